import type { Types } from 'mongoose';
import {
  firstStatus,
  orderStates,
  type OrderStatus,
} from '../../../contract/order/order-status.ts';
import { isSentInPart } from '../../../contract/order/item-state.ts';
import type { EmailKind } from '../../../contract/email/email.ts';
import type { EmailEvent } from '../../../outbox/queued-email.model.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';

/** A step of an order, as its history keeps it. */
export type Step = Pick<
  StoredOrder['history'][number],
  'status' | 'at' | 'by' | 'undo' | 'returned' | 'sent'
>;

/** Longer than a step can be undone, with time for a slow database. */
const pauseMs = 20_000;

/** The time of a new step. It is unique within the order, since emails identify their step by it. */
export function momentOfStep({
  history,
  updatedAt,
}: Pick<StoredOrder, 'history' | 'updatedAt'>): Date {
  const taken = new Set([updatedAt, ...history.map(({ at }) => at)].map(Number));
  let moment = Date.now();
  while (taken.has(moment)) moment += 1;
  return new Date(moment);
}

/** The emails of a step. Unless the order is new, they wait as long as an admin may undo a step. */
export function emailsAbout(order: Pick<StoredOrder, '_id' | 'items'>, step: Step): EmailEvent {
  const { _id } = order;
  const name = stepName(step);
  const part = partEmail(order, step);
  const kinds = part ? [part] : orderStates[name].emails;
  const waitMs = name === firstStatus ? 0 : pauseMs;
  return { of: 'order', recordId: _id, kinds: step.undo ? [] : kinds, at: step.at, waitMs };
}

/** The email about a step of some books. */
function partEmail(order: Pick<StoredOrder, 'items'>, step: Step): EmailKind | undefined {
  if (step.sent) return 'order-books-sent';
  if (stepName(step) === step.status) return undefined;
  const neverLeft = isSentInPart(order) && !hasSent(order, step.returned ?? []);
  return neverLeft ? 'order-books-cancelled' : 'order-books-returned';
}

/** Whether one of these books was sent before the others. */
function hasSent({ items }: Pick<StoredOrder, 'items'>, bookIds: Types.ObjectId[]): boolean {
  return items.some(({ bookId, sentAt }) => sentAt && bookIds.some((id) => id.equals(bookId)));
}

/** What the step did: with some books returned or sent, the order's status may stay the same. */
export function stepName({
  status,
  returned,
  sent,
}: Pick<Step, 'status' | 'returned' | 'sent'>): OrderStatus {
  if (sent) return 'shipped';
  return returned ? 'returned' : status;
}

/** The items after these books came back at `returnedAt`; without it they have not come back. */
export function withReturned(
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

/** The items after these books were sent at `sentAt`; without it they have not been sent. */
export function withSent(
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
export function unsentBooks({ items }: Pick<StoredOrder, 'items'>): Types.ObjectId[] {
  return items
    .filter(({ sentAt, returnedAt }) => !sentAt && !returnedAt)
    .map(({ bookId }) => bookId);
}

/** The books of the order that have not come back. */
export function unreturnedBooks({ items }: Pick<StoredOrder, 'items'>): Types.ObjectId[] {
  return items.filter(({ returnedAt }) => !returnedAt).map(({ bookId }) => bookId);
}

/**
 * The returned books of which a copy goes back into the stock: those that were reserved, and those
 * that were sent without their arrival being noted.
 */
export function copiesToRestock(
  order: Pick<StoredOrder, 'items' | 'stockTrackedBookIds'>,
  bookIds = order.items.map((item) => item.bookId),
): Types.ObjectId[] {
  const isUnnoted = new Map(
    order.items.map(({ bookId, supply, arrivedAt, sentAt }) => [
      String(bookId),
      supply && !arrivedAt && (sentAt || !isSentInPart(order)),
    ]),
  );
  const tracked = new Set(order.stockTrackedBookIds.map(String));
  return bookIds.filter((id) => tracked.has(String(id)) || isUnnoted.get(String(id)));
}
