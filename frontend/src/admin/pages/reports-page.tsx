import type { SalesReport } from '@storyloom/backend/contract/admin/sales-report';
import { usesVat } from '@storyloom/backend/contract/order/vat/vat';
import { readApiError } from '@/api/api-error';
import { useSettings } from '@/api/endpoints/settings.api';
import { BarChart } from '@/admin/reports/bar-chart';
import { Loaded } from '@/ui/loaded';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/admin/ui/panel';
import { currencySymbol, formatDay, formatNumber, formatPrice } from '@/shop-facts/formats/formats';
import { ReportControls } from '@/admin/reports/report-controls';
import { rowsToShow } from '@/admin/reports/report-rows';
import { reportsApi } from '@/admin/reports/reports.api';
import { SalesTable } from '@/admin/reports/sales-table';
import { useReportQuery } from '@/admin/reports/report-query';
import { VatReport } from '@/admin/reports/vat-report';
import { useCategories } from '@/shop-facts/settings/categories';
import { words } from '@/words/admin';
import { ruleMessage } from '@/ui/form/rule-message';

/** A chart with more bars is unreadable. */
const maxBars = 120;
const dayStyle = { dateStyle: 'long' } as const;

export function ReportsPage() {
  const { query } = useReportQuery();
  const sales = reportsApi.useReadSalesQuery(query, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching } = sales;
  const [from, to] = [formatDay(query.from, dayStyle), formatDay(query.to, dayStyle)];
  const { data: settings } = useSettings();
  return (
    <section>
      <h2 className="mb-1 text-3xl">{words.reports.title}</h2>
      <p className="mb-5 text-ink-soft">{from === to ? from : words.reports.days(from, to)}</p>
      <ReportControls />
      <Loaded
        query={sales}
        failed={words.reports.failed}
        notFound={<ChooseOtherDays error={error} />}
      >
        {(found) => (
          <>
            <SalesFigures report={found} isStale={isFetching && !currentData} />
            {settings && usesVat(settings.vat) && <VatReport from={found.from} to={found.to} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

function ChooseOtherDays({ error }: { error: unknown }) {
  const days = readApiError(error).fields?.['to'];
  return (
    <Notice tone="error" title={words.reports.otherDays}>
      {days && <p>{`${ruleMessage(days.join('\n'), words.reports.lastDay)}.`}</p>}
    </Notice>
  );
}

function SalesFigures({ report, isStale }: { report: SalesReport; isStale: boolean }) {
  const { by, total, left: excluded, counter } = report;
  const rows = rowsToShow(report, useCategories());
  const hasChart = by !== 'book' && rows.length > 1 && rows.length <= maxBars;
  const figures = [
    [words.reports.revenue, formatPrice(total.revenue)],
    [words.reports.orders, formatNumber(total.orders)],
    [words.reports.books, formatNumber(total.books)],
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
      {counter.orders > 0 && (
        <p className="text-ink-soft">
          {counter.revenue > 0
            ? words.reports.overCounter(counter.books, formatPrice(counter.revenue))
            : words.reports.overCounterAtTill(formatNumber(counter.books))}
        </p>
      )}
      {total.shipping > 0 && (
        <p className="text-ink-soft">{words.reports.shippingBeside(formatPrice(total.shipping))}</p>
      )}
      {total.wrapping && (
        <p className="text-ink-soft">{words.gift.beside(formatPrice(total.wrapping))}</p>
      )}
      <p className="mb-6 text-ink-soft">{excludedText(excluded)}</p>
      {hasChart && (
        <Panel title={words.reports.revenue} className="mb-6 hidden md:block print:hidden">
          <BarChart
            legend={words.reports.revenueIn(currencySymbol())}
            bars={rows.map(({ shortLabel, revenue }) => ({ label: shortLabel, amount: revenue }))}
            format={(amount) => formatPrice(amount)}
          />
        </Panel>
      )}
      <SalesTable
        by={by}
        rows={rows}
        total={total}
        hasShipping={total.shipping > 0 && by !== 'book' && by !== 'category'}
      />
    </div>
  );
}

function excludedText({ cancelled, returned, otherCurrency }: SalesReport['left']): string {
  const { notInIt, notInItNorOtherCurrency } = words.reports;
  return otherCurrency
    ? notInItNorOtherCurrency(cancelled, returned, otherCurrency)
    : notInIt(cancelled, returned);
}
