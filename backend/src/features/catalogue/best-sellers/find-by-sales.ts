import type { StoredBook } from '../../../models/books/book.model.ts';
import {
  findAcross,
  findIds,
  findInOrder,
  type Filter,
  type Page,
} from '../../../models/books/book-queries.ts';
import { findBestSellers } from './best-sellers.model.ts';

/** Books that pass the filter: the best sellers, then the newest; sold-out books are last. */
export async function findBySales(filter: Filter, page: Page): Promise<StoredBook[]> {
  const bestSellers = await findBestSellers();
  const inStock: Filter = { $or: [{ stock: null }, { stock: { $gt: 0 } }] };
  const amongBestSellers: Filter = { _id: { $in: bestSellers } };
  const amongOthers: Filter = { _id: { $nin: bestSellers } };
  const passing = await findIds({ $and: [filter, amongBestSellers, inStock] });
  const ranked = bestSellers.filter((id) => passing.has(id.toHexString()));
  const books = await findInOrder(ranked.slice(page.start, page.start + page.limit));
  const others: Filter = { $and: [filter, amongOthers, inStock] };
  const soldOut: Filter = { $and: [filter, { stock: 0 }] };
  const start = Math.max(0, page.start - ranked.length);
  const rest = { start, limit: page.limit - books.length };
  return [...books, ...(await findAcross([others, 'newest'], [soldOut, 'newest'], rest))];
}
