import mongoose, { type UpdateQuery } from 'mongoose';
import { ApiError } from '../../../http/api-error.ts';
import { OrderModel, type StoredOrder } from '../../../order-record/order.model.ts';
import { reach } from '../../../runtime/steps.ts';
import { readOrder, type OrderSelector } from '../orders-of-person.model.ts';
import { finishWork } from './finish-work.ts';
import { takeOver } from './lease.ts';

/**
 * Takes an order a step on by the one write that `plan` makes of what it is, and finishes what that
 * begins. Changed meanwhile it is looked at once more; work of others on its copies is ended first.
 * Throws 404, what `plan` throws, and 409 while another process is about its copies.
 */
export async function changeOrder(
  selector: OrderSelector,
  plan: (order: StoredOrder) => UpdateQuery<StoredOrder>,
): Promise<StoredOrder> {
  for (;;) {
    const order = await readOrder(selector);
    const update = plan(order);
    if (order.process?.work) {
      await finishOthers(order);
      continue;
    }
    const { _id, status, erasedAt = null } = order;
    const history = mongoose.trusted({ $size: order.history.length });
    const changed = await OrderModel.findOneAndUpdate(
      { _id, status, history, erasedAt, 'process.work': null },
      update,
      { returnDocument: 'after' },
    ).lean();
    if (!changed) continue;
    if (!changed.process?.work) return changed;
    await reach('begun');
    // That another process does it by now is no business of whoever asked.
    return finishWork(changed);
  }
}

/** Finishes what another process has left. Throws 409 while that process is still about it. */
async function finishOthers(order: StoredOrder): Promise<void> {
  const mine = await takeOver(order);
  if (!mine) {
    const message = 'The books of this order are still on their way back into stock.';
    throw new ApiError('request_in_progress', message, { retryAfter: 2 });
  }
  try {
    await finishWork(mine, { isTakenOver: true });
  } catch (error) {
    // That a step of another's was refused is no business of whoever takes the next.
    if (!(error instanceof ApiError && error.status < 500)) throw error;
  }
}
