import type { HTMLAttributes, ReactNode, TdHTMLAttributes } from 'react';
import type { Elements } from '@/ui/elements';

// A table on wide screens, cards on phones. Explicit roles: browsers drop the implicit ones when
// parts of a table are displayed as blocks.

type Column = string | { text: ReactNode; className?: string };

interface DataTableProps {
  caption: string;
  columns: readonly Column[];
  /** The number of all rows, if only a part is rendered. */
  rowCount?: number;
  isBusy?: boolean;
  children: Elements;
}

export function DataTable({ caption, columns, rowCount, isBusy, children }: DataTableProps) {
  return (
    // With enlarged text the table may be too wide: it scrolls, not the page.
    <div className="@container md:-my-1 md:overflow-x-auto md:py-1">
      <table
        role="table"
        aria-label={caption}
        aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
        className="block w-full text-note md:table md:border-collapse"
      >
        <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
          <tr role="row" className="md:table-row">
            {columns.map(toHeadCell)}
          </tr>
        </thead>
        <tbody role="rowgroup" aria-busy={isBusy} className="block md:table-row-group">
          {children}
        </tbody>
      </table>
    </div>
  );
}

function toHeadCell(column: Column, index: number) {
  const { text, className = '' } = typeof column === 'string' ? { text: column } : column;
  // With both classes, `text-start` would win.
  const side = className.includes('text-end') ? '' : 'text-start';
  return (
    <th
      key={index}
      role="columnheader"
      scope="col"
      className={`px-2 py-2 lg:px-3 text-[0.8125rem] font-semibold whitespace-nowrap text-ink-soft md:border-b md:border-line-strong ${side} ${className}`}
    >
      {text}
    </th>
  );
}

export function TableRow({ className = '', ...rest }: HTMLAttributes<HTMLTableRowElement>) {
  return (
    <tr
      role="row"
      // Receives focus when the row before it is removed.
      tabIndex={-1}
      {...rest}
      className={`border-b border-line hover:bg-sunken md:table-row ${className}`}
    />
  );
}

export function Cell({ className = '', ...rest }: TdHTMLAttributes<HTMLTableCellElement>) {
  return (
    <td role="cell" {...rest} className={`md:px-2 md:py-2 md:align-middle lg:px-3 ${className}`} />
  );
}
