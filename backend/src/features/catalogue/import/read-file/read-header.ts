import type {
  BookImport,
  ColumnMap,
  ImportColumn,
  ImportProblem,
} from '../../../../contract/book/book-import.ts';
import { publisherColumns } from '../../../../contract/book/publishers/publisher.ts';
import { currencyIn, isKey, meaningOf, type Role } from './headings.ts';
import type { FileRow } from './read-csv.ts';
import { isCondition } from './cells/read-condition.ts';
import { rule } from '../../../../contract/words/rules.ts';

export interface Header {
  headings: string[];
  /** The field of each cell; null if it is ignored, undefined without a heading. */
  columns: (ImportColumn | null | undefined)[];
  /** The cells of each field; the first one that is not empty counts. */
  cellsOf: Map<ImportColumn, number[]>;
  /** The cells of each role. */
  roles: Map<Role, number[]>;
  /** An export of this shop, of which texts are used unchanged. */
  isOwnExport: boolean;
  meanings: BookImport['columns'];
  errors: ImportProblem[];
}

/** Fields that may have several columns. */
const repeated = new Set<ImportColumn>(['isbn', 'description', 'year', 'coverImage']);

export interface HeaderContext {
  map: ColumnMap;
  currency: string;
  hasPublisherColumns: boolean;
}

const isPublisherColumn = (field: ImportColumn | null | undefined) =>
  publisherColumns.some((name) => name === field);

export function isHeader({ cells }: FileRow, map: ColumnMap): boolean {
  return cells.some((cell) => isKey(fieldOf(cell.trim(), map)?.field));
}

export function readHeader(
  { row, cells, fault }: FileRow,
  { map, currency, hasPublisherColumns }: HeaderContext,
): Header {
  const [cellsOf, roles] = [new Map<ImportColumn, number[]>(), new Map<Role, number[]>()];
  if (fault) {
    const errors = [{ row, column: `${(fault.cell ?? 0) + 1}`, message: fault.message }];
    return { headings: [], columns: [], cellsOf, roles, isOwnExport: false, meanings: {}, errors };
  }
  const headings = cells.map((cell) => cell.trim());
  const found = withPrice(headings.map((heading) => fieldOf(heading, map))).map((each) =>
    hasPublisherColumns || !isPublisherColumn(each?.field) ? each : undefined,
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
  return { headings, columns, cellsOf, roles, isOwnExport: cellsOf.has('_id'), meanings, errors };
}

/**
 * A column “État” or “Estado” is a status, “Stan” the stock, or each the condition of the copies: the
 * cells decide.
 */
export function findCondition(header: Header, lines: readonly FileRow[]): void {
  const { cellsOf, columns, headings, meanings, roles } = header;
  if (cellsOf.has('condition')) return;
  const [ofStatus, ofStock] = [roles.get('status') ?? [], cellsOf.get('stock') ?? []];
  const place = [...ofStatus, ...ofStock].find((i) => {
    const cells = lines.map(({ cells }) => cells[i]?.trim()).filter(Boolean);
    return cells.length > 0 && cells.every((cell) => isCondition(cell!));
  });
  if (place === undefined) return;
  roles.set(
    'status',
    ofStatus.filter((i) => i !== place),
  );
  if (ofStock.includes(place)) cellsOf.delete('stock');
  cellsOf.set('condition', [place]);
  columns[place] = 'condition';
  meanings[headings[place]!] = 'condition';
}

type Found = ReturnType<typeof fieldOf>;

/** A regular or sale price is the price when the file has no other. */
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
