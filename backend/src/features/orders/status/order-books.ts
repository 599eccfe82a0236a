import type { Types } from 'mongoose';
import { isSentInPart } from '../../../contract/order/item-state.ts';
import type { StoredOrder, StoredOrderItem } from '../../../models/orders/order.model.ts';

/** The items with this time of these books; without `at` the time is removed. */
export function withTime(
  items: StoredOrderItem[],
  name: 'sentAt' | 'returnedAt' | 'arrivedAt',
  { bookIds, at }: { bookIds: Types.ObjectId[]; at?: Date | undefined },
): StoredOrderItem[] {
  const named = new Set(bookIds.map(String));
  return items.map((item) => {
    if (!named.has(String(item.bookId))) return item;
    const { [name]: _before, ...rest } = item;
    return at ? { ...item, [name]: at } : rest;
  });
}

/** The items after these books came back at `at`; without it they have not come back. */
export function withReturned(
  { items }: Pick<StoredOrder, 'items'>,
  bookIds: Types.ObjectId[],
  at?: Date,
) {
  const changed = withTime(items, 'returnedAt', { bookIds, at });
  const returned = changed.filter((item) => item.returnedAt);
  const isPart = returned.length > 0 && returned.length < items.length;
  const returnedCents = returned.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { items: changed, returnedCents: isPart ? returnedCents : null };
}

/** The books of the order that are still to be sent. */
export function unsentBooks({ items }: Pick<StoredOrder, 'items'>): Types.ObjectId[] {
  return items
    .filter(({ sentAt, returnedAt }) => !sentAt && !returnedAt)
    .map(({ bookId }) => bookId);
}

/** The books of the order that have not come back. */
export function unreturnedBooks({ items }: Pick<StoredOrder, 'items'>): Types.ObjectId[] {
  return items.filter(({ returnedAt }) => !returnedAt).map(({ bookId }) => bookId);
}

/**
 * The returned books of which a copy goes back into the stock: those that were reserved, and those that
 * were sent without a recorded arrival.
 */
export function booksToRestock(
  order: Pick<StoredOrder, 'items' | 'stockTrackedBookIds'>,
  bookIds = order.items.map((item) => item.bookId),
): Types.ObjectId[] {
  const hasUnrecordedArrival = new Map(
    order.items.map(({ bookId, supply, arrivedAt, sentAt }) => [
      String(bookId),
      supply && !arrivedAt && (sentAt || !isSentInPart(order)),
    ]),
  );
  const tracked = new Set(order.stockTrackedBookIds.map(String));
  return bookIds.filter((id) => tracked.has(String(id)) || hasUnrecordedArrival.get(String(id)));
}
