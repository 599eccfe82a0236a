import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface MenuProps {
  /** Read out for the button; its picture or text is `face`. */
  label: string;
  face: ReactNode;
  faceClassName?: string;
  children: ReactNode;
}

/** A button that opens a small panel; closes with Escape, a click elsewhere, or a chosen link. */
export function Menu({ label, face, faceClassName = '', children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const closeAfterChoice = (event: React.MouseEvent) => {
    if ((event.target as Element).closest('a, button')) setIsOpen(false);
  };

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={`relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md hover:bg-sunken ${faceClassName}`}
      >
        {face}
      </button>
      {isOpen && (
        <div
          id={panelId}
          onClick={closeAfterChoice}
          className="absolute right-0 z-40 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-2 shadow-raised"
        >
          {children}
        </div>
      )}
    </div>
  );
}

export const menuItemLook =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-[0.9375rem] hover:bg-sunken';
