import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  maxImportErrors,
  type BookImport,
  type ColumnMap,
  type ImportWarning,
} from '../../../contract/book/book-import.ts';
import type { DecimalSign } from '../../../contract/number/amount.ts';
import { dayIn } from '../../../models/settings/shop-day.ts';
import type { ShopSettings } from '../../../contract/shop/settings.ts';
import { rule } from '../../../contract/words/rules.ts';
import { latestRecords } from './onix/latest-records.ts';
import { isXml, readOnix } from './onix/read-onix.ts';
import { fillVariants } from './read-file/variant-rows.ts';
import { decodeFile } from './read-file/decode-file.ts';
import { amountReader } from './read-file/cells/read-amounts.ts';
import { readCsv, type FileRow } from './read-file/read-csv.ts';
import { findCondition, type Header } from './read-file/read-header.ts';
import { readRow, type ReadBook, type RowContext } from './read-file/read-row.ts';
import { maxRows, readTable } from './read-file/read-table.ts';
import { scanAmounts } from './read-file/scan-amounts.ts';

const rowsAtOnce = 200;

/** The owner's choices for the columns and amounts of the file. */
interface FileChoices {
  map?: ColumnMap | undefined;
  decimals?: DecimalSign | undefined;
}

/** Reads the rows of a file, with at most `maxImportErrors` problems. */
export async function readImportFile(
  file: Buffer,
  { categories, language, money, safety, vat }: ShopSettings,
  { map = {}, decimals }: FileChoices,
) {
  const isOnix = isXml(file);
  const today = dayIn(money);
  const vatRate = vat.isOn ? vat.rate : undefined;
  const shop = { ...money, hasPublisherColumns: safety.isOn, vatRate, today };
  const warnings: ImportWarning[] = [];
  const warn = (message: string) => warnings.push({ row: 1, message, code: 'encoding' });
  const source = isOnix ? readOnix(file, shop) : readCsv(decodeFile(file, language, warn));
  const table = await readTable(source, { ...shop, map });
  if (!table) return emptyFile(warnings);
  findCondition(table.header, table.lines);
  const { header, lines } = fillVariants(table);
  const amounts = await scanAmounts(lines, header, money.currency);
  const readAmount = amountReader(amounts.signs, money, isOnix ? 'point' : decimals);
  const context = { categories, currency: money.currency, readAmount, today };
  const { rows, isCut } = await readRows(latestRecords(lines), header, context);
  // ONIX has a rate for every book; one with the shop's rate follows later changes of it.
  const isOfShop = ({ book }: ReadBook) => vatRate !== undefined && book.vatRate === vatRate;
  if (isOnix) for (const { book } of rows.filter(isOfShop)) book.vatRate = null;
  return {
    rows: isCut ? rows : withoutSum(rows, lines, header),
    errors: header.errors,
    warnings: [...warnings, ...table.warnings, ...amounts.warnings],
    columns: header.meanings,
    isReadable: table.isReadable,
    isCut: table.isCut || isCut,
    doubtfulAmounts: doubtsOf(rows),
  };
}

function emptyFile(warnings: ImportWarning[]) {
  const errors = [{ row: 1, message: rule('no_header') }];
  const state = { isReadable: true, isCut: false, doubtfulAmounts: undefined };
  return { rows: [], errors, warnings, columns: {}, ...state };
}

/** `isCut` when there are too many rows or problems. */
async function readRows(lines: FileRow[], header: Header, context: RowContext) {
  const rows: ReadBook[] = [];
  let problemCount = 0;
  for (const [i, line] of lines.entries()) {
    const read = readRow(line, header, context);
    rows.push(read);
    const isTooMany = i >= maxRows;
    if (isTooMany) {
      const message = rule('too_many_rows', { max: maxRows });
      read.problems.push({ row: line.row, message });
    }
    problemCount += read.problems.length;
    if (isTooMany || problemCount >= maxImportErrors) return { rows, isCut: true };
    if (i % rowsAtOnce === 0) await nextTurn(); // lets other requests run
  }
  return { rows, isCut: false };
}

/** Replaces a last row of sums by its label. */
function withoutSum(rows: ReadBook[], lines: FileRow[], header: Header): ReadBook[] {
  const [row, line] = [rows.at(-1), lines.at(-1)];
  const title = line && findSumLabel(line, header);
  if (!row || !title) return rows;
  const sum: ReadBook = { ...row, book: { title }, problems: [], warnings: [] };
  return rows.with(-1, { ...sum, isUnknown: true, isSum: true });
}

const numericColumns = ['newPrice', 'oldPrice', 'stock', 'pages', 'year'];

/** The label of a row with sums, which spreadsheets add below the rows. */
function findSumLabel({ cells }: FileRow, { columns }: Header): string | undefined {
  const filled = cells.filter((cell, i) => {
    const column = columns[i];
    return column && !numericColumns.includes(column) && cell.trim();
  });
  return filled.every(isSumLabel) ? cells.find(isSumLabel) : undefined;
}

function isSumLabel(cell: string): boolean {
  return /^\s*(total|totale|totals|summe|somme|suma)\W*$/i.test(cell);
}

function doubtsOf(rows: ReadBook[]): BookImport['doubtfulAmounts'] {
  const doubts = rows.flatMap(({ doubt }) => doubt ?? []);
  if (!doubts[0]) return undefined;
  const { text, readings } = doubts[0];
  const [point, comma] = [Number(readings.point), Number(readings.comma)];
  return { rows: doubts.length, example: text, point, comma };
}
