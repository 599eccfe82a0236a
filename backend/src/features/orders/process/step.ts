import type { Types } from 'mongoose';
import {
  firstStatus,
  orderStates,
  type OrderStatus,
} from '../../../contract/order/order-status.ts';
import { queueEmail, type QueuedEmail } from '../../../outbox/outbox.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';

/** A step of an order, as its history tells of it. */
export type Step = Pick<
  StoredOrder['history'][number],
  'status' | 'at' | 'by' | 'undo' | 'returned'
>;

/** Longer than a step can be undone, however long the database was about it. */
const pauseMs = 20_000;

/**
 * The emails that a step owes. Nobody is written to about one that was a slip: whoever takes it
 * back takes out what stands in the `outbox` at that moment.
 */
export function emailsAbout(step: Pick<Step, 'status' | 'at' | 'returned'>): QueuedEmail[] {
  const { at } = step;
  const name = nameOf(step);
  const waitMs = name === firstStatus ? 0 : pauseMs;
  const isPart = name !== step.status;
  const kinds = isPart ? (['order-books-returned'] as const) : orderStates[name].emails;
  return kinds.map((kind) => queueEmail(kind, at, { waitMs }));
}

/** The step's name: books come back also from an order that stays what it was. */
export function nameOf({ status, returned }: Pick<Step, 'status' | 'returned'>): OrderStatus {
  return returned ? 'returned' : status;
}

/** What the write that takes a step puts onto the order. */
export function pushesOf(step: Step) {
  return { history: step, ...(!step.undo && { outbox: { $each: emailsAbout(step) } }) };
}

/**
 * What a write says of an order's items when these books come back at that moment or, without one,
 * are out again.
 */
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

/** The books of which the order has not got back the copies. */
export function booksOut({ items }: Pick<StoredOrder, 'items'>): Types.ObjectId[] {
  return items.filter(({ returnedAt }) => !returnedAt).map(({ bookId }) => bookId);
}

/** Those of them that are limited. */
export function stockTrackedAmong(
  { stockTrackedBookIds }: Pick<StoredOrder, 'stockTrackedBookIds'>,
  bookIds: Types.ObjectId[],
): Types.ObjectId[] {
  const named = new Set(bookIds.map(String));
  return stockTrackedBookIds.filter((id) => named.has(String(id)));
}
