import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { pageSize } from '@/api/page';
import { usePage } from '@/browser/navigation/use-filters';
import { PageLinks } from '@/ui/controls/page-links';
import { Loaded, type Query } from '@/ui/loaded';
import type { Elements } from '@/ui/elements';

interface ListPage {
  total: number;
  isLowerBound?: boolean;
}

interface PagedListProps<Data extends ListPage> {
  query: Query<Data>;
  /** The text of the error. */
  failed: string;
  loading?: Elements;
  count: (found: Data) => ReactNode;
  /** Shown instead of an empty list. */
  empty: string;
  children: (found: Data) => Elements;
}

/** One page of a list: its count, its rows and links to the other pages. */
export function PagedList<Data extends ListPage>(props: PagedListProps<Data>) {
  const { query, failed, loading, count, empty, children } = props;
  const { page, to } = usePage();
  return (
    <Loaded query={query} failed={failed} loading={loading}>
      {(found) => {
        const pageCount = Math.max(1, Math.ceil(found.total / pageSize));
        // The list has become shorter, or the address is an old one.
        if (query.currentData && page > pageCount) return <Navigate replace to={to(pageCount)} />;
        return (
          <>
            <p role="status" className="mb-3 text-sm text-ink-soft tabular-nums">
              {count(found)}
            </p>
            {found.total === 0 ? <EmptyList>{empty}</EmptyList> : children(found)}
            <PageLinks
              page={page}
              pageCount={pageCount}
              isLowerBound={found.isLowerBound}
              to={to}
            />
          </>
        );
      }}
    </Loaded>
  );
}

export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-lg border border-line bg-surface px-6 py-12 text-center text-ink-soft">
      {children}
    </p>
  );
}
