import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { canBeOrdered } from '@storyloom/backend/contract/book/delivery-estimate';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { booksApi } from '@/api/endpoints/books.api';
import { catalogueWith, paths } from '@/config/paths';
import { formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/first';

/** The number of copies shown here; the catalogue has all of them. */
const shownCopies = 5;
/** Enough to include the new book, which is usually the dearest. */
const limit = 50;

/**
 * Used copies with the same ISBN, the cheapest first, then the new book; nothing if there are no
 * others.
 */
export function OtherCopies({ book }: { book: PublicBook }) {
  const headingId = useId();
  const { _id, isbn = '', used, condition } = book;
  const query = { isbn, sort: 'price-asc', limit } as const;
  const mayHaveOthers = isbn !== '' && (used !== undefined || condition !== undefined);
  const { currentData, isError } = booksApi.useListBooksQuery(query, { skip: !mayHaveOthers });
  if (!mayHaveOthers) return null;
  const others =
    currentData?.books.filter((other) => other._id !== _id && canBeOrdered(other)) ?? [];
  if (!used && others.length === 0) return null;
  const rowsAhead = Math.min(used?.count ?? 0, shownCopies) + (condition ? 1 : 0);
  const asNew = others.find((other) => !other.condition);
  const copies = others.filter((other) => other.condition);
  return (
    <section aria-labelledby={headingId} className="mt-6 border-t border-line pt-4">
      <h2 id={headingId} className="font-sans text-base font-semibold">
        {[
          asNew && words.used.newFor(formatPrice(asNew.newPrice)),
          used && words.used.alsoUsed(used.count, formatPrice(used.from)),
        ]
          .filter(Boolean)
          .join(' · ') || words.used.otherCopies}
      </h2>
      <ul
        className="mt-1 divide-y divide-line"
        // Reserves space while the copies load, so that nothing below moves.
        style={currentData || isError ? undefined : { minHeight: `${2.8 * rowsAhead}rem` }}
      >
        {copies.slice(0, shownCopies).map((copy) => (
          <Copy key={copy._id} copy={copy} />
        ))}
        {asNew && <Copy copy={asNew} />}
      </ul>
      {copies.length > shownCopies && (
        <Link to={catalogueWith({ q: isbn })} className="link inline-flex min-h-11 items-center">
          {words.used.allCopies}
        </Link>
      )}
    </section>
  );
}

function Copy({ copy }: { copy: PublicBook }) {
  return (
    <li>
      <Link
        to={paths.book(copy._id)}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5"
      >
        <span className="link">
          {copy.condition ? words.used.used[copy.condition] : words.used.asNew}
        </span>
        <span className="font-medium tabular-nums">{formatPrice(copy.newPrice)}</span>
      </Link>
    </li>
  );
}
