import mongoose, { type Types } from 'mongoose';
import type { CounterMode } from '../../../contract/order/counter.ts';
import { idOfKey } from '../../../http/idempotency-key.ts';
import { bookCollection } from '../../catalogue/books/book.model.ts';
import { OrderModel, type StoredOrder } from '../../../order-record/order.model.ts';

/** A scan that was done. A sale is its order, a return is noted on its order, a copy on its book. */
export type DoneScan = { bookId: Types.ObjectId } & (
  | { mode: Extract<CounterMode, 'sell' | 'return'>; order: StoredOrder }
  | { mode: 'receive'; order?: undefined }
);

/** A scan as orders and books note it. */
export function scanId(key: string): string {
  return idOfKey('counter', key).toHexString();
}

/** As a book notes that the scan was taken back. */
export function undoneScanId(key: string): string {
  return `-${scanId(key)}`;
}

/** What was done with this key; its order may still be on its way in. */
export async function findScan(key: string): Promise<DoneScan | undefined> {
  const id = scanId(key);
  const isDone = { status: mongoose.trusted({ $ne: 'undoing' as const }) };
  const [sale, returned, book] = await Promise.all([
    OrderModel.findOne({ key, uid: '', source: 'counter', ...isDone }).lean(),
    OrderModel.findOne({ returnScan: id }).lean(),
    bookCollection.findOne({ scans: id }),
  ]);
  const order = sale ?? returned;
  const bookId = order?.items[0]?.bookId;
  if (order && bookId) return { mode: sale ? 'sell' : 'return', order, bookId };
  return book ? { mode: 'receive', bookId: book._id } : undefined;
}
