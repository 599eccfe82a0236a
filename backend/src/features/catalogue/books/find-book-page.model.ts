import type { BookSort } from '../../../contract/book.ts';
import {
  bookCollection,
  bookOrder,
  hiddenFields as projection,
  type StoredBook,
} from './book.model.ts';

type Filter = Record<string, unknown>;
interface Part {
  start: number;
  limit: number;
}

const maxTimeMS = 5000;

/** Books from `start` on that pass the filter, in the order of an index. */
export async function findBookPage(
  filter: Filter,
  sort: BookSort,
  { start, limit }: Part,
): Promise<StoredBook[]> {
  if (sort !== 'stock' || 'stock' in filter) return find(filter, sort, { start, limit });
  // A database puts what is missing first; a book without a number of copies never runs out, so it
  // stands behind those that do.
  const limited = { ...filter, stock: { $gte: 0 } };
  const books = await find(limited, 'stock', { start, limit });
  if (books.length === limit) return books;
  const before = await bookCollection.countDocuments(limited, { maxTimeMS });
  const rest = { start: Math.max(0, start - before), limit: limit - books.length };
  return [...books, ...(await find({ ...filter, stock: null }, 'newest', rest))];
}

function find(filter: Filter, sort: BookSort, { start, limit }: Part): Promise<StoredBook[]> {
  return bookCollection
    .find(filter, { projection, maxTimeMS })
    .sort(bookOrder[sort])
    .skip(start)
    .limit(limit)
    .toArray();
}
