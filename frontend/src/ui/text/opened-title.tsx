import { useEffect, useRef, type ReactNode } from 'react';
import { FiArrowLeft } from 'react-icons/fi';
import { ButtonLink } from '@/ui/controls/button';
import { NothingFound } from '@/ui/found-list';
import { Loaded, type Query } from '@/ui/loaded';
import type { Elements } from '@/ui/elements';
import type { AdminWords } from '@/words/load-words';
import { words } from '@/words/admin';

interface OpenedTitleProps {
  /** Unless something below it has the keyboard. */
  takesFocus?: boolean;
  className?: string;
  children: ReactNode;
}

/** The title of a record that was opened from a list; receives focus. */
export function OpenedTitle({ takesFocus = true, className = '', children }: OpenedTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It may come late; if focus is in a field by then, it stays there.
    const isTyping = document.activeElement?.matches('input, textarea, select');
    if (takesFocus && !isTyping) title.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={title} tabIndex={-1} className={`text-2xl wrap-anywhere outline-none ${className}`}>
      {children}
    </h2>
  );
}

interface OpenedProps<Data> {
  query: Query<Data>;
  backTo: string;
  /** Of the list that it was opened out of. */
  all: string;
  /** What it is. */
  noun: keyof AdminWords['opened'];
  gone?: string;
  isFresh?: boolean;
  children: (data: Data) => Elements;
}

/** A record that was opened from a list, with the link back. */
export function Opened<Data>({ backTo, all, noun, gone, ...rest }: OpenedProps<Data>) {
  const texts = words.opened[noun];
  const unknown = <NothingFound>{gone ?? texts.gone}</NothingFound>;
  return (
    <>
      <BackLink to={backTo}>{all}</BackLink>
      <Loaded {...rest} failed={texts.failed} unknown={unknown} />
    </>
  );
}

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink variant="plain" size="small" to={to} className="mb-4 -ms-3 print:hidden">
      <FiArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
      <span>{children}</span>
    </ButtonLink>
  );
}
