import mongoose from 'mongoose';

const counterSchema = new mongoose.Schema({
  _id: { type: String, required: true },
  value: { type: Number, required: true },
});
const Counter = mongoose.model('Counter', counterSchema, 'counters');

const lastNumberBefore = 1000;

/** The next number of an order, from 1001. Never given twice; an order that fails leaves a gap. */
export function nextOrderNumber(): Promise<number> {
  return nextOrderNumbers(1);
}

/** The first of so many numbers in a row. */
export async function nextOrderNumbers(count: number): Promise<number> {
  const counter = await Counter.findOneAndUpdate(
    { _id: 'orders' },
    { $inc: { value: count } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return lastNumberBefore + counter.value - count + 1;
}
