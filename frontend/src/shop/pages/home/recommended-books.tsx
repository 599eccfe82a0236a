import { customerTexts } from '@/config/messages';
import { catalogueWith } from '@/config/paths';
import { homeList, useListBooksQuery } from '@/api/books.api';
import { ButtonLink } from '@/ui/controls/button';
import { BookRow } from '@/shop/pages/books/book-row';

/** List positions 8 to 14, counted from 0 (section 9 of the specification). */
const firstPosition = 8;
const endPosition = 15;

export function RecommendedBooks() {
  const query = useListBooksQuery(homeList);
  return (
    <BookRow
      title={customerTexts.recommended}
      books={query.data?.books.slice(firstPosition, endPosition)}
      query={query}
      empty={
        <div className="flex min-h-72 flex-col items-start justify-center gap-5 text-ink-soft">
          <p>Our shelves are still filling up. What is there is worth a look already.</p>
          <ButtonLink variant="quiet" to={catalogueWith({})}>
            See all books
          </ButtonLink>
        </div>
      }
    />
  );
}
