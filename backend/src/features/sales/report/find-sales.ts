import { toDollars } from '../../../contract/money.ts';
import {
  periodOf,
  type SalesFigures,
  type SalesReport,
  type SalesReportQuery,
  type SalesReportRow,
} from '../../../contract/sales-report.ts';
import {
  isSale,
  readOrderSummaries,
  type OrderSummary,
} from '../../orders/rollup/order-blocks.model.ts';
import { daysOfZone } from '../days-of-zone.ts';
import { shopTimeZone } from '../shop-time-zone.ts';
import { addTo, regroup, type SumsBy } from '../sums.ts';

/** What was sold in the period, counted from what is known of the orders. */
export async function findSales(query: SalesReportQuery): Promise<SalesReport> {
  const { from, to, tz = shopTimeZone, by } = query;
  const dayOf = daysOfZone(tz);
  const days: SumsBy<string> = new Map();
  const parts: SumsBy<string> = new Map();
  const titles = new Map<string, string>();
  const left = { cancelled: 0, returned: 0 };
  for (const order of await readOrderSummaries()) {
    const day = dayOf(order.at);
    if (day < from || day > to) continue;
    const { status, items, cents } = order;
    if (status === 'cancelled' || status === 'returned') left[status] += 1;
    if (!isSale(order)) continue;
    addTo(days, day, { orders: 1, books: items.length, cents });
    if (by === 'category' || by === 'book') addParts(parts, order, by);
    if (by === 'book') for (const { book } of items) titles.set(book.id, book.title);
  }
  const total = regroup(days, () => 'total').get('total');
  const groups =
    by === 'category' || by === 'book' ? parts : regroup(days, (day) => periodOf(day, by));
  const rows = [...groups].map(([key, sums]) => ({
    key,
    ...(by === 'book' && { title: titles.get(key) ?? '' }),
    ...toFigures(sums),
  }));
  return { from, to, by, rows: sortRows(rows, by), total: toFigures(total), left };
}

function addParts(parts: SumsBy<string>, { items }: OrderSummary, by: 'category' | 'book'): void {
  const seen = new Set<string>();
  for (const { book, cents } of items) {
    const key = by === 'book' ? book.id : book.category;
    // An order with three books of a category is one order of it.
    addTo(parts, key, { orders: seen.has(key) ? 0 : 1, books: 1, cents });
    seen.add(key);
  }
}

function toFigures({ orders, books, cents } = { orders: 0, books: 0, cents: 0 }): SalesFigures {
  return { orders, books, revenue: toDollars(cents) };
}

function sortRows(rows: SalesReportRow[], by: SalesReportQuery['by']): SalesReportRow[] {
  const byKey = (a: SalesReportRow, b: SalesReportRow) => (a.key < b.key ? -1 : 1);
  if (by !== 'category' && by !== 'book') return rows.sort(byKey);
  return rows.sort((a, b) => b.revenue - a.revenue || b.books - a.books || byKey(a, b));
}
