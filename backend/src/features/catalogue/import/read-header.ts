import type { BookImport, ColumnMap, ImportColumn } from '../../../contract/book/book-import.ts';
import { isKey, meaningOf } from './headings.ts';
import type { CsvRow } from './read-csv.ts';

export type Problem = BookImport['errors'][number];

export interface Header {
  /** The field of each cell; null where it is left out, undefined where the header has no name. */
  columns: (ImportColumn | null | undefined)[];
  meanings: ColumnMap;
  errors: Problem[];
}

export function isHeader({ cells }: CsvRow, map: ColumnMap): boolean {
  return cells.some((cell) => isKey(fieldOf(cell.trim(), map)?.field));
}

export function readHeader({ row, cells, fault }: CsvRow, map: ColumnMap): Header {
  if (fault) {
    const { cell = 0, message } = fault;
    return { columns: [], meanings: {}, errors: [{ row, column: `${cell + 1}`, message }] };
  }
  const headings = cells.map((cell) => cell.trim());
  const found = headings.map((heading) => fieldOf(heading, map));
  const columns = headings.map((heading, i) => {
    if (heading === '') return undefined;
    const { field, rank } = found[i] ?? {};
    const isOther = (other: (typeof found)[number]) =>
      other?.field === field && other!.rank < rank!;
    return field == null || found.some(isOther) ? null : field;
  });
  const errors: Problem[] = [];
  for (const column of new Set(columns)) {
    if (!column || columns.indexOf(column) === columns.lastIndexOf(column)) continue;
    errors.push({ row, column, message: 'is there twice' });
  }
  const has = (field: ImportColumn) => columns.includes(field);
  if (!has('_id') && !has('isbn')) {
    for (const column of ['title', 'newPrice'] as const) {
      if (!has(column)) errors.push({ row, column, message: 'is missing: no heading says so' });
    }
  }
  const named = headings.map((heading, i) => [heading, columns[i]] as const);
  const meanings = Object.fromEntries(
    named.flatMap(([heading, column]) => (column === undefined ? [] : [[heading, column]])),
  );
  return { columns, meanings, errors };
}

function fieldOf(heading: string, map: ColumnMap) {
  const field = new Map(Object.entries(map)).get(heading);
  return field === undefined ? meaningOf(heading) : { field, rank: -1 };
}
