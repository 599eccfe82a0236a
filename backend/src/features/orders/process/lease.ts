import { OrderModel, type StoredOrder } from '../../../order-record/order.model.ts';

/** How long a process has an order with unfinished work for itself; then another may finish it. */
export const leaseMs = 5_000;

export function newLease(): Date {
  return new Date(Date.now() + leaseMs);
}

/** True when another process may have taken the order over. */
export function hasLapsed({ process }: Pick<StoredOrder, 'process'>): boolean {
  return process?.leaseUntil != null && process.leaseUntil.getTime() <= Date.now();
}

/** Finds an order with unfinished work only while no other process has taken it over. */
export function whileOwn({ _id, process }: StoredOrder) {
  return {
    _id,
    'process.leaseUntil': process?.leaseUntil ?? null,
    'process.version': process?.version ?? null,
  };
}

/** Takes over an order whose lease has run out; null when it has not, or another was first. */
export async function takeOver(order: StoredOrder): Promise<StoredOrder | null> {
  if (!hasLapsed(order)) return null;
  return OrderModel.findOneAndUpdate(
    whileOwn(order),
    { $set: { 'process.leaseUntil': newLease() } },
    { returnDocument: 'after' },
  ).lean();
}
