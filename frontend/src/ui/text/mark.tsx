import type { ReactNode } from 'react';

const tones = {
  new: 'bg-accent text-on-accent',
  open: 'bg-accent-wash text-ink',
  moving: 'bg-sunken text-ink border border-line-strong',
  done: 'bg-green-wash text-green',
  ended: 'bg-red-wash text-red',
  plain: 'border border-line-strong',
};
export type MarkTone = keyof typeof tones;

/** How something stands, in a word. */
export function Mark({ tone, children }: { tone: MarkTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex rounded-full px-2.5 py-0.5 font-sans text-sm font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

/** A number on the corner of a sign; with the number as its key it moves when that changes. */
export function Counter({ count }: { count: number }) {
  return (
    <span className="absolute top-0.5 right-0 flex h-5 min-w-5 animate-bump items-center justify-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums">
      {count > 99 ? '99+' : count}
    </span>
  );
}
