import { useMemo } from 'react';
import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { BookCardSkeleton } from '@/shop/book/book-card';
import { HydrateInView } from '@/ui/hydrate-in-view';
import type { EagerOn } from '@/shop-facts/book/cover';
import { ShopBookCard } from './shop-book-card';

/** Books in the first row of a phone and of a wide screen. */
const [narrowRow, wideRow] = [2, 4];

interface BookGridProps {
  books: PublicBook[] | undefined;
  /** The number of books, if it is known. */
  expected?: number;
}

/** A grid of books; skeletons of the same size while they load. */
export function BookGrid({ books, expected = 8 }: BookGridProps) {
  const cards = useMemo(
    () =>
      books?.map((book, index) => {
        const first = eagerOn(index);
        const card = <ShopBookCard book={book} shape="tall" eagerOn={first} />;
        return first ? (
          <li key={book._id}>{card}</li>
        ) : (
          <HydrateInView key={book._id} as="li">
            {card}
          </HydrateInView>
        );
      }),
    [books],
  );
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-4 gap-y-10 sm:grid-cols-2 sm:gap-x-8 md:grid-cols-[repeat(auto-fill,minmax(max(8.5rem,28%),1fr))] lg:grid-cols-4">
      {cards ??
        Array.from({ length: expected }, (_, index) => (
          <li key={index}>
            <BookCardSkeleton shape="tall" />
          </li>
        ))}
    </ul>
  );
}

function eagerOn(index: number): EagerOn {
  if (index < narrowRow) return 'every screen';
  return index < wideRow ? 'wide screens' : undefined;
}
