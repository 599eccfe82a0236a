import type { ReportGroup, SalesFigures } from '@storyloom/backend/contract/admin/sales-report';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { EmptyList } from '@/admin/ui/paged-list';
import { formatNumber, formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import type { ShownRow } from './report-rows';

/** A button shows more rows: a shop may have sold thousands of books. */
const firstRows = 400;

interface SalesTableProps {
  by: ReportGroup;
  rows: ShownRow[];
  total: SalesFigures;
  /** Shipping belongs to an order, not to a book or category. */
  hasShipping: boolean;
}

export function SalesTable({ by, rows, total, hasShipping }: SalesTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { orders, books, revenue, shipping, total: totalWord } = words.reports;
  const shown = isWhole ? rows : rows.slice(0, firstRows);
  if (rows.length === 0) {
    return <EmptyList>{words.reports.empty}</EmptyList>;
  }
  return (
    <>
      {/* With enlarged text the table scrolls by arrow keys. */}
      <div role="group" aria-label={words.reports.title} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-note">
          <caption className="sr-only">{words.reports.salesBy[by]}</caption>
          <thead>
            <tr className="border-b border-line-strong text-[0.8125rem] text-ink-soft">
              <th scope="col" className="py-2 pe-2 text-start sm:px-3">
                {words.reports.groups[by]}
              </th>
              {[orders, books, revenue, ...(hasShipping ? [shipping] : [])].map((name) => (
                <th key={name} scope="col" className="py-2 ps-2 text-end sm:px-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, ...figures }) => (
              <tr key={key} className="border-b border-line hover:bg-sunken">
                <th
                  scope="row"
                  className="py-2 pe-2 text-start font-normal [overflow-wrap:anywhere] sm:px-3"
                >
                  <bdi>{label}</bdi>
                </th>
                <Figures {...figures} hasShipping={hasShipping} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-2 border-line-strong font-semibold">
              <th scope="row" className="py-3 pe-2 text-start sm:px-3">
                {totalWord}
              </th>
              <Figures {...total} hasShipping={hasShipping} />
            </tr>
          </tfoot>
        </table>
      </div>
      {shown.length < rows.length && (
        <Button variant="quiet" className="mt-4 print:hidden" onClick={() => setIsWhole(true)}>
          {words.reports.showAllRows(formatNumber(rows.length))}
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
    <td key={index} className="py-2 ps-2 text-end tabular-nums sm:px-3">
      {figure}
    </td>
  ));
}
