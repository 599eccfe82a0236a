import type { AdminStats } from '@storyloom/backend/contract/admin/admin';
import { adminTexts } from '@/config/admin-messages';
import { Panel, SampleMark } from '@/ui/panel';
import { countOf, formatPrice } from '@/ui/text/formats';
import { sampleCustomers } from './sample-figures';

export function CustomersByAverageOrder({ stats }: { stats: AdminStats }) {
  const isSample = stats.totalOrders === 0;
  const customers = isSample ? sampleCustomers : stats.customersByAverageOrder.map(toRow);
  return (
    <Panel title={adminTexts.usersByAverageOrder} aside={isSample && <SampleMark />}>
      <ul
        tabIndex={0}
        aria-label={adminTexts.usersByAverageOrder}
        className="max-h-[24rem] divide-y divide-line overflow-y-auto"
      >
        {customers.map(({ name, detail, average }, index) => (
          <li key={index} className="flex items-center justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-sm text-ink-faint">{detail}</span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">{average}</span>
          </li>
        ))}
      </ul>
      {customers.length === 0 && (
        <p className="text-ink-soft">No customer has an order that counts so far.</p>
      )}
    </Panel>
  );
}

function toRow(customer: AdminStats['customersByAverageOrder'][number]) {
  const { name, email, orders, averageOrder } = customer;
  return {
    name,
    detail: `${countOf(orders, 'order')}, ${email || 'by phone'}`,
    average: formatPrice(averageOrder),
  };
}
