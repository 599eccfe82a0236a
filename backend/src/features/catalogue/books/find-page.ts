import { Types, type mongo } from 'mongoose';
import type { BookSort } from '../../../contract/book/book.ts';
import { deletedBooksDays } from '../../../contract/book/deleted-book.ts';
import {
  bookCollection,
  bookOrder,
  drafts,
  hiddenFields as projection,
  onSale,
  type StoredBook,
} from './book.model.ts';

/** What a list or a search may ask for, as its query says it. */
interface BookFilters {
  draft?: 'true' | undefined;
  deleted?: 'true' | undefined;
  category?: StoredBook['category'] | undefined;
  author?: string | undefined;
  trending?: boolean | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  maxStock?: number | undefined;
  ids?: string[] | undefined;
}
export type Filter = mongo.Filter<StoredBook>;
type Order = BookSort | 'deleted';
export interface Part {
  start: number;
  limit: number;
}

const maxTimeMS = 5000;
const dayMs = 24 * 60 * 60 * 1000;

/** The books that a query means: those on sale, unless it asks for the owner's drafts or deleted ones. */
export function filterOf(query: BookFilters): Filter {
  const { draft, deleted, category, author, trending, minPrice, maxPrice, maxStock, ids } = query;
  const deletedSince = new Date(Date.now() - deletedBooksDays * dayMs);
  const price = {
    ...(minPrice !== undefined && { $gte: Math.round(minPrice * 100) }),
    ...(maxPrice !== undefined && { $lte: Math.round(maxPrice * 100) }),
  };
  return {
    ...(deleted ? { deletedAt: { $gte: deletedSince } } : draft ? drafts : onSale()),
    ...(category && { category }),
    ...(author && { author }),
    ...(trending !== undefined && { trending }),
    ...(Object.keys(price).length > 0 && { newPriceCents: price }),
    ...(maxStock !== undefined && { stock: { $gte: 0, $lte: maxStock } }),
    ...(ids && { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }),
  };
}

/** Books from `start` on that pass the filter, in the order of an index. */
export async function findPage(filter: Filter, sort: Order, part: Part): Promise<StoredBook[]> {
  if (sort !== 'stock' || 'stock' in filter) return find(filter, sort, part);
  // A database puts what is missing first; a book without a number of copies never runs out, so it
  // stands behind those that do.
  const { start, limit } = part;
  const limited = { ...filter, stock: { $gte: 0 } };
  const books = await find(limited, 'stock', part);
  if (books.length === limit) return books;
  const before = await countBooks(limited);
  const rest = { start: Math.max(0, start - before), limit: limit - books.length };
  return [...books, ...(await find({ ...filter, stock: null }, 'newest', rest))];
}

export function countBooks(filter: Filter): Promise<number> {
  return bookCollection.countDocuments(filter, { maxTimeMS });
}

function find(filter: Filter, sort: Order, { start, limit }: Part): Promise<StoredBook[]> {
  return bookCollection
    .find(filter, { projection, maxTimeMS })
    .sort(bookOrder[sort])
    .skip(start)
    .limit(limit)
    .toArray();
}
