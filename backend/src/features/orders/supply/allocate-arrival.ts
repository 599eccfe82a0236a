import type { ClientSession, Types } from 'mongoose';
import { commandTimeoutMs } from '../../../database/command-timeout.ts';
import { ApiError } from '../../../http/api-error.ts';
import { bookCollection, ownersBooks } from '../../../models/books/book.model.ts';
import { assertNotAccepted } from '../../../models/books/import.model.ts';
import { orderCollection, type StoredOrder } from '../../../models/orders/order.model.ts';
import { canUndoArrival, ordersAwaiting } from './awaiting-orders.ts';
import { withTime } from '../status/order-books.ts';
import { adjustStock, writeStock, type StockEdit } from '../stock/adjust-stock.ts';
import { nextUpdatedAt } from '../../../models/orders/next-updated-at.ts';

/** The orders and the stock that got the arrived copies of a book. */
export interface Allocation {
  at: Date;
  /** One copy each. */
  orders: { _id: Types.ObjectId; number: number }[];
  /** Copies that no order waited for. */
  left: number;
  /** The stock was not counted, so those copies were not added to it. */
  isUncounted?: true;
  /** The first arrival of the book, from which its stock is counted. */
  isFirst?: true;
}

/** Gives the copies to the orders that have waited longest, and the rest to the stock. */
export async function allocateArrival(
  edit: StockEdit,
  copies: number,
  session: ClientSession,
): Promise<Allocation> {
  const { bookId } = edit;
  await assertNotAccepted([bookId], session);
  const at = new Date();
  const orders = await orderCollection
    .find(ordersAwaiting(bookId), { session, maxTimeMS: commandTimeoutMs })
    .sort({ createdAt: 1, _id: 1 })
    .limit(copies)
    .toArray();
  for (const order of orders) await setArrivedAt(order, { bookId, at }, session);
  const toStock = copies - orders.length;
  const isFirst = await startCounting(edit, session);
  const isUncounted = toStock > 0 && !(await adjustStock(edit, toStock, session));
  const given = { at, orders: orders.map(({ _id, number }) => ({ _id, number })), left: toStock };
  return { ...given, ...(isUncounted && { isUncounted }), ...(isFirst && { isFirst }) };
}

/** Undoes `allocateArrival`. Throws 409 when a copy was sold or sent since. */
export async function undoAllocation(
  edit: StockEdit,
  { at, orders, left, isUncounted, isFirst }: Allocation,
  session: ClientSession,
): Promise<void> {
  for (const order of orders) await returnToWaiting(order, { bookId: edit.bookId, at }, session);
  if (left > 0 && !isUncounted) await adjustStock(edit, -left, session);
  if (isFirst) await stopCounting(edit, session);
}

async function returnToWaiting(
  { _id, number }: Allocation['orders'][number],
  { bookId, at }: { bookId: Types.ObjectId; at: Date },
  session: ClientSession,
): Promise<void> {
  const order = await orderCollection.findOne({ _id }, { session });
  const item = order?.items.find((each) => each.bookId.equals(bookId));
  const isAsGiven = item?.arrivedAt?.getTime() === at.getTime() && !item.sentAt && !item.returnedAt;
  if (!order || !isAsGiven || !canUndoArrival(order)) {
    const message = `Order ${number} has changed since, so its arrival can no longer be undone.`;
    throw new ApiError('invalid_transition', message);
  }
  await setArrivedAt(order, { bookId }, session);
}

/**
 * Gives the order a copy at `at`, which is restocked if the order is cancelled; without `at` the
 * order waits for one again.
 */
async function setArrivedAt(
  order: StoredOrder,
  { bookId, at }: { bookId: Types.ObjectId; at?: Date },
  session: ClientSession,
): Promise<void> {
  const items = withTime(order.items, 'arrivedAt', { bookIds: [bookId], at });
  const updatedAt = nextUpdatedAt(order.updatedAt);
  const tracked = { stockTrackedBookIds: bookId };
  await orderCollection.updateOne(
    { _id: order._id },
    { $set: { items, updatedAt }, ...(at ? { $addToSet: tracked } : { $pull: tracked }) },
    { session },
  );
}

/** The stock of an `orderIn` book is counted from its first arrival on; returns whether this is it. */
function startCounting(edit: StockEdit, session: ClientSession): Promise<boolean> {
  return setStock(edit, { from: null, to: 0 }, session);
}

/** Stops counting, unless a copy is in stock or reserved for an order. */
async function stopCounting(edit: StockEdit, session: ClientSession): Promise<void> {
  const { bookId } = edit;
  const holders = { 'items.bookId': bookId, stockTrackedBookIds: bookId };
  if (await orderCollection.findOne(holders, { session, projection: { _id: 1 } })) return;
  await assertNotAccepted([bookId], session);
  await setStock(edit, { from: 0, to: null }, session);
}

async function setStock(
  { bookId, ...actor }: StockEdit,
  { from, to }: Record<'from' | 'to', 0 | null>,
  session: ClientSession,
): Promise<boolean> {
  const filter = { _id: bookId, ...ownersBooks, supply: 'orderIn' as const, stock: from };
  const book = await bookCollection.findOne(filter, { session });
  if (!book) return false;
  await writeStock(book, to, actor, session);
  return true;
}
