import type { ClientSession, Types } from 'mongoose';
import { OrderModel } from '../../../order-record/order.model.ts';

/** Returns the ids of all books in orders since the given time that have one of these books. */
export async function findSoldBooks(
  books: Types.ObjectId[],
  since: Date,
  session?: ClientSession,
): Promise<Set<string>> {
  const ordered = { 'items.bookId': { $in: books }, createdAt: { $gte: since } };
  const sold = await OrderModel.distinct('items.bookId', ordered).session(session ?? null);
  return new Set(sold.map(String));
}
