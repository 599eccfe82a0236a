import { useEffect } from 'react';
import { TableBody } from '@/ui/data-table';
import { PageJump } from '@/ui/controls/page-jump';
import { PageLinks } from '@/ui/controls/page-links';
import { BookList } from './book-list';
import { useLowStock } from '@/admin/books/low-stock';
import { useBookSelection } from './book-selection';
import { BookTableRow } from './book-table-row';
import { useSearchBooksQuery } from '@/api/books.api';
import {
  pageLength,
  searchQueryOf,
  useBookTableFilters,
  writeFilters,
} from './use-book-table-filters';

/** The books page by page. */
export function PagedBooks() {
  const { filters, setFilters } = useBookTableFilters();
  const { page } = filters;
  const query = { ...searchQueryOf(filters, useLowStock()), page, limit: pageLength };
  const { data, currentData, error, isFetching, refetch } = useSearchBooksQuery(query);
  const selection = useBookSelection(JSON.stringify(query));
  const pageCount = Math.ceil((data?.total ?? 0) / pageLength);
  const isBeyond = currentData !== undefined && page > Math.max(1, pageCount);
  useEffect(() => {
    // Its last books were deleted, or the address is an old one.
    if (isBeyond) setFilters({ page: Math.max(1, pageCount) }, { replace: true });
  });
  return (
    <>
      <BookList
        total={data?.total}
        shown={currentData?.books ?? []}
        selection={selection}
        error={currentData ? undefined : error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      >
        <TableBody aria-busy={!currentData}>
          {data?.books.map((book, index) => (
            <BookTableRow
              key={book._id}
              book={book}
              number={(page - 1) * pageLength + index + 1}
              isSelected={selection.ids.has(book._id)}
              onSelect={selection.toggle}
            />
          ))}
        </TableBody>
      </BookList>
      <PageLinks
        page={page}
        pageCount={pageCount}
        to={(next) => ({ search: writeFilters({ ...filters, page: next }).toString() })}
      />
      <PageJump pageCount={pageCount} onJump={(next) => setFilters({ page: next })} />
    </>
  );
}
