import type { ShopCategory } from '@storyloom/backend/contract/book/categories/shop-categories';
import {
  periodOf,
  type SalesReport,
  type SalesReportRow,
} from '@storyloom/backend/contract/admin/sales-report';
import { formatDay } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';

const dayMs = 86_400_000;
const dayStyle = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortDayStyle = { day: 'numeric', month: 'short' } as const;
const monthStyle = { month: 'long', year: 'numeric' } as const;
const shortMonthStyle = { month: 'short', year: '2-digit' } as const;

export interface ShownRow extends SalesReportRow {
  label: string;
  shortLabel: string;
}

/** The rows of the table, including days without sales. */
export function rowsToShow(
  { from, to, by, rows }: SalesReport,
  categories: readonly ShopCategory[],
): ShownRow[] {
  if (by === 'category' || by === 'book') {
    return rows.map((row) => {
      const category = categories.find(({ slug }) => slug === row.key);
      const label = row.title ?? category?.name ?? row.key;
      return { ...row, label, shortLabel: label };
    });
  }
  const sold = new Map(rows.map((row) => [row.key, row]));
  const firstDays = new Map<string, Date>();
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayMs) {
    const day = new Date(time);
    const key = periodOf(day.toISOString().slice(0, 10), by);
    if (!firstDays.has(key)) firstDays.set(key, day);
  }
  return [...firstDays].map(([key, day]) => ({
    ...(sold.get(key) ?? { key, orders: 0, books: 0, revenue: 0, shipping: 0 }),
    ...labelsOf(key, day, by),
  }));
}

function labelsOf(key: string, day: Date, by: 'day' | 'week' | 'month') {
  if (by === 'month') {
    return { label: formatDay(day, monthStyle), shortLabel: formatDay(day, shortMonthStyle) };
  }
  const shortLabel = formatDay(day, shortDayStyle);
  if (by === 'day') return { label: formatDay(day, dayStyle), shortLabel };
  const label = words.reports.week(Number(key.slice(6)), formatDay(day, dayStyle));
  return { label, shortLabel };
}
