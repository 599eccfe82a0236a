import { undoDays } from '@storyloom/backend/contract/book/book';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { Cell, DataTable, TableBody, TableRow } from '@/ui/data-table';
import { FoundList } from '@/ui/found-list';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { formatDateTime } from '@/ui/text/formats';
import { Skeleton } from '@/ui/spinner';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { pageLength } from '@/api/page';
import { useBookTableFilters } from './book-table-filters';
import { useRestoreBook } from '@/admin/books/use-delete-book';

export function DeletedBooks() {
  const { page } = useBookTableFilters().filters;
  const query = adminBooksApi.useListDeletedBooksQuery({ page, limit: pageLength });
  const restore = useRestoreBook();
  return (
    <FoundList
      query={query}
      failed="The deleted books could not be loaded."
      waiting={<Skeleton className="h-40" />}
      count={({ total }) => `${total} deleted within ${undoDays} days.`}
      empty={`No book was deleted within ${undoDays} days.`}
    >
      {({ books }) => (
        <DataTable caption="Deleted books" columns={['Title', 'Deleted', 'By', 'Restore']}>
          <TableBody aria-busy={query.isFetching}>
            {books.map((book) => (
              <TableRow key={book._id} className="block py-3 md:py-0">
                <Cell className="block font-semibold md:table-cell md:w-full">
                  <span>{book.title}</span>
                  {book.author && (
                    <span className="font-normal text-ink-soft">{` · ${book.author}`}</span>
                  )}
                </Cell>
                <Cell className="mr-3 inline-block text-ink-soft md:mr-0 md:table-cell md:whitespace-nowrap">
                  <time dateTime={book.deletedAt}>{formatDateTime(book.deletedAt)}</time>
                </Cell>
                <Cell className="inline-block text-ink-soft md:table-cell md:min-w-28">
                  {book.deletedBy}
                </Cell>
                <Cell className="block pt-2 md:table-cell md:pt-2 md:whitespace-nowrap">
                  <SmallButton
                    aria-label={`Restore ${book.title}`}
                    ref={restoreFocusBeside}
                    onClick={ignoreDoubleClick(() => restore(book))}
                  >
                    Restore
                  </SmallButton>
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </DataTable>
      )}
    </FoundList>
  );
}
