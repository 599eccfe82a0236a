import type { SalesReportQuery } from '@storyloom/backend/contract/admin/sales-report';
import type { VatReport as VatDays } from '@storyloom/backend/contract/admin/vat-report';
import { toAmount, toCents } from '@storyloom/backend/contract/number/cents';
import { addVatSums, type VatSum } from '@storyloom/backend/contract/order/vat/vat';
import { Loaded } from '@/ui/loaded';
import { Panel } from '@/admin/ui/panel';
import { formatDay, formatPercent, formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import { reportsApi } from './reports.api';

const monthStyle = { month: 'short', year: 'numeric' } as const;

/** Net, VAT and gross by month and rate, as stored with the orders; a table for each currency. */
export function VatReport({ from, to }: Pick<SalesReportQuery, 'from' | 'to'>) {
  const { title, hint, empty } = words.vatAdmin.report;
  const days = reportsApi.useReadVatQuery({ from, to }, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={title} className="mt-6">
      <p className="-mt-2 mb-4 text-sm text-ink-soft">{hint}</p>
      <Loaded query={days} failed={words.reports.failed}>
        {(found) => (
          <>
            {found.length === 0 && <p>{empty}</p>}
            {currenciesOf(found).map((currency, _index, { length }) => (
              <VatMonths
                key={currency}
                name={length > 1 ? `${title} (${currency})` : title}
                currency={currency}
                days={found.filter((day) => day.currency === currency)}
              />
            ))}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** The shop may have changed its currency. */
function currenciesOf(days: VatDays): string[] {
  return [...new Set(days.map(({ currency }) => currency))];
}

interface VatMonthsProps {
  name: string;
  currency: string;
  days: VatDays;
}

function VatMonths({ name, currency, days }: VatMonthsProps) {
  const { month, total } = words.vatAdmin.report;
  const { columns } = words.vat;
  const byMonth = new Map<string, VatSum[]>();
  for (const { day, ...sums } of days) {
    const key = day.slice(0, 7);
    byMonth.set(key, addVatSums([...(byMonth.get(key) ?? []), inCents(sums)]));
  }
  const rates = addVatSums([...byMonth.values()].flat());
  const whole = rates.reduce(
    (sum, { net, vat, gross }) => ({
      net: sum.net + net,
      vat: sum.vat + vat,
      gross: sum.gross + gross,
    }),
    { net: 0, vat: 0, gross: 0 },
  );
  return (
    <div role="group" aria-label={name} tabIndex={0} className="overflow-x-auto">
      <table aria-label={name} className="w-full text-start text-sm tabular-nums md:text-note">
        <thead>
          <tr className="border-b border-line-strong text-[0.8125rem] text-ink-soft">
            <th scope="col" className="py-2 pe-2 text-start">
              {month}
            </th>
            {[columns.rate, columns.net, columns.vat, columns.gross].map((name) => (
              <th key={name} scope="col" className="py-2 ps-2 text-end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...byMonth].flatMap(([key, sums]) =>
            sums.map((sum) => (
              <VatRow
                key={`${key} ${sum.rate}`}
                name={formatDay(key, monthStyle)}
                currency={currency}
                {...sum}
              />
            )),
          )}
        </tbody>
        <tfoot className="border-t-2 border-line-strong font-semibold">
          {byMonth.size > 1 &&
            rates.map((sum) => <VatRow key={sum.rate} name={total} currency={currency} {...sum} />)}
          <VatRow name={total} currency={currency} {...whole} />
        </tfoot>
      </table>
    </div>
  );
}

interface VatRowProps extends Omit<VatSum, 'rate'> {
  name: string;
  currency: string;
  rate?: number;
}

/** Amounts in cents; without a rate, the sum of all rates. */
function VatRow({ name, currency, rate, ...sums }: VatRowProps) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pe-2 text-start font-normal">
        {name}
      </th>
      <td className="py-2 ps-2 text-end">{rate !== undefined && formatPercent(rate)}</td>
      {[sums.net, sums.vat, sums.gross].map((cents, index) => (
        <td key={index} className="py-2 ps-2 text-end">
          {formatPrice(toAmount(cents), currency)}
        </td>
      ))}
    </tr>
  );
}

function inCents({ rate, net, vat, gross }: VatSum): VatSum {
  return { rate, net: toCents(net), vat: toCents(vat), gross: toCents(gross) };
}
