import { orderStates, type OrderStatus } from '../../../contract/order-status.ts';
import { queueLetter, type QueuedLetter } from '../../../database/outbox.ts';

/** Longer than a step can be taken back, however long the database was about it. */
const pauseMs = 20_000;

/**
 * What the write that gives an order its status puts into its `outbox`. Nobody is written to about a
 * step that was a slip: whoever takes it back takes out what stands there `at` that moment.
 */
export function lettersAbout(status: OrderStatus, at: Date): QueuedLetter[] {
  const waitMs = status === 'placed' ? 0 : pauseMs;
  return orderStates[status].letters.map((kind) => queueLetter(kind, at, { waitMs }));
}
