import type { ClientSession, Types } from 'mongoose';
import { OrderModel } from '../../../order-record/order.model.ts';

/** Returns the ids of all books in orders since the given time that have one of these books. */
export async function findOrderedBooks(
  books: Types.ObjectId[],
  since: Date,
  session?: ClientSession,
): Promise<Set<string>> {
  const filter = { 'items.bookId': { $in: books }, createdAt: { $gte: since } };
  const ordered = await OrderModel.distinct('items.bookId', filter).session(session ?? null);
  return new Set(ordered.map(String));
}
