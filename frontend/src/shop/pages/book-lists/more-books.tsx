import { topSellers, booksApi } from '@/api/books.api';
import { words } from '@/words/shop';
import { BookRow } from './book-row';

/** The keyboard comes through all of them on its way to the foot of the page. */
const maxShown = 8;

/** A row of books below what would end in nothing. */
export function MoreBooks() {
  const { data, error } = booksApi.useListBooksQuery(topSellers);
  if (data ? data.books.length === 0 : error) return null;
  return (
    <section className="page pb-14 sm:pb-20">
      <BookRow title={words.shelves.moreBooks} books={data?.books.slice(0, maxShown)} isQuiet />
    </section>
  );
}
