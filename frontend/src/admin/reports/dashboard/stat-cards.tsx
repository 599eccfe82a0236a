import type { AdminStats } from '@storyloom/backend/contract/admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminTexts } from '@/config/admin-messages';
import { paths } from '@/config/paths';
import { SampleMark } from '@/ui/panel';
import { formatPrice } from '@/ui/text/price';
import { countOf } from '@/ui/text/count';
import { sampleCards } from './sample-figures';

/** The six cards. What the shop cannot know before its first order is a sample until then. */
export function StatCards({ stats }: { stats: AdminStats }) {
  const isSample = stats.totalOrders === 0;
  const share = stats.totalBooks > 0 ? (100 * stats.trendingBooks) / stats.totalBooks : 0;
  return (
    <ul className="grid grid-cols-1 gap-4 min-[480px]:grid-cols-2 xl:grid-cols-3">
      <StatCard title={adminTexts.products} figure={count(stats.totalBooks)} />
      <StatCard
        title={adminTexts.totalSales}
        figure={isSample ? sampleCards.sales : formatPrice(stats.totalSales)}
        note={stats.returnedOrders > 0 && returnedLine(stats)}
        isSample={isSample}
      />
      <StatCard
        title={adminTexts.trendingBooks}
        figure={count(stats.trendingBooks)}
        note={
          isSample ? (
            <>
              {sampleCards.trendingShare} <SampleMark />
            </>
          ) : (
            `(${Math.round(share)}%) of all books`
          )
        }
      />
      <StatCard
        title={adminTexts.totalOrders}
        figure={count(stats.totalOrders)}
        to={paths.adminOrders}
      />
      <StatCard
        title={adminTexts.ordersLeft}
        figure={isSample ? sampleCards.ordersLeft : count(stats.ordersLeft)}
        isSample={isSample}
      />
      <StatCard
        title={adminTexts.visits}
        figure={isSample ? sampleCards.visits : count(stats.visitsLastDay)}
        isSample={isSample}
      />
    </ul>
  );
}

function returnedLine({ returnedOrders, returnedSales }: AdminStats): string {
  return `${countOf(returnedOrders, 'order')} returned, ${formatPrice(returnedSales)} not in it`;
}

interface StatCardProps {
  title: string;
  figure: string;
  note?: ReactNode;
  isSample?: boolean;
  to?: string;
}

function StatCard({ title, figure, note, isSample = false, to }: StatCardProps) {
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
        {isSample && <SampleMark />}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-[min(2rem,10vw)] leading-tight min-[480px]:text-[min(2rem,6.5vw)] xl:text-[clamp(2rem,3vw,2.5rem)] font-semibold tracking-tight whitespace-nowrap tabular-nums">
          {figure}
        </span>
        {note && <span className="text-note text-ink-soft">{note}</span>}
      </p>
    </li>
  );
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
