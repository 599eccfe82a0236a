import { useEffect, useState } from 'react';
import { readApiError } from '@/api/api-error';
import { pollEvery } from '@/api/poll-every';
import { PartBoundary } from '@/ui/boundary';
import { SmallButton } from '@/ui/controls/button';
import { Spinner } from '@/ui/spinner';
import { Reference } from '@/ui/notices/notice';
import { RankedBooks, CustomersByAverageOrder, MonthlyRevenue, SalesByCategory } from './panels';
import { StatCards } from './stat-cards';
import { reportsApi } from '@/admin/reports/reports.api';
import { words } from '@/words/admin';

/** The interval of the bell in the header. */
const pollMs = 5000;
const lateAfterMs = 10_000;

/** The figures of the shop; they update with new orders. */
export function Overview() {
  const {
    data: stats,
    error,
    refetch,
  } = reportsApi.useReadAdminStatsQuery(undefined, pollEvery(pollMs));
  if (!stats) return <FiguresLoading error={error} onRetry={() => void refetch()} />;
  return (
    <div className="space-y-6">
      <PartBoundary name="figures">
        <StatCards stats={stats} />
      </PartBoundary>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-6">
          <PartBoundary name="revenue">
            <MonthlyRevenue stats={stats} />
          </PartBoundary>
          <div className="grid items-start gap-6 md:grid-cols-2">
            <RankedBooks
              title={words.dashboard.bestSellers}
              empty={words.dashboard.noneSold}
              books={stats.bestSellers}
              figureOf={({ sold }) => words.dashboard.sold(sold)}
            />
            <RankedBooks
              title={words.dashboard.lowStock}
              empty={words.dashboard.noneLow}
              books={stats.lowStock}
              figureOf={({ stock }) =>
                stock === 0 ? words.dashboard.soldOut : words.dashboard.remaining(stock)
              }
            />
          </div>
        </div>
        <div className="min-w-0 space-y-6">
          <PartBoundary name="list of customers">
            <CustomersByAverageOrder stats={stats} />
          </PartBoundary>
          <PartBoundary name="list of categories">
            <SalesByCategory stats={stats} />
          </PartBoundary>
        </div>
      </div>
    </div>
  );
}

/** The specified spinner; after ten seconds a Retry button appears below it. */
function FiguresLoading({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsLate(true), lateAfterMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="flex min-h-[calc(100vh-16rem)] flex-col items-center justify-center gap-4">
      <Spinner text={words.ui.loading} className="text-lg" />
      {isLate && (
        <div role="alert">
          <p className="flex flex-wrap items-center justify-center gap-3">
            <span>{words.dashboard.late}</span>
            <SmallButton onClick={onRetry}>{words.dashboard.retry}</SmallButton>
          </p>
          <Reference id={readApiError(error).reference} />
        </div>
      )}
    </div>
  );
}
