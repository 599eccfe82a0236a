import { daysOfZone } from '@storyloom/backend/contract/shop/days-of-zone';
import { shopMoney } from '@/ui/text/formats';

export const reportPeriods = ['week', 'month', 'last-month', 'year', 'own'] as const;
type ReportPeriod = (typeof reportPeriods)[number];

export const periodWords: Record<ReportPeriod, string> = {
  week: 'This week',
  month: 'This month',
  'last-month': 'Last month',
  year: 'This year',
  own: 'Other days',
};

/** First and last day of a period in the shop's calendar, until today; weeks begin on Monday. */
export function daysOf(period: Exclude<ReportPeriod, 'own'>, now = new Date()) {
  const today = new Date(daysOfZone(shopMoney().timeZone)(now.getTime()));
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  const dayOf = (...parts: [month: number, day: number]) =>
    new Date(Date.UTC(year, ...parts)).toISOString().slice(0, 10);
  const to = dayOf(month, day);
  switch (period) {
    case 'week':
      return { from: dayOf(month, day - ((today.getUTCDay() + 6) % 7)), to };
    case 'month':
      return { from: dayOf(month, 1), to };
    case 'last-month':
      return { from: dayOf(month - 1, 1), to: dayOf(month, 0) };
    case 'year':
      return { from: dayOf(0, 1), to };
  }
}
