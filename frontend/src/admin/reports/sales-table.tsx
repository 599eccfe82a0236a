import type { SalesFigures } from '@storyloom/backend/contract/sales-report';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { NothingFound } from '@/ui/found-list';
import { formatPrice } from '@/ui/text/price';
import type { ShownRow } from './report-rows';

/** More rows are shown when asked for: a shop may have sold many thousand books. */
const firstRows = 400;

interface SalesTableProps {
  /** Of the first column. */
  heading: string;
  rows: ShownRow[];
  total: SalesFigures;
}

export function SalesTable({ heading, rows, total }: SalesTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  if (rows.length === 0) {
    return <NothingFound>Nothing was sold in these days.</NothingFound>;
  }
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full text-left text-note">
          <caption className="sr-only">Sales by {heading.toLowerCase()}</caption>
          <thead>
            <tr className="border-b border-line-strong text-[0.8125rem] text-ink-soft">
              <th scope="col" className="py-2 pr-2 sm:px-3">
                {heading}
              </th>
              {['Orders', 'Books', 'Revenue'].map((name) => (
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
                <Figures {...figures} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-2 border-line-strong font-semibold">
              <th scope="row" className="py-3 pr-2 sm:px-3">
                Total
              </th>
              <Figures {...total} />
            </tr>
          </tfoot>
        </table>
      </div>
      {shown.length < rows.length && (
        <Button variant="quiet" className="mt-4 print:hidden" onClick={() => setIsWhole(true)}>
          Show all {rows.length.toLocaleString('en-US')} rows
        </Button>
      )}
    </>
  );
}

function Figures({ orders, books, revenue }: SalesFigures) {
  return (
    <>
      {[orders, books].map((figure, index) => (
        <td key={index} className="py-2 pl-2 text-right tabular-nums sm:px-3">
          {figure.toLocaleString('en-US')}
        </td>
      ))}
      <td className="py-2 pl-2 text-right tabular-nums sm:px-3">{formatPrice(revenue)}</td>
    </>
  );
}
