import { reportGroups, type ReportGroup } from '@storyloom/backend/contract/sales-report';
import { useSearchParams } from 'react-router-dom';
import { daysOf, reportPeriods, type ReportPeriod } from './report-period';

interface ReportChoice {
  period: ReportPeriod;
  from: string;
  to: string;
  by: ReportGroup;
}

/** What the report shows stands in the address. */
export function useReportQuery() {
  const [parameters, setParameters] = useSearchParams();
  const period = reportPeriods.find((each) => each === parameters.get('period')) ?? 'month';
  const days = daysOf(period === 'own' ? 'month' : period);
  const isOwn = period === 'own';
  const choice: ReportChoice = {
    period,
    from: (isOwn && readDay(parameters.get('from'))) || days.from,
    to: (isOwn && readDay(parameters.get('to'))) || days.to,
    by: reportGroups.find((by) => by === parameters.get('by')) ?? 'day',
  };
  const choose = (change: Partial<ReportChoice>) => {
    const { period: chosen, from, to, by } = { ...choice, ...change };
    const days: Record<string, string> = chosen === 'own' ? { from, to } : {};
    setParameters({ period: chosen, ...days, by }, { replace: true });
  };
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { choice, choose, query: { from: choice.from, to: choice.to, by: choice.by, tz } };
}

function readDay(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
