import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface MenuProps {
  /** Read out for the button; its picture or text is `trigger`. */
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  children: ReactNode;
}

/**
 * A button that opens a small panel; closes with Escape, when pointer or focus go elsewhere, and
 * after a choice. Arrow keys, Home and End lead through the links and buttons.
 */
export function Menu({ label, trigger, triggerClassName = '', children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useLayoutEffect(() => {
    if (isOpen && panel.current) keepInView(panel.current);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const closeAfterClick = (event: Event) => {
      const item = (event.target as Element).closest('a, button');
      if (!item || !panel.current?.contains(item)) return;
      // A button opens no page, so focus returns to the button of the menu.
      if (item.matches('button')) button.current?.focus();
      setIsOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setIsOpen(false);
        button.current?.focus();
        return;
      }
      const isInMenu = root.current?.contains(event.target as Node);
      // Radio buttons have arrow keys of their own.
      if (!isInMenu || event.defaultPrevented || event.target instanceof HTMLInputElement) return;
      if (moveFocus(panel.current, event.key)) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('click', closeAfterClick, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => listening.abort();
  }, [isOpen]);

  const openByKey = (event: React.KeyboardEvent) => {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    flushSync(() => setIsOpen(true));
    moveFocus(panel.current, event.key);
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
        onKeyDown={openByKey}
        className={`relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md hover:bg-sunken ${triggerClassName}`}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          ref={panel}
          id={panelId}
          className="absolute top-full end-0 z-40 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-2 shadow-raised"
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Keeps the panel within a narrow screen. */
function keepInView(panel: HTMLElement): void {
  const { left, right } = panel.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(panel).direction === 'rtl';
  const space = isRightToLeft ? document.documentElement.clientWidth - right : left;
  if (space < 8) panel.style.insetInlineEnd = `${space - 8}px`;
}

/** Returns whether the key moved the focus. */
function moveFocus(panel: HTMLElement | null, key: string): boolean {
  const items = [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const current = items.findIndex((item) => item === document.activeElement);
  const next: Record<string, number> = {
    Home: 0,
    End: items.length - 1,
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (current <= 0 ? items.length : current) - 1,
  };
  const item = items[next[key] ?? -1];
  item?.focus();
  return item !== undefined;
}

export const menuItemClassName =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-start text-note hover:bg-sunken';
