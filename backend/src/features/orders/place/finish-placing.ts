import { ApiError } from '../../../http/api-error.ts';
import { cleanUpTime, clearReservationsSoon } from '../status/clean-up.ts';
import { placedFields } from './first-record.ts';
import { hasLapsed, newLease } from '../status/lease.ts';
import { OrderModel, type StoredOrder } from '../order.model.ts';
import { releaseCopies, reserveCopies } from './reservation.ts';

type PlacingStep = 'written' | 'copies taken' | 'placed' | 'undo marked' | 'put back';

export interface PlacingOptions {
  /** Runs after each step; tests stop the process there. */
  afterStep?: (step: PlacingStep) => void | Promise<void>;
  /** The order was left by another process, which may only be slow. */
  isTakenOver?: boolean;
}

/**
 * Reserves the copies of a written order and makes it `placed`; may be repeated at any point.
 * Throws 409 when a copy cannot be had; then it is undone.
 */
export async function finishPlacing(
  order: StoredOrder,
  { afterStep, isTakenOver = false }: PlacingOptions = {},
): Promise<StoredOrder> {
  if (hasLapsed(order)) throw tooSlow();
  const missing = await reserveCopies(order);
  await afterStep?.('copies taken');
  if (missing) {
    const other = await undoPlacing(order, afterStep);
    if (other) return other;
    throw missing;
  }
  const placed = await OrderModel.findOneAndUpdate(
    whileOwn(order),
    { $set: placedFields(), $unset: { leaseUntil: 1 } },
    { returnDocument: 'after' },
  ).lean();
  await afterStep?.('placed');
  if (!placed) return findOutcome(order);
  // A process from which it was taken over may still repeat its reservations.
  if (!isTakenOver) clearReservationsSoon(placed);
  return placed;
}

/** Undoes an order that is not placed yet. Returns the order when another process placed it. */
export async function undoPlacing(
  order: StoredOrder,
  afterStep?: PlacingOptions['afterStep'],
): Promise<StoredOrder | undefined> {
  const { matchedCount } = await OrderModel.updateOne(
    whileOwn(order),
    // The key is free at once. Whoever finds the lease over puts the copies back.
    {
      $set: { status: 'undoing', key: order._id.toHexString(), leaseUntil: newLease() },
      $unset: { bodyHash: 1, limitKeys: 1 },
    },
  );
  await afterStep?.('undo marked');
  if (matchedCount === 0) return findOutcome(order);
  await finishUndoing(order, afterStep);
  return undefined;
}

/** Puts back what an order that is being undone has reserved; may be repeated at any point. */
export async function finishUndoing(
  order: StoredOrder,
  afterStep?: PlacingOptions['afterStep'],
): Promise<void> {
  await releaseCopies(order);
  await afterStep?.('put back');
  await OrderModel.updateOne(
    { _id: order._id, status: 'undoing' },
    // The record stays until nothing can be reserved for it any more.
    { $set: { cleanUpAt: cleanUpTime() }, $unset: { leaseUntil: 1 } },
  );
}

/** Finds an unfinished order only while no other process has taken it over. */
function whileOwn({ _id, leaseUntil }: StoredOrder) {
  return { _id, status: 'placing', leaseUntil } as const;
}

/** What another process made of an order that it took over. Throws 503 unless it is placed. */
async function findOutcome(order: StoredOrder): Promise<StoredOrder> {
  const now = await OrderModel.findById(order._id).lean();
  if (now && now.status !== 'placing' && now.status !== 'undoing') return now;
  if (now?.status !== 'placing') await releaseCopies(order); // reserved after it was undone
  throw tooSlow();
}

function tooSlow(): ApiError {
  return new ApiError('service_unavailable', 'The order could not be placed. Please try again.', {
    retryAfter: 5,
  });
}
