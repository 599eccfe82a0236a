import { SmallButton } from '@/ui/controls/button';
import { adminBooksApi, infinitePageSize } from '@/admin/books/admin-books.api';
import { BookTableContent } from './book-table-content';
import { useBookSelection } from './book-selection';
import { useSearchQuery } from './book-table-filters';
import { words } from '@/words/admin';
import { BookTableRow } from './book-table-row';

/** All books on one page; a button at the end loads a hundred more. */
export function InfiniteBookTable() {
  const query = useSearchQuery();
  const search = adminBooksApi.useSearchAllBooksInfiniteQuery(query);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = search;
  const data = error ? currentData : search.data;
  const selection = useBookSelection(JSON.stringify(query));
  const shown = currentData?.pages.flatMap(({ books }) => books) ?? [];
  return (
    <>
      <BookTableContent
        query={{
          data: data?.pages.at(-1)?.total,
          currentData,
          error,
          isFetching,
          refetch: currentData ? fetchNextPage : refetch,
        }}
        shown={shown}
        selection={selection}
      >
        {data?.pages.flatMap(({ books }, page) =>
          books.map((book, index) => (
            <BookTableRow
              key={`${page} ${book._id}`}
              book={book}
              number={page * infinitePageSize + index + 1}
              selection={selection}
            />
          )),
        )}
      </BookTableContent>
      {hasNextPage && (
        <SmallButton className="mt-6" isBusy={isFetching} onClick={() => void fetchNextPage()}>
          {words.adminBooks.filters.showMore}
        </SmallButton>
      )}
    </>
  );
}
