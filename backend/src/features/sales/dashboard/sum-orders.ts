import type { AdminStats } from '../../../contract/admin/admin-stats.ts';
import { toAmount } from '../../../contract/number/cents.ts';
import { orderStates, type OrderStatus } from '../../../contract/order/order-status.ts';
import { daysOfZone } from '../../../contract/shop/days-of-zone.ts';
import type { ShopMoney } from '../../../contract/shop/money/shop-money.ts';
import {
  isInCurrency,
  isSale,
  type OrderSummary,
  type SoldBook,
} from '../../../models/orders/order-summary.ts';
import { addTo, regroup, sumsOf, type SumsBy } from '../sums.ts';

const listLength = 10;
const months = 12;

type OrderStats = Omit<AdminStats, 'totalBooks' | 'trendingBooks' | 'visitsLastDay' | 'lowStock'>;

/** Empty totals in this currency and zone. */
const noTotals = (countedIn: string) => ({
  countedIn,
  counted: new Set<OrderSummary[]>(),
  byStatus: new Map() as SumsBy<OrderStatus>,
  atCounter: new Map() as SumsBy<'counter'>,
  byDay: new Map() as SumsBy<string>,
  byCustomer: new Map() as SumsBy<string>,
  byBook: new Map() as SumsBy<SoldBook>,
});

/** The totals of the counted blocks are kept, so that only blocks that changed are counted again. */
let totals = noTotals('');

/** The dashboard's figures of the orders; an order in another currency adds no money and no books sold. */
export function sumOrders(
  blocks: OrderSummary[][],
  now: Date,
  { currency, timeZone }: Pick<ShopMoney, 'currency' | 'timeZone'>,
): OrderStats {
  const dayOf = daysOfZone(timeZone);
  const counting = { currency, dayOf };
  const countedIn = `${currency} ${timeZone}`;
  if (totals.countedIn !== countedIn) totals = noTotals(countedIn);
  const { counted } = totals;
  const currentBlocks = new Set(blocks);
  for (const block of [...counted].filter((each) => !currentBlocks.has(each)))
    count(block, -1, counting);
  for (const block of blocks.filter((each) => !counted.has(each))) count(block, 1, counting);
  return {
    ...totalsOf(totals.byStatus),
    counterOrders: totals.atCounter.get('counter')?.orders ?? 0,
    counterSales: toAmount(totals.atCounter.get('counter')?.cents ?? 0),
    monthlyRevenue: monthlyRevenueOf(totals.byDay, dayOf(now.getTime())),
    customersByAverageOrder: bestCustomersOf(totals.byCustomer, blocks),
    salesByCategory: salesByCategoryOf(totals.byBook),
    bestSellers: bestSellersOf(totals.byBook, blocks),
  };
}

interface Counting {
  currency: string;
  dayOf: (time: number) => string;
}

/** Counts a block, or takes it out again when `times` is -1. */
function count(block: OrderSummary[], times: 1 | -1, { currency, dayOf }: Counting): void {
  const { counted, byStatus, atCounter, byDay, byCustomer, byBook } = totals;
  for (const order of block) {
    const isOwn = isInCurrency(currency, order);
    const all = sumsOf(order, times);
    const own = isOwn ? all : { ...all, cents: 0, shippingCents: 0, wrappingCents: 0 };
    addTo(byStatus, order.status, own);
    if (order.returned) {
      const { books, cents } = order.returned;
      addTo(byStatus, 'returned', { books: times * books, cents: isOwn ? times * cents : 0 });
    }
    if (!isSale(order)) continue;
    if (order.isCounter) addTo(atCounter, 'counter', own);
    addTo(byDay, dayOf(order.at), own);
    if (!isOwn) continue;
    if (order.customer) addTo(byCustomer, order.customer, own);
    for (const { book, cents } of order.items)
      addTo(byBook, book, { books: times, cents: times * cents });
  }
  if (times === 1) counted.add(block);
  else counted.delete(block);
}

function totalsOf(byStatus: SumsBy<OrderStatus>) {
  const sum = (
    field: 'orders' | 'cents' | 'shippingCents' | 'wrappingCents',
    isCounted: (status: OrderStatus) => boolean,
  ) =>
    [...byStatus].reduce((all, [status, sums]) => all + (isCounted(status) ? sums[field] : 0), 0);
  const isSold = (status: OrderStatus) => orderStates[status].isSale;
  const wrappingCents = sum('wrappingCents', isSold);
  return {
    totalOrders: sum('orders', () => true),
    totalSales: toAmount(sum('cents', isSold)),
    totalShipping: toAmount(sum('shippingCents', isSold)),
    ...(wrappingCents > 0 && { totalWrapping: toAmount(wrappingCents) }),
    returnedOrders: sum('orders', (status) => status === 'returned'),
    returnedSales: toAmount(sum('cents', (status) => status === 'returned')),
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
    return { month: name, revenue: toAmount(byMonth.get(name)?.cents ?? 0) };
  });
}

/** Customers with the highest average first, under the name of their newest order. */
function bestCustomersOf(byCustomer: SumsBy<string>, blocks: OrderSummary[][]) {
  const best = [...byCustomer]
    .map(([customer, sums]) => ({
      customer,
      ...sums,
      average: (sums.cents + sums.shippingCents + sums.wrappingCents) / sums.orders,
    }))
    .sort((a, b) => b.average - a.average || (a.customer < b.customer ? -1 : 1))
    .slice(0, listLength);
  const unnamed = new Set(best.map(({ customer }) => customer));
  const newest = new Map<string, OrderSummary>();
  for (const order of newestFirst(blocks)) {
    if (unnamed.size === 0) break;
    if (unnamed.delete(order.customer)) newest.set(order.customer, order);
  }
  return best.map(({ customer, orders: count, average }) => ({
    name: newest.get(customer)?.name ?? '',
    email: newest.get(customer)?.email ?? '',
    orders: count,
    averageOrder: toAmount(Math.round(average)),
  }));
}

function salesByCategoryOf(byBook: SumsBy<SoldBook>) {
  return [...regroup(byBook, ({ category }) => category)]
    .sort(([a, { cents }], [b, other]) => other.cents - cents || (a < b ? -1 : 1))
    .map(([category, { books, cents }]) => ({ category, books, revenue: toAmount(cents) }));
}

/** The best-selling books under the titles of their newest orders. */
function bestSellersOf(byBook: SumsBy<SoldBook>, blocks: OrderSummary[][]) {
  const best = [...regroup(byBook, ({ id }) => id)]
    .sort(([a, { books }], [b, other]) => other.books - books || (a < b ? -1 : 1))
    .slice(0, listLength);
  const untitled = new Set(best.map(([id]) => id));
  const titles = new Map<string, string>();
  for (const { items } of newestFirst(blocks)) {
    if (untitled.size === 0) break;
    for (const { book } of items) if (untitled.delete(book.id)) titles.set(book.id, book.title);
  }
  return best.map(([bookId, { books }]) => ({
    bookId,
    title: titles.get(bookId) ?? '',
    sold: books,
  }));
}

/** Orders by number, lazily: of 100,000 mostly a few are read. */
function* newestFirst(blocks: OrderSummary[][]): Generator<OrderSummary> {
  for (const block of blocks.toReversed()) yield* block.toReversed();
}
