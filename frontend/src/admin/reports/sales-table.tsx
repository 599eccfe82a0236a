import type { SalesFigures } from '@storyloom/backend/contract/admin/sales-report';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { NothingFound } from '@/ui/found-list';
import { formatNumber, formatPrice } from '@/ui/text/formats';
import type { ShownRow } from './report-rows';

/** More rows are shown when asked for: a shop may have sold many thousand books. */
const firstRows = 400;

interface SalesTableProps {
  /** Of the first column. */
  heading: string;
  rows: ShownRow[];
  total: SalesFigures;
  /** A whole order is sent, not one book or category of it. */
  hasShipping: boolean;
}

export function SalesTable({ heading, rows, total, hasShipping }: SalesTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  if (rows.length === 0) {
    return <NothingFound>Nothing was sold in these days.</NothingFound>;
  }
  return (
    <>
      {/* Enlarged, the table is moved by arrow keys. */}
      <div role="group" aria-label="Sales" tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-left text-note">
          <caption className="sr-only">{`Sales by ${heading.toLowerCase()}`}</caption>
          <thead>
            <tr className="border-b border-line-strong text-[0.8125rem] text-ink-soft">
              <th scope="col" className="py-2 pr-2 sm:px-3">
                {heading}
              </th>
              {['Orders', 'Books', 'Revenue', ...(hasShipping ? ['Shipping'] : [])].map((name) => (
                <th key={name} scope="col" className="py-2 pl-2 text-right sm:px-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, ...figures }) => (
              <tr key={key} className="border-b border-line hover:bg-sunken">
                <th scope="row" className="py-2 pr-2 font-normal [overflow-wrap:anywhere] sm:px-3">
                  {label}
                </th>
                <Figures {...figures} hasShipping={hasShipping} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-2 border-line-strong font-semibold">
              <th scope="row" className="py-3 pr-2 sm:px-3">
                Total
              </th>
              <Figures {...total} hasShipping={hasShipping} />
            </tr>
          </tfoot>
        </table>
      </div>
      {shown.length < rows.length && (
        <Button variant="quiet" className="mt-4 print:hidden" onClick={() => setIsWhole(true)}>
          {`Show all ${formatNumber(rows.length)} rows`}
        </Button>
      )}
    </>
  );
}

interface FiguresProps extends SalesFigures {
  hasShipping: boolean;
}

function Figures({ orders, books, revenue, shipping, hasShipping }: FiguresProps) {
  const amounts = hasShipping ? [revenue, shipping] : [revenue];
  const figures = [
    ...[orders, books].map((each) => formatNumber(each)),
    ...amounts.map((each) => formatPrice(each)),
  ];
  return figures.map((figure, index) => (
    <td key={index} className="py-2 pl-2 text-right tabular-nums sm:px-3">
      {figure}
    </td>
  ));
}
