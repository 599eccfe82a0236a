import type { ReactNode } from 'react';

/** The headline of a part of a page. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className="text-[1.75rem] sm:text-4xl">{children}</h2>;
}
