import mongoose from 'mongoose';
import { newOrderSchema } from '../src/contract/order/order.ts';
import type { OrderStatus } from '../src/contract/order/order-status.ts';
import { connect, createIndexes } from '../src/database/connect.ts';
import { changeBook, deleteBook, restoreBook } from '../src/features/catalogue/books/save-book.ts';
import { scanBook, undoScan } from '../src/features/orders/counter/scan-book.ts';
import { placeOrder } from '../src/features/orders/place/place-order.ts';
import { forgetOrderSummaries } from '../src/features/orders/rollup/order-summaries.model.ts';
import {
  changeStatus,
  returnBooks,
  undoStatus,
} from '../src/features/orders/status/change-order.ts';
import { findSales } from '../src/features/sales/report/find-sales.ts';
import type { CounterMode } from '../src/contract/order/counter.ts';

// One API of the simulation: its own copy of the shop's code, its own driver, its own caches. It does
// what the routes do, without HTTP.

export interface SimulatedBook {
  id: string;
  priceCents: number;
}

const by = 'owner';

export async function open(uri: string): Promise<void> {
  await connect(uri);
}
export const makeIndexes = createIndexes;
export const forget = forgetOrderSummaries;
export const close = () => mongoose.disconnect();

/** Returns the id of the order. */
export async function place(
  customer: number,
  books: SimulatedBook[],
  key: string,
): Promise<string> {
  const email = `reader-${customer}@example.com`;
  const order = newOrderSchema.parse({
    name: 'Rita Reader',
    email,
    phone: `0${1_000_000 + customer}`,
    address: { city: 'Bern', country: 'Switzerland', state: '-', zipcode: '3000' },
    productIds: books.map(({ id }) => id),
    totalPrice: (books.reduce((sum, { priceCents }) => sum + priceCents, 0) / 100).toFixed(2),
  });
  const address = `192.0.2.${customer}`;
  const placed = await placeOrder({
    customer: { uid: `uid-${customer}`, email },
    order,
    key,
    address,
  });
  return placed.order._id.toHexString();
}

export const setStatus = async (id: string, status: OrderStatus) =>
  void (await changeStatus({ selector: { _id: id }, status, actor: 'admin', by }));
export const giveBack = async (id: string, bookIds: string[]) =>
  void (await returnBooks({ id, bookIds, by }));
export const undo = async (id: string) => void (await undoStatus({ id, step: undefined, by }));
export const scan = async (mode: CounterMode, bookId: string, key: string) =>
  void (await scanBook({ scan: { mode, bookId }, key, by }));
export const undoLastScan = async (key: string) => void (await undoScan(key, by));
export const setStock = async (id: string, stock: number) =>
  void (await changeBook(id, { stock }, { by }));
export const setPrice = async (id: string, newPrice: number) =>
  void (await changeBook(id, { newPrice }, { by }));
export const remove = async (id: string) => void (await deleteBook(id, { by }));
export const restore = async (id: string) => void (await restoreBook(id, { by }));

/** Orders and money of all time, as the owner's report says. */
export async function report(): Promise<{ orders: number; revenue: number }> {
  const { total } = await findSales({ from: '1970-01-01', to: '2999-12-31', by: 'month' });
  return { orders: total.orders, revenue: total.revenue };
}
