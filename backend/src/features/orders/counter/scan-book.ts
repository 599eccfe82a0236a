import type { ClientSession, Types } from 'mongoose';
import type { CounterMode, CounterScan } from '../../../contract/order/counter.ts';
import { idOfKey, type RequestKey } from '../../../database/request-key.model.ts';
import { ApiError } from '../../../http/api-error.ts';
import {
  findResult,
  keyScopes,
  makeOnce,
  requestKeyOf,
  undoOnce,
} from '../../../http/idempotency-key.ts';
import type { StoredBook } from '../../../models/books/book.model.ts';
import { readBook } from '../../../models/books/book-queries.ts';
import { newestFirst, OrderModel, type StoredOrder } from '../../../models/orders/order.model.ts';
import { readOrder } from '../read-order.queries.ts';
import { placeOwnersOrder } from '../place/place-order.ts';
import { changeStatusIn, undoStatusIn } from '../status/change-order.ts';
import { allocateArrival, undoAllocation, type Allocation } from '../supply/allocate-arrival.ts';
import type { StockEdit } from '../stock/adjust-stock.ts';
import { readScannedBook } from '../stock/read-scanned-book.ts';

/** The stored result of a scan's key; a sale has `orderId` only. */
interface StoredScan {
  mode?: Exclude<CounterMode, 'sell'>;
  bookId?: Types.ObjectId;
  orderId?: Types.ObjectId;
  /** The allocation of a received copy. */
  given?: Allocation;
  isUndone?: true;
}

interface ScanRequest {
  scan: CounterScan;
  /** Of the header `Idempotency-Key`: the same key is the same scan. */
  key: string | undefined;
  /** The admin's name. */
  by: string;
}

export interface Scanned {
  book: StoredBook;
  order?: StoredOrder | undefined;
  /** The number of the order that waited for the copy. */
  givenTo?: number | undefined;
}

interface ScanResult extends Scanned {
  /** True when an earlier request with this key had done it. */
  isReplayed: boolean;
}

/**
 * Sells, receives or returns one copy of a book, once for one key; what is received goes to the order
 * that has waited longest. Throws 404 for an unknown book, 409 for one that is sold out, a draft, one of
 * several copies or, to return, not sold here, and 422 for a key used for something else.
 */
export async function scanBook({ scan, key, by }: ScanRequest): Promise<ScanResult> {
  const { mode } = scan;
  const request = requestKeyOf(keyScopes.adminOrder, key, scan);
  if (mode === 'sell') return sellCopy(scan, request, by);
  const { result, isReplayed } = await makeOnce<StoredScan>(request, async (session) => {
    const { _id: bookId } = await readScannedBook(scan, session);
    if (mode === 'return') return { mode, ...(await returnSale({ bookId, by }, session)) };
    return {
      mode,
      bookId,
      given: await allocateArrival({ bookId, by, via: 'counter' }, 1, session),
    };
  });
  return { ...(await readScanned(result)), isReplayed };
}

async function sellCopy(
  scan: CounterScan,
  request: RequestKey | undefined,
  by: string,
): Promise<ScanResult> {
  const earlier = await findResult<StoredScan>(request);
  if (earlier) return { ...(await readScanned(earlier)), isReplayed: true };
  const { _id: bookId, draft } = await readScannedBook(scan);
  if (draft) {
    throw new ApiError('book_unavailable', 'This book is a draft; publish it to sell it.', {
      bookIds: [bookId.toHexString()],
    });
  }
  const order = { name: '', phone: '', productIds: [bookId.toHexString()] };
  const sale = await placeOwnersOrder({ order, source: 'counter', request, by });
  return { book: await readBook({ _id: bookId }), ...sale };
}

/** Undoes a scan, once. Throws 404, and 409 when the copy or the sale has changed since. */
export async function undoScan(key: string, by: string): Promise<Scanned> {
  const undone = await undoOnce<StoredScan>(
    idOfKey(keyScopes.adminOrder, key),
    'scan',
    (scan, session) => undoIn(session, scan, by),
  );
  return readScanned(undone);
}

async function undoIn(session: ClientSession, scan: StoredScan, by: string): Promise<void> {
  const { mode, bookId, orderId, given } = scan;
  if (bookId && given) return undoAllocation({ bookId, by, via: 'counter' }, given, session);
  const id = String(orderId);
  if (mode === 'return') {
    await undoStatusIn(session, { id, step: 'returned', by, isLate: true });
    return;
  }
  const selector = { _id: id, source: 'counter' as const };
  await changeStatusIn(session, { selector, status: 'cancelled', actor: 'counter', by });
}

/** The book and the order of a scan, as they are now. */
async function readScanned({ bookId, orderId, given, isUndone }: StoredScan): Promise<Scanned> {
  const givenTo = isUndone ? undefined : given?.orders[0]?.number;
  if (bookId) return { book: await readBook({ _id: bookId }), givenTo };
  const order = await readOrder({ _id: String(orderId), source: 'counter' });
  return { book: await readBook({ _id: order.items[0]!.bookId }), order };
}

/** Returns the latest sale of this book over the counter. Throws 409 when there is none. */
async function returnSale({ bookId, by }: StockEdit, session: ClientSession) {
  const counterSales = { 'items.bookId': bookId, source: 'counter', status: 'delivered' } as const;
  const sale = await OrderModel.findOne(counterSales, { _id: 1 }, { session })
    .sort(newestFirst)
    .lean();
  if (!sale) {
    const message =
      'No sale over the counter of this book is left to return. Receive the copy to put it into stock.';
    throw new ApiError('invalid_transition', message, { bookIds: [bookId.toHexString()] });
  }
  const selector = { _id: sale._id.toHexString(), source: 'counter' as const };
  await changeStatusIn(session, { selector, status: 'returned', actor: 'admin', by });
  return { orderId: sale._id };
}
