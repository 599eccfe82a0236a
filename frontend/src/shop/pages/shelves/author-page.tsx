import { useParams } from 'react-router-dom';
import { maxBooksOfAuthor } from '@storyloom/backend/contract/book/author';
import { shelvesApi } from '@/api/shelves.api';
import { catalogueWith } from '@/config/paths';
import { BookGrid } from '@/shop/pages/books/book-grid';
import { ButtonLink } from '@/ui/controls/button';
import { pluralize } from '@/ui/text/formats';
import { ChosenBooksPage } from './chosen-books-page';
import { words } from '@/words/shop';

export function AuthorPage() {
  const { id = '' } = useParams();
  const query = shelvesApi.useReadAuthorQuery(id);
  return (
    <ChosenBooksPage
      query={query}
      title={words.titles.author}
      missing="We have no books of this author"
    >
      {({ author, books }) => {
        const hasMore = books.length === maxBooksOfAuthor;
        return (
          <>
            <h1 dir="auto" className="text-4xl wrap-anywhere sm:text-5xl">
              {author}
            </h1>
            <p className="mt-2 text-ink-soft">
              {`${hasMore ? `The newest ${books.length} books` : pluralize(books.length, 'book')} in the shop`}
            </p>
            <h2 className="sr-only">Books</h2>
            <div className="mt-10">
              <BookGrid books={books} />
            </div>
            {hasMore && (
              <ButtonLink variant="quiet" to={catalogueWith({ q: author })} className="mt-10">
                {`Look for all books by ${author}`}
              </ButtonLink>
            )}
          </>
        );
      }}
    </ChosenBooksPage>
  );
}
