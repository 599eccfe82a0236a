import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  maxImportErrors,
  type BookImport,
  type ColumnMap,
  type ImportProblem,
  type ImportWarning,
} from '../../../contract/book/book-import.ts';
import type { ShopCategory } from '../../../contract/book/shop-categories.ts';
import type { DecimalSign } from '../../../contract/number/amount.ts';
import { daysOfZone } from '../../../contract/shop/days-of-zone.ts';
import { decodeFile } from './decode-file.ts';
import { latestRecords } from './onix/latest-records.ts';
import { isXml, readOnix } from './onix/read-onix.ts';
import { addSign, amountReader, otherCurrencyIn } from './read-amounts.ts';
import { readCsv, type CsvRow } from './read-csv.ts';
import { isHeader, readHeader, type Header, type HeaderContext } from './read-header.ts';
import { readRow, type ReadBook } from './read-row.ts';
import { rule } from '../../../contract/words/rules.ts';

/** More are no list of a bookshop, and too many to look through. */
const maxRows = 50_000;
/** Above the headings may stand whose list it is, and of when. */
const maxRowsAboveHeader = 10;
const rowsAtOnce = 200;

interface FileContext {
  categories: readonly ShopCategory[];
  /** Of the shop: a file may have prices of several currencies and countries. */
  money: { currency: string; locale: string; timeZone: string };
  /** Of the shop: old programs wrote its letters in an encoding of their own. */
  language?: string | undefined;
  /** Whether files say who made a book, see `safety` of the settings. */
  hasMakers?: boolean;
  /** What the owner says of headings. */
  map?: ColumnMap | undefined;
  /** What the owner says stands before the decimals of the file's amounts. */
  decimals?: DecimalSign | undefined;
}

interface ReadFile extends Pick<BookImport, 'errors' | 'warnings' | 'columns'> {
  rows: ReadBook[];
  /** False when a line is no CSV. */
  isCsv: boolean;
  /** The rest of the file could not be read. */
  isCut: boolean;
  doubtfulAmounts: BookImport['doubtfulAmounts'];
}

/** Returns every row of the file, up to that with the 5000th mistake, each with what is wrong in it. */
export async function readBooks(file: Buffer, context: FileContext): Promise<ReadFile> {
  const { money, language = 'en', map = {}, decimals, categories, hasMakers = false } = context;
  const today = daysOfZone(money.timeZone)(Date.now());
  const isOnix = isXml(file);
  const warnings: ImportWarning[] = [];
  const report = (message: string) => warnings.push({ row: 1, message, code: 'encoding' });
  const source = isOnix
    ? readOnix(file, { ...money, today, hasMakers })
    : readCsv(decodeFile(file, language, report));
  const { header, errors, lines, notice, ...state } = await collectRows(source, {
    map,
    currency: money.currency,
    hasMakers,
  });
  warnings.push(...notice);
  const rows: ReadBook[] = [];
  if (!header) {
    return { rows, errors, warnings, ...state, columns: {}, doubtfulAmounts: undefined };
  }
  const { signs, currencies } = await amountsIn(lines, header, money.currency);
  const readAmount = amountReader(signs, money, isOnix ? 'point' : decimals);
  const rowContext = { categories, currency: money.currency, readAmount, today };
  let mistakes = 0;
  for (const [i, line] of (isOnix ? latestRecords(lines) : lines).entries()) {
    const read = readRow(line, header, rowContext);
    rows.push(read);
    if (i >= maxRows) {
      state.isCut = true;
      const message = rule('too_many_rows', { max: maxRows });
      read.problems.push({ row: line.row, message });
    }
    mistakes += read.problems.length;
    if (mistakes >= maxImportErrors) {
      state.isCut = true;
      break;
    }
    if (i % rowsAtOnce === 0) await nextTurn(); // other visitors get theirs
  }
  const sum =
    rows.length === lines.length && lines.length <= maxRows && sumIn(lines.at(-1), header);
  const asSum = { problems: [], warnings: [], isUnknown: true, isSum: true } as const;
  if (sum) Object.assign(rows.at(-1)!, { ...asSum, book: { title: sum } });
  warnings.push(...currencies);
  return {
    ...{ rows, errors, warnings, ...state, columns: header.meanings },
    doubtfulAmounts: doubtsOf(rows),
  };
}

