import type { Types } from 'mongoose';
import {
  firstStatus,
  orderStates,
  type OrderStatus,
} from '../../../contract/order/order-status.ts';
import { isSentInPart } from '../../../contract/order/item-state.ts';
import type { EmailKind } from '../../../contract/email/email.ts';
import type { EmailEvent } from '../../../models/emails/queued-email.model.ts';
import type { StoredOrder } from '../../../models/orders/order.model.ts';

/** A step of an order, as its history keeps it. */
export type Step = Pick<
  StoredOrder['history'][number],
  'status' | 'at' | 'by' | 'undo' | 'returned' | 'sent'
>;

/** How long an admin may undo a step. */
export const undoMs = 10_000;
/** Longer than a step can be undone, with time for a slow database. */
const emailDelayMs = 20_000;

/** The time of a new step. It is unique within the order, since emails identify their step by it. */
export function timeOfNewStep({
  history,
  updatedAt,
}: Pick<StoredOrder, 'history' | 'updatedAt'>): Date {
  const taken = new Set([updatedAt, ...history.map(({ at }) => at)].map(Number));
  let time = Date.now();
  while (taken.has(time)) time += 1;
  return new Date(time);
}

/** The emails of a step. Unless the order is new, they wait as long as an admin may undo a step. */
export function emailsAbout(order: Pick<StoredOrder, '_id' | 'items'>, step: Step): EmailEvent {
  const { _id } = order;
  const name = stepName(step);
  const part = partEmail(order, step);
  const kinds = part ? [part] : orderStates[name].emails;
  const waitMs = name === firstStatus ? 0 : emailDelayMs;
  return { of: 'order', recordId: _id, kinds: step.undo ? [] : kinds, at: step.at, waitMs };
}

/** The email about a step of some books. */
function partEmail(order: Pick<StoredOrder, 'items'>, step: Step): EmailKind | undefined {
  if (step.sent) return 'order-books-sent';
  if (stepName(step) === step.status) return undefined;
  const wereNeverSent = isSentInPart(order) && !hasSent(order, step.returned ?? []);
  return wereNeverSent ? 'order-books-cancelled' : 'order-books-returned';
}

/** Whether one of these books was sent before the others. */
function hasSent({ items }: Pick<StoredOrder, 'items'>, bookIds: Types.ObjectId[]): boolean {
  return items.some(({ bookId, sentAt }) => sentAt && bookIds.some((id) => id.equals(bookId)));
}

/** The name of the step: with some books returned or sent, the order's status may stay the same. */
export function stepName({
  status,
  returned,
  sent,
}: Pick<Step, 'status' | 'returned' | 'sent'>): OrderStatus {
  if (sent) return 'shipped';
  return returned ? 'returned' : status;
}
