import type { Types } from 'mongoose';
import {
  firstStatus,
  orderStates,
  type OrderStatus,
} from '../../../contract/order/order-status.ts';
import type { EmailKind } from '../../../contract/shop/email.ts';
import type { EmailEvent } from '../../../outbox/queued-email.model.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';

/** A step of an order, as its history tells of it. */
export type Step = Pick<
  StoredOrder['history'][number],
  'status' | 'at' | 'by' | 'undo' | 'returned' | 'sent'
>;

/** Longer than a step can be undone, however long the database takes. */
const pauseMs = 20_000;

/** The emails that a step asks for. They wait, so that nobody hears of one that is undone. */
export function emailsAbout(order: Pick<StoredOrder, '_id' | 'items'>, step: Step): EmailEvent {
  const { _id } = order;
  const name = nameOf(step);
  const part = partEmail(order, step);
  const kinds = part ? [part] : orderStates[name].emails;
  const waitMs = name === firstStatus ? 0 : pauseMs;
  return { of: 'order', recordId: _id, kinds: step.undo ? [] : kinds, at: step.at, waitMs };
}

/** The email about a step that is not of all books. */
function partEmail({ items }: Pick<StoredOrder, 'items'>, step: Step): EmailKind | undefined {
  if (step.sent) return 'order-books-sent';
  if (nameOf(step) === step.status) return undefined;
  const neverLeft = items.some(({ sentAt }) => sentAt) && !hasSent({ items }, step.returned ?? []);
  return neverLeft ? 'order-books-cancelled' : 'order-books-returned';
}

/** Whether one of these books was sent, as a part of the order. */
export function hasSent({ items }: Pick<StoredOrder, 'items'>, bookIds: Types.ObjectId[]): boolean {
  return items.some(({ bookId, sentAt }) => sentAt && bookIds.some((id) => id.equals(bookId)));
}

/** The step's name: books come back also from an order that stays what it was. */
export function nameOf({
  status,
  returned,
  sent,
}: Pick<Step, 'status' | 'returned' | 'sent'>): OrderStatus {
  if (sent) return 'shipped';
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

/** The order's items when these books are sent at that moment or, without one, are here again. */
export function itemsSent(
  { items }: Pick<StoredOrder, 'items'>,
  bookIds: Types.ObjectId[],
  sentAt?: Date,
) {
  const named = new Set(bookIds.map(String));
  return items.map(({ sentAt: before, ...item }) => {
    const at = named.has(String(item.bookId)) ? sentAt : before;
    return { ...item, ...(at && { sentAt: at }) };
  });
}

/** The books of the order that are still to be sent. */
export function booksHere({ items }: Pick<StoredOrder, 'items'>): Types.ObjectId[] {
  return items
    .filter(({ sentAt, returnedAt }) => !sentAt && !returnedAt)
    .map(({ bookId }) => bookId);
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
  const goesInParts = order.items.some(({ sentAt }) => sentAt);
  const isUnnoted = new Map(
    order.items.map(({ bookId, supply, arrivedAt, sentAt }) => [
      String(bookId),
      supply && !arrivedAt && (sentAt || !goesInParts),
    ]),
  );
  const tracked = new Set(stockTrackedAmong(order, bookIds).map(String));
  return bookIds.filter((id) => tracked.has(String(id)) || isUnnoted.get(String(id)));
}

/** Those of them of which stock is counted. */
function stockTrackedAmong(
  { stockTrackedBookIds }: Pick<StoredOrder, 'stockTrackedBookIds'>,
  bookIds: Types.ObjectId[],
): Types.ObjectId[] {
  const named = new Set(bookIds.map(String));
  return stockTrackedBookIds.filter((id) => named.has(String(id)));
}
