import type { ClientSession, Types } from 'mongoose';
import type { Arrival, Arrived } from '../../../contract/order/supply.ts';
import { findUsedKeys, idOfKey, updateUsedKey } from '../../../database/request-key.model.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { makeOnce, requestKeyOf } from '../../../http/idempotency-key.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { bookCollection, ownersBooks } from '../../../book-record/book.model.ts';
import { assertNotAccepted } from '../../../book-record/import.model.ts';
import { orderCollection, type StoredOrder } from '../../../order-record/order.model.ts';
import { addCopies } from '../counter/receive-stock.ts';
import { findScanned } from '../counter/scan-book.ts';
import { canStillUndo, waitingFor } from '../../../order-record/awaited.ts';

/** What the key of an arrival leads to. */
interface MadeArrival {
  bookId: Types.ObjectId;
  title: string;
  at: Date;
  orders: { _id: Types.ObjectId; number: number }[];
  left: number;
  isUndone?: true;
}

interface ArrivalRequest {
  arrival: Arrival;
  /** Of the header `Idempotency-Key`: the same key is the same arrival. */
  key: string | undefined;
  /** The admin's name. */
  by: string;
}

/**
 * Gives the copies to the orders that have waited longest; what is left goes into the stock. Throws
 * 404 for a book that is not there, 422 for a key used for something else.
 */
export async function takeArrival({ arrival, key, by }: ArrivalRequest) {
  const { made, isReplayed } = await makeOnce<MadeArrival>(
    requestKeyOf('arrival', key, arrival),
    async (session) => {
      const { _id: bookId, title } = await findScanned({ mode: 'receive', ...arrival });
      await assertNotAccepted([bookId], session);
      const at = new Date();
      const orders = await orderCollection
        .find(waitingFor(bookId), { session, maxTimeMS: 5000 })
        .sort({ createdAt: 1, _id: 1 })
        .limit(arrival.copies)
        .toArray();
      for (const order of orders) await note(order, { bookId, at }, session);
      const left = arrival.copies - orders.length;
      await startCounting(bookId, session);
      if (left > 0) await addCopies({ bookId, by }, left, session);
      return {
        bookId,
        title,
        at,
        orders: orders.map(({ _id, number }) => ({ _id, number })),
        left,
      };
    },
  );
  return { arrived: toArrived(made), isReplayed };
}

/**
 * From `at` on the order holds a copy, which goes into the stock if it is cancelled; without `at` it
 * waits for one again.
 */
async function note(
  order: StoredOrder,
  { bookId, at }: { bookId: Types.ObjectId; at?: Date },
  session: ClientSession,
): Promise<void> {
  const items = order.items.map(({ arrivedAt: before, ...item }) => {
    const arrivedAt = item.bookId.equals(bookId) ? at : before;
    return { ...item, ...(arrivedAt && { arrivedAt }) };
  });
  // Another moment than before, whatever the clock says: readers look for what has one.
  const updatedAt = new Date(Math.max(Date.now(), order.updatedAt.getTime() + 1));
  const tracked = { stockTrackedBookIds: bookId };
  await orderCollection.updateOne(
    { _id: order._id },
    { $set: { items, updatedAt }, ...(at ? { $addToSet: tracked } : { $pull: tracked }) },
    { session },
  );
}

/** Undoes an arrival, once. Throws 404, and 409 when a copy has gone another way since. */
export async function undoArrival(key: string, by: string): Promise<Arrived> {
  const _id = idOfKey('arrival', key);
  const made = await inTransaction(async (session) => {
    const used = (await findUsedKeys([{ _id, bodyHash: '' }], session)).get(_id.toHexString());
    if (!used) throw notFound('arrival');
    const arrival = used.made as MadeArrival;
    if (arrival.isUndone) return arrival;
    for (const order of arrival.orders) await takeBack(order, arrival, session);
    if (arrival.left > 0) await addCopies({ bookId: arrival.bookId, by }, -arrival.left, session);
    await updateUsedKey({ _id }, { ...arrival, isUndone: true } satisfies MadeArrival, session);
    return arrival;
  });
  return toArrived(made);
}

async function takeBack(
  { _id, number }: MadeArrival['orders'][number],
  { bookId, at }: MadeArrival,
  session: ClientSession,
): Promise<void> {
  const order = await orderCollection.findOne({ _id }, { session });
  const item = order?.items.find((each) => each.bookId.equals(bookId));
  const isAsGiven = item?.arrivedAt?.getTime() === at.getTime() && !item.sentAt && !item.returnedAt;
  if (!order || !isAsGiven || !canStillUndo(order)) {
    const message = `Order ${number} has gone on since; what arrived for it cannot be undone any more.`;
    throw new ApiError('invalid_transition', message);
  }
  await note(order, { bookId }, session);
}

/** The stock of a book that is ordered in is counted from its first arrival on. */
async function startCounting(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  const isUncounted = { _id, ...ownersBooks, supply: 'orderIn' as const, stock: null };
  await bookCollection.updateOne(
    isUncounted,
    { $set: { stock: 0, updatedAt: new Date() } },
    { session },
  );
}

function toArrived({ bookId, title, orders, left }: MadeArrival): Arrived {
  return {
    book: { _id: bookId.toHexString(), title },
    given: orders.map(({ _id, number }) => ({ orderId: _id.toHexString(), number, copies: 1 })),
    left,
  };
}
