import { OrderModel, type StoredOrder } from '../order.model.ts';

/** How long a process has an order with unfinished work for itself; then another may finish it. */
export const leaseMs = 5_000;

export function newLease(): Date {
  return new Date(Date.now() + leaseMs);
}

/** True when another process may have taken the order over. */
export function hasLapsed({ leaseUntil }: Pick<StoredOrder, 'leaseUntil'>): boolean {
  return leaseUntil != null && leaseUntil.getTime() <= Date.now();
}

/** Takes over an order whose lease has run out; undefined when it has not, or another was first. */
export async function takeOver(order: StoredOrder): Promise<StoredOrder | undefined> {
  if (!hasLapsed(order)) return undefined;
  const taken = await OrderModel.findOneAndUpdate(
    { _id: order._id, status: order.status, leaseUntil: order.leaseUntil },
    { $set: { leaseUntil: newLease() } },
    { returnDocument: 'after' },
  ).lean();
  return taken ?? undefined;
}
