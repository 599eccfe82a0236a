import { toAmount } from '../../../contract/number/cents.ts';
import { daysOfZone } from '../../../contract/shop/days-of-zone.ts';
import {
  periodOf,
  type SalesFigures,
  type SalesReport,
  type SalesReportQuery,
  type SalesReportRow,
} from '../../../contract/admin/sales-report.ts';
import { readOrderSummaries } from '../../orders/summaries/order-summaries.queries.ts';
import { isInCurrency, isSale, type OrderSummary } from '../../../models/orders/order-summary.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { addTo, noSums, regroup, sumsOf, type SumsBy } from '../sums.ts';

/** The sales of the period, counted from the order summaries. */
export async function findSales(query: SalesReportQuery): Promise<SalesReport> {
  const { money } = await findSettings();
  const { from, to, tz = money.timeZone, by } = query;
  const dayOf = daysOfZone(tz);
  /** By day, category or book. */
  const parts: SumsBy<string> = new Map();
  const whole: SumsBy<'total' | 'counter'> = new Map();
  const titles = new Map<string, string>();
  const excluded: SalesReport['left'] = { cancelled: 0, returned: 0 };
  for (const order of await readOrderSummaries()) {
    const day = dayOf(order.at);
    if (day < from || day > to) continue;
    const { status, items } = order;
    if (status === 'cancelled' || status === 'returned') excluded[status] += 1;
    if (!isSale(order)) continue;
    if (!isInCurrency(money.currency, order)) {
      excluded.otherCurrency = (excluded.otherCurrency ?? 0) + 1;
      continue;
    }
    const own = sumsOf(order);
    addTo(whole, 'total', own);
    if (order.isCounter) addTo(whole, 'counter', own);
    if (by === 'category' || by === 'book') addParts(parts, order, by);
    else addTo(parts, day, own);
    if (by === 'book') for (const { book } of items) titles.set(book.id, book.title);
  }
  const isByPart = by === 'category' || by === 'book';
  const groups = isByPart ? parts : regroup(parts, (day) => periodOf(day, by));
  const rows = [...groups].map(([key, sums]) => ({
    key,
    ...(by === 'book' && { title: titles.get(key) ?? '' }),
    ...toFigures(sums),
  }));
  return {
    from,
    to,
    by,
    currency: money.currency,
    left: excluded,
    rows: sortRows(rows, by),
    total: toFigures(whole.get('total')),
    counter: toFigures(whole.get('counter')),
  };
}

function addParts(parts: SumsBy<string>, { items }: OrderSummary, by: 'category' | 'book'): void {
  const counted = new Set<string>();
  for (const { book, cents } of items) {
    const key = by === 'book' ? book.id : book.category;
    // An order with three books of a category is one order of it.
    addTo(parts, key, { orders: counted.has(key) ? 0 : 1, books: 1, cents });
    counted.add(key);
  }
}

function toFigures({ orders, books, cents, ...others } = noSums): SalesFigures {
  const { shippingCents, wrappingCents } = others;
  return {
    orders,
    books,
    revenue: toAmount(cents),
    shipping: toAmount(shippingCents),
    ...(wrappingCents > 0 && { wrapping: toAmount(wrappingCents) }),
  };
}

function sortRows(rows: SalesReportRow[], by: SalesReportQuery['by']): SalesReportRow[] {
  const byKey = (a: SalesReportRow, b: SalesReportRow) => (a.key < b.key ? -1 : 1);
  if (by !== 'category' && by !== 'book') return rows.sort(byKey);
  return rows.sort((a, b) => b.revenue - a.revenue || b.books - a.books || byKey(a, b));
}
