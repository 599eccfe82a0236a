import { orderStates } from '../contract/order/order-status.ts';
import type { StoredOrder, StoredOrderItem } from './order.model.ts';

// Books come back alone, each with its `returnedAt`, or with the whole order, of which only the status and
// the history say so. `returnedCents` is there while some have come back and others have not.

/** When this book of the order came back. */
export function returnedAtOf(
  { returnedAt }: Pick<StoredOrderItem, 'returnedAt'>,
  { status, history }: Pick<StoredOrder, 'status' | 'history'>,
): Date | undefined {
  if (returnedAt) return returnedAt;
  if (status !== 'returned') return undefined;
  return history.findLast((step) => step.status === 'returned')?.at;
}

/** The books that figures count: all of an order that came back as a whole, else those that stayed sold. */
export function countedItems({
  items,
  returnedCents,
}: Pick<StoredOrder, 'items' | 'returnedCents'>): StoredOrderItem[] {
  return returnedCents == null ? items : items.filter(({ returnedAt }) => !returnedAt);
}

/** Their sum with shipping and wrapping. */
export function countedCents({
  totalCents,
  returnedCents,
}: Pick<StoredOrder, 'totalCents' | 'returnedCents'>): number {
  return totalCents - (returnedCents ?? 0);
}

/** The amount that the customer pays: 0 for an order that is cancelled or wholly returned. */
export function payableCents(
  order: Pick<StoredOrder, 'status' | 'totalCents' | 'returnedCents'>,
): number {
  return orderStates[order.status].isSale ? countedCents(order) : 0;
}
