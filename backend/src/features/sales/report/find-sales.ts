import { toDollars } from '../../../contract/money.ts';
import { orderStates } from '../../../contract/order-status.ts';
import {
  periodOf,
  type SalesFigures,
  type SalesReport,
  type SalesReportQuery,
  type SalesReportRow,
} from '../../../contract/sales-report.ts';
import { add, findSalesOf, sumsIn, type Sums } from '../rollup/find-sales.model.ts';
import { findSoldTitles } from '../rollup/sold-books.model.ts';
import { daysOfZone } from './days-of-zone.ts';

const dayMs = 86_400_000;
/** No clock is further from UTC than this. */
const clockMs = dayMs;

/** What was sold in the period, put together from what is kept of the orders. */
export async function findSales({ from, to, tz, by }: SalesReportQuery): Promise<SalesReport> {
  const dayOf = daysOfZone(tz);
  const rows = new Map<string, Sums>();
  const titles = new Map<string, string>();
  const total: Sums = { orders: 0, books: 0, cents: 0 };
  const left = { cancelled: 0, returned: 0 };
  const isWithin = (quarter: number) => from <= dayOf(quarter) && dayOf(quarter) <= to;
  const found = findSalesOf({
    start: new Date(Date.parse(from) - clockMs),
    end: new Date(Date.parse(to) + dayMs + clockMs),
    isWithin,
    isWellWithin: (quarter) => from < dayOf(quarter) && dayOf(quarter) < to,
    parts: partsFor(by),
  });
  for await (const { byStatus, byCategory, byBook, orders } of found) {
    for (const { status, quarters, ...lists } of byStatus) {
      for (const [at, sums] of sumsIn(lists)) {
        const day = dayOf(quarters[at] ?? 0);
        if (day < from || day > to) continue;
        if (status === 'cancelled' || status === 'returned') left[status] += sums.orders;
        if (!orderStates[status].isSale) continue;
        addTo(total, sums);
        if (by !== 'category' && by !== 'book') add(rows, periodOf(day, by), sums);
      }
    }
    if (by === 'category')
      for (const { category, ...sums } of byCategory) add(rows, category, sums);
    if (by !== 'book' || !byBook) continue;
    for (const [at, sums] of sumsIn(byBook)) add(rows, byBook.ids[at] ?? '', sums);
    // Of what is not counted yet nobody else knows how it is called.
    for (const { items } of orders ?? []) {
      for (const { bookId, title } of items) titles.set(bookId.toHexString(), title);
    }
  }
  if (by === 'book') await addTitles(titles, rows);
  const list = [...rows].map(([key, sums]) => ({
    key,
    ...(by === 'book' && { title: titles.get(key) ?? '' }),
    ...toFigures(sums),
  }));
  return { from, to, by, rows: sortRows(list, by), total: toFigures(total), left };
}

function partsFor(by: SalesReportQuery['by']) {
  if (by === 'book') return 'books';
  return by === 'category' ? 'categories' : 'times';
}

/** The titles under which books were sold last. */
async function addTitles(titles: Map<string, string>, rows: Map<string, Sums>): Promise<void> {
  const missing = [...rows.keys()].filter((id) => !titles.has(id));
  for (const [id, title] of await findSoldTitles(missing)) titles.set(id, title);
}

function addTo(total: Sums, { orders, books, cents }: Sums): void {
  total.orders += orders;
  total.books += books;
  total.cents += cents;
}

function toFigures({ orders, books, cents }: Sums): SalesFigures {
  return { orders, books, revenue: toDollars(cents) };
}

function sortRows(rows: SalesReportRow[], by: SalesReportQuery['by']): SalesReportRow[] {
  const byKey = (a: SalesReportRow, b: SalesReportRow) => (a.key < b.key ? -1 : 1);
  if (by !== 'category' && by !== 'book') return rows.sort(byKey);
  return rows.sort((a, b) => b.revenue - a.revenue || b.books - a.books || byKey(a, b));
}
