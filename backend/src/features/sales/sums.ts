import type { OrderSummary } from '../../models/orders/order-summary.ts';

interface Sums {
  orders: number;
  books: number;
  /** Of the books alone. */
  cents: number;
  shippingCents: number;
  /** Of wrapping gifts. */
  wrappingCents: number;
}
export const noSums: Sums = { orders: 0, books: 0, cents: 0, shippingCents: 0, wrappingCents: 0 };
export type SumsBy<Key> = Map<Key, Sums>;

/** The sums of one order; negative when `times` is -1. */
export function sumsOf(order: OrderSummary, times: 1 | -1 = 1): Sums {
  const { items, cents, shippingCents = 0, wrappingCents = 0 } = order;
  return {
    orders: times,
    books: times * items.length,
    cents: times * (cents - shippingCents - wrappingCents),
    shippingCents: times * shippingCents,
    wrappingCents: times * wrappingCents,
  };
}

/** Adds to the sums under a key; sums that become 0 are removed. */
export function addTo<Key>(all: SumsBy<Key>, key: Key, added: Partial<Sums>): void {
  const sums = all.get(key) ?? { ...noSums };
  all.set(key, sums);
  sums.orders += added.orders ?? 0;
  sums.books += added.books ?? 0;
  sums.cents += added.cents ?? 0;
  sums.shippingCents += added.shippingCents ?? 0;
  sums.wrappingCents += added.wrappingCents ?? 0;
  if (sums.orders === 0 && sums.books === 0) all.delete(key);
}

/** The same sums under other keys, of which many may be the same. */
export function regroup<Key, Other>(all: SumsBy<Key>, keyOf: (key: Key) => Other): SumsBy<Other> {
  const groups: SumsBy<Other> = new Map();
  for (const [key, sums] of all) addTo(groups, keyOf(key), sums);
  return groups;
}
