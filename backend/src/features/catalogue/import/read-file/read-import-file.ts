import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  maxImportErrors,
  type BookImport,
  type ColumnMap,
  type ImportProblem,
  type ImportWarning,
} from '../../../../contract/book/book-import.ts';
import type { ShopCategory } from '../../../../contract/book/categories/shop-categories.ts';
import type { DecimalSign } from '../../../../contract/number/amount.ts';
import { cleanPastedNumber } from '../../../../contract/number/pasted-number.ts';
import { daysOfZone } from '../../../../contract/shop/days-of-zone.ts';
import { decodeFile } from './decode-file.ts';
import { latestRecords } from '../onix/latest-records.ts';
import { isXml, readOnix } from '../onix/read-onix.ts';
import { addSign, amountReader, otherCurrencyIn, differentCurrency } from './read-amounts.ts';
import { readCsv, type FileRow } from './read-csv.ts';
import { currencyIn } from './headings.ts';
import {
  findCondition,
  isHeader,
  readHeader,
  type Header,
  type HeaderContext,
} from './read-header.ts';
import { readRow, type ReadBook } from './read-row.ts';
import { fillVariants } from '../variant-rows.ts';
import { rule } from '../../../../contract/words/rules.ts';

const maxRows = 50_000;
/** Lines with a title or date may precede the headings. */
const maxRowsAboveHeader = 10;
const rowsAtOnce = 200;

interface FileContext {
  categories: readonly ShopCategory[];
  /** The shop's settings. */
  money: { currency: string; locale: string; timeZone: string };
  /** The shop's language: a hint for the encoding of old files. */
  language?: string | undefined;
  /** Whether columns about publishers are read: the setting `safety`. */
  hasPublisherColumns?: boolean;
  /** The shop's VAT rate for books; absent while VAT is off. */
  vatRate?: number | undefined;
  /** Fields that the owner chose for headings. */
  map?: ColumnMap | undefined;
  /** The decimal sign that the owner chose for the file. */
  decimals?: DecimalSign | undefined;
}

interface ReadFile extends Pick<BookImport, 'errors' | 'warnings' | 'columns'> {
  rows: ReadBook[];
  /** False when a row is not valid CSV. */
  isCsv: boolean;
  /** The rest of the file could not be read. */
  isCut: boolean;
  doubtfulAmounts: BookImport['doubtfulAmounts'];
}

/** Reads the rows of a file, with at most `maxImportErrors` problems. */
export async function readImportFile(file: Buffer, context: FileContext): Promise<ReadFile> {
  const {
    money,
    language = 'en',
    map = {},
    decimals,
    categories,
    hasPublisherColumns = false,
  } = context;
  const { vatRate } = context;
  const today = daysOfZone(money.timeZone)(Date.now());
  const isOnix = isXml(file);
  const warnings: ImportWarning[] = [];
  const report = (message: string) => warnings.push({ row: 1, message, code: 'encoding' });
  const source = isOnix
    ? readOnix(file, { ...money, today, hasPublisherColumns, vatRate })
    : readCsv(decodeFile(file, language, report));
  const collected = await collectRows(source, {
    map,
    currency: money.currency,
    hasPublisherColumns,
  });
  const { errors, notice, header: found, lines: foundLines, ...state } = collected;
  warnings.push(...notice);
  const rows: ReadBook[] = [];
  if (!found) {
    return { rows, errors, warnings, ...state, columns: {}, doubtfulAmounts: undefined };
  }
  findCondition(found, foundLines);
  const { header, lines } = fillVariants({ lines: foundLines, header: found });
  const { signs, currencies } = await amountsIn(lines, header, money.currency);
  const readAmount = amountReader(signs, money, isOnix ? 'point' : decimals);
  const rowContext = { categories, currency: money.currency, readAmount, today };
  let problemCount = 0;
  for (const [i, line] of (isOnix ? latestRecords(lines) : lines).entries()) {
    const read = readRow(line, header, rowContext);
    // ONIX has a rate for every book; one with the shop's rate follows later changes of it.
    if (isOnix && vatRate !== undefined && read.book.vatRate === vatRate) read.book.vatRate = null;
    rows.push(read);
    if (i >= maxRows) {
      state.isCut = true;
      const message = rule('too_many_rows', { max: maxRows });
      read.problems.push({ row: line.row, message });
    }
    problemCount += read.problems.length;
    if (problemCount >= maxImportErrors) {
      state.isCut = true;
      break;
    }
    if (i % rowsAtOnce === 0) await nextTurn(); // lets other requests run
  }
  const sum =
    rows.length === lines.length && lines.length <= maxRows && findSumLabel(lines.at(-1), header);
  const asSum = { problems: [], warnings: [], isUnknown: true, isSum: true } as const;
  if (sum) Object.assign(rows.at(-1)!, { ...asSum, book: { title: sum } });
  warnings.push(...currencies);
  return {
    ...{ rows, errors, warnings, ...state, columns: header.meanings },
    doubtfulAmounts: doubtsOf(rows),
  };
}

