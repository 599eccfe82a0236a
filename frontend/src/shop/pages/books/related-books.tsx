import type { OpenBook } from '@storyloom/backend/contract/book/book';
import { booksApi } from '@/api/books.api';
import { BookRow } from './book-row';

/** Books by the same author or of the same kind, but for those the page shows; quietly absent when there are none. */
export function RelatedBooks({ bookId, without = [] }: { bookId: string; without?: OpenBook[] }) {
  const { currentData, error } = booksApi.useListRelatedBooksQuery(bookId);
  const books = currentData?.filter(({ _id }) => without.every((shown) => shown._id !== _id));
  if (error || books?.length === 0) return null;
  return (
    <section className="page pt-14 sm:pt-20">
      <BookRow title="More to read" books={books} />
    </section>
  );
}
