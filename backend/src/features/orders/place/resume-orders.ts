import mongoose from 'mongoose';
import { ApiError } from '../../../http/api-error.ts';
import type { Log } from '../../../log.ts';
import { cleanUp } from '../status/clean-up.ts';
import { finishPlacing, finishUndoing, undoPlacing } from './finish-placing.ts';
import { takeOver } from '../status/lease.ts';
import { finishReturn } from '../status/order-status.ts';
import { finishRetake } from '../status/undo-status.ts';
import { OrderModel, type StoredOrder } from '../order.model.ts';

const mostAtOnce = 500;

/** Finishes or undoes every order whose lease has run out, and cleans up after finished ones. */
export async function resumeOrders(log: Log): Promise<void> {
  for (const order of await findDue('leaseUntil')) {
    const mine = await takeOver(order);
    if (mine) await attempt(() => finish(mine), mine, log);
  }
  for (const order of await findDue('cleanUpAt')) await attempt(() => cleanUp(order), order, log);
}

function findDue(field: 'leaseUntil' | 'cleanUpAt'): Promise<StoredOrder[]> {
  return OrderModel.find({ [field]: mongoose.trusted({ $lte: new Date() }) })
    .sort({ [field]: 1 })
    .limit(mostAtOnce)
    .lean();
}

async function finish(order: StoredOrder): Promise<unknown> {
  if (order.returnsStock) return finishReturn(order);
  if (order.retake) return finishRetake(order);
  if (order.status === 'undoing') return finishUndoing(order);
  // Until 2026-11-22 the lease of an order also said when to clean up after it.
  if (order.status !== 'placing') return cleanUp(order);
  // Without a key the customer cannot ask for it again, and has been told that it failed.
  if (order.bodyHash === undefined) return undoPlacing(order);
  return finishPlacing(order, { isTakenOver: true });
}

async function attempt(work: () => Promise<unknown>, order: StoredOrder, log: Log): Promise<void> {
  try {
    await work();
    log.debug({ order: order.number, status: order.status }, 'order resumed');
  } catch (error) {
    // A book may have sold out meanwhile: then the order is undone, and its customer's retry
    // hears about it.
    if (error instanceof ApiError && error.status < 500) return;
    log.warn({ err: error, order: order.number }, 'order not resumed, will be tried again');
  }
}
