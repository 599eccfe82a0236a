import { deletedBooksDays } from '@storyloom/backend/contract/deleted-book';
import { retryProps } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { Cell, DataTable, HeadCell, TableBody, TableRow } from '@/ui/data-table';
import { FoundList } from '@/ui/found-list';
import { whenMeant } from '@/ui/meant';
import { formatMoment } from '@/ui/text/moment';
import { RetryNotice } from '@/ui/retry-notice';
import { Skeleton } from '@/ui/spinner';
import { useListDeletedBooksQuery } from './admin-books.api';
import { pageLength, useBookTableFilters, writeFilters } from './table/use-book-table-filters';
import { useRestoreBook } from './use-delete-book';

/** What was deleted lately, by whom and when; each can be brought back. */
export function DeletedBooks() {
  const { filters } = useBookTableFilters();
  const { page } = filters;
  const { data, currentData, error, isFetching, refetch } = useListDeletedBooksQuery({
    page,
    limit: pageLength,
  });
  const restore = useRestoreBook();
  if (!data) {
    if (!error) return <Skeleton className="h-40" />;
    return (
      <RetryNotice
        text="The deleted books could not be loaded."
        isRetrying={isFetching}
        {...retryProps(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  const { books, total } = data;
  return (
    <FoundList
      found={data}
      isOutdated={!currentData}
      count={`${total} deleted within ${deletedBooksDays} days.`}
      empty={`No book was deleted within ${deletedBooksDays} days.`}
      page={page}
      pageLength={pageLength}
      to={(next) => ({ search: writeFilters({ ...filters, page: next }).toString() })}
    >
      <DataTable
        caption="Deleted books"
        head={
          <>
            <HeadCell>Title</HeadCell>
            <HeadCell>Deleted</HeadCell>
            <HeadCell>By</HeadCell>
            <HeadCell>Bring back</HeadCell>
          </>
        }
      >
        <TableBody aria-busy={isFetching}>
          {books.map((book) => (
            <TableRow key={book._id} className="block py-3 md:py-0">
              <Cell className="block font-semibold md:table-cell md:w-full">
                {book.title}
                {book.author && <span className="font-normal text-ink-soft"> · {book.author}</span>}
              </Cell>
              <Cell className="mr-3 inline-block text-ink-soft md:mr-0 md:table-cell md:whitespace-nowrap">
                <time dateTime={book.deletedAt}>{formatMoment(book.deletedAt)}</time>
              </Cell>
              <Cell className="inline-block text-ink-soft md:table-cell md:min-w-28">
                {book.deletedBy}
              </Cell>
              <Cell className="block pt-2 md:table-cell md:pt-2 md:whitespace-nowrap">
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Bring back ${book.title}`}
                  onClick={whenMeant(() => restore(book))}
                >
                  Bring back
                </Button>
              </Cell>
            </TableRow>
          ))}
        </TableBody>
      </DataTable>
    </FoundList>
  );
}
