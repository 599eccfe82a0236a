import type { ClientSession, Types } from 'mongoose';
import type { NewOrder, OrderSource, PhoneOrder } from '../../../contract/order/order.ts';
import { findOpenSessions, signInRequired } from '../../../auth/customer-session.model.ts';
import { coalesce } from '../../../database/coalesce.ts';
import {
  findUsedKeys,
  insertUsedKeys,
  type RequestKey,
} from '../../../database/request-key.model.ts';
import { afterCommit, inTransaction } from '../../../database/transaction.ts';
import { retryDuplicateKey } from '../../../database/retry.ts';
import { ApiError } from '../../../http/api-error.ts';
import { keyReused } from '../../../http/idempotency-key.ts';
import { ordersPlaced } from '../../../metrics.ts';
import { orderCollection, type StoredOrder } from '../../../models/orders/order.model.ts';
import { queueEmails } from '../../../models/emails/queued-email.model.ts';
import { findSettings, type FullSettings } from '../../../models/settings/settings.model.ts';
import { recordOrders } from '../../account/customer.model.ts';
import { emailsAbout } from '../status/order-step.ts';
import { changeStock, insufficientStock } from '../stock/reserve-stock.ts';
import { newOrderOf } from './new-order.ts';
import { supplyItems } from './supply-items.ts';
import { priceOrder, findPricedBooks, withoutPrices, type PricedBook } from './price-order.ts';

/** An order that passed the limits and has its number. */
interface OrderToCommit {
  _id: Types.ObjectId;
  number: number;
  order: NewOrder | PhoneOrder;
  /** The Firebase user, '' for what the owner enters. */
  uid: string;
  /** The customer's, in which the order was sent; undefined for what the owner enters. */
  sessionId?: string;
  source?: OrderSource | undefined;
  /** The admin's name. */
  by?: string | undefined;
  request: RequestKey | undefined;
  /** The key as the client sent it: a customer who has lost the response finds the order by it. */
  key: string | undefined;
}

/** The stored result of an order's request key. */
export interface OrderResult {
  orderId: Types.ObjectId;
}

export interface PlacedOrder {
  order: StoredOrder;
  /** True when an earlier request with this key had placed it. */
  isReplayed: boolean;
}

/**
 * Places an order. Orders that come at the same time share one transaction, in which each is placed or
 * refused by itself. Throws 401 when the customer's session has ended, 409 for price, stock or
 * book, 422 for a key used for something else.
 */
export const commitOrder = coalesce<OrderToCommit, PlacedOrder>(async (batch) => {
  const settings = await findSettings();
  return retryDuplicateKey(() =>
    inTransaction((session) => placeTogether(batch, settings, session)),
  );
});

async function placeTogether(
  batch: readonly OrderToCommit[],
  settings: FullSettings,
  session: ClientSession,
): Promise<(PlacedOrder | ApiError)[]> {
  const earlier = await findEarlier(batch, session);
  const openSessions = await findOpenSessions(
    batch.flatMap(({ sessionId }) => sessionId ?? []),
    session,
  );
  const ids = batch.flatMap(({ order }) => order.productIds);
  const stock = new BatchStock(await findPricedBooks(ids, session));
  const placed: { wanted: OrderToCommit; order: StoredOrder }[] = [];
  const results = batch.map((wanted) => {
    try {
      const known = replayOf(wanted, earlier);
      if (known) return known;
      const { sessionId } = wanted;
      if (sessionId !== undefined && !openSessions.has(sessionId)) throw signInRequired();
      const isAtCounter = wanted.source === 'counter';
      const priced = priceOrder(wanted.order, { books: stock.books, settings, isAtCounter });
      const { books, copiesLeft } = stock;
      const supplied = supplyItems(priced.items, { books, copiesLeft, settings, isAtCounter });
      stock.reserve(supplied.stockTrackedBookIds);
      const isAtTill = isAtCounter && settings.counter.mode === 'stock';
      const parts = { ...priced, ...supplied };
      const order = newOrderOf({ ...wanted, priced: isAtTill ? withoutPrices(parts) : parts });
      placed.push({ wanted, order });
      // The batch may contain the same request twice.
      const { request } = wanted;
      if (request) earlier.set(request._id.toHexString(), { ...request, order });
      return { order, isReplayed: false };
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  });
  if (placed.length === 0) return results;
  const orders = placed.map(({ order }) => order);
  await orderCollection.insertMany(orders, { session, ignoreUndefined: true });
  const used = placed.map(({ wanted: { request: key, _id: orderId } }) => ({
    key,
    made: { orderId } satisfies OrderResult,
  }));
  await insertUsedKeys(used, session);
  const steps = orders.flatMap((order) => order.history.map((step) => emailsAbout(order, step)));
  await queueEmails(steps, session);
  await recordOrders(
    placed.map(({ wanted: { uid, order } }) => ({ uid, bookIds: order.productIds })),
    session,
  );
  await changeStock(stock.changes, session);
  afterCommit(session, () => ordersPlaced.inc(placed.length));
  return results;
}

/** Counts the copies that the orders of a batch take; they are written once for all. */
class BatchStock {
  /** How much the stock of each book changes. */
  readonly changes = new Map<string, number>();
  readonly books: ReadonlyMap<string, PricedBook>;

  constructor(books: ReadonlyMap<string, PricedBook>) {
    this.books = books;
  }

  /** Copies that the batch has not reserved, of a book with counted stock. */
  readonly copiesLeft = (id: string): number =>
    (this.books.get(id)?.stock ?? 0) + (this.changes.get(id) ?? 0);

  /** Reserves a copy of each book, or throws when one is sold out and reserves none. */
  reserve(bookIds: Types.ObjectId[]): void {
    const ids = bookIds.map((id) => id.toHexString());
    const soldOut = ids.filter((id) => this.copiesLeft(id) < 1);
    if (soldOut.length > 0) throw insufficientStock(soldOut);
    for (const id of ids) this.changes.set(id, (this.changes.get(id) ?? 0) - 1);
  }
}

/** Existing orders by their ids and by the keys of their requests. */
type Earlier = Map<string, { bodyHash?: string; order: StoredOrder | undefined }>;

async function findEarlier(
  batch: readonly OrderToCommit[],
  session: ClientSession,
): Promise<Earlier> {
  const keys = batch.flatMap(({ request }) => request ?? []);
  const used = [...(await findUsedKeys(keys, session))].map(([key, { bodyHash, made }]) => ({
    key,
    bodyHash,
    orderId: (made as OrderResult).orderId,
  }));
  const $in = [...used.map(({ orderId }) => orderId), ...batch.map(({ _id }) => _id)];
  const found = await orderCollection.find({ _id: { $in } }, { session }).toArray();
  const earlier: Earlier = new Map(found.map((order) => [order._id.toHexString(), { order }]));
  for (const { key, bodyHash, orderId } of used) {
    earlier.set(key, { bodyHash, order: earlier.get(String(orderId))?.order });
  }
  return earlier;
}

function replayOf({ _id, request }: OrderToCommit, earlier: Earlier): PlacedOrder | undefined {
  // The order itself exists already when only the result of the commit got lost.
  const own = earlier.get(_id.toHexString())?.order;
  if (own) return { order: own, isReplayed: false };
  const known = request && earlier.get(request._id.toHexString());
  if (!known) return undefined;
  if (!known.order || known.bodyHash !== request.bodyHash) throw keyReused();
  return { order: known.order, isReplayed: true };
}
