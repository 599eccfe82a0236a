import type { ReactNode } from 'react';
import type { Book, PublicBook } from '@storyloom/backend/contract/book/book';
import { CategoryName } from '@/shop-facts/settings/categories';
import { formatDate } from '@/shop-facts/formats/formats';
import { words } from '@/words/first';
import { AuthorLink } from './author-link';

export function BookFacts({ book }: { book: PublicBook }) {
  // One column on phones with enlarged text.
  return (
    <dl className="mt-5 grid gap-x-5 gap-y-1.5 @[15rem]:grid-cols-[auto_1fr]">
      <BookFact name={words.book.facts.author}>
        {book.author ? <AuthorLink author={book.author} className="link" /> : words.book.noAuthor}
      </BookFact>
      {/* A preorder is not published yet. */}
      {book.promise?.kind !== 'preorder' && (
        <BookFact name={words.book.facts.published}>
          <time dateTime={book.createdAt}>{formatDate(book.createdAt)}</time>
        </BookFact>
      )}
      <BookFact name={words.book.facts.category}>
        <CategoryName slug={book.category} />
      </BookFact>
      {rowsOf(book).map(([name, value]) =>
        value ? (
          <BookFact key={name} name={name}>
            <bdi>{value}</bdi>
          </BookFact>
        ) : null,
      )}
    </dl>
  );
}

type Fact = readonly [name: string, value: string | number | undefined];
/** Fields with a row or a part of the page of their own; no type checks them. */
type ShownElsewhere =
  | 'title'
  | 'description'
  | 'category'
  | 'coverImage'
  | 'oldPrice'
  | 'newPrice'
  | 'author'
  | 'stock'
  | 'draft'
  | 'createdAt'
  | 'condition'
  | 'conditionNote';
type NotShown =
  | '_id'
  | 'trending'
  | 'updatedAt'
  | 'antique'
  | 'priceLifted'
  | 'vatRate'
  | 'supply'
  | 'supplyDays'
  | 'availableFrom';

/** All other fields of a book: a new field does not compile until it is listed here or above. */
const rows: Record<Exclude<keyof Book, ShownElsewhere | NotShown>, (book: Book) => Fact> = {
  isbn: ({ isbn }) => [words.book.facts.isbn, isbn && `${isbn.slice(0, 3)}-${isbn.slice(3)}`],
  publisher: ({ publisher }) => [words.book.facts.publisher, publisher],
  year: ({ isbn, year }) => [
    isbn ? words.book.facts.edition : words.book.facts.firstPublished,
    year,
  ],
  pages: ({ pages }) => [words.book.facts.pages, pages],
  language: ({ language }) => [words.book.facts.language, language],
  format: ({ format }) => [words.book.facts.format, format],
};

const rowsOf = (book: Book) => Object.values(rows).map((rowOf) => rowOf(book));

function BookFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </>
  );
}
