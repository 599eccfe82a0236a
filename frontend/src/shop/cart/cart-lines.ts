import type { Book } from '@storyloom/backend/contract/book/book';
import { sumPrices } from '@/ui/text/price';

/** A book in the cart, compared with the same book in the shop today. */
export interface CartLine {
  /** As it is today; as it was when added while today's is not known. */
  book: Book;
  problem: 'gone' | 'sold-out' | null;
  /** The price when it was added, when today's differs. */
  oldPrice: number | null;
}

/** `today` undefined: not known yet, so nothing has changed as far as we can tell. */
export function compareCart(books: Book[], today: Book[] | undefined): CartLine[] {
  if (!today) return books.map((book) => ({ book, problem: null, oldPrice: null }));
  const fresh = new Map(today.map((book) => [book._id, book]));
  return books.map((book) => {
    const now = fresh.get(book._id);
    if (!now) return { book, problem: 'gone', oldPrice: null };
    return {
      book: now,
      problem: now.stock === 0 ? 'sold-out' : null,
      oldPrice: now.newPrice === book.newPrice ? null : book.newPrice,
    };
  });
}

/** What can be bought, in dollars. */
export function sumLines(lines: CartLine[]): number {
  return sumPrices(lines.filter(({ problem }) => !problem).map(({ book }) => book.newPrice));
}
