import { useListRelatedBooksQuery } from '@/features/books/books.api';
import { SectionTitle } from '@/ui/section-title';
import { BookRow } from './book-row';

const label = 'More to read';

/** Books by the same author or of the same kind; quietly absent when there are none. */
export function RelatedBooks({ bookId }: { bookId: string }) {
  const { currentData, error } = useListRelatedBooksQuery(bookId);
  if (error || currentData?.length === 0) return null;
  return (
    <section className="page pt-14 sm:pt-20">
      <BookRow label={label} heading={<SectionTitle>{label}</SectionTitle>} books={currentData} />
    </section>
  );
}
