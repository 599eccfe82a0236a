import mongoose from 'mongoose';
import { coalesce } from '../../../database/coalesce.ts';

const numberSequenceSchema = new mongoose.Schema({
  _id: { type: String, required: true },
  value: { type: Number, required: true },
});
const NumberSequence = mongoose.model('NumberSequence', numberSequenceSchema, 'counters');

const lastNumberBefore = 1000;

const takeNumber = coalesce(async (orders: readonly 'order'[]) => {
  const first = await nextOrderNumbers(orders.length);
  return orders.map((_order, i) => first + i);
});

/** The next order number, from 1001. A failed order leaves a gap; orders that come together share a block. */
export function nextOrderNumber(): Promise<number> {
  return takeNumber('order');
}

/** Takes `count` consecutive numbers; returns the first. */
export async function nextOrderNumbers(count: number): Promise<number> {
  const sequence = await NumberSequence.findOneAndUpdate(
    { _id: 'orders' },
    { $inc: { value: count } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return lastNumberBefore + sequence.value - count + 1;
}
