import type { FileRow } from './read-file/read-csv.ts';
import type { Header } from './read-file/read-header.ts';

const numericColumns = ['newPrice', 'oldPrice', 'stock', 'pages', 'year'];

/** The label of a row with sums, which spreadsheets add below the rows. */
export function findSumLabel({ cells }: FileRow, { columns }: Header): string | undefined {
  const filled = cells.filter((cell, i) => {
    const column = columns[i];
    return column && !numericColumns.includes(column) && cell.trim();
  });
  return filled.every(isSumLabel) ? cells.find(isSumLabel) : undefined;
}

function isSumLabel(cell: string): boolean {
  return /^\s*(total|totale|totals|summe|somme|suma)\W*$/i.test(cell);
}
