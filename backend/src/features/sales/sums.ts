export interface Sums {
  orders: number;
  books: number;
  cents: number;
}
export type SumsBy<Key> = Map<Key, Sums>;

/** Adds to the sums under a key; those that come to nothing are forgotten. */
export function addTo<Key>(all: SumsBy<Key>, key: Key, { orders, books, cents }: Sums): void {
  const sums = all.get(key);
  if (!sums) {
    all.set(key, { orders, books, cents });
    return;
  }
  sums.orders += orders;
  sums.books += books;
  sums.cents += cents;
  if (sums.orders === 0 && sums.books === 0) all.delete(key);
}

/** The same sums under other keys, of which many may be the same. */
export function regroup<Key, Other>(all: SumsBy<Key>, keyOf: (key: Key) => Other): SumsBy<Other> {
  const groups: SumsBy<Other> = new Map();
  for (const [key, sums] of all) addTo(groups, keyOf(key), sums);
  return groups;
}