/** Finds the header (the first row with a key field, else the first row) and the rows below. */
async function collectRows(source: AsyncGenerator<FileRow>, context: HeaderContext) {
  const { map } = context;
  const [above, lines]: [FileRow[], FileRow[]] = [[], []];
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

/** Finds the decimal signs of the file's amounts, and warnings about other currencies. */
async function amountsIn(lines: FileRow[], header: Header, currency: string) {
  const { cellsOf, roles, headings } = header;
  const priceColumns = [
    ...(cellsOf.get('newPrice') ?? []),
    ...(cellsOf.get('oldPrice') ?? []),
    ...(['regularPrice', 'salePrice'] as const).flatMap((role) => roles.get(role) ?? []),
  ].map((i) => [i, currencyIn(headings[i] ?? '')] as const);
  const signs = new Set<DecimalSign>();
  const found = new Map<string, { row: number; count: number }>();
  for (const [at, { row, cells }] of lines.entries()) {
    if (at % rowsAtOnce === 0) await nextTurn();
    const beside = roles.get('currency')?.map((i) => currencyOf(cells[i] ?? '')) ?? [];
    for (const [place, inHeading] of priceColumns) {
      const text = cells[place]?.trim();
      if (!text) continue;
      addSign(text, signs);
      const named = beside.find(Boolean) ?? inHeading;
      const other = otherCurrencyIn(text, currency) ?? differentCurrency(currency, named);
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

/** The currency of a cell with nothing else. */
function currencyOf(cell: string): string | undefined {
  const text = cleanPastedNumber(cell).toUpperCase();
  return /^(?:[A-Z]{3}|\p{Sc})$/u.test(text) ? text : undefined;
}

function doubtsOf(rows: ReadBook[]): BookImport['doubtfulAmounts'] {
  const doubts = rows.flatMap(({ doubt }) => doubt ?? []);
  if (!doubts[0]) return undefined;
  const { text, readings } = doubts[0];
  const [point, comma] = [Number(readings.point), Number(readings.comma)];
  return { rows: doubts.length, example: text, point, comma };
}

const isSumLabel = (cell: string) => /^\s*(total|totale|totals|summe|somme|suma)\W*$/i.test(cell);

const numericColumns = ['newPrice', 'oldPrice', 'stock', 'pages', 'year'];

/** The label of a row with sums, which spreadsheets add below the rows. */
function findSumLabel(line: FileRow | undefined, { columns }: Header): string | undefined {
  const filled = (line?.cells ?? []).filter((cell, i) => {
    const column = columns[i];
    return column && !numericColumns.includes(column) && cell.trim();
  });
  return filled.every(isSumLabel) ? line?.cells.find(isSumLabel) : undefined;
}
