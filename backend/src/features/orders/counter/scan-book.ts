import mongoose, { Types } from 'mongoose';
import type { CounterMode, CounterScan } from '../../../contract/order/counter.ts';
import { isDuplicateKey } from '../../../database/unique-index.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { idOfKey } from '../../../http/idempotency-key.ts';
import {
  bookCollection,
  drafts,
  onSale,
  ownersBooks,
  type StoredBook,
} from '../../../book-record/book.model.ts';
import { OrderModel, type StoredOrder } from '../../../order-record/order.model.ts';
import { findEarlierOrder } from '../place/find-earlier-order.ts';
import { placeOwnersOrder } from '../place/place-order.ts';
import { changeStatus } from '../status/set-status.ts';
import { undoStatus } from '../status/undo-status.ts';
import { receiveStock, undoReceived, type Copy } from './receive-stock.ts';

/** A scan that was done. A sale is its order, a return is noted on its order, a copy on its book. */
type DoneScan = { bookId: Types.ObjectId } & (
  | { mode: Extract<CounterMode, 'sell' | 'return'>; order: StoredOrder }
  | { mode: 'receive'; order?: undefined }
);

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
}

interface ScanResult extends Scanned {
  /** True when an earlier request with this key had done it. */
  isReplayed: boolean;
}

/**
 * Sells, receives or returns one copy of a book, once for one key, whatever is sent twice or
 * crashes in between. Throws 404 for a book that is not there, 409 for one that is sold out, a draft
 * or, undone, not sold here, 422 for a key used for something else.
 */
export async function scanBook({ scan, key, by }: ScanRequest): Promise<ScanResult> {
  const earlier = key === undefined ? undefined : await findScan(key);
  if (earlier) return replay(earlier, scan);
  const { _id: bookId, draft } = await findScanned(scan);
  const copy = { bookId, scanId: key === undefined ? undefined : scanIdOf(key), by };
  if (scan.mode === 'receive') {
    const isReplayed = await receiveStock(copy);
    return { book: await readBook({ _id: bookId }), isReplayed };
  }
  if (scan.mode === 'return') {
    const order = await returnSale(copy);
    return { book: await readBook({ _id: bookId }), order, isReplayed: false };
  }
  if (draft) {
    throw new ApiError('book_unavailable', 'This book is a draft; publish it to sell it.', {
      bookIds: [bookId.toHexString()],
    });
  }
  const order = { name: '', phone: '', productIds: [bookId.toHexString()] };
  const sale = await placeOwnersOrder({ order, source: 'counter', key, by });
  return { book: await readBook({ _id: bookId }), ...sale };
}

/** Takes a scan back, once. Throws 404, and 409 when copy or sale have gone another way since. */
export async function undoScan(key: string, by: string): Promise<Scanned> {
  const scan = await findScan(key);
  if (!scan) throw notFound('scan');
  const { bookId } = scan;
  if (scan.mode === 'receive') {
    await undoReceived({ bookId, scanId: scanIdOf(key), by });
    return { book: await readBook({ _id: bookId }) };
  }
  const undo = scan.mode === 'sell' ? undoSale : undoReturn;
  const order = await undo(scan.order, by);
  return { book: await readBook({ _id: bookId }), order };
}

/** A scan as orders and books note it. */
function scanIdOf(key: string): string {
  return idOfKey('counter', key).toHexString();
}

/** What was done with this key; its order may still be on its way in. */
async function findScan(key: string): Promise<DoneScan | undefined> {
  const id = scanIdOf(key);
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

async function replay(earlier: DoneScan, scan: CounterScan): Promise<ScanResult> {
  const book = await readBook({ _id: earlier.bookId });
  const isSame = scan.bookId ? book._id.equals(scan.bookId) : book.isbn === scan.isbn;
  if (earlier.mode !== scan.mode || !isSame) {
    const message = 'This Idempotency-Key was used for another scan.';
    throw new ApiError('idempotency_key_reused', message);
  }
  const order = earlier.order && (await settled(earlier.order));
  return { book: await readBook({ _id: earlier.bookId }), order, isReplayed: true };
}

/** By its ISBN one on sale before a draft. Throws 404. */
async function findScanned({ isbn, bookId }: CounterScan): Promise<StoredBook> {
  if (bookId) return readBook({ _id: new Types.ObjectId(bookId), ...ownersBooks });
  const book = await bookCollection.findOne({ isbnKey: isbn!, ...onSale() });
  return book ?? readBook({ isbn: isbn!, ...drafts });
}

async function readBook(which: mongoose.mongo.Filter<StoredBook>): Promise<StoredBook> {
  const book = await bookCollection.findOne(which);
  if (!book) throw notFound('book');
  return book;
}

/** The order as it is once its copy is taken; finishes what a crash left. Throws 409 when refused. */
async function settled(order: StoredOrder): Promise<StoredOrder> {
  const { key, bodyHash } = order;
  if (!bodyHash) return order;
  const isTaken = order.status === 'placing';
  const earlier = await findEarlierOrder({ uid: '', key, bodyHash }, { isTaken });
  return earlier ?? order;
}

/** The latest sale of this book over the counter that still is one becomes returned. */
async function returnSale({ bookId, scanId: returnScan, by }: Copy): Promise<StoredOrder> {
  for (;;) {
    const sale = await OrderModel.findOne({
      'items.bookId': bookId,
      source: 'counter',
      status: 'delivered',
    })
      .sort({ createdAt: -1, _id: -1 })
      .lean();
    if (!sale) {
      const message =
        'No sale over the counter of this book is left to return. Receive the copy to put it into stock.';
      throw new ApiError('invalid_transition', message, { bookIds: [bookId.toHexString()] });
    }
    const selector = { _id: sale._id.toHexString(), source: 'counter' as const };
    try {
      return await changeStatus({ selector, status: 'returned', actor: 'admin', by, returnScan });
    } catch (error) {
      // The same scan, a moment ago.
      const twin = isDuplicateKey(error) && (await OrderModel.findOne({ returnScan }).lean());
      if (twin) return twin;
      // Else another scan has taken that sale back: the one before it, then.
      if (!(error instanceof ApiError && error.code === 'invalid_transition')) throw error;
    }
  }
}

async function undoSale(sale: StoredOrder, by: string): Promise<StoredOrder> {
  const order = await settled(sale);
  if (order.status === 'cancelled') return order;
  const selector = { _id: order._id.toHexString(), source: 'counter' as const };
  return changeStatus({ selector, status: 'cancelled', actor: 'counter', by });
}

async function undoReturn(order: StoredOrder, by: string): Promise<StoredOrder> {
  const { _id, status, history } = order;
  if (status === 'delivered' && history.at(-1)?.undo) return order;
  return undoStatus({ id: _id.toHexString(), step: 'returned', by, isLate: true });
}
