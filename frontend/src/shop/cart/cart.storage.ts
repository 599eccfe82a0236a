import type { Book } from '@storyloom/backend/contract/book/book';
import { readStored, watchStored, writeStored } from '@/browser/storage';

const key = 'storyloom.cart';

/** More books than this cannot be ordered at once. */
export const largestCart = 100;

/** The stored cart without whatever is not a book; empty when there is none or storage is blocked. */
export function readCart(): Book[] {
  const stored = readStored('local', key);
  if (!Array.isArray(stored)) return [];
  const books = new Map<string, Book>();
  for (const entry of stored) {
    if (isBook(entry) && books.size < largestCart) books.set(entry._id, entry);
  }
  return [...books.values()];
}

export function writeCart(books: Book[]): boolean {
  return writeStored('local', key, books.length > 0 ? books : null);
}

export function watchCart(onChange: () => void): () => void {
  return watchStored(key, onChange);
}

function isBook(entry: unknown): entry is Book {
  if (typeof entry !== 'object' || entry === null) return false;
  const book = entry as Partial<Record<keyof Book, unknown>>;
  return (
    typeof book._id === 'string' &&
    /^[0-9a-f]{24}$/i.test(book._id) &&
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
