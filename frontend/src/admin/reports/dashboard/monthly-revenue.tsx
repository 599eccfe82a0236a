import type { AdminStats } from '@storyloom/backend/contract/admin';
import { adminTexts } from '@/config/admin-messages';
import { BarChart } from '@/admin/reports/bar-chart';
import { Panel, SampleMark } from '@/ui/panel';
import { formatPrice } from '@/ui/text/price';
import { sampleRevenue } from './sample-figures';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

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
          format={(amount) => `NPR ${amount.toLocaleString('en-US')}`}
        />
      ) : (
        <BarChart
          unit="Month"
          legend="Revenue ($)"
          bars={stats.monthlyRevenue.map(({ month, revenue }) => ({
            label: labelOf(month),
            amount: revenue,
          }))}
          format={formatPrice}
        />
      )}
    </Panel>
  );
}

/** `2026-01` as `Jan 26`: twelve months reach over two years. */
function labelOf(month: string): string {
  return `${monthName.format(new Date(`${month}-01T00:00:00Z`))} ${month.slice(2, 4)}`;
}
