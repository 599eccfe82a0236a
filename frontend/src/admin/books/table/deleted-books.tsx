import { undoDays } from '@storyloom/backend/contract/book/book';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { SmallButton } from '@/ui/controls/button';
import { Cell, DataTable, TableRow } from '@/admin/ui/data-table';
import { PagedList } from '@/admin/ui/paged-list';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { Skeleton } from '@/ui/spinner';
import { adminBooksApi } from '@/admin/books/admin-books.api';
import { pageSize } from '@/api/page';
import { useBookTableFilters } from './book-table-filters';
import { words } from '@/words/admin';
import { useUndoDelete } from '@/admin/books/use-delete-book';

export function DeletedBooks() {
  const { page } = useBookTableFilters().filters;
  const query = adminBooksApi.useListDeletedBooksQuery({ page, limit: pageSize });
  const undoDelete = useUndoDelete();
  const texts = words.adminBooks.deletedBooks;
  const { title, at, by, restore } = texts.columns;
  return (
    <PagedList
      query={query}
      failed={texts.failed}
      loading={<Skeleton className="h-40" />}
      count={({ total }) => texts.count(total, undoDays)}
      empty={texts.none(undoDays)}
    >
      {({ books }) => (
        <DataTable
          caption={texts.title}
          columns={[title, at, by, restore]}
          isBusy={query.isFetching}
        >
          {books.map((book) => (
            <TableRow key={book._id} className="block py-3 md:py-0">
              <Cell className="block font-semibold md:table-cell md:w-full">
                <bdi>{book.title}</bdi>
                {book.author && (
                  <span className="font-normal text-ink-soft">
                    <span>{' · '}</span>
                    <bdi>{book.author}</bdi>
                  </span>
                )}
              </Cell>
              <Cell className="me-3 inline-block text-ink-soft md:me-0 md:table-cell md:whitespace-nowrap">
                <time dateTime={book.deletedAt}>{formatDateTime(book.deletedAt)}</time>
              </Cell>
              <Cell className="inline-block text-ink-soft md:table-cell md:min-w-28">
                {book.deletedBy}
              </Cell>
              <Cell className="block pt-2 md:table-cell md:pt-2 md:whitespace-nowrap">
                <SmallButton
                  aria-label={texts.restoreBook(book.title)}
                  ref={restoreFocusBeside}
                  onClick={ignoreDoubleClick(() => undoDelete(book).undo())}
                >
                  {texts.restore}
                </SmallButton>
              </Cell>
            </TableRow>
          ))}
        </DataTable>
      )}
    </PagedList>
  );
}
