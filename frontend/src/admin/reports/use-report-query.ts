import { reportGroups } from '@storyloom/backend/contract/admin/sales-report';
import { readDay } from '@/browser/read-day';
import { oneOf, useFilters, type FiltersOf } from '@/browser/use-filters';
import { daysOf, reportPeriods } from './report-period';

const schema = {
  period: oneOf(reportPeriods, 'month'),
  from: readDay,
  to: readDay,
  by: oneOf(reportGroups, 'day'),
};

/** Days stand in the address only where they are no period with a name. */
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
