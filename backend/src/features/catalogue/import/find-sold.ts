import type { ClientSession, Types } from 'mongoose';
import { OrderModel } from '../../../order-record/order.model.ts';

/** Ids of these books that were ordered since. */
export async function findSold(
  books: Types.ObjectId[],
  since: Date,
  session?: ClientSession,
): Promise<Set<string>> {
  const ordered = { 'items.bookId': { $in: books }, createdAt: { $gte: since } };
  const sold = await OrderModel.distinct('items.bookId', ordered).session(session ?? null);
  return new Set(sold.map(String));
}
