import mongoose from 'mongoose';
import { orderStates, type OrderStatus } from '../../../contract/order-status.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { cleanUpTime } from './clean-up.ts';
import { hasLapsed, newLease, takeOver } from './lease.ts';
import { lettersAbout } from './order-letters.ts';
import { finishReturn } from './order-status.ts';
import { isVisible, OrderModel, undoMs, type StoredOrder } from '../order.model.ts';
import { releaseCopies, retakeCopies, returnMarkOf } from '../place/reservation.ts';

type UndoStep = 'retake written' | 'copies taken' | 'failure marked' | 'undone';
type AfterStep = (step: UndoStep) => void | Promise<void>;

interface UndoRequest {
  id: string;
  /** The step to take back; the last one, whatever it was, when absent. */
  step: OrderStatus | undefined;
  /** The admin's name. */
  by: string;
}

/**
 * Takes an admin's last step of an order back; both stay in the history. An order that
 * becomes a sale again takes its copies again. Throws 404, 409 `invalid_transition` when there is
 * nothing to take back any more, and 409 `insufficient_stock` when a copy was sold meanwhile.
 */
export async function undoStatus(
  { id, step, by }: UndoRequest,
  afterStep?: AfterStep,
): Promise<StoredOrder> {
  for (;;) {
    const order = await OrderModel.findOne({ _id: id, status: isVisible() }).lean();
    if (!order) throw notFound('order');
    const { to, at } = lastStep(order, step);
    const isRetake = orderStates[to].isSale && !orderStates[order.status as OrderStatus].isSale;
    if (isRetake && (await isReturning(order))) continue;
    const unchanged = {
      _id: order._id,
      status: order.status,
      history: mongoose.trusted({ $size: order.history.length }),
      retake: null,
      erasedAt: null,
    };
    if (!isRetake) {
      const undone = await OrderModel.findOneAndUpdate(
        unchanged,
        {
          $set: { status: to },
          $push: { history: undoEntry(to, by) },
          $pull: { outbox: { at } },
        },
        { returnDocument: 'after' },
      ).lean();
      if (undone) return undone;
      continue; // changed a moment ago: looked at once more
    }
    const mark = new mongoose.Types.ObjectId();
    const begun = await OrderModel.findOneAndUpdate(
      { ...unchanged, returnsStock: null },
      {
        $set: { retake: { mark, to, at, by }, leaseUntil: newLease() },
        $unset: { cleanUpAt: 1 },
        $push: { marks: mark },
        $pull: { outbox: { at } },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!begun) continue;
    await afterStep?.('retake written');
    return finishRetake(begun, afterStep);
  }
}

function undoEntry(status: OrderStatus, by: string) {
  return { status, at: new Date(), by, undo: true };
}

/** When it was, and where back to. Throws 409 unless it is an admin's of a moment ago, as meant. */
function lastStep(order: StoredOrder, step: OrderStatus | undefined) {
  const steps = order.history.filter((entry) => !entry.changed);
  const [before, last] = steps.slice(-2);
  const isMeant = step === undefined || step === order.status;
  const isRecent = last !== undefined && last.at.getTime() > Date.now() - undoMs;
  const isOver = order.retake || order.erasedAt;
  if (!before || !last?.by || last.undo || !isMeant || !isRecent || isOver) {
    const message = `That this order became ${step ?? order.status} cannot be taken back any more.`;
    throw new ApiError('invalid_transition', message);
  }
  return { to: before.status, at: last.at };
}

/** Whether its copies were still on the way back, which is finished when a process left it. */
async function isReturning(order: StoredOrder): Promise<boolean> {
  if (!order.returnsStock) return false;
  const mine = await takeOver(order);
  if (!mine) {
    const message = 'The books of this order are still on their way back into stock.';
    throw new ApiError('request_in_progress', message, { retryAfter: 2 });
  }
  await finishReturn(mine);
  return true;
}

/** Takes the copies and makes the order a sale again; may be repeated at any point. */
export async function finishRetake(
  order: StoredOrder,
  afterStep?: AfterStep,
): Promise<StoredOrder> {
  const { retake } = order;
  if (!retake || hasLapsed(order)) throw tooSlow(); // another does it by now
  const own = { _id: order._id, 'retake.mark': retake.mark, leaseUntil: order.leaseUntil };
  const missing = retake.hasFailed ? soldMeanwhile() : await retakeCopies(order, retake.mark);
  await afterStep?.('copies taken');
  if (missing) {
    await failRetake(order, retake, own, afterStep);
    throw missing;
  }
  const undone = await OrderModel.findOneAndUpdate(
    own,
    {
      $set: {
        status: retake.to,
        returnMark: new mongoose.Types.ObjectId(),
        cleanUpAt: cleanUpTime(),
      },
      $unset: { retake: 1, leaseUntil: 1 },
      $push: { history: undoEntry(retake.to, retake.by), marks: returnMarkOf(order) },
    },
    { returnDocument: 'after' },
  ).lean();
  await afterStep?.('undone');
  return undone ?? findOutcome(order, retake.mark);
}

/** Leaves the order as it was, and gives back what was taken; may be repeated at any point. */
async function failRetake(
  order: StoredOrder,
  { mark, at }: NonNullable<StoredOrder['retake']>,
  own: object,
  afterStep?: AfterStep,
): Promise<void> {
  const leaseUntil = newLease();
  const { matchedCount } = await OrderModel.updateOne(own, {
    $set: { 'retake.hasFailed': true, leaseUntil },
    $addToSet: { failedMarks: mark },
  });
  if (matchedCount === 0) return;
  await afterStep?.('failure marked');
  await releaseCopies(order, mark);
  await OrderModel.updateOne(
    { ...own, leaseUntil },
    {
      $set: { cleanUpAt: cleanUpTime() },
      $unset: { retake: 1, leaseUntil: 1 },
      $push: { outbox: { $each: lettersAbout(order.status as OrderStatus, at) } },
    },
  );
}

/** What another process made of an order that it took over. Throws 503 unless it is undone. */
async function findOutcome(
  order: StoredOrder,
  mark: mongoose.Types.ObjectId,
): Promise<StoredOrder> {
  const now = await OrderModel.findById(order._id).lean();
  const hasFailed = now?.failedMarks?.some((failed) => failed.equals(mark)) ?? false;
  if (hasFailed) await releaseCopies(order, mark); // taken after it had failed
  if (!now || hasFailed || now.retake) throw tooSlow();
  return now;
}

function soldMeanwhile(): ApiError {
  return new ApiError('insufficient_stock', 'A book in this order is sold out.');
}

function tooSlow(): ApiError {
  const message = 'The step could not be taken back. Please look at the order again.';
  return new ApiError('service_unavailable', message, { retryAfter: 5 });
}
