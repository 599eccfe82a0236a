import { isTemporary, readApiProblem } from '@/api/api-error';
import { customerTexts } from '@/config/messages';
import { catalogueWith } from '@/config/paths';
import { homeList, useListBooksQuery } from '@/features/books/books.api';
import { ButtonLink } from '@/ui/button';
import { RetryNotice } from '@/ui/retry-notice';
import { SectionTitle } from '@/ui/section-title';
import { BookRow } from './book-row';

/** List positions 8 to 14, counted from 0 (section 9 of the specification). */
const firstPosition = 8;
const endPosition = 15;

export function RecommendedBooks() {
  const { data, error, isFetching, refetch } = useListBooksQuery(homeList);
  const heading = <SectionTitle>{customerTexts.recommended}</SectionTitle>;
  const books = data?.books.slice(firstPosition, endPosition);

  if (error && !data) {
    return (
      <>
        {heading}
        <RetryNotice
          text="The books did not load"
          isRetrying={isFetching}
          isTemporary={isTemporary(readApiProblem(error))}
          onRetry={refetch}
        />
      </>
    );
  }
  if (books?.length === 0) {
    return (
      <>
        {heading}
        <div className="flex min-h-64 flex-col items-start justify-center gap-5 text-ink-soft">
          <p>Our shelves are still filling up. What is there is worth a look already.</p>
          <ButtonLink variant="quiet" to={catalogueWith({})}>
            See all books
          </ButtonLink>
        </div>
      </>
    );
  }
  return <BookRow label={customerTexts.recommended} heading={heading} books={books} />;
}
