import mongoose, { type Types } from 'mongoose';
import { OrderModel } from '../order.model.ts';

export interface UncountedOrder {
  _id: Types.ObjectId;
  number: number;
  uncounted: Types.ObjectId;
}
const orders = OrderModel.collection as unknown as mongoose.mongo.Collection<UncountedOrder>;
const smallestId = new mongoose.Types.ObjectId('0'.repeat(24));

/** The orders that have changed and are not written down yet; there may be very many. */
export function findUncountedOrders(): AsyncIterable<UncountedOrder> {
  return orders
    .find({ uncounted: { $gt: smallestId } })
    .project<UncountedOrder>({ number: 1, uncounted: 1 });
}

/** Takes these marks away, and none that a later change has left. */
export async function noteCounted(marked: UncountedOrder[]): Promise<void> {
  if (marked.length === 0) return;
  const update = { $unset: { uncounted: 1 } } as const;
  const writes = marked.map((filter) => ({ updateOne: { filter, update } }));
  await orders.bulkWrite(writes, { ordered: false });
}

export function haveSameVersions(some: UncountedOrder[], others: UncountedOrder[]): boolean {
  const marks = new Set(some.map(markOf));
  return marks.size === others.length && others.every((order) => marks.has(markOf(order)));
}

/** A write of many orders leaves the same mark on all of them. */
function markOf({ _id, uncounted }: UncountedOrder): string {
  return `${_id.toHexString()} ${uncounted.toHexString()}`;
}
