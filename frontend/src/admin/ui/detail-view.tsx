import { useEffect, useRef, type ReactNode } from 'react';
import { FiArrowLeft } from 'react-icons/fi';
import { ButtonLink } from '@/ui/controls/button';
import { EmptyList } from './paged-list';
import { Loaded, type Query } from '@/ui/loaded';
import type { Elements } from '@/ui/elements';

interface DetailTitleProps {
  /** False if an element below it has the focus. */
  hasFocus?: boolean;
  className?: string;
  children: ReactNode;
}

/** The title of a record that was opened from a list; receives focus. */
export function DetailTitle({ hasFocus = true, className = '', children }: DetailTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The record may arrive late. Focus that is in a field by then stays there.
    const isTyping = document.activeElement?.matches('input, textarea, select');
    if (hasFocus && !isTyping) title.current?.focus();
  }, [hasFocus]);
  return (
    <h2 ref={title} tabIndex={-1} className={`text-2xl wrap-anywhere outline-none ${className}`}>
      {children}
    </h2>
  );
}

interface DetailViewProps<Data> {
  query: Query<Data>;
  backTo: string;
  /** The text of the link to the list. */
  all: string;
  /** Shown if there is no such record, or if it could not be loaded. */
  errors: { gone: string; failed: string };
  waitsForRefetch?: boolean;
  children: (data: Data) => Elements;
}

/** A record that was opened from a list, with the link back. */
export function DetailView<Data>({ backTo, all, errors, ...rest }: DetailViewProps<Data>) {
  return (
    <>
      <BackLink to={backTo}>{all}</BackLink>
      <Loaded {...rest} failed={errors.failed} notFound={<EmptyList>{errors.gone}</EmptyList>} />
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
