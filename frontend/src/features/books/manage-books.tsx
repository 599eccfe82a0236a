import type { Book } from '@storyloom/backend/contract/book';
import { useCallback, useEffect, useState } from 'react';
import { isTemporary, readApiProblem } from '@/api/api-error';
import { adminTexts } from '@/config/messages';
import { Button } from '@/ui/button';
import { TableBody } from '@/ui/data-table';
import { Pager } from '@/ui/pager';
import { RetryNotice } from '@/ui/retry-notice';
import { Skeleton } from '@/ui/spinner';
import { useSearchBooksQuery } from './books.api';
import { useBookSelection } from './book-selection';
import { allOf, BookTable } from './book-table';
import { BookTableChunk } from './book-table-chunk';
import {
  searchQueryOf,
  pageLength,
  useBookTableFilters,
  wholeListPageLength,
} from './use-book-table-filters';
import { BookTableFilterBar } from './book-table-filter-bar';
import { BookTableRow, SelectBox } from './book-table-row';
import { BulkBar } from './bulk-bar';

/** The table of all books: page by page, or the whole list below each other (ruling R23). */
export function ManageBooks() {
  const { filters, setFilters } = useBookTableFilters();
  const { isWhole, page } = filters;
  const query = searchQueryOf(filters);
  const limit = isWhole ? wholeListPageLength : pageLength;
  const { data, currentData, error, isFetching, refetch } = useSearchBooksQuery({
    ...query,
    page: isWhole ? 1 : page,
    limit,
  });
  const selection = useBookSelection(JSON.stringify([query, isWhole, isWhole ? 1 : page]));
  const [loaded, setLoaded] = useState<Record<number, Book[]>>({});
  const noteLoaded = useCallback(
    (chunk: number, books: Book[]) => setLoaded((before) => ({ ...before, [chunk]: books })),
    [],
  );

  const shown = isWhole ? Object.values(loaded).flat() : (currentData?.books ?? []);
  const all = allOf(shown, selection);
  const total = data?.total ?? 0;
  const pageCount = Math.ceil(total / limit);
  const isBeyond = !isWhole && currentData !== undefined && page > Math.max(1, pageCount);
  useEffect(() => {
    // Its last books were deleted, or the address is an old one.
    if (isBeyond) setFilters({ page: Math.max(1, pageCount) }, { replace: true });
  });
  return (
    <div className="[--book-row-height:7.1rem] md:[--book-row-height:4.5rem]">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <BookTableFilterBar />
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isWhole}
          onClick={() => setFilters({ isWhole: !isWhole })}
        >
          {isWhole ? 'Page by page' : adminTexts.seeAll}
        </Button>
      </div>
      <div className="mb-2 flex min-h-11 items-center">
        {shown.length > 0 && (
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
          {data && `${total.toLocaleString('en-US')} ${total === 1 ? 'book' : 'books'}`}
          {filters.q && data && ` found for "${filters.q}"`}
        </p>
      </div>
      {error && !currentData && (
        <RetryNotice
          text="The books could not be loaded."
          isRetrying={isFetching}
          isTemporary={isTemporary(readApiProblem(error))}
          onRetry={() => void refetch()}
        />
      )}
      {data && total === 0 && (
        <p className="rounded-lg border border-line bg-surface px-6 py-12 text-center text-ink-soft">
          {filters.q || filters.category || filters.trending
            ? 'No book matches. Try fewer filters.'
            : 'No books yet. Add the first one, or import a list.'}
        </p>
      )}
      {!data && !error && <TableSkeleton />}
      {data && total > 0 && (
        <BookTable total={total} {...all}>
          {isWhole ? (
            Array.from({ length: pageCount }, (_unused, index) => (
              <BookTableChunk
                key={index}
                query={query}
                page={index + 1}
                limit={limit}
                rowCount={Math.min(limit, total - index * limit)}
                selection={selection}
                onLoaded={noteLoaded}
              />
            ))
          ) : (
            <TableBody aria-busy={!currentData}>
              {data.books.map((book, index) => (
                <BookTableRow
                  key={book._id}
                  book={book}
                  number={(page - 1) * limit + index + 1}
                  isSelected={selection.ids.has(book._id)}
                  onSelect={selection.toggle}
                />
              ))}
            </TableBody>
          )}
        </BookTable>
      )}
      <BulkBar selection={selection} />
      {!isWhole && (
        <div className="mt-5">
          <Pager page={page} pageCount={pageCount} onPage={(next) => setFilters({ page: next })} />
        </div>
      )}
    </div>
  );
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
