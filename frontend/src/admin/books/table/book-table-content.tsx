import type { Book } from '@storyloom/backend/contract/book/book';
import { DataTable } from '@/admin/ui/data-table';
import { EmptyList } from '@/admin/ui/paged-list';
import { Loaded, type Query } from '@/ui/loaded';
import { Skeleton } from '@/ui/spinner';
import { selectAllState, type BookSelection } from './book-selection';
import { RowCheckbox } from '@/admin/ui/form/row-checkbox';
import { BulkBar } from './bulk-bar';
import { hasFilters, useBookTableFilters, type BookTableFilters } from './book-table-filters';
import type { Elements } from '@/ui/elements';
import { words } from '@/words/admin';

interface BookTableContentProps {
  /** The query of the number of books on all pages. */
  query: Query<number>;
  /** The shown books, which the checkbox in the table head selects. */
  shown: Pick<Book, '_id' | 'title'>[];
  selection: BookSelection;
  isBusy?: boolean;
  children: Elements;
}

export function BookTableContent(props: BookTableContentProps) {
  const { query, shown, selection, isBusy, children } = props;
  const { filters } = useBookTableFilters();
  const total = query.data;
  const all = selectAllState(
    shown.map(({ _id }) => _id),
    selection,
  );
  return (
    <>
      <div className="mb-2 flex min-h-11 items-center">
        {shown.length > 0 && (
          // Phones show cards without a head row, so the select-all checkbox stands above them.
          <div className="md:hidden">
            <RowCheckbox
              label={words.adminBooks.selectScreen}
              isChecked={all.isAllSelected}
              onChange={all.onSelectAll}
            />
          </div>
        )}
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {total !== undefined &&
            words.adminBooks.count(total, { areDrafts: filters.draft !== '', q: filters.q })}
        </p>
      </div>
      <Loaded
        query={query}
        failed={words.adminBooks.failed}
        loading={<TableSkeleton />}
        keepsDataOnError
      >
        {(count) =>
          count === 0 ? (
            <EmptyList>{emptyText(filters)}</EmptyList>
          ) : (
            <DataTable
              caption={words.adminBooks.title}
              rowCount={count}
              columns={columnsWith(all)}
              isBusy={isBusy}
            >
              {children}
            </DataTable>
          )
        }
      </Loaded>
      <BulkBar selection={selection} shown={shown} />
    </>
  );
}

function columnsWith({ isAllSelected, onSelectAll }: ReturnType<typeof selectAllState>) {
  const { columns, selectShown } = words.adminBooks;
  const { number, title, category, price, stock, trending, actions } = columns;
  const atEnd = 'text-end';
  const box = <RowCheckbox label={selectShown} isChecked={isAllSelected} onChange={onSelectAll} />;
  return [
    { text: box, className: 'w-11 !px-0 max-md:invisible' },
    number,
    title,
    category,
    { text: price, className: atEnd },
    { text: stock, className: atEnd },
    { text: trending, className: 'md:max-lg:hidden' },
    { text: actions, className: atEnd },
  ];
}

function emptyText(filters: BookTableFilters): string {
  const { nothingMatches, noDrafts, noBooks } = words.adminBooks;
  if (hasFilters(filters)) return nothingMatches;
  return filters.draft ? noDrafts : noBooks;
}

function TableSkeleton() {
  return (
    <div role="status" aria-label={words.adminBooks.loading} className="space-y-2">
      {Array.from({ length: 8 }, (_unused, index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </div>
  );
}
