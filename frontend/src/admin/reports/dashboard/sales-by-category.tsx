import type { AdminStats } from '@storyloom/backend/contract/admin/admin';
import { adminTexts } from '@/config/admin-messages';
import { Panel, SampleMark } from '@/ui/panel';
import { countOf, formatPrice } from '@/ui/text/formats';
import { CategoryName } from '@/ui/settings/categories';

/** Until the first order only the specified title stands here; then what each category sold. */
export function SalesByCategory({ stats }: { stats: AdminStats }) {
  if (stats.totalOrders === 0) {
    return (
      <Panel title={adminTexts.studentsByType} aside={<SampleMark />}>
        <p className="text-ink-soft">The first order puts the sales by category here.</p>
      </Panel>
    );
  }
  const highest = Math.max(...stats.salesByCategory.map(({ revenue }) => revenue), 1);
  return (
    <Panel title="Sales by category">
      <ul className="space-y-3">
        {stats.salesByCategory.map(({ category, books, revenue }) => (
          <li key={category}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>
                <CategoryName slug={category} />
              </span>
              <span className="tabular-nums">
                <span className="mr-3 text-sm text-ink-faint">{countOf(books, 'book')}</span>
                <span className="font-semibold">{formatPrice(revenue)}</span>
              </span>
            </p>
            <div aria-hidden="true" className="mt-1 h-2 rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-accent-deep forced-colors:bg-[CanvasText]"
                style={{ width: `${(100 * revenue) / highest}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
      {stats.salesByCategory.length === 0 && <p className="text-ink-soft">Nothing sold yet.</p>}
    </Panel>
  );
}
