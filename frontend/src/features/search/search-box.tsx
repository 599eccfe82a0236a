import { useState, type FormEvent } from 'react';
import { FiSearch } from 'react-icons/fi';
import { useNavigate } from 'react-router-dom';
import { customerTexts } from '@/config/messages';
import { catalogueWith } from '@/config/paths';

/** The header's search: leads to the result page. */
export function SearchBox() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    navigate(catalogueWith({ q: text.trim() }));
  };
  return (
    <form role="search" onSubmit={search} className="relative">
      <FiSearch
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-faint"
      />
      <input
        type="search"
        name="q"
        maxLength={100}
        aria-label={customerTexts.searchPlaceholder}
        placeholder={customerTexts.searchPlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-h-11 w-full rounded-full border border-line-strong bg-surface pr-4 pl-10 text-base placeholder:text-ink-faint hover:border-ink"
      />
    </form>
  );
}
