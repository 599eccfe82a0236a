import { useEffect, useRef, type ReactNode } from 'react';
import { FiArrowLeft } from 'react-icons/fi';
import { ButtonLink } from '@/ui/controls/button';

interface OpenedTitleProps {
  /** Unless something below it has the keyboard. */
  takesFocus?: boolean;
  className?: string;
  children: ReactNode;
}

/** The title of what was opened out of a list: the keyboard begins there. */
export function OpenedTitle({ takesFocus = true, className = '', children }: OpenedTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={title} tabIndex={-1} className={`text-2xl wrap-anywhere outline-none ${className}`}>
      {children}
    </h2>
  );
}

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink variant="plain" size="small" to={to} className="mb-4 -ml-3 print:hidden">
      <FiArrowLeft aria-hidden="true" />
      {children}
    </ButtonLink>
  );
}
