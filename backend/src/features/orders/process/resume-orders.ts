import mongoose from 'mongoose';
import { ApiError } from '../../../http/api-error.ts';
import type { Log } from '../../../log.ts';
import {
  orderCollection,
  OrderModel,
  type StoredOrder,
} from '../../../order-record/order.model.ts';
import { clearStockMovements } from './stock.ts';
import { finishWork, refuseStep } from './finish-work.ts';
import { takeOver } from './lease.ts';

const maxAtOnce = 500;

/** Finishes all work whose lease has run out, and cleans up after what is finished. */
export async function resumeOrders(log: Log): Promise<void> {
  const left = await OrderModel.find({ 'process.leaseUntil': isOver() })
    .sort({ 'process.leaseUntil': 1 })
    .limit(maxAtOnce)
    .lean();
  for (const order of left) await resume(order, log);
  let cleaned = maxAtOnce;
  while (cleaned === maxAtOnce) cleaned = await cleanUp();
}

const isOver = (now = new Date()) => mongoose.trusted({ $lte: now });

async function resume(order: StoredOrder, log: Log): Promise<void> {
  try {
    const mine = await takeOver(order);
    if (!mine) return;
    // Without a key its customer cannot ask for it again, and has been told that it failed.
    const isUnknown = mine.status === 'placing' && mine.bodyHash === undefined;
    if (isUnknown) await refuseStep(mine, { isTakenOver: true });
    else await finishWork(mine, { isTakenOver: true });
    log.debug({ order: order.number, status: order.status }, 'order resumed');
  } catch (error) {
    // A book may have sold out meanwhile: then the customer's retry hears about it.
    if (error instanceof ApiError && error.status < 500) return;
    log.warn({ err: error, order: order.number }, 'order not resumed, will be tried again');
  }
}

/** Removes what finished work has left behind; may be repeated at any point. Returns of how many. */
async function cleanUp(): Promise<number> {
  const now = new Date();
  const isDue = () => ({ 'process.cleanUpAt': isOver(now), 'process.work': null });
  const orders = await OrderModel.find(isDue(), { stockTrackedBookIds: 1, process: 1 })
    .limit(maxAtOnce)
    .lean();
  if (orders.length === 0) return 0;
  await clearStockMovements(orders);
  const ids = orders.map(({ _id }) => _id);
  const done = () => ({ _id: mongoose.trusted({ $in: ids }), ...isDue() });
  await OrderModel.deleteMany({ ...done(), status: 'undoing' });
  // Past the model: nothing is to be counted again.
  await orderCollection.updateMany(done(), { $unset: { 'process.cleanUpAt': 1 } });
  return orders.length;
}
