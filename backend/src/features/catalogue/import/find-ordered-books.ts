import type { ClientSession, Types } from 'mongoose';
import { OrderModel } from '../../../models/orders/order.model.ts';

/** Returns the ids of those of the books that were ordered since the given time. */
export async function findOrderedBooks(
  books: Types.ObjectId[],
  since: Date,
  session?: ClientSession,
): Promise<Set<string>> {
  const filter = { 'items.bookId': { $in: books }, createdAt: { $gte: since } };
  const ordered = await OrderModel.distinct('items.bookId', filter).session(session ?? null);
  // The orders have other books too.
  const wanted = new Set(books.map(String));
  return new Set(ordered.map(String).filter((id) => wanted.has(id)));
}
