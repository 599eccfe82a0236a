import type { ReactNode } from 'react';
import { words } from '@/words/first';

type Tone = 'info' | 'warning' | 'error' | 'success';

const toneClasses: Record<Tone, string> = {
  info: 'bg-sunken border-line-strong',
  warning: 'bg-accent-wash border-accent-deep',
  error: 'bg-red-wash border-red',
  success: 'bg-green-wash border-green',
};

interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** The id of the call that failed. */
  reference?: string | undefined;
  className?: string;
}

/** A message in the page. Errors interrupt a screen reader, other messages do not. */
export function Notice({ tone = 'info', title, children, reference, className = '' }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`rounded-md border-s-4 px-4 py-3 text-note ${toneClasses[tone]} ${className}`}
    >
      {title && <p className="font-semibold">{title}</p>}
      {children && <div>{children}</div>}
      <Reference id={reference} />
    </div>
  );
}

/** The request id of a failed call, for a customer who reports it. */
export function Reference({ id }: { id: string | undefined }) {
  if (!id) return null;
  return (
    <p className="mt-2 text-xs font-normal text-ink-soft">
      <span>{`${words.ui.reference} `}</span>
      <code dir="ltr" className="wrap-anywhere select-all">
        {id}
      </code>
    </p>
  );
}
