import type { SalesReport } from '@storyloom/backend/contract/sales-report';
import { readApiProblem, retryProps } from '@/api/api-error';
import { BarChart } from './bar-chart';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/ui/panel';
import { formatPrice } from '@/ui/text/price';
import { RetryNotice } from '@/ui/retry-notice';
import { Spinner } from '@/ui/spinner';
import { groupWords, ReportControls } from './report-controls';
import { rowsToShow } from './report-rows';
import { useReadSalesQuery } from './reports.api';
import { SalesTable } from './sales-table';
import { useReportQuery } from './use-report-query';

/** More bars than this are no picture any more. */
const mostBars = 120;
const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What was sold in a period, as a picture, as a table, and on paper. */
export function SalesReportView() {
  const { query } = useReportQuery();
  const { data, currentData, error, isFetching, refetch } = useReadSalesQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  // The figures of before stay until the new ones are there, so that the page does not jump.
  const report = error && !currentData ? undefined : data;
  return (
    <section>
      <h2 className="mb-1 text-2xl">Sales</h2>
      <p className="mb-5 text-ink-soft">
        {formatDay(query.from)} to {formatDay(query.to)}
      </p>
      <ReportControls />
      {report && <OpenReport report={report} isStale={isFetching && !currentData} />}
      {!report && !error && <Spinner text="Loading..." className="min-h-60" />}
      {!report && error && (
        <ReportProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

interface ReportProblemProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function ReportProblem({ error, isRetrying, onRetry }: ReportProblemProps) {
  const problem = readApiProblem(error);
  if (problem.status === 400) {
    return (
      <Notice tone="error" title="Please choose other days.">
        {problem.fields?.['to'] && <p>The last day {problem.fields['to'].join(', ')}.</p>}
      </Notice>
    );
  }
  return (
    <RetryNotice
      text="The report could not be made."
      isRetrying={isRetrying}
      {...retryProps(error)}
      onRetry={onRetry}
    />
  );
}

function OpenReport({ report, isStale }: { report: SalesReport; isStale: boolean }) {
  const { by, total, left } = report;
  const rows = rowsToShow(report);
  const hasPicture = by !== 'book' && rows.length > 1 && rows.length <= mostBars;
  const figures = [
    ['Revenue', formatPrice(total.revenue)],
    ['Orders', total.orders.toLocaleString('en-US')],
    ['Books', total.books.toLocaleString('en-US')],
  ] as const;
  return (
    <div aria-busy={isStale || undefined} className={isStale ? 'opacity-60' : undefined}>
      <dl className="mb-6 grid gap-4 min-[480px]:grid-cols-3">
        {figures.map(([label, figure]) => (
          <div key={label} className="rounded-lg border border-line bg-surface p-5">
            <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
            <dd className="text-[min(1.875rem,9.5vw)] font-semibold tabular-nums sm:text-3xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mb-6 text-ink-soft">
        Not in it: {countOf(left.cancelled)} cancelled, {countOf(left.returned)} returned.
      </p>
      {hasPicture && (
        <Panel title="Revenue" className="mb-6 hidden md:block print:hidden">
          <BarChart
            legend="Revenue ($)"
            unit={groupWords[by]}
            bars={rows.map(({ shortLabel, revenue }) => ({ label: shortLabel, amount: revenue }))}
            format={formatPrice}
            isTold={false}
          />
        </Panel>
      )}
      <SalesTable heading={groupWords[by]} rows={rows} total={total} />
    </div>
  );
}

function countOf(orders: number): string {
  return `${orders.toLocaleString('en-US')} ${orders === 1 ? 'order' : 'orders'}`;
}

function formatDay(day: string): string {
  return dayWords.format(new Date(`${day}T00:00:00Z`));
}
