import type { Types } from 'mongoose';
import type { StoredOrder } from '../order.model.ts';

/**
 * What a write says of an order's items when these books come back at that moment or, without one,
 * are out again.
 */
export function itemsWith(
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

/** The books of which the order has not got back the copies. */
export function booksOut({ items }: Pick<StoredOrder, 'items'>): Types.ObjectId[] {
  return items.filter(({ returnedAt }) => !returnedAt).map(({ bookId }) => bookId);
}

/** Those of them that are limited. */
export function limitedAmong(
  { limitedBookIds }: Pick<StoredOrder, 'limitedBookIds'>,
  bookIds: Types.ObjectId[],
): Types.ObjectId[] {
  const named = new Set(bookIds.map(String));
  return limitedBookIds.filter((id) => named.has(String(id)));
}
