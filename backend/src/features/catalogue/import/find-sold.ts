import mongoose, { type Types } from 'mongoose';
import { batchesOf } from '../../../database/batches-of.ts';
import { OrderModel } from '../../../order-record/order.model.ts';

const batchSize = 500;

/** Which of these books somebody has ordered since. */
export async function findSold(books: Types.ObjectId[], since: Date): Promise<Set<string>> {
  const sold = new Set<string>();
  const createdAt = mongoose.trusted({ $gte: since });
  for (const batch of batchesOf(books, batchSize)) {
    const filter = { 'items.bookId': mongoose.trusted({ $in: batch }), createdAt };
    const orders = await OrderModel.find(filter, { items: 1 }).lean();
    for (const { items } of orders) for (const { bookId } of items) sold.add(String(bookId));
  }
  return sold;
}
