import type { Types, UpdateQuery } from 'mongoose';
import { ApiError, unavailable } from '../../../http/api-error.ts';
import { reach } from '../../../runtime/steps.ts';
import { OrderModel, type StoredOrder } from '../../../order-record/order.model.ts';
import { clearMoves, releaseCopies, returnCopies, takeCopies } from './copies.ts';
import { hasLapsed, newLease, takeOver, whileOwn } from './lease.ts';
import { itemsWith, lettersAbout, pushesOf, type Step } from './step.ts';

// Work on copies is begun by the write that says on the order what is to be done, under a version of
// its own, and ended by the one that says it is done. In between anybody may do it again.

type Work = 'take' | 'return' | 'release';

interface WorkOptions {
  /** The order was left by another process, which may only be slow. */
  isTakenOver?: boolean;
}

/** Nothing that a process which stood still sent arrives that late. */
const quietMs = 3_600_000;
/** How long whoever sends a refused order again hears the same: longer than a request takes. */
const refusalMs = 10_000;

interface Beginning {
  /** The step that is taken with copies. */
  next?: Step;
  /** The limited books it is about, when not all are; else those of the work before it. */
  bookIds?: Types.ObjectId[] | undefined;
}

/** What the write that begins the work says besides. */
export function beginning(work: Work, { next, bookIds }: Beginning = {}) {
  return {
    $set: {
      'process.work': work,
      'process.leaseUntil': newLease(),
      ...(next && { 'process.next': next }),
      ...(bookIds && { 'process.bookIds': bookIds }),
    },
    $inc: { 'process.version': 1 },
  };
}

/**
 * Does what is still to be done with the copies of an order, and returns the order then. Throws 409
 * when one that is to be taken cannot be had, and 503 when another process was faster.
 */
export async function finishWork(
  order: StoredOrder,
  options: WorkOptions = {},
): Promise<StoredOrder> {
  const { work, next } = order.process ?? {};
  if (work === 'take' && next) return takeStep(order, next, options);
  if (hasLapsed(order)) return order; // another does it by now
  if (work === 'return') {
    await returnCopies(order);
    await reach('copies returned');
  }
  if (work === 'release') {
    await releaseCopies(order);
    await reach('copies released');
    const isUntold = order.status === 'undoing' && !order.process?.refusal;
    if (isUntold && !options.isTakenOver) return forget(order);
  }
  return (await endWork(order, {}, options)) ?? order;
}

/**
 * Finishes what another process has left of the way of an order's copies: only then can there be
 * another step. Throws 409 while that process is still about it.
 */
export async function finishOthers(order: StoredOrder): Promise<void> {
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

async function takeStep(
  order: StoredOrder,
  next: Step,
  options: WorkOptions,
): Promise<StoredOrder> {
  if (hasLapsed(order)) throw tooSlow(next);
  const missing = await takeCopies(order);
  await reach('copies taken');
  if (missing && (await refuseStep(order, options, missing))) throw missing;
  const step = {
    $set: { status: next.status, ...(next.returned && itemsWith(order, next.returned)) },
    $push: pushesOf(next),
  };
  const taken = missing ? null : await endWork(order, step, options);
  // Another process may have decided.
  const now = taken ?? (await OrderModel.findById(order._id).lean());
  if (!now?.history.some(({ at, by }) => +at === +next.at && by === next.by)) throw tooSlow(next);
  return now;
}

/**
 * Decides that an order's next step is not taken, and puts back what was taken for it. The key of
 * a new order stays taken for a moment, and says what its customer is told: else the same request, on
 * its way beside it, would get a copy that comes back. Returns false when another process has decided.
 */
export async function refuseStep(
  order: StoredOrder,
  options: WorkOptions = {},
  told?: ApiError,
): Promise<boolean> {
  const { $set, $inc } = beginning('release');
  const isNew = order.status === 'placing';
  // How it became what it stays: each visible order has such a step.
  const last = order.history.findLast(({ changed }) => !changed);
  const refusal = isNew &&
    order.bodyHash &&
    told && {
      code: told.code,
      message: told.message,
      bookIds: told.details.bookIds,
      until: new Date(Date.now() + refusalMs),
    };
  const refused = await OrderModel.findOneAndUpdate(
    whileOwn(order),
    {
      $set: {
        ...$set,
        ...(isNew && { status: 'undoing' }),
        ...(refusal && { 'process.refusal': refusal }),
      },
      $inc,
      $unset: { 'process.next': 1 },
      ...(!isNew && last && { $push: { outbox: { $each: lettersAbout(last) } } }),
    },
    { returnDocument: 'after' },
  ).lean();
  if (!refused) return false;
  await reach('refused');
  await finishWork(refused, options);
  return true;
}

async function endWork(
  order: StoredOrder,
  step: UpdateQuery<StoredOrder>,
  { isTakenOver = false }: WorkOptions,
): Promise<StoredOrder | null> {
  // Who did it alone, and has ended it, repeats nothing.
  const doneAt = Date.now() + (isTakenOver ? quietMs : 0);
  const { cleanUpAt: before, refusal } = order.process ?? {};
  const cleanUpAt = new Date(Math.max(doneAt, +(before ?? 0), +(refusal?.until ?? 0)));
  const ended = await OrderModel.findOneAndUpdate(
    whileOwn(order),
    {
      ...step,
      $set: { ...(step.$set as object), 'process.cleanUpAt': cleanUpAt },
      $unset: {
        'process.work': 1,
        'process.leaseUntil': 1,
        'process.next': 1,
        'process.bookIds': 1,
      },
    },
    { returnDocument: 'after' },
  ).lean();
  await reach('done');
  return ended;
}

/** Leaves nothing of an order that nobody else has worked on, and that nobody can ask for again. */
async function forget(order: StoredOrder): Promise<StoredOrder> {
  await clearMoves([order]);
  await OrderModel.deleteOne(whileOwn(order));
  await reach('done');
  return order;
}

function tooSlow({ undo }: Step): ApiError {
  const message = undo
    ? 'The step could not be taken back. Please look at the order again.'
    : 'The order could not be placed. Please try again.';
  return unavailable(message, 5);
}
