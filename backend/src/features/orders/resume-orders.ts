import mongoose from 'mongoose';
import { ApiError } from '../../http/api-error.ts';
import type { Log } from '../../log.ts';
import { finishPlacing, undoPlacing } from './finish-placing.ts';
import { finishReturn } from './order-status.ts';
import { OrderModel, type StoredOrder } from './order.model.ts';
import { clearNotes, putBackTaken } from './shelf.ts';
import { takeOver } from './take-over.ts';

const everyMs = 5_000;

/** Finishes what other processes left, now and from time to time. Answers how to stop that. */
export function startResumingOrders(log: Log): () => void {
  const resume = () =>
    resumeOrders(log).catch((error: unknown) => log.warn({ err: error }, 'orders not resumed'));
  void resume();
  const timer = setInterval(() => void resume(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Finishes or undoes every order whose lease has run out. */
export async function resumeOrders(log: Log): Promise<void> {
  const left = await OrderModel.find({ leaseUntil: mongoose.trusted({ $lte: new Date() }) })
    .sort({ leaseUntil: 1 })
    .limit(500)
    .lean();
  for (const order of left) {
    const mine = await takeOver(order);
    if (!mine) continue;
    try {
      await resume(mine);
      log.debug({ order: mine.number, status: mine.status }, 'order resumed');
    } catch (error) {
      // A book may have sold out meanwhile: then the order is undone, and its customer's retry
      // hears about it.
      if (error instanceof ApiError && error.status < 500) continue;
      log.warn({ err: error, order: mine.number }, 'order not resumed, will be tried again');
    }
  }
}

async function resume(order: StoredOrder): Promise<void> {
  if (order.status === 'placing') {
    // Without a key the customer cannot ask for it again, and has been told that it failed.
    if (order.key === undefined) await undoPlacing(order);
    else await finishPlacing(order, { isTakenOver: true });
  } else if (order.status === 'undoing') {
    await putBackTaken(order);
    await OrderModel.deleteOne({ _id: order._id, status: 'undoing' });
  } else if (order.returnsStock) {
    await finishReturn(order);
  } else {
    await clearNotes([order], ['takenBy', 'returnedBy']);
    await OrderModel.updateOne({ _id: order._id }, { $unset: { leaseUntil: 1 } });
  }
}
