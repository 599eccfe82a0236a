import { firstStatus, orderStates } from '../../../contract/order-status.ts';
import { queueLetter, type QueuedLetter } from '../../../database/outbox.ts';
import type { StoredOrder } from '../order.model.ts';

/** A step of an order, as its history tells of it. */
export type Step = Pick<StoredOrder['history'][number], 'status' | 'at' | 'by' | 'undo'>;

/** Longer than a step can be taken back, however long the database was about it. */
const pauseMs = 20_000;

/**
 * The letters that a step owes. Nobody is written to about one that was a slip: whoever takes it
 * back takes out what stands in the `outbox` at that moment.
 */
export function lettersAbout({ status, at }: Pick<Step, 'status' | 'at'>): QueuedLetter[] {
  const waitMs = status === firstStatus ? 0 : pauseMs;
  return orderStates[status].letters.map((kind) => queueLetter(kind, at, { waitMs }));
}

/** What the write that takes a step puts onto the order. */
export function pushesOf(step: Step) {
  return { history: step, ...(!step.undo && { outbox: { $each: lettersAbout(step) } }) };
}
