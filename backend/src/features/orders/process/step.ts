import {
  firstStatus,
  orderStates,
  type OrderStatus,
} from '../../../contract/order/order-status.ts';
import { queueLetter, type QueuedLetter } from '../../../database/outbox.ts';
import type { StoredOrder } from '../order.model.ts';

/** A step of an order, as its history tells of it. */
export type Step = Pick<
  StoredOrder['history'][number],
  'status' | 'at' | 'by' | 'undo' | 'returned'
>;

/** Longer than a step can be taken back, however long the database was about it. */
const pauseMs = 20_000;

/**
 * The letters that a step owes. Nobody is written to about one that was a slip: whoever takes it
 * back takes out what stands in the `outbox` at that moment.
 */
export function lettersAbout(step: Pick<Step, 'status' | 'at' | 'returned'>): QueuedLetter[] {
  const { at } = step;
  const name = nameOf(step);
  const waitMs = name === firstStatus ? 0 : pauseMs;
  const isPart = name !== step.status;
  const kinds = isPart ? (['order-books-returned'] as const) : orderStates[name].letters;
  return kinds.map((kind) => queueLetter(kind, at, { waitMs }));
}

/** The step's name: books come back also from an order that stays what it was. */
export function nameOf({ status, returned }: Pick<Step, 'status' | 'returned'>): OrderStatus {
  return returned ? 'returned' : status;
}

/** What the write that takes a step puts onto the order. */
export function pushesOf(step: Step) {
  return { history: step, ...(!step.undo && { outbox: { $each: lettersAbout(step) } }) };
}
