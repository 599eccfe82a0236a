import * as z from 'zod/mini';
import { priceSchema } from '../number/money.ts';
import { countSchema as count } from '../number/number.ts';
import { shopMoneySchema } from '../shop/money/shop-money.ts';
import { rule } from '../words/rules.ts';

export const reportGroups = ['day', 'week', 'month', 'category', 'book'] as const;
export type ReportGroup = (typeof reportGroups)[number];

const maxYears = 10;

/** The same day a number of years later. */
function yearsAfter(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}

interface Period {
  from: string;
  to: string;
}
const period = { from: z.iso.date(), to: z.iso.date() };
const isInOrder = z.refine<Period>(({ from, to }) => from <= to, {
  error: rule('before_first_day'),
  path: ['to'],
});
const isNotTooLong = z.refine<Period>(({ from, to }) => to <= yearsAfter(from, maxYears), {
  error: rule('too_many_years', { max: maxYears }),
  path: ['to'],
});

/** Days in the shop's time zone; both are included. */
export const reportPeriodSchema = z.object(period).check(isInOrder, isNotTooLong);
export type ReportPeriod = z.output<typeof reportPeriodSchema>;

/** `from` and `to` are days in the time zone `tz`, the shop's when it is absent; both are included. */
export const salesReportQuerySchema = z
  .object({
    ...period,
    tz: z.optional(shopMoneySchema.shape.timeZone),
    by: z._default(z.enum(reportGroups), 'day'),
  })
  .check(isInOrder, isNotTooLong);
export type SalesReportQuery = z.output<typeof salesReportQuerySchema>;

const figuresSchema = z.object({
  orders: count,
  books: count,
  /** Of the books alone. */
  revenue: priceSchema,
  /** Shipping that customers paid; 0 in rows of categories and books. */
  shipping: priceSchema,
  /** Gift wrapping that customers paid; absent when nothing was, and in rows of categories and books. */
  wrapping: z.optional(priceSchema),
});
export type SalesFigures = z.infer<typeof figuresSchema>;

const rowSchema = z.extend(figuresSchema, {
  /** `2026-11-21`, `2026-W47`, `2026-11`, a category, or the id of a book. */
  key: z.string(),
  /** The title of a book when it was sold. */
  title: z.optional(z.string()),
});
export type SalesReportRow = z.infer<typeof rowSchema>;

/**
 * What was sold, by the day of the order. Days come in their order and only when something was sold,
 * categories and books with the highest revenue first. What was cancelled or returned, or sold in
 * another currency than the shop's, is counted in `left` and nowhere else.
 */
export const salesReportSchema = z.object({
  from: z.string(),
  to: z.string(),
  by: z.enum(reportGroups),
  currency: z.string(),
  rows: z.array(rowSchema),
  total: figuresSchema,
  left: z.object({ cancelled: count, returned: count, otherCurrency: z.optional(count) }),
  /** The part that was sold at the counter. */
  counter: figuresSchema,
});
export type SalesReport = z.infer<typeof salesReportSchema>;

const dayMs = 86_400_000;

/** The ISO 8601 week of a day: `2026-W47`. The Thursday decides which year a week belongs to. */
export function isoWeekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * dayMs);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / dayMs / 7) + 1;
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`;
}

/** The key of the row that counts the sales of a day. */
export function periodOf(day: string, by: 'day' | 'week' | 'month'): string {
  if (by === 'week') return isoWeekOf(day);
  return by === 'month' ? day.slice(0, 7) : day;
}
