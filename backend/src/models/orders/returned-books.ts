import { orderStates } from '../../contract/order/order-status.ts';
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

/**
 * Whether the order, or this book of it, was delivered and so paid before it came back; without a book
 * its last return counts.
 */
export function wasDelivered(
  { history }: Pick<StoredOrder, 'history'>,
  item?: Pick<StoredOrderItem, 'bookId'>,
): boolean {
  const index = history.findLastIndex(({ status, returned, undo }) => {
    if (undo) return false;
    return item && returned ? returned.some((id) => id.equals(item.bookId)) : status === 'returned';
  });
  return history[index - 1]?.status === 'delivered';
}

/** What the customer had paid for books that came back, with the charges when none is left. */
export function refundCents(
  order: Pick<StoredOrder, 'status' | 'history' | 'items' | 'shippingCents' | 'gift'>,
): number {
  const back = order.items.filter((item) => returnedAtOf(item, order) && wasDelivered(order, item));
  const hasCharges = order.status === 'returned' && wasDelivered(order);
  const charges = hasCharges ? (order.shippingCents ?? 0) + (order.gift?.feeCents ?? 0) : 0;
  return back.reduce((sum, { priceCents }) => sum + priceCents, charges);
}

/** The amount that the customer pays: 0 for an order that is cancelled or wholly returned. */
export function payableCents(
  order: Pick<StoredOrder, 'status' | 'totalCents' | 'returnedCents'>,
): number {
  return orderStates[order.status].isSale ? countedCents(order) : 0;
}
