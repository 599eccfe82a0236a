import { useState } from 'react';
import { FiCheck, FiCopy } from 'react-icons/fi';
import { words } from '@/words/shop';

/** Copies a shown text; without access to the clipboard, the text can still be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      window.setTimeout(() => setIsCopied(false), 2000);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={label}
        className="inline-flex size-11 items-center justify-center rounded-md align-middle hover:bg-sunken sm:size-8 print:hidden"
      >
        {isCopied ? <FiCheck aria-hidden="true" /> : <FiCopy aria-hidden="true" />}
      </button>
      <span role="status" className="sr-only">
        {isCopied && words.shopUi.copied}
      </span>
    </>
  );
}