/** The rows below the header, which is the first that names a book's field, or the very first. */
async function collectRows(source: AsyncGenerator<CsvRow>, context: HeaderContext) {
  const { map } = context;
  const [above, lines]: [CsvRow[], CsvRow[]] = [[], []];
  const notice: ImportWarning[] = [];
  let header: Header | undefined;
  let [isCsv, isCut] = [true, false];
  for await (const line of source) {
    isCsv &&= !line.fault;
    isCut ||= line.fault?.isEnd ?? false;
    if (header) lines.push(line);
    else notice.push(...(line.warnings ?? []).map((each) => ({ row: line.row, ...each })));
    if (lines.length > maxRows || (header?.errors.length ?? 0) > 0) break;
    if (header) continue;
    above.push(line);
    if (!line.fault && !isHeader(line, map) && above.length < maxRowsAboveHeader) continue;
    header = readHeader(line.fault || isHeader(line, map) ? line : above[0]!, context);
  }
  header ??= above[0] && readHeader(above[0], context);
  const errors: ImportProblem[] = header ? header.errors : [];
  if (!header) errors.push({ row: 1, message: rule('no_header') });
  return { header, errors, lines: errors.length > 0 ? [] : lines, isCsv, isCut, notice };
}

/** How the file's amounts are written, and of each other currency that it is there, with its first row. */
async function amountsIn(lines: CsvRow[], { cellsOf, roles }: Header, currency: string) {
  const places = [
    ...(cellsOf.get('newPrice') ?? []),
    ...(cellsOf.get('oldPrice') ?? []),
    ...(['regularPrice', 'salePrice'] as const).flatMap((role) => roles.get(role) ?? []),
  ];
  const signs = new Set<DecimalSign>();
  const found = new Map<string, { row: number; count: number }>();
  for (const [at, { row, cells }] of lines.entries()) {
    if (at % rowsAtOnce === 0) await nextTurn();
    for (const text of places.flatMap((i) => cells[i]?.trim() ?? [])) {
      addSign(text, signs);
      const other = otherCurrencyIn(text, currency);
      if (!other) continue;
      const { row: first = row, count = 0 } = found.get(other) ?? {};
      found.set(other, { row: first, count: count + 1 });
    }
  }
  const currencies = [...found].map(([other, { row, count }]): ImportWarning => {
    const message = rule('other_currency', { other, more: count - 1, currency });
    return { row, column: 'newPrice', code: 'currency', message };
  });
  return { signs, currencies };
}

function doubtsOf(rows: ReadBook[]): BookImport['doubtfulAmounts'] {
  const doubts = rows.flatMap(({ doubt }) => doubt ?? []);
  if (!doubts[0]) return undefined;
  const { text, readings } = doubts[0];
  const [point, comma] = [Number(readings.point), Number(readings.comma)];
  return { rows: doubts.length, example: text, point, comma };
}

const isSumWord = (cell: string) => /^\s*(total|totale|totals|summe|somme|suma)\W*$/i.test(cell);

const added = ['newPrice', 'oldPrice', 'stock', 'pages', 'year'];

/** The word for it, where a row says no more of a book: a spreadsheet adds up what is above. */
function sumIn(line: CsvRow | undefined, { columns }: Header): string | undefined {
  const filled = (line?.cells ?? []).filter((cell, i) => {
    const column = columns[i];
    return column && !added.includes(column) && cell.trim();
  });
  return filled.every(isSumWord) ? line?.cells.find(isSumWord) : undefined;
}
