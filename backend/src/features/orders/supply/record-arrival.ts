import { Types, type ClientSession } from 'mongoose';
import { commandTimeoutMs } from '../../../database/command-timeout.ts';
import { isAwaitedItem } from '../../../contract/order/item-state.ts';
import type { Arrival, Arrived } from '../../../contract/order/awaited-books.ts';
import { rule } from '../../../contract/words/rules.ts';
import { idOfKey } from '../../../database/request-key.model.ts';
import { invalidFields } from '../../../http/api-error.ts';
import { keyScopes, makeOnce, requestKeyOf, undoOnce } from '../../../http/idempotency-key.ts';
import { ordersAwaiting } from './awaiting-orders.ts';
import { orderCollection } from '../../../models/orders/order.model.ts';
import { readScannedBook } from '../stock/read-scanned-book.ts';
import { allocateArrival, undoAllocation, type Allocation } from './allocate-arrival.ts';

/** The stored result of an arrival's key. */
interface StoredArrival extends Allocation {
  bookId: Types.ObjectId;
  title: string;
  isUndone?: true;
}

interface ArrivalRequest {
  arrival: Arrival;
  /** The `Idempotency-Key`: the same key is the same arrival. */
  key: string | undefined;
  /** The admin's name. */
  by: string;
}

/**
 * Gives the copies to the orders that have waited longest, and the rest to the stock. Throws 404 for
 * an unknown book, 400 for more copies of a deleted book than orders wait for, 422 for a key used for
 * something else.
 */
export async function recordArrival({ arrival, key, by }: ArrivalRequest) {
  const { result, isReplayed } = await makeOnce<StoredArrival>(
    requestKeyOf(keyScopes.arrival, key, arrival),
    async (session) => {
      const { bookId, title } = await findArrived(arrival, session);
      return { bookId, title, ...(await allocateArrival({ bookId, by }, arrival.copies, session)) };
    },
  );
  return { arrived: toArrived(result), isReplayed };
}

type ArrivedBook = Pick<StoredArrival, 'bookId' | 'title'>;

/** The book, or one that was deleted and that orders still wait for. Throws 404. */
async function findArrived(arrival: Arrival, session: ClientSession): Promise<ArrivedBook> {
  try {
    const { _id: bookId, title } = await readScannedBook({ mode: 'receive', ...arrival }, session);
    return { bookId, title };
  } catch (error) {
    const deleted = await findAwaited(arrival, session);
    if (!deleted) throw error;
    return deleted;
  }
}

/**
 * The deleted book that orders wait for. Throws 400 for more copies than they wait for, since a deleted
 * book has no stock that takes the rest.
 */
async function findAwaited(
  { isbn, bookId, copies }: Arrival,
  session: ClientSession,
): Promise<ArrivedBook | undefined> {
  const named = bookId ? { 'items.bookId': new Types.ObjectId(bookId) } : { 'items.isbn': isbn };
  const filter = { ...ordersAwaiting(), ...named };
  const orders = await orderCollection
    .find(filter, { session, maxTimeMS: commandTimeoutMs })
    .toArray();
  const items = orders.flatMap((order) => order.items.filter(isAwaitedItem));
  const book = items.find((item) =>
    bookId ? item.bookId.toHexString() === bookId : item.isbn === isbn,
  );
  const max = items.filter((item) => book?.bookId.equals(item.bookId)).length;
  if (book && copies > max) throw invalidFields({ copies: [rule('too_big', { max })] });
  return book;
}

/** Undoes an arrival, once. Throws 404, and 409 when a copy was sold or sent since. */
export async function undoArrival(key: string, by: string): Promise<Arrived> {
  const undone = await undoOnce<StoredArrival>(
    idOfKey(keyScopes.arrival, key),
    'arrival',
    (arrival, session) => undoAllocation({ bookId: arrival.bookId, by }, arrival, session),
  );
  return toArrived(undone);
}

function toArrived({ bookId, title, orders, left }: StoredArrival): Arrived {
  return {
    book: { _id: bookId.toHexString(), title },
    given: orders.map(({ _id, number }) => ({ orderId: _id.toHexString(), number, copies: 1 })),
    left,
  };
}
