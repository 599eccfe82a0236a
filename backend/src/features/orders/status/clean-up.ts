import { orderStates } from '../../../contract/order-status.ts';
import { OrderModel, type StoredOrder } from '../order.model.ts';
import { clearMarks, releaseCopies, returnMarkOf } from '../place/reservation.ts';

/** As long as the order limits look back; nothing that a stalled process sent arrives that late. */
const quietMs = 3_600_000;

/** When what a finished piece of work left behind can go. */
export function cleanUpTime(): Date {
  return new Date(Date.now() + quietMs);
}

/** Removes what only the first hour after a change needs; may be repeated at any point. */
export async function cleanUp(order: StoredOrder): Promise<void> {
  const { _id, status } = order;
  if (status === 'undoing') {
    await releaseCopies(order); // a stalled process may have reserved them again
    await OrderModel.deleteOne({ _id, status });
    return;
  }
  for (const mark of order.failedMarks ?? []) await releaseCopies(order, mark); // for the same reason
  const marks = [_id, ...(order.marks ?? [])];
  // The copies of a sale may just be going back: the mark of that stays.
  const isSale = status === 'placing' || orderStates[status].isSale;
  const next = returnMarkOf(order);
  const returnedBy = isSale ? marks.filter((mark) => !mark.equals(next)) : [...marks, next];
  await clearMarks(order.limitedBookIds, { takenBy: marks, returnedBy });
  // Not when the order changed meanwhile: that change left something of its own.
  await OrderModel.updateOne(
    { _id, status, cleanUpAt: order.cleanUpAt ?? null },
    { $unset: { cleanUpAt: 1, leaseUntil: 1, limitKeys: 1, marks: 1, failedMarks: 1 } },
  );
}

let placed: StoredOrder[] = [];

/**
 * Clears the reservations of orders that nobody else has worked on, many at once, so that they do
 * not pile up on a book that sells well. What a process leaves when it ends, cleanUp clears.
 */
export function clearReservationsSoon(order: StoredOrder): void {
  if (order.limitedBookIds.length === 0) return;
  placed.push(order);
  if (placed.length > 1) return;
  setTimeout(() => {
    const orders = placed;
    placed = [];
    const bookIds = orders.flatMap(({ limitedBookIds }) => limitedBookIds);
    clearMarks(bookIds, { takenBy: orders.map(({ _id }) => _id) }).catch(() => {});
  }, 50).unref();
}
