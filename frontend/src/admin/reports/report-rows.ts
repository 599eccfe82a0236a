import {
  periodOf,
  type SalesReport,
  type SalesReportRow,
} from '@storyloom/backend/contract/sales-report';

const dayMs = 86_400_000;
const utc = { timeZone: 'UTC' } as const;
const dayName = new Intl.DateTimeFormat('en-GB', {
  ...utc,
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
});
const shortDay = new Intl.DateTimeFormat('en-GB', { ...utc, day: 'numeric', month: 'short' });
const monthName = new Intl.DateTimeFormat('en-GB', { ...utc, month: 'long', year: 'numeric' });
const shortMonth = new Intl.DateTimeFormat('en-GB', { ...utc, month: 'short', year: '2-digit' });

export interface ShownRow extends SalesReportRow {
  label: string;
  /** For the chart. */
  shortLabel: string;
}

/** The rows as the owner reads them: also the days on which nothing was sold. */
export function rowsToShow({ from, to, by, rows }: SalesReport): ShownRow[] {
  if (by === 'category') {
    return rows.map((row) => {
      const label = row.key.charAt(0).toUpperCase() + row.key.slice(1);
      return { ...row, label, shortLabel: label };
    });
  }
  if (by === 'book') {
    return rows.map((row) => ({ ...row, label: row.title ?? row.key, shortLabel: '' }));
  }
  const sold = new Map(rows.map((row) => [row.key, row]));
  const firstDays = new Map<string, Date>();
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayMs) {
    const day = new Date(time);
    const key = periodOf(day.toISOString().slice(0, 10), by);
    if (!firstDays.has(key)) firstDays.set(key, day);
  }
  return [...firstDays].map(([key, day]) => ({
    ...(sold.get(key) ?? { key, orders: 0, books: 0, revenue: 0 }),
    ...labelsOf(key, day, by),
  }));
}

function labelsOf(key: string, day: Date, by: 'day' | 'week' | 'month') {
  if (by === 'month') return { label: monthName.format(day), shortLabel: shortMonth.format(day) };
  if (by === 'day') return { label: dayName.format(day), shortLabel: shortDay.format(day) };
  const week = `Week ${Number(key.slice(6))}`;
  return { label: `${week}, from ${dayName.format(day)}`, shortLabel: shortDay.format(day) };
}
