import type { Book } from '@storyloom/backend/contract/book/book';
import { maxBookListLength } from '@storyloom/backend/contract/limits';
import { isBookId } from '@/api/book-ids';
import { storedEntry } from '@/browser/storage';

/** Drops entries that are not books. */
export const storedCart = storedEntry('local', 'storyloom.cart', (stored) => {
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  const books = new Map(entries.filter(isBook).map((book) => [book._id, book]));
  return [...books.values()].slice(0, maxBookListLength);
});

function isBook(entry: unknown): entry is Book {
  if (typeof entry !== 'object' || entry === null) return false;
  const book = entry as Partial<Record<keyof Book, unknown>>;
  return (
    isBookId(book._id) &&
    typeof book.title === 'string' &&
    typeof book.category === 'string' &&
    typeof book.coverImage === 'string' &&
    typeof book.newPrice === 'number' &&
    Number.isFinite(book.newPrice) &&
    book.newPrice >= 0 &&
    isAbsentOr(book.oldPrice, 'number') &&
    isAbsentOr(book.author, 'string') &&
    isAbsentOr(book.stock, 'number')
  );
}

function isAbsentOr(value: unknown, type: string): boolean {
  return value === undefined || typeof value === type;
}
