import type { Log } from '../../../log.ts';
import { repeatWork } from '../../../runtime/repeat-work.ts';
import { settleMarked } from './order-blocks.model.ts';

const everyMs = 5_000;

/** Learns what has changed of the orders and writes it down, now and from time to time. Returns how to stop. */
export function startSettlingOrders(log: Log): () => void {
  return repeatWork(settleMarked, { everyMs, log, failure: 'orders not settled' });
}
