import type { AdminStats } from '@storyloom/backend/contract/admin/admin-stats';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatNumber, formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import { SampleBadge } from './sample-badge';

/** The six cards. Before the first order, unknown figures are samples. */
export function StatCards({ stats }: { stats: AdminStats }) {
  const isSample = stats.totalOrders === 0;
  const share = stats.totalBooks > 0 ? (100 * stats.trendingBooks) / stats.totalBooks : 0;
  return (
    <ul className="grid grid-cols-1 gap-4 min-[480px]:grid-cols-2 xl:grid-cols-3">
      <StatCard title={words.dashboard.products} figure={formatNumber(stats.totalBooks)} />
      <StatCard
        title={words.dashboard.totalSales}
        figure={formatPrice(stats.totalSales)}
        note={salesNote(stats)}
        sample={isSample && words.dashboard.sampleSales}
      />
      <StatCard
        title={words.dashboard.trendingBooks}
        figure={formatNumber(stats.trendingBooks)}
        note={
          isSample ? (
            <>
              <span>{`${words.dashboard.sampleTrending} `}</span>
              <SampleBadge />
            </>
          ) : (
            words.dashboard.trendingShare(Math.round(share))
          )
        }
      />
      <StatCard
        title={words.dashboard.totalOrders}
        figure={formatNumber(stats.totalOrders)}
        note={
          stats.counterOrders > 0 &&
          (stats.counterSales > 0
            ? words.dashboard.overCounter(
                formatNumber(stats.counterOrders),
                formatPrice(stats.counterSales),
              )
            : words.dashboard.atTill(formatNumber(stats.counterOrders)))
        }
        to={paths.adminOrders}
      />
      <StatCard
        title={words.dashboard.ordersLeft}
        figure={formatNumber(stats.ordersLeft)}
        sample={isSample && words.dashboard.sampleOrdersLeft}
      />
      <StatCard
        title={words.dashboard.visits}
        figure={formatNumber(stats.visitsLastDay)}
        sample={isSample && words.dashboard.sampleVisits}
      />
    </ul>
  );
}

function salesNote(stats: AdminStats): string {
  const { returnedOrders, returnedSales, totalShipping, totalWrapping } = stats;
  const shipping = totalShipping > 0 && words.dashboard.shippingBeside(formatPrice(totalShipping));
  const wrapping = totalWrapping && words.gift.besideSales(formatPrice(totalWrapping));
  const returned =
    returnedOrders > 0 &&
    words.dashboard.returnedOrders(returnedOrders, formatPrice(returnedSales));
  return [shipping, wrapping, returned].filter(Boolean).join('; ');
}

interface StatCardProps {
  title: string;
  figure: string;
  note?: ReactNode;
  /** Shown instead of the figure, with a label. */
  sample?: string | false;
  to?: string;
}

function StatCard({ title, figure, note, sample, to }: StatCardProps) {
  return (
    <li className="relative flex flex-col justify-between gap-3 rounded-lg border border-line bg-surface p-5 max-[480px]:py-4 min-[480px]:min-h-32">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-note text-ink-soft">
          {to ? (
            <Link to={to} className="link after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {sample && <SampleBadge />}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-[min(2rem,10vw)] leading-tight min-[480px]:text-[min(2rem,6.5vw)] xl:text-[clamp(2rem,3vw,2.5rem)] font-semibold tracking-tight whitespace-nowrap tabular-nums">
          {sample || figure}
        </span>
        {note && <span className="text-note text-ink-soft">{note}</span>}
      </p>
    </li>
  );
}
