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

/** Net, VAT and gross by month and rate, as stored with the orders. */
export function VatReport({ from, to }: Pick<SalesReportQuery, 'from' | 'to'>) {
  const { title, hint, empty } = words.vatAdmin.report;
  const days = reportsApi.useReadVatQuery({ from, to }, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={title} className="mt-6">
      <p className="-mt-2 mb-4 text-sm text-ink-soft">{hint}</p>
      <Loaded query={days} failed={words.reports.failed}>
        {(found) => (found.length > 0 ? <VatMonths days={found} /> : <p>{empty}</p>)}
      </Loaded>
    </Panel>
  );
}

function VatMonths({ days }: { days: VatDays }) {
  const { title, month, total } = words.vatAdmin.report;
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
    <div role="group" aria-label={title} tabIndex={0} className="overflow-x-auto">
      <table aria-label={title} className="w-full text-start text-sm tabular-nums md:text-note">
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
              <VatRow key={`${key} ${sum.rate}`} name={formatDay(key, monthStyle)} {...sum} />
            )),
          )}
        </tbody>
        <tfoot className="border-t-2 border-line-strong font-semibold">
          {byMonth.size > 1 && rates.map((sum) => <VatRow key={sum.rate} name={total} {...sum} />)}
          <VatRow name={total} {...whole} />
        </tfoot>
      </table>
    </div>
  );
}

/** Amounts in cents; without a rate, the sum of all rates. */
function VatRow({ name, rate, ...sums }: Omit<VatSum, 'rate'> & { name: string; rate?: number }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pe-2 text-start font-normal">
        {name}
      </th>
      <td className="py-2 ps-2 text-end">{rate !== undefined && formatPercent(rate)}</td>
      {[sums.net, sums.vat, sums.gross].map((cents, index) => (
        <td key={index} className="py-2 ps-2 text-end">
          {formatPrice(toAmount(cents))}
        </td>
      ))}
    </tr>
  );
}

function inCents({ rate, net, vat, gross }: VatSum): VatSum {
  return { rate, net: toCents(net), vat: toCents(vat), gross: toCents(gross) };
}
