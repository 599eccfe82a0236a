import mongoose from 'mongoose';
import { orderStates, type OrderStatus } from '../../../contract/order-status.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { isVisible, OrderModel, undoMs, type StoredOrder } from '../order.model.ts';
import { beginning, finishWork, type WorkOptions } from '../process/finish-work.ts';
import { takeOver } from '../process/lease.ts';
import { pushesOf } from '../process/step.ts';

interface UndoRequest {
  id: string;
  /** The step to take back; the last one, whatever it was, when absent. */
  step: OrderStatus | undefined;
  /** The admin's name. */
  by: string;
}

/**
 * Takes an admin's last step of an order back; both stay in the history. An order that becomes a
 * sale again takes its copies as a new one does. Throws 404, 409 `invalid_transition` when there is
 * nothing to take back any more, and 409 `insufficient_stock` when a copy was sold meanwhile.
 */
export async function undoStatus(
  { id, step, by }: UndoRequest,
  options: WorkOptions = {},
): Promise<StoredOrder> {
  for (;;) {
    const order = await OrderModel.findOne({ _id: id, status: isVisible() }).lean();
    if (!order) throw notFound('order');
    const { to, at } = lastStep(order, step);
    if (order.process?.work) {
      await finishReturn(order);
      continue;
    }
    const undo = { status: to, at: new Date(), by, undo: true };
    const isWithCopies = orderStates[to].isSale && !orderStates[order.status as OrderStatus].isSale;
    const undone = await OrderModel.findOneAndUpdate(
      {
        _id: order._id,
        status: order.status,
        history: mongoose.trusted({ $size: order.history.length }),
        'process.work': null,
        erasedAt: null,
      },
      {
        ...(isWithCopies
          ? beginning('take', undo)
          : { $set: { status: to }, $push: pushesOf(undo) }),
        $pull: { outbox: { at } },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!undone) continue; // changed a moment ago: looked at once more
    if (!isWithCopies) return undone;
    await options.afterStep?.('begun');
    return finishWork(undone, options);
  }
}

/** When it was, and where back to. Throws 409 unless it is an admin's of a moment ago, as meant. */
function lastStep(order: StoredOrder, step: OrderStatus | undefined) {
  const steps = order.history.filter((entry) => !entry.changed);
  const [before, last] = steps.slice(-2);
  const isMeant = step === undefined || step === order.status;
  const isRecent = last !== undefined && last.at.getTime() > Date.now() - undoMs;
  const isOver = order.process?.next ?? order.erasedAt;
  if (!before || !last?.by || last.undo || !isMeant || !isRecent || isOver) {
    const message = `That this order became ${step ?? order.status} cannot be taken back any more.`;
    throw new ApiError('invalid_transition', message);
  }
  return { to: before.status, at: last.at };
}

/** Finishes what a process left of the way of the copies back into stock. */
async function finishReturn(order: StoredOrder): Promise<void> {
  const mine = await takeOver(order);
  if (!mine) {
    const message = 'The books of this order are still on their way back into stock.';
    throw new ApiError('request_in_progress', message, { retryAfter: 2 });
  }
  await finishWork(mine, { isTakenOver: true });
}
