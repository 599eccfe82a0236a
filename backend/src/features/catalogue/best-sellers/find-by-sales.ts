import type { Types } from 'mongoose';
import type { StoredBook } from '../books/book.model.ts';
import {
  countBooks,
  findIds,
  findInOrder,
  findPage,
  type Filter,
  type Part,
} from '../books/find-page.ts';
import { findBestSellers } from './best-sellers.model.ts';

/**
 * Books that pass the filter: what sold most lately, then the newest; those that are sold out stand
 * at the end, in a shop that has not sold anything lately too.
 */
export async function findBySales(filter: Filter, part: Part): Promise<StoredBook[]> {
  const bestSellers = await findBestSellers();
  const isThere: Filter = { $or: [{ stock: null }, { stock: { $gt: 0 } }] };
  const isRanked: Filter = { _id: { $in: bestSellers } };
  const isUnranked: Filter = { _id: { $nin: bestSellers } };
  const ranked = await findRanked({ $and: [filter, isRanked, isThere] }, bestSellers);
  const books = await findInOrder(ranked.slice(part.start, part.start + part.limit));
  let before = ranked.length;
  for (const also of [{ $and: [isUnranked, isThere] }, { stock: 0 }] as Filter[]) {
    const limit = part.limit - books.length;
    if (limit === 0) break;
    const rest = { $and: [filter, also] };
    const start = Math.max(0, part.start - before);
    const found = await findPage(rest, 'newest', { start, limit });
    books.push(...found);
    // How many there are matters only to a page that begins behind them.
    before += found.length > 0 ? start + found.length : await countBooks(rest);
  }
  return books;
}

/** The best first. */
async function findRanked(filter: Filter, bestSellers: Types.ObjectId[]) {
  const ids = await findIds(filter);
  return bestSellers.filter((id) => ids.has(id.toHexString()));
}
