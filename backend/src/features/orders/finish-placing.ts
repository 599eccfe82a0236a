import { ApiError } from '../../http/api-error.ts';
import { clearNotes, putBackTaken, takeCopies } from './shelf.ts';
import { OrderModel, type StoredOrder } from './order.model.ts';
import mongoose from 'mongoose';

/** How long a process has an unfinished order for itself before another may finish it. */
export const leaseMs = 5_000;
/** After this time nothing that a stalled process sent can still arrive. */
export const quietMs = 60_000;

export const placingSteps = [
  'written',
  'copies taken',
  'placed',
  'undo marked',
  'put back',
] as const;
export type PlacingStep = (typeof placingSteps)[number];

export interface PlacingOptions {
  /** Runs after each step; tests stop the process there. */
  afterStep?: (step: PlacingStep) => void | Promise<void>;
  /** The order was left by another process, which may only be slow. */
  isTakenOver?: boolean;
}

/**
 * Takes the copies of a written order and makes it `placed`; may be repeated at any point.
 * Throws 409 when a copy cannot be had; then the order is undone.
 */
export async function finishPlacing(
  order: StoredOrder,
  { afterStep, isTakenOver = false }: PlacingOptions = {},
): Promise<StoredOrder> {
  if (order.leaseUntil && order.leaseUntil.getTime() < Date.now()) throw tooSlow();
  const problem = await takeCopies(order);
  await afterStep?.('copies taken');
  if (problem) {
    const other = await undoPlacing(order, afterStep);
    if (other) return other;
    throw problem;
  }
  // The lease stays until the notes on the books are cleared.
  const placed = { status: 'placed', leaseUntil: new Date(Date.now() + quietMs) } as const;
  const { matchedCount } = await OrderModel.updateOne(
    { _id: order._id, status: 'placing' },
    { $set: placed },
  );
  await afterStep?.('placed');
  if (matchedCount === 0) {
    const other = await undoPlacing(order, afterStep);
    if (other) return other;
    throw tooSlow();
  }
  if (!isTakenOver) clearNotesSoon(order);
  return { ...order, ...placed };
}

/** Undoes an order that is not placed yet. Answers the order when another process placed it. */
export async function undoPlacing(
  order: StoredOrder,
  afterStep?: PlacingOptions['afterStep'],
): Promise<StoredOrder | undefined> {
  const { matchedCount } = await OrderModel.updateOne(
    { _id: order._id, status: 'placing' },
    // The key is free at once; the record stays until no copy can be taken for it any more.
    {
      $set: { status: 'undoing', leaseUntil: new Date(Date.now() + quietMs) },
      $unset: { key: 1, bodyHash: 1 },
    },
  );
  await afterStep?.('undo marked');
  if (matchedCount === 0) {
    const now = await OrderModel.findById(order._id).lean();
    if (now && now.status !== 'undoing') return now;
  }
  await putBackTaken(order);
  await afterStep?.('put back');
  return undefined;
}

function tooSlow(): ApiError {
  return new ApiError('service_unavailable', 'The order could not be placed. Please try again.', {
    retryAfter: 5,
  });
}

let waiting: StoredOrder[] = [];

/** Clears the notes of many orders at once. A process that ends before leaves it to the timer. */
function clearNotesSoon(order: StoredOrder): void {
  if (order.limitedBookIds.length === 0) return;
  waiting.push(order);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const orders = waiting;
    waiting = [];
    settle(orders).catch(() => {});
  }, 50).unref();
}

async function settle(orders: StoredOrder[]): Promise<void> {
  await clearNotes(orders, ['takenBy']);
  await OrderModel.updateMany(
    {
      _id: mongoose.trusted({ $in: orders.map((order) => order._id) }),
      status: mongoose.trusted({ $ne: 'cancelled' }), // has a lease of its own
    },
    { $unset: { leaseUntil: 1 } },
  );
}
