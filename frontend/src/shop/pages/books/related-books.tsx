import { useListRelatedBooksQuery } from '@/api/books.api';
import { BookRow } from './book-row';

/** Books by the same author or of the same kind; quietly absent when there are none. */
export function RelatedBooks({ bookId }: { bookId: string }) {
  const { currentData, error } = useListRelatedBooksQuery(bookId);
  if (error || currentData?.length === 0) return null;
  return (
    <section className="page pt-14 sm:pt-20">
      <BookRow title="More to read" books={currentData} />
    </section>
  );
}
