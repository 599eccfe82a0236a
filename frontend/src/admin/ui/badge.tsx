import type { ReactNode } from 'react';

const tones = {
  // Paper has no background: light text would vanish.
  new: 'bg-accent text-on-accent print:text-black',
  open: 'bg-accent-wash text-ink',
  moving: 'bg-sunken text-ink border border-line-strong',
  done: 'bg-green-wash text-green',
  ended: 'bg-red-wash text-red',
  plain: 'border border-line-strong',
};
export type BadgeTone = keyof typeof tones;

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex rounded-full px-2.5 py-0.5 font-sans text-sm font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
