import type { ReactNode } from 'react';
import { Cell, DataTable, TableBody, TableRow } from '@/ui/data-table';

interface ImportRowsProps {
  caption: string;
  heads: [string, string];
  children: ReactNode;
}

/** What there is to say of single rows of a file; scrolls by itself where that is much. */
export function ImportRows({ caption, heads, children }: ImportRowsProps) {
  return (
    <div tabIndex={0} role="group" aria-label={caption} className="mt-3 max-h-96 overflow-y-auto">
      <DataTable caption={caption} columns={['Row', ...heads]}>
        <TableBody>{children}</TableBody>
      </DataTable>
    </div>
  );
}

interface ImportRowProps {
  /** As a spreadsheet counts them. */
  row: number;
  /** The cell's column, or the book. */
  name: ReactNode;
  children: ReactNode;
}

export function ImportRow({ row, name, children }: ImportRowProps) {
  return (
    <TableRow className="block py-2.5 align-top md:py-0">
      <Cell className="mr-3 inline-block text-ink-soft tabular-nums max-md:before:content-['Row_'] md:table-cell md:align-top!">
        {row}
      </Cell>
      <Cell className="inline font-medium md:table-cell md:max-w-60 md:min-w-44 md:align-top!">
        {name}
      </Cell>
      <Cell className="block md:table-cell md:w-full md:align-top!">{children}</Cell>
    </TableRow>
  );
}
