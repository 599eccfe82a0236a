import type { ReactNode } from 'react';
import { Navigate, type To } from 'react-router-dom';
import { PageLinks } from './controls/page-links';

interface FoundListProps {
  found: { total: number; isLeast?: boolean };
  /** What was found is of another page or search, and the answer for this one is on its way. */
  isOutdated: boolean;
  /** How many there are, in words. */
  count: ReactNode;
  /** What is said instead of an empty list. */
  empty: string;
  page: number;
  pageLength: number;
  /** The address of a page. */
  to: (page: number) => To;
  children: ReactNode;
}

/** One page of what was found, how much that is, and the way to the other pages. */
export function FoundList(props: FoundListProps) {
  const { found, isOutdated, count, empty, page, pageLength, to, children } = props;
  const { total, isLeast = false } = found;
  const pageCount = Math.max(1, Math.ceil(total / pageLength));
  // What stood there is gone by now, or the address is an old one.
  if (!isOutdated && page > pageCount) return <Navigate replace to={to(pageCount)} />;
  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-soft tabular-nums">
        {count}
      </p>
      {total === 0 ? <NothingFound>{empty}</NothingFound> : children}
      <PageLinks page={page} pageCount={pageCount} isLeast={isLeast} to={to} />
    </>
  );
}

export function NothingFound({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-lg border border-line bg-surface px-6 py-12 text-center text-ink-soft">
      {children}
    </p>
  );
}
