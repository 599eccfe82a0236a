import type { AdminStats } from '@storyloom/backend/contract/admin/admin-stats';
import { Link } from 'react-router-dom';
import { BarChart, type BarChartProps } from '@/admin/reports/bar-chart';
import { paths } from '@/config/paths';
import { Panel } from '@/admin/ui/panel';
import { CategoryName } from '@/shop-facts/settings/categories';
import { currencySymbol, formatDay, formatNumber, formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import { SampleBadge } from './sample-badge';

// While the shop has no order, these panels show labelled samples.

const revenues = [62, 58, 71, 69, 84, 93, 88, 97, 90, 104, 121, 138];

/** Nepalese rupees. */
const sampleRevenue = () =>
  words.dashboard.sampleMonths.map((label, index) => ({
    label,
    amount: (revenues[index] ?? 0) * 1000,
  }));

const sampleCustomers = [
  { name: 'Asha', orders: 12, average: 3480 },
  { name: 'Bikram', orders: 9, average: 3150 },
  { name: 'Clara', orders: 7, average: 2890 },
  { name: 'Dilip', orders: 11, average: 2240 },
  { name: 'Elif', orders: 4, average: 1960 },
  { name: 'Farid', orders: 6, average: 1320 },
];

/** Hidden on small screens, as specified; screen readers find the figures at every size. */
export function MonthlyRevenue({ stats }: { stats: AdminStats }) {
  const isSample = stats.totalOrders === 0;
  const revenue: BarChartProps = {
    legend: words.dashboard.revenueIn(isSample ? 'NPR' : currencySymbol()),
    bars: isSample ? sampleRevenue() : stats.monthlyRevenue.map(toBar),
    format: (amount) =>
      isSample ? words.dashboard.sampleAmount(formatNumber(amount)) : formatPrice(amount),
  };
  return (
    <Panel
      level={2}
      title={words.dashboard.monthlyRevenue}
      aside={isSample && <SampleBadge />}
      className="max-md:sr-only"
    >
      <BarChart {...revenue} />
      <RevenueTable {...revenue} />
    </Panel>
  );
}

/** `2026-01` as `Jan 26`: twelve months span two years. */
function toBar({ month, revenue }: AdminStats['monthlyRevenue'][number]) {
  const label = `${formatDay(month, { month: 'short' })} ${month.slice(2, 4)}`;
  return { label, amount: revenue };
}

function RevenueTable({ legend, bars, format }: BarChartProps) {
  return (
    <table className="sr-only">
      <caption>{words.dashboard.byMonth(legend)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.dashboard.month}</th>
          <th scope="col">{legend}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function CustomersByAverageOrder({ stats }: { stats: AdminStats }) {
  const isSample = stats.totalOrders === 0;
  const customers = isSample
    ? sampleCustomers.map(toSampleRow)
    : stats.customersByAverageOrder.map(toRow);
  return (
    <Panel
      level={2}
      title={words.dashboard.usersByAverageOrder}
      aside={isSample && <SampleBadge />}
    >
      <ul
        tabIndex={0}
        aria-label={words.dashboard.usersByAverageOrder}
        className="max-h-[24rem] divide-y divide-line overflow-y-auto"
      >
        {customers.map(({ name, detail, average }, index) => (
          <li key={index} className="flex items-center justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span dir="auto" className="block truncate font-medium">
                {name}
              </span>
              <span className="block text-sm [overflow-wrap:anywhere] text-ink-faint">
                {detail}
              </span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">{average}</span>
          </li>
        ))}
      </ul>
      {customers.length === 0 && <p className="text-ink-soft">{words.dashboard.noCustomer}</p>}
    </Panel>
  );
}

function toRow(customer: AdminStats['customersByAverageOrder'][number]) {
  const { name, email, orders, averageOrder } = customer;
  return {
    name,
    detail: email ? words.dashboard.ordersBy(orders, email) : words.dashboard.ordersByPhone(orders),
    average: formatPrice(averageOrder),
  };
}

const toSampleRow = ({ name, orders, average }: (typeof sampleCustomers)[number]) => ({
  name,
  detail: words.dashboard.orders(orders),
  average: words.dashboard.sampleAmount(formatNumber(average)),
});

/** Before the first order only the specified title; then the sales of each category. */
export function SalesByCategory({ stats }: { stats: AdminStats }) {
  if (stats.totalOrders === 0) {
    return (
      <Panel level={2} title={words.dashboard.studentsByType} aside={<SampleBadge />}>
        <p className="text-ink-soft">{words.dashboard.noCategory}</p>
      </Panel>
    );
  }
  const highest = Math.max(...stats.salesByCategory.map(({ revenue }) => revenue), 1);
  return (
    <Panel level={2} title={words.dashboard.salesByCategory}>
      <ul className="space-y-3">
        {stats.salesByCategory.map(({ category, books, revenue }) => (
          <li key={category}>
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>
                <CategoryName slug={category} />
              </span>
              <span className="tabular-nums">
                <span className="me-3 text-sm text-ink-faint">{words.dashboard.books(books)}</span>
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
      {stats.salesByCategory.length === 0 && (
        <p className="text-ink-soft">{words.dashboard.nothingSold}</p>
      )}
    </Panel>
  );
}

interface RankedBooksProps<Book> {
  title: string;
  empty: string;
  books: Book[];
  figureOf: (book: Book) => string;
}

export function RankedBooks<Book extends { bookId: string; title: string }>({
  title,
  empty,
  books,
  figureOf,
}: RankedBooksProps<Book>) {
  return (
    <Panel level={2} title={title}>
      {books.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ol className="divide-y divide-line">
        {books.map((book) => (
          <li key={book.bookId} className="flex items-center justify-between gap-4">
            <Link
              to={paths.editBook(book.bookId)}
              className="flex min-h-11 min-w-0 items-center hover:underline"
            >
              <span dir="auto" className="line-clamp-2 wrap-anywhere">
                {book.title}
              </span>
            </Link>
            <span className="shrink-0 font-semibold tabular-nums">{figureOf(book)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
