import type { Types, UpdateQuery } from 'mongoose';
import { unavailable, type ApiError } from '../../../http/api-error.ts';
import { reach } from '../../../runtime/steps.ts';
import { OrderModel, type StoredOrder } from '../../../order-record/order.model.ts';
import { clearStockMovements, rollBackStock, restock, reserveStock } from './stock.ts';
import { hasLapsed, newLease, whileOwn } from './lease.ts';
import { itemsWith, emailsAbout, pushesOf, type Step } from './step.ts';

// Work on copies is begun by the write that says on the order what is to be done, under a version of
// its own, and ended by the one that says it is done. In between anybody may do it again:
//   return    begun ─── copies returned ──────────────────────── done
//   take      begun ─── copies taken ─┬─ all: takes the step ─── done
//                                     └─ not all: a release
//   release   refused ─ copies released ─┬────────────────────── done
//                                        └─ new, no key: deleted, done
// The writes `refused` and `done` fail once another process has taken the order over.

type Work = 'take' | 'return' | 'release';

interface Options {
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
export function start(work: Work, { next, bookIds }: Beginning = {}) {
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
export async function finishWork(order: StoredOrder, options: Options = {}): Promise<StoredOrder> {
  const { work, next } = order.process ?? {};
  if (work === 'return') return finishReturn(order, options);
  if (work === 'take' && next) return finishTake(order, next, options);
  if (work === 'release') return finishRelease(order, options);
  return order;
}

async function finishReturn(order: StoredOrder, options: Options): Promise<StoredOrder> {
  if (hasLapsed(order)) return order; // another does it by now
  await restock(order);
  await reach('copies returned');
  const ended = await endWork(order, options);
  return ended ?? order;
}

async function finishTake(order: StoredOrder, next: Step, options: Options): Promise<StoredOrder> {
  if (hasLapsed(order)) throw tooSlow(next);
  const missing = await reserveStock(order);
  await reach('copies taken');
  if (missing) {
    const isRefused = await refuseStep(order, options, missing);
    if (isRefused) throw missing;
  } else {
    const taken = await endWork(order, options, {
      $set: { status: next.status, ...(next.returned && itemsWith(order, next.returned)) },
      $push: pushesOf(next),
    });
    if (taken) return taken;
  }
  // Another process has decided, perhaps for this step.
  const now = await OrderModel.findById(order._id).lean();
  if (!now?.history.some(({ at, by }) => +at === +next.at && by === next.by)) throw tooSlow(next);
  return now;
}

/**
 * Decides that an order's next step is not taken, and puts back what was taken for it. Returns false
 * when another process has decided.
 */
export async function refuseStep(order: StoredOrder, options: Options, notice?: ApiError) {
  const { $set, $inc } = start('release');
  const refusal = notice && refusalOf(order, notice);
  // How it became what it stays: each visible order has such a step.
  const last = order.history.findLast(({ changed }) => !changed);
  const outcome =
    order.status === 'placing'
      ? { $set: { ...$set, status: 'undoing', ...(refusal && { 'process.refusal': refusal }) } }
      : { $set, ...(last && { $push: { outbox: { $each: emailsAbout(last) } } }) };
  const refused = await OrderModel.findOneAndUpdate(
    whileOwn(order),
    { ...outcome, $inc, $unset: { 'process.next': 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!refused) return false;
  await reach('refused');
  await finishRelease(refused, options);
  return true;
}

/**
 * What whoever sends a new order again hears for a moment, as its key stays taken: else the same
 * request, on its way beside it, would get a copy that comes back.
 */
function refusalOf({ bodyHash }: StoredOrder, { code, message, details }: ApiError) {
  const until = new Date(Date.now() + refusalMs);
  return bodyHash ? { code, message, bookIds: details.bookIds, until } : undefined;
}

async function finishRelease(order: StoredOrder, options: Options): Promise<StoredOrder> {
  if (hasLapsed(order)) return order; // another does it by now
  await rollBackStock(order);
  await reach('copies released');
  const isPending = order.status === 'undoing' && !order.process?.refusal;
  if (isPending && !options.isTakenOver) {
    // Nobody else has worked on it, and nobody can ask for it again: nothing of it is left.
    await clearStockMovements([order]);
    await OrderModel.deleteOne(whileOwn(order));
    await reach('done');
    return order;
  }
  const ended = await endWork(order, options);
  return ended ?? order;
}

/** Returns null when another process has taken the order over. */
async function endWork(
  order: StoredOrder,
  { isTakenOver = false }: Options,
  step: UpdateQuery<StoredOrder> = {},
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

function tooSlow({ undo }: Step): ApiError {
  const message = undo
    ? 'The step could not be undone. Please look at the order again.'
    : 'The order could not be placed. Please try again.';
  return unavailable(message, 5);
}
