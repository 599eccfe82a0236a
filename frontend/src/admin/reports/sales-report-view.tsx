import type { SalesReport } from '@storyloom/backend/contract/sales-report';
import { readApiProblem } from '@/api/api-error';
import { BarChart } from './bar-chart';
import { Loaded } from '@/ui/loaded';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/ui/panel';
import { formatPrice } from '@/ui/text/price';
import { countOf } from '@/ui/text/count';
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
  const sales = useReadSalesQuery(query, { refetchOnMountOrArgChange: true });
  const { data, currentData, error, isFetching } = sales;
  // The figures of before stay until the new ones are there, so that the page does not jump.
  const report = error && !currentData ? undefined : data;
  return (
    <section>
      <h2 className="mb-1 text-2xl">Sales</h2>
      <p className="mb-5 text-ink-soft">
        {formatDay(query.from)} to {formatDay(query.to)}
      </p>
      <ReportControls />
      <Loaded
        query={{ ...sales, data: report }}
        failed="The report could not be made."
        unknown={<ChooseOtherDays error={error} />}
      >
        {(found) => <OpenReport report={found} isStale={isFetching && !currentData} />}
      </Loaded>
    </section>
  );
}

function ChooseOtherDays({ error }: { error: unknown }) {
  const days = readApiProblem(error).fields?.['to'];
  return (
    <Notice tone="error" title="Please choose other days.">
      {days && <p>The last day {days.join(', ')}.</p>}
    </Notice>
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
            <dt className="text-note text-ink-soft">{label}</dt>
            <dd className="text-[min(1.875rem,9.5vw)] font-semibold tabular-nums sm:text-3xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mb-6 text-ink-soft">
        Not in it: {countOf(left.cancelled, 'order')} cancelled, {countOf(left.returned, 'order')}{' '}
        returned.
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

function formatDay(day: string): string {
  return dayWords.format(new Date(`${day}T00:00:00Z`));
}
