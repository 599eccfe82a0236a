import { Types, type mongo } from 'mongoose';
import type { BookListQuery, BookSort } from '../../contract/book/book.ts';
import { usedConditions } from '../../contract/book/condition.ts';
import type { SearchQuery } from '../../contract/book/search.ts';
import {
  bookCollection,
  bookSortFields,
  drafts,
  onSale,
  ownersBooks,
  reading,
  undoableSince,
  type StoredBook,
} from './book.model.ts';
import { notFound } from '../../http/api-error.ts';
import { inShopOn } from './delivery-estimates.ts';

/** Filters of lists and searches. */
type BookFilters = Omit<BookListQuery & SearchQuery, 'sort'>;
export type Filter = mongo.Filter<StoredBook>;
type Sort = BookSort | 'deleted';
export interface Page {
  start: number;
  limit: number;
}

/**
 * The database filter of a query: books on sale, unless it asks for drafts or deleted books. With a day
 * only books that are in stock then.
 */
export function filterOf(query: BookFilters, today?: string): Filter {
  const { draft, deleted, category, trending, minPrice, maxPrice, maxStock, ids } = query;
  const { condition, isbn } = query;
  const price = {
    ...(minPrice !== undefined && { $gte: Math.round(minPrice * 100) }),
    ...(maxPrice !== undefined && { $lte: Math.round(maxPrice * 100) }),
  };
  return {
    ...(deleted ? { deletedAt: { $gte: undoableSince() } } : draft ? drafts : onSale),
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

/** One page of the books that pass the filter, sorted. */
export async function findPage(filter: Filter, sort: Sort, page: Page): Promise<StoredBook[]> {
  const { stock: stockFilter = {} } = filter as { stock?: object };
  // With a maximum no book without counted stock passes the filter.
  if (sort !== 'stock' || '$lte' in stockFilter) return find(filter, sort, page);
  // MongoDB sorts missing values first, but books without counted stock never run out and come last.
  const tracked = { ...filter, stock: { $gte: 0, ...stockFilter } };
  return findAcross([tracked, 'stock'], [{ ...filter, stock: null }, 'newest'], page);
}

/** One page of two concatenated lists. */
export async function findAcross(
  first: [Filter, Sort],
  second: [Filter, Sort],
  { start, limit }: Page,
): Promise<StoredBook[]> {
  if (limit === 0) return [];
  const books = await find(...first, { start, limit });
  if (books.length === limit) return books;
  // The length of the first list is needed only for a page that starts after it.
  const isKnown = books.length > 0 || start === 0;
  const before = isKnown ? start + books.length : await countBooks(first[0]);
  const rest = { start: Math.max(0, start - before), limit: limit - books.length };
  return [...books, ...(await find(...second, rest))];
}

export function countBooks(filter: Filter): Promise<number> {
  return bookCollection.countDocuments(filter, { maxTimeMS: reading.maxTimeMS });
}

function find(filter: Filter, sort: Sort, { start, limit }: Page): Promise<StoredBook[]> {
  return bookCollection
    .find(filter, reading)
    .sort(bookSortFields[sort])
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

/** Reads one book. Throws 404. */
export async function readBook(filter: Filter, options?: mongo.FindOptions): Promise<StoredBook> {
  const book = await bookCollection.findOne(filter, options);
  if (!book) throw notFound('book');
  return book;
}

/** How many books and drafts have a price that is no whole number. */
export async function countBooksWithDecimals(): Promise<number> {
  let count = 0;
  const prices = { newPriceCents: 1, oldPriceCents: 1 };
  for await (const book of bookCollection
    .find(ownersBooks)
    .project<Pick<StoredBook, 'newPriceCents' | 'oldPriceCents'>>(prices)) {
    if (book.newPriceCents % 100 > 0 || (book.oldPriceCents ?? 0) % 100 > 0) count += 1;
  }
  return count;
}
