import { Types, type mongo } from 'mongoose';
import type { BookListQuery, BookSort } from '../contract/book/book.ts';
import { usedConditions } from '../contract/book/condition.ts';
import type { SearchQuery } from '../contract/book/search.ts';
import {
  bookCollection,
  bookOrder,
  drafts,
  onSale,
  reading,
  undoableSince,
  type StoredBook,
} from './book.model.ts';
import { inShopOn } from './promises.ts';

/** What a list or a search may ask for, as its query says it. */
type BookFilters = Omit<BookListQuery & SearchQuery, 'sort'>;
export type Filter = mongo.Filter<StoredBook>;
type Order = BookSort | 'deleted';
export interface Part {
  start: number;
  limit: number;
}

/**
 * The books that a query means: those on sale, unless it asks for the owner's drafts or deleted ones.
 * With a day only those that are in the shop then.
 */
export function filterOf(query: BookFilters, today?: string): Filter {
  const { draft, deleted, category, trending, minPrice, maxPrice, maxStock, ids } = query;
  const { condition, isbn } = query;
  const price = {
    ...(minPrice !== undefined && { $gte: Math.round(minPrice * 100) }),
    ...(maxPrice !== undefined && { $lte: Math.round(maxPrice * 100) }),
  };
  return {
    ...(deleted ? { deletedAt: { $gte: undoableSince() } } : draft ? drafts : onSale()),
    ...(category && { category }),
    ...(trending !== undefined && { trending }),
    ...(Object.keys(price).length > 0 && { newPriceCents: price }),
    ...(maxStock !== undefined && { stock: { $gte: 0, $lte: maxStock } }),
    ...(today && inShop(today, maxStock)),
    ...(ids && { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }),
    ...(condition && { condition: condition === 'new' ? null : { $in: [...usedConditions] } }),
    ...(isbn && { isbn }),
  };
}

function inShop(today: string, maxStock = Infinity): Filter {
  const { stock, ...rest } = inShopOn(today);
  return { ...rest, stock: maxStock === Infinity ? stock : { $gt: 0, $lte: maxStock } };
}

/** Books from `start` on that pass the filter, in the order of an index. */
export async function findPage(filter: Filter, sort: Order, part: Part): Promise<StoredBook[]> {
  if (sort !== 'stock' || 'stock' in filter) return find(filter, sort, part);
  // A database puts what is missing first; a book without a number of copies never runs out, so it
  // stands behind those that do.
  const limited = { ...filter, stock: { $gte: 0 } };
  return findAcross([limited, 'stock'], [{ ...filter, stock: null }, 'newest'], part);
}

/** A part of two lists of which the second goes on where the first one ends. */
export async function findAcross(
  first: [Filter, Order],
  second: [Filter, Order],
  { start, limit }: Part,
): Promise<StoredBook[]> {
  if (limit === 0) return [];
  const books = await find(...first, { start, limit });
  if (books.length === limit) return books;
  // How many there are matters only to a part that begins behind them.
  const isKnown = books.length > 0 || start === 0;
  const before = isKnown ? start + books.length : await countBooks(first[0]);
  const rest = { start: Math.max(0, start - before), limit: limit - books.length };
  return [...books, ...(await find(...second, rest))];
}

export function countBooks(filter: Filter): Promise<number> {
  return bookCollection.countDocuments(filter, { maxTimeMS: reading.maxTimeMS });
}

function find(filter: Filter, sort: Order, { start, limit }: Part): Promise<StoredBook[]> {
  return bookCollection
    .find(filter, reading)
    .sort(bookOrder[sort])
    .skip(start)
    .limit(limit)
    .toArray();
}

/** The books of these ids that pass the filter, in the order of the ids. */
export async function findInOrder(
  ids: Types.ObjectId[],
  filter: Filter = {},
): Promise<StoredBook[]> {
  if (ids.length === 0) return [];
  const found = await bookCollection.find({ ...filter, _id: { $in: ids } }, reading).toArray();
  const byId = new Map(found.map((book) => [book._id.toHexString(), book]));
  return ids.flatMap((id) => byId.get(id.toHexString()) ?? []);
}

/** The ids of all books that pass the filter. */
export async function findIds(filter: Filter): Promise<Set<string>> {
  const found = await bookCollection.find(filter, { ...reading, projection: { _id: 1 } }).toArray();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}
