import { useParams } from 'react-router-dom';
import type { Shelf } from '@storyloom/backend/contract/book/shelf';
import { shelvesApi } from '@/api/endpoints/shelves.api';
import { ShopBookCard } from '@/shop/book-lists/shop-book-card';
import { PlainText } from '@/ui/text/plain-text';
import { BooksPage } from './books-page';
import { words } from '@/words/shop';

/** A shelf of the shop with its text and a note for each book. */
export function ShelfPage() {
  const { id = '' } = useParams();
  const query = shelvesApi.useReadShelfQuery(id);
  return (
    <BooksPage query={query} title={words.titles.shelf} missing={words.shelves.unknownShelf}>
      {({ title, note, books }) => (
        <>
          <h1 dir="auto" className="text-4xl wrap-anywhere sm:text-5xl">
            {title}
          </h1>
          {note && (
            <div className="mt-4 max-w-prose space-y-3 text-lg text-ink-soft">
              <PlainText text={note} />
            </div>
          )}
          <h2 className="sr-only">{words.bookList.heading}</h2>
          {books.length === 0 ? (
            <p className="mt-10 text-ink-soft">{words.shelves.emptyShelf}</p>
          ) : (
            <ol className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-2">
              {books.map((entry, index) => (
                <li key={entry.book._id} className="flex flex-col gap-4">
                  <ShelfEntry {...entry} isFirst={index < 2} />
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </BooksPage>
  );
}

function ShelfEntry({ book, note, isFirst }: Shelf['books'][number] & { isFirst: boolean }) {
  return (
    <>
      <div className="flex-1">
        <ShopBookCard book={book} shape="wide" eagerOn={isFirst ? 'every screen' : undefined} />
      </div>
      {note && (
        <p
          dir="auto"
          className="border-s-4 border-accent px-4 font-serif text-lg leading-snug wrap-anywhere whitespace-pre-line"
        >
          {note}
        </p>
      )}
    </>
  );
}
