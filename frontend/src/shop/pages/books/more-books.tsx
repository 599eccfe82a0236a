import { topSellers, useListBooksQuery } from '@/api/books.api';
import { BookRow } from './book-row';

/** A row of books below what would end in nothing. */
export function MoreBooks() {
  const { data, error } = useListBooksQuery(topSellers);
  if (data ? data.books.length === 0 : error) return null;
  return (
    <section className="page pb-14 sm:pb-20">
      <BookRow title="From our shelves" books={data?.books} isQuiet />
    </section>
  );
}
