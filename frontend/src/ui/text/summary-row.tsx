import type { ReactNode } from 'react';

/** A row of a summary, the name above the value, for a `dl`. */
export function SummaryRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
