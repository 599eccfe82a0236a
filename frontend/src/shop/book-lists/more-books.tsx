import { topSellers, booksApi } from '@/api/endpoints/books.api';
import { words } from '@/words/shop';
import { BookRow } from './book-row';

/** A keyboard user tabs through all of them to reach the footer. */
const maxShown = 8;

/** A row of books for a page that would end without any. */
export function MoreBooks() {
  const { data, error } = booksApi.useListBooksQuery(topSellers);
  if (data ? data.books.length === 0 : error) return null;
  return (
    <section className="page pb-14 sm:pb-20">
      <BookRow title={words.shelves.moreBooks} books={data?.books.slice(0, maxShown)} isQuiet />
    </section>
  );
}
