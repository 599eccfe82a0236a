import { toDollars } from '../../contract/money.ts';
import { orderStates } from '../../contract/order-status.ts';
import {
  periodOf,
  type SalesFigures,
  type SalesReport,
  type SalesReportQuery,
  type SalesReportRow,
} from '../../contract/sales-report.ts';
import { OrderModel } from '../orders/order.model.ts';
import { isByItem, reportPipeline, type DaySums, type PartSums } from './report-pipeline.ts';

const dayMs = 86_400_000;
/** The database works on so much at once, so that ten years are no longer command than a week. */
const partMs = 7 * dayMs;
/** No clock is further from UTC than this. */
const clockMs = dayMs;

interface Sums {
  orders: number;
  books: number;
  cents: number;
}
type Row = Sums & { title?: string };

/** What was sold in the period: counted by the database from the orders, nothing is kept. */
export async function findSales(query: SalesReportQuery): Promise<SalesReport> {
  const rows = new Map<string, Row>();
  const total: Sums = { orders: 0, books: 0, cents: 0 };
  const left = { cancelled: 0, returned: 0 };
  for (const part of partsOf(query)) {
    const [sums] = await OrderModel.aggregate<PartSums>(reportPipeline(query, part));
    for (const day of sums?.days ?? []) {
      const { status } = day._id;
      if (status === 'cancelled' || status === 'returned') left[status] += day.orders;
      if (!orderStates[status].isSale) continue;
      add(total, day);
      if (!isByItem(query.by)) add(rowOf(rows, keyOf(day, query.by)), day);
    }
    for (const item of sums?.items ?? []) {
      const row = rowOf(rows, String(item._id));
      add(row, item);
      if (query.by === 'book') row.title = item.title;
    }
  }
  const { from, to, by } = query;
  return { from, to, by, rows: sortRows([...rows].map(toRow), by), total: toFigures(total), left };
}

/** The period and a day around it, since the days of a place begin before or after those of UTC. */
function* partsOf({ from, to }: SalesReportQuery) {
  const end = Date.parse(to) + dayMs + clockMs;
  for (let start = Date.parse(from) - clockMs; start < end; start += partMs) {
    yield { start: new Date(start), end: new Date(Math.min(start + partMs, end)) };
  }
}

function keyOf({ _id }: DaySums, by: 'day' | 'week' | 'month'): string {
  return periodOf(_id.day, by);
}

function rowOf(rows: Map<string, Row>, key: string): Row {
  const row = rows.get(key) ?? { orders: 0, books: 0, cents: 0 };
  rows.set(key, row);
  return row;
}

function add(sums: Sums, { orders, books, cents }: Sums): void {
  sums.orders += orders;
  sums.books += books;
  sums.cents += cents;
}

function toRow([key, row]: [string, Row]): SalesReportRow {
  return { key, ...(row.title !== undefined && { title: row.title }), ...toFigures(row) };
}

function toFigures({ orders, books, cents }: Sums): SalesFigures {
  return { orders, books, revenue: toDollars(cents) };
}

function sortRows(rows: SalesReportRow[], by: SalesReportQuery['by']): SalesReportRow[] {
  const byKey = (a: SalesReportRow, b: SalesReportRow) => (a.key < b.key ? -1 : 1);
  if (!isByItem(by)) return rows.sort(byKey);
  return rows.sort((a, b) => b.revenue - a.revenue || b.books - a.books || byKey(a, b));
}
