import type { ReactNode } from 'react';

/** One fact of a summary: its name above it. Stands in a `dl`. */
export function SummaryRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
