import type { Types } from 'mongoose';
import {
  firstStatus,
  orderStates,
  type OrderStatus,
} from '../../../contract/order/order-status.ts';
import type { EmailEvent } from '../../../outbox/queued-email.model.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';

/** A step of an order, as its history tells of it. */
export type Step = Pick<
  StoredOrder['history'][number],
  'status' | 'at' | 'by' | 'undo' | 'returned'
>;

/** Longer than a step can be undone, however long the database takes. */
const pauseMs = 20_000;

/** The emails that a step asks for. They wait, so that nobody hears of one that is undone. */
export function emailsAbout({ _id }: Pick<StoredOrder, '_id'>, step: Step): EmailEvent {
  const name = nameOf(step);
  const isPart = name !== step.status;
  const kinds = isPart ? (['order-books-returned'] as const) : orderStates[name].emails;
  const waitMs = name === firstStatus ? 0 : pauseMs;
  return { of: 'order', recordId: _id, kinds: step.undo ? [] : kinds, at: step.at, waitMs };
}

/** The step's name: books come back also from an order that stays what it was. */
export function nameOf({ status, returned }: Pick<Step, 'status' | 'returned'>): OrderStatus {
  return returned ? 'returned' : status;
}

/** The order's items when these books come back at that moment or, without one, are out again. */
export function itemsWith(
  { items }: Pick<StoredOrder, 'items'>,
  bookIds: Types.ObjectId[],
  returnedAt?: Date,
) {
  const named = new Set(bookIds.map(String));
  const changed = items.map(({ returnedAt: before, ...item }) => {
    const at = named.has(String(item.bookId)) ? returnedAt : before;
    return { ...item, ...(at && { returnedAt: at }) };
  });
  const returned = changed.filter((item) => item.returnedAt);
  const isPart = returned.length > 0 && returned.length < items.length;
  const returnedCents = returned.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { items: changed, returnedCents: isPart ? returnedCents : null };
}

/** The books of the order that have not come back. */
export function booksOut({ items }: Pick<StoredOrder, 'items'>): Types.ObjectId[] {
  return items.filter(({ returnedAt }) => !returnedAt).map(({ bookId }) => bookId);
}

/**
 * Those of them of which a copy is in the stock again once they have come back: also one that was
 * sent without its arrival being noted.
 */
export function copiesBack(
  order: Pick<StoredOrder, 'items' | 'stockTrackedBookIds'>,
  bookIds = order.items.map((item) => item.bookId),
): Types.ObjectId[] {
  const isUnnoted = new Map(
    order.items.map((item) => [String(item.bookId), item.supply && !item.arrivedAt]),
  );
  const tracked = new Set(stockTrackedAmong(order, bookIds).map(String));
  return bookIds.filter((id) => tracked.has(String(id)) || isUnnoted.get(String(id)));
}

/** Those of them of which stock is counted. */
export function stockTrackedAmong(
  { stockTrackedBookIds }: Pick<StoredOrder, 'stockTrackedBookIds'>,
  bookIds: Types.ObjectId[],
): Types.ObjectId[] {
  const named = new Set(bookIds.map(String));
  return stockTrackedBookIds.filter((id) => named.has(String(id)));
}
