import type {
  BookImport,
  ColumnMap,
  ImportColumn,
  ImportProblem,
} from '../../../../contract/book/book-import.ts';
import { makerColumns } from '../../../../contract/book/publishers/publisher.ts';
import { currencyIn, isKey, meaningOf, type Role } from './headings.ts';
import type { CsvRow } from './read-csv.ts';
import { rule } from '../../../../contract/words/rules.ts';

export interface Header {
  headings: string[];
  /** The field of each cell; null where it is left out, undefined where the header has no name. */
  columns: (ImportColumn | null | undefined)[];
  /** The cells of each field: the first that says something counts. */
  cellsOf: Map<ImportColumn, number[]>;
  /** Cells that say something of a field together with others. */
  roles: Map<Role, number[]>;
  /** Written by this shop, so texts are taken as they are. */
  isOwn: boolean;
  meanings: BookImport['columns'];
  errors: ImportProblem[];
}

/** A list may have several columns of them, some of which are empty. */
const repeated = new Set<ImportColumn>(['isbn', 'description', 'year', 'coverImage']);

export interface HeaderContext {
  map: ColumnMap;
  currency: string;
  /** Without it columns about publishers are left out. */
  hasMakers: boolean;
}

const isOfMaker = (field: ImportColumn | null | undefined) =>
  makerColumns.some((name) => name === field);

export function isHeader({ cells }: CsvRow, map: ColumnMap): boolean {
  return cells.some((cell) => isKey(fieldOf(cell.trim(), map)?.field));
}

export function readHeader(
  { row, cells, fault }: CsvRow,
  { map, currency, hasMakers }: HeaderContext,
): Header {
  const [cellsOf, roles] = [new Map<ImportColumn, number[]>(), new Map<Role, number[]>()];
  if (fault) {
    const errors = [{ row, column: `${(fault.cell ?? 0) + 1}`, message: fault.message }];
    return { headings: [], columns: [], cellsOf, roles, isOwn: false, meanings: {}, errors };
  }
  const headings = cells.map((cell) => cell.trim());
  const found = withPrice(headings.map((heading) => fieldOf(heading, map))).map((each) =>
    hasMakers || !isOfMaker(each?.field) ? each : undefined,
  );
  const ranked = [...found.keys()].sort((a, b) => (found[a]?.rank ?? 0) - (found[b]?.rank ?? 0));
  const errors: ImportProblem[] = [];
  for (const i of ranked) {
    const { field, role, rank } = found[i] ?? {};
    if (role) roles.set(role, [...(roles.get(role) ?? []), i]);
    if (role || !field) continue;
    const earlier = cellsOf.get(field);
    if (!earlier) cellsOf.set(field, [i]);
    else if (repeated.has(field)) earlier.push(i);
    else if (found[earlier[0]!]?.rank === rank) {
      const isNamed = earlier.some((each) => currencyIn(headings[each]!) === currency);
      if (currencyIn(headings[i]!) === currency && !isNamed) cellsOf.set(field, [i]);
      else if (!isNamed) errors.push({ row, column: field, message: rule('there_twice') });
    }
  }
  const columns = headings.map((heading, i) => {
    if (heading === '') return undefined;
    const field = found[i]?.field;
    return field && cellsOf.get(field)?.includes(i) ? field : null;
  });
  if (!cellsOf.has('_id') && !cellsOf.has('isbn')) {
    for (const column of ['title', 'newPrice'] as const) {
      const message = rule('no_heading');
      if (!cellsOf.has(column)) errors.push({ row, column, message });
    }
  }
  const meanings = Object.fromEntries(
    headings.flatMap((heading, i) => {
      if (heading === '') return [];
      return [[heading, found[i]?.role ? found[i].field : (columns[i] ?? null)]];
    }),
  );
  return { headings, columns, cellsOf, roles, isOwn: cellsOf.has('_id'), meanings, errors };
}

type Found = ReturnType<typeof fieldOf>;

/** A regular price, or that of a sale, is the price where the list has no other. */
function withPrice(found: Found[]): Found[] {
  const isPlain = (each: Found) => each?.field === 'newPrice' && !each.role;
  if (found.some(isPlain)) return found;
  const has = (role: Role) => found.some((each) => each?.role === role);
  const role = has('regularPrice') ? 'regularPrice' : 'salePrice';
  return found.map((each) => (each?.role === role ? { field: each.field, rank: each.rank } : each));
}

function fieldOf(heading: string, map: ColumnMap): ReturnType<typeof meaningOf> {
  const field = new Map(Object.entries(map)).get(heading);
  return field === undefined ? meaningOf(heading) : { field, rank: -1 };
}
