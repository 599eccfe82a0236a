import { Navigate } from 'react-router-dom';
import { PageLinks } from '@/ui/controls/page-links';
import { BookTableContent } from './book-table-content';
import { useBookSelection } from './book-selection';
import { BookTableRow } from './book-table-row';
import { booksApi } from '@/api/endpoints/books.api';
import { pageSize } from '@/api/page';
import { usePage } from '@/browser/navigation/use-filters';
import { useSearchQuery } from './book-table-filters';

export function BookTablePages() {
  const { page, to } = usePage();
  const query = { ...useSearchQuery(), page, limit: pageSize };
  const search = booksApi.useSearchBooksQuery(query);
  const { currentData } = search;
  const data = search.error ? currentData : search.data;
  const selection = useBookSelection(JSON.stringify(query));
  const pageCount = Math.ceil((data?.total ?? 0) / pageSize);
  const lastPage = Math.max(1, pageCount);
  // The last books of this page were deleted, or the address is old.
  if (currentData && page > lastPage) return <Navigate replace to={to(lastPage)} />;
  return (
    <>
      <BookTableContent
        query={{
          ...search,
          data: data?.total,
          error: currentData ? undefined : search.error,
        }}
        shown={currentData?.books ?? []}
        selection={selection}
        isBusy={!currentData}
      >
        {data?.books.map((book, index) => (
          <BookTableRow
            key={book._id}
            book={book}
            number={(page - 1) * pageSize + index + 1}
            selection={selection}
          />
        ))}
      </BookTableContent>
      <PageLinks page={page} pageCount={pageCount} to={to} />
    </>
  );
}
