import mongoose from 'mongoose';
import { OrderModel } from '../../orders/order.model.ts';
import { blockOf, ordersInBlock } from './figures.model.ts';
import type { SoldOrder } from './sum-sales.ts';

const orders = OrderModel.collection as unknown as mongoose.mongo.Collection<
  SoldOrder & { number: number; uncounted?: mongoose.Types.ObjectId }
>;
const soldFields = {
  ...{ status: 1, createdAt: 1, totalCents: 1 },
  ...{ 'items.bookId': 1, 'items.title': 1, 'items.category': 1, 'items.priceCents': 1 },
};
const smallestId = new mongoose.Types.ObjectId('0'.repeat(24));

/** The orders of a block in the order of their numbers. */
export function findOrdersOf(block: number): Promise<SoldOrder[]> {
  const start = block * ordersInBlock;
  return orders
    .find({ number: { $gte: start, $lt: start + ordersInBlock } })
    .project<SoldOrder>(soldFields)
    .sort({ number: 1 })
    .toArray();
}

/** Blocks with orders that have changed since they were counted; there may be very many of these. */
export async function findChangedBlocks(): Promise<Set<number>> {
  const blocks = new Set<number>();
  const changed = orders
    .find({ uncounted: { $gt: smallestId } })
    .project<{ number: number }>({ number: 1 });
  for await (const { number } of changed) blocks.add(blockOf(number));
  return blocks;
}
