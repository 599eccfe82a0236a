import { adminTexts } from '@/config/admin-messages';
import { DataTable } from '@/ui/data-table';
import { NothingFound } from '@/ui/found-list';
import { Loaded, type Query } from '@/ui/loaded';
import { Skeleton } from '@/ui/spinner';
import { pluralize } from '@/ui/text/formats';
import type { allOf, BookSelection } from './book-selection';
import { SelectBox } from '@/ui/form/select-box';
import { BulkBar } from './bulk-bar';
import { hasFilters, useBookTableFilters, type BookTableFilters } from './book-table-filters';
import type { Elements } from '@/ui/elements';

interface BookTableContentProps {
  /** Its data is how many books there are on all pages. */
  query: Query<number>;
  hasRows: boolean;
  /** What the box in the head does. */
  all: ReturnType<typeof allOf>;
  selection: BookSelection;
  /** The bodies of the table. */
  children: Elements;
}

/** A table of books with what is said above it and done with what is ticked in it. */
export function BookTableContent({
  query,
  hasRows,
  all,
  selection,
  children,
}: BookTableContentProps) {
  const { filters } = useBookTableFilters();
  const total = query.data;
  return (
    <>
      <div className="mb-2 flex min-h-11 items-center">
        {hasRows && (
          // The cards of a phone have no head row to tick them all in.
          <div className="md:hidden">
            <SelectBox
              label="Select all on this screen"
              isChecked={all.isAllSelected}
              onChange={all.onSelectAll}
            />
          </div>
        )}
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {total !== undefined && countWords(total, filters)}
        </p>
      </div>
      <Loaded
        query={query}
        failed="The books could not be loaded."
        waiting={<TableSkeleton />}
        isEndless
      >
        {(count) =>
          count === 0 ? (
            <NothingFound>{emptyText(filters)}</NothingFound>
          ) : (
            <DataTable caption={adminTexts.allBooks} rowCount={count} columns={columnsWith(all)}>
              {children}
            </DataTable>
          )
        }
      </Loaded>
      <BulkBar selection={selection} />
    </>
  );
}

function columnsWith({ isAllSelected, onSelectAll }: ReturnType<typeof allOf>) {
  const { number, title, category, price, actions } = adminTexts.bookColumns;
  const box = (
    <SelectBox label="Select all shown books" isChecked={isAllSelected} onChange={onSelectAll} />
  );
  return [
    { text: box, className: 'w-11 !px-0 max-md:invisible' },
    number,
    title,
    category,
    { text: price, className: 'text-right' },
    { text: 'Stock', className: 'text-right' },
    { text: 'Trending', className: 'md:max-lg:hidden' },
    { text: actions, className: 'text-right' },
  ];
}

function countWords(total: number, { draft, q }: BookTableFilters): string {
  const drafts = total === 1 ? ', a draft' : ', drafts';
  return `${pluralize(total, 'book')}${draft ? drafts : ''}${q ? ` found for "${q}"` : ''}`;
}

function emptyText(filters: BookTableFilters): string {
  if (hasFilters(filters)) return 'No book matches. Try fewer filters.';
  if (filters.draft)
    return 'No drafts. A book that is saved as a draft waits here until it is published.';
  return 'No books yet. Add the first one, or import a list.';
}

function TableSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className="space-y-2">
      {Array.from({ length: 8 }, (_unused, index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </div>
  );
}
