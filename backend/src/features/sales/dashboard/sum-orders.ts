import type { AdminStats } from '../../../contract/admin.ts';
import { toDollars } from '../../../contract/money.ts';
import { orderStates, type OrderStatus } from '../../../contract/order-status.ts';
import {
  isSale,
  type OrderSummary,
  type SoldBook,
} from '../../orders/rollup/order-blocks.model.ts';
import { daysOfZone } from '../days-of-zone.ts';
import { shopTimeZone } from '../shop-time-zone.ts';
import { addTo, regroup, type SumsBy } from '../sums.ts';

const listLength = 10;
const months = 12;

type OrderStats = Omit<AdminStats, 'totalBooks' | 'trendingBooks' | 'visitsLastDay' | 'lowStock'>;

interface Totals {
  byStatus: SumsBy<OrderStatus>;
  byDay: SumsBy<string>;
  byCustomer: SumsBy<string>;
  byBook: SumsBy<SoldBook>;
}
/** What these blocks of orders come to: of 100,000 orders only those that change are gone through. */
const counted = new Set<OrderSummary[]>();
const totals: Totals = {
  byStatus: new Map(),
  byDay: new Map(),
  byCustomer: new Map(),
  byBook: new Map(),
};

/** What the dashboard tells of the orders. Money in dollars. */
export function sumOrders(blocks: OrderSummary[][], now: Date): OrderStats {
  const dayOf = daysOfZone(shopTimeZone);
  const isNow = new Set(blocks);
  for (const block of [...counted].filter((each) => !isNow.has(each))) count(block, -1, dayOf);
  for (const block of blocks.filter((each) => !counted.has(each))) count(block, 1, dayOf);
  return {
    ...totalsOf(totals.byStatus),
    monthlyRevenue: monthlyRevenueOf(totals.byDay, dayOf(now.getTime())),
    customersByAverageOrder: bestCustomersOf(totals.byCustomer, blocks),
    salesByCategory: salesByCategoryOf(totals.byBook),
    bestSellers: bestSellersOf(totals.byBook),
  };
}

/** Counts a block, or takes it out again when `times` is -1. */
function count(block: OrderSummary[], times: 1 | -1, dayOf: (time: number) => string): void {
  const { byStatus, byDay, byCustomer, byBook } = totals;
  for (const order of block) {
    const own = { orders: times, books: times * order.items.length, cents: times * order.cents };
    addTo(byStatus, order.status, own);
    if (!isSale(order)) continue;
    addTo(byDay, dayOf(order.at), own);
    if (order.customer) addTo(byCustomer, order.customer, own);
    for (const { book, cents } of order.items)
      addTo(byBook, book, { orders: 0, books: times, cents: times * cents });
  }
  if (times === 1) counted.add(block);
  else counted.delete(block);
}

function totalsOf(byStatus: SumsBy<OrderStatus>) {
  const sum = (field: 'orders' | 'cents', isCounted: (status: OrderStatus) => boolean) =>
    [...byStatus].reduce((all, [status, sums]) => all + (isCounted(status) ? sums[field] : 0), 0);
  return {
    totalOrders: sum('orders', () => true),
    totalSales: toDollars(sum('cents', (status) => orderStates[status].isSale)),
    returnedOrders: sum('orders', (status) => status === 'returned'),
    returnedSales: toDollars(sum('cents', (status) => status === 'returned')),
    ordersLeft: sum('orders', (status) => orderStates[status].isOpen),
    newOrders: sum('orders', (status) => status === 'placed'),
  };
}

function monthlyRevenueOf(byDay: SumsBy<string>, today: string) {
  const byMonth = regroup(byDay, (day) => day.slice(0, 7));
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: months }, (_unused, index) => {
    const first = new Date(Date.UTC(year, month - months + index));
    const name = first.toISOString().slice(0, 7);
    return { month: name, revenue: toDollars(byMonth.get(name)?.cents ?? 0) };
  });
}

/** Those with the highest average first, under the name of their newest order. */
function bestCustomersOf(byCustomer: SumsBy<string>, blocks: OrderSummary[][]) {
  const best = [...byCustomer]
    .map(([customer, sums]) => ({ customer, ...sums, average: sums.cents / sums.orders }))
    .sort((a, b) => b.average - a.average || (a.customer < b.customer ? -1 : 1))
    .slice(0, listLength);
  const newest = new Map<string, OrderSummary | undefined>(
    best.map((each) => [each.customer, undefined]),
  );
  for (const order of blocks.flat()) {
    if (!newest.has(order.customer)) continue;
    if (order.at >= (newest.get(order.customer)?.at ?? 0)) newest.set(order.customer, order);
  }
  return best.map(({ customer, orders: count, average }) => ({
    name: newest.get(customer)?.name ?? '',
    email: newest.get(customer)?.email ?? '',
    orders: count,
    averageOrder: toDollars(Math.round(average)),
  }));
}

function salesByCategoryOf(byBook: SumsBy<SoldBook>) {
  return [...regroup(byBook, ({ category }) => category)]
    .sort(([a, { cents }], [b, other]) => other.cents - cents || (a < b ? -1 : 1))
    .map(([category, { books, cents }]) => ({ category, books, revenue: toDollars(cents) }));
}

/** As they were sold last. */
function bestSellersOf(byBook: SumsBy<SoldBook>) {
  const titles = new Map([...byBook.keys()].map(({ id, title }) => [id, title]));
  return [...regroup(byBook, ({ id }) => id)]
    .sort(([a, { books }], [b, other]) => other.books - books || (a < b ? -1 : 1))
    .slice(0, listLength)
    .map(([bookId, { books }]) => ({ bookId, title: titles.get(bookId) ?? '', sold: books }));
}
