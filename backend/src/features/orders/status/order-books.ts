import type { Types } from 'mongoose';
import { isSentInPart } from '../../../contract/order/item-state.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';

/** The items after these books came back at `returnedAt`; without it they have not come back. */
export function withReturned(
  { items }: Pick<StoredOrder, 'items'>,
  bookIds: Types.ObjectId[],
  returnedAt?: Date,
) {
  const named = new Set(bookIds.map(String));
  const changed = items.map(({ returnedAt: before, ...item }) => {
    const at = named.has(String(item.bookId)) ? returnedAt : before;
    return { ...item, ...(at && { returnedAt: at }) };
  });
  const returned = changed.filter((item) => item.returnedAt);
  const isPart = returned.length > 0 && returned.length < items.length;
  const returnedCents = returned.reduce((sum, { priceCents }) => sum + priceCents, 0);
  return { items: changed, returnedCents: isPart ? returnedCents : null };
}

/** The items after these books were sent at `sentAt`; without it they have not been sent. */
export function withSent(
  { items }: Pick<StoredOrder, 'items'>,
  bookIds: Types.ObjectId[],
  sentAt?: Date,
) {
  const named = new Set(bookIds.map(String));
  return items.map(({ sentAt: before, ...item }) => {
    const at = named.has(String(item.bookId)) ? sentAt : before;
    return { ...item, ...(at && { sentAt: at }) };
  });
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
  const isUnnoted = new Map(
    order.items.map(({ bookId, supply, arrivedAt, sentAt }) => [
      String(bookId),
      supply && !arrivedAt && (sentAt || !isSentInPart(order)),
    ]),
  );
  const tracked = new Set(order.stockTrackedBookIds.map(String));
  return bookIds.filter((id) => tracked.has(String(id)) || isUnnoted.get(String(id)));
}
