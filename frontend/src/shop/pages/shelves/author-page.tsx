import { useParams } from 'react-router-dom';
import { maxBooksOfAuthor } from '@storyloom/backend/contract/limits';
import { shelvesApi } from '@/api/endpoints/shelves.api';
import { catalogueWith } from '@/config/paths';
import { BookGrid } from '@/shop/book-lists/book-grid';
import { ButtonLink } from '@/ui/controls/button';
import { BooksPage } from './books-page';
import { words } from '@/words/shop';

export function AuthorPage() {
  const { id = '' } = useParams();
  const query = shelvesApi.useReadAuthorQuery(id);
  return (
    <BooksPage query={query} title={words.titles.author} missing={words.shelves.unknownAuthor}>
      {({ author, books }) => {
        const hasMore = books.length === maxBooksOfAuthor;
        return (
          <>
            <h1 dir="auto" className="text-4xl wrap-anywhere sm:text-5xl">
              {author}
            </h1>
            <p className="mt-2 text-ink-soft">
              {words.shelves[hasMore ? 'newestInTheShop' : 'inTheShop'](books.length)}
            </p>
            <h2 className="sr-only">{words.bookList.heading}</h2>
            <div className="mt-10">
              <BookGrid books={books} />
            </div>
            {hasMore && (
              <ButtonLink variant="quiet" to={catalogueWith({ q: author })} className="mt-10">
                {words.shelves.allBooksBy(author)}
              </ButtonLink>
            )}
          </>
        );
      }}
    </BooksPage>
  );
}
