import type { AdminStats } from '@storyloom/backend/contract/admin/admin';
import { adminTexts } from '@/config/admin-messages';
import { BarChart } from '@/admin/reports/bar-chart';
import { Panel, SampleMark } from '@/ui/panel';
import { currencySign, formatDay, formatNumber, formatPrice } from '@/ui/text/formats';
import { sampleRevenue } from './sample-figures';

/** Hidden on small screens, as specified; screen readers find the figures at every size. */
export function MonthlyRevenue({ stats }: { stats: AdminStats }) {
  const isSample = stats.totalOrders === 0;
  return (
    <Panel
      title={adminTexts.monthlyRevenue}
      aside={isSample && <SampleMark />}
      className="max-md:sr-only"
    >
      {isSample ? (
        <BarChart
          unit="Month"
          legend={adminTexts.revenueLabel}
          bars={sampleRevenue}
          format={(amount) => `NPR ${formatNumber(amount)}`}
        />
      ) : (
        <BarChart
          unit="Month"
          legend={`Revenue (${currencySign()})`}
          bars={stats.monthlyRevenue.map(({ month, revenue }) => ({
            label: labelOf(month),
            amount: revenue,
          }))}
          format={(amount) => formatPrice(amount)}
        />
      )}
    </Panel>
  );
}

/** `2026-01` as `Jan 26`: twelve months reach over two years. */
function labelOf(month: string): string {
  return `${formatDay(month, { month: 'short' })} ${month.slice(2, 4)}`;
}
