import type { ReactNode } from 'react';

export function SectionTitle({ children }: { children: ReactNode }) {
  return <h2 className="text-[1.75rem] sm:text-4xl">{children}</h2>;
}
