import type { Category } from '../../../contract/book.ts';
import { orderStates, orderStatuses, type OrderStatus } from '../../../contract/order-status.ts';
import type { StoredOrder } from '../../orders/order.model.ts';

// Sums from which a report of any period, in any time zone, can be put together. They are lists of
// numbers side by side, not of records: a year has a hundred thousand of them.

export interface Sums {
  orders: number;
  books: number;
  cents: number;
}
type SumLists = { [Name in keyof Sums]: number[] };

/** What was ordered in each quarter of an hour, and is in this status by now. */
interface StatusSales extends SumLists {
  status: OrderStatus;
  /** Since 1970, in their order. All clocks of today differ from UTC by whole quarters. */
  quarters: number[];
}
/** What was sold in a category. */
interface CategorySales extends Sums {
  category: Category;
}
/** What was sold of each book. */
export interface BookSales extends SumLists {
  ids: string[];
}
export interface Sales {
  byStatus: StatusSales[];
  byCategory: CategorySales[];
  byBook: BookSales;
}

export type SoldOrder = Pick<StoredOrder, 'status' | 'createdAt' | 'totalCents' | 'items'>;

const quarterMs = 900_000;
export const quarterOf = (time: Date) => Math.floor(time.getTime() / quarterMs);

export function sumSales(orders: SoldOrder[]): Sales {
  const byStatus: SalesMaps['byStatus'] = new Map();
  const byCategory: SalesMaps['byCategory'] = new Map();
  const byBook: SalesMaps['byBook'] = new Map();
  for (const { status: stored, createdAt, totalCents, items } of orders) {
    const status = orderStatuses.find((each) => each === stored);
    if (!status) continue;
    const quarters = getOrSet(byStatus, status, () => new Map<number, Sums>());
    add(quarters, quarterOf(createdAt), { orders: 1, books: items.length, cents: totalCents });
    if (!orderStates[status].isSale) continue;
    const [seenCategories, seenBooks] = [new Set<string>(), new Set<string>()];
    for (const { bookId, category, priceCents: cents } of items) {
      const id = bookId.toHexString();
      // An order with three books of a category is one order of it.
      add(byCategory, category, { orders: seenCategories.has(category) ? 0 : 1, books: 1, cents });
      add(byBook, id, { orders: seenBooks.has(id) ? 0 : 1, books: 1, cents });
      seenCategories.add(category);
      seenBooks.add(id);
    }
  }
  return toSales({ byStatus, byCategory, byBook });
}

/** What all of these come to, which stand for different orders. */
export function mergeSales(all: Sales[]): Sales {
  const maps: SalesMaps = { byStatus: new Map(), byCategory: new Map(), byBook: new Map() };
  for (const { byStatus, byCategory, byBook } of all) {
    for (const { status, quarters, ...lists } of byStatus) {
      const own = getOrSet(maps.byStatus, status, () => new Map<number, Sums>());
      for (const [at, sums] of sumsIn(lists)) add(own, quarters[at] ?? 0, sums);
    }
    for (const { category, ...sums } of byCategory) add(maps.byCategory, category, sums);
    for (const [at, sums] of sumsIn(byBook)) add(maps.byBook, byBook.ids[at] ?? '', sums);
  }
  return toSales(maps);
}

interface SalesMaps {
  byStatus: Map<OrderStatus, Map<number, Sums>>;
  byCategory: Map<Category, Sums>;
  byBook: Map<string, Sums>;
}

function toSales({ byStatus, byCategory, byBook }: SalesMaps): Sales {
  return {
    byStatus: [...byStatus].map(([status, quarters]) => {
      const sorted = [...quarters].sort(([a], [b]) => a - b);
      return { status, quarters: sorted.map(([quarter]) => quarter), ...listsOf(sorted) };
    }),
    byCategory: [...byCategory].map(([category, sums]) => ({ category, ...sums })),
    byBook: { ids: [...byBook.keys()], ...listsOf([...byBook]) },
  };
}

export function add<Key>(all: Map<Key, Sums>, key: Key, { orders, books, cents }: Sums): void {
  const sums = getOrSet(all, key, () => ({ orders: 0, books: 0, cents: 0 }));
  sums.orders += orders;
  sums.books += books;
  sums.cents += cents;
}

function getOrSet<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}

function listsOf(entries: [unknown, Sums][]): SumLists {
  return {
    orders: entries.map(([, { orders }]) => orders),
    books: entries.map(([, { books }]) => books),
    cents: entries.map(([, { cents }]) => cents),
  };
}

/** The sums at each place of lists. */
export function* sumsIn({ orders, books, cents }: SumLists): Generator<[at: number, sums: Sums]> {
  for (let at = 0; at < orders.length; at += 1) {
    yield [at, { orders: orders[at] ?? 0, books: books[at] ?? 0, cents: cents[at] ?? 0 }];
  }
}
