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
      <BarChart
        unit="Month"
        legend={isSample ? adminTexts.revenueLabel : `Revenue (${currencySign()})`}
        bars={isSample ? sampleRevenue : stats.monthlyRevenue.map(toBar)}
        format={(amount) => (isSample ? `NPR ${formatNumber(amount)}` : formatPrice(amount))}
      />
    </Panel>
  );
}

/** `2026-01` is called `Jan 26`: twelve months reach over two years. */
function toBar({ month, revenue }: AdminStats['monthlyRevenue'][number]) {
  const label = `${formatDay(month, { month: 'short' })} ${month.slice(2, 4)}`;
  return { label, amount: revenue };
}
