import { reportGroups } from '@storyloom/backend/contract/admin/sales-report';
import { daysOfZone } from '@storyloom/backend/contract/shop/days-of-zone';
import { day, oneOf, useFilters, type FiltersOf } from '@/browser/navigation/use-filters';
import { shopMoney } from '@/shop-facts/formats/formats';

const periods = ['today', 'week', 'month', 'last-month', 'year', 'own'] as const;
type ReportPeriod = (typeof periods)[number];

const schema = {
  period: oneOf(periods, 'month'),
  from: day,
  to: day,
  by: oneOf(reportGroups, 'day'),
};

/** The address has days only for the period `own`. */
export function useReportQuery() {
  const { filters, setFilters } = useFilters(schema);
  const { period, by } = filters;
  const isOwn = period === 'own';
  const days = daysOf(isOwn ? 'month' : period);
  const from = (isOwn && filters.from) || days.from;
  const to = (isOwn && filters.to) || days.to;
  const choose = (change: Partial<FiltersOf<typeof schema>>) => {
    const next = { period, from, to, by, ...change };
    setFilters(next.period === 'own' ? next : { ...next, from: '', to: '' }, { replace: true });
  };
  return { filters: { period, from, to, by }, choose, query: { from, to, by } };
}

/** First and last day of a period in the shop's calendar, until today; weeks begin on Monday. */
export function daysOf(period: Exclude<ReportPeriod, 'own'>, now = new Date()) {
  const today = new Date(daysOfZone(shopMoney().timeZone)(now.getTime()));
  const [year, month, date] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  const dayOf = (...parts: [month: number, date: number]) =>
    new Date(Date.UTC(year, ...parts)).toISOString().slice(0, 10);
  const to = dayOf(month, date);
  return {
    today: { from: to, to },
    week: { from: dayOf(month, date - ((today.getUTCDay() + 6) % 7)), to },
    month: { from: dayOf(month, 1), to },
    'last-month': { from: dayOf(month - 1, 1), to: dayOf(month, 0) },
    year: { from: dayOf(0, 1), to },
  }[period];
}
