import { Types } from 'mongoose';
import {
  bookRowSchema,
  maxImportErrors,
  type ColumnMap,
  type ImportColumn,
} from '../../../contract/book/book-import.ts';
import { bookFieldNames, isPrice, type NewBook } from '../../../contract/book/book.ts';
import { decimalsProblem } from '../../../contract/shop/formats.ts';
import type { ShopCategory } from '../../../contract/book/shop-categories.ts';
import { isPlainLine } from '../../../contract/text/text.ts';
import { fold } from '../../../contract/text/fold.ts';
import { categoryProblem } from '../../../shop-settings/known-categories.ts';
import { decodeFile } from './decode-file.ts';
import { readCell } from './read-cell.ts';
import { readCsv, separatorOf, type CsvRow } from './read-csv.ts';
import { isXml, readOnix } from './onix/read-onix.ts';
import { isHeader, readHeader, type Header, type Problem } from './read-header.ts';

export interface ReadBook {
  row: number;
  _id: Types.ObjectId | undefined;
  /** When the book was last changed before it was written into the file, if the file says so. */
  updatedAt: Date | undefined;
  /** Of a row with problems its title at most. */
  book: Partial<NewBook>;
  /** Why it cannot be taken. */
  problems: Problem[];
  whyNoPrice?: CsvRow['whyNoPrice'];
  /** It changes a book that the shop does not have, or is of no book at all. */
  isUnknown?: true;
  /** It adds up the rows above it. */
  isSum?: true;
}

/** More are no list of a bookshop, and too many to look through. */
const maxRows = 50_000;
/** Above the headings may stand whose list it is, and of when. */
const maxRowsAboveHeader = 10;

interface FileContext {
  categories: readonly ShopCategory[];
  /** Of the shop: a file may have prices of several. */
  currency: string;
  /** What the owner says of headings. */
  map?: ColumnMap | undefined;
}

/** Returns every row of the file, up to that with the 200th mistake, each with what is wrong in it. */
export async function readBooks(file: Buffer, { map = {}, ...context }: FileContext) {
  const text = isXml(file) ? undefined : decodeFile(file);
  const errors: Problem[] = [];
  const rows: ReadBook[] = [];
  let mistakes = 0;
  const hasDecimalComma = text !== undefined && separatorOf(text) !== ',';
  let above: CsvRow[] = [];
  let header: Header | undefined;
  let isCsv = true;
  let last: CsvRow | undefined;
  for await (const line of text === undefined ? readOnix(file, context.currency) : readCsv(text)) {
    isCsv &&= !line.fault;
    if (!header) {
      above.push(line);
      if (!line.fault && !isHeader(line, map) && above.length < maxRowsAboveHeader) continue;
      header = readHeader(line.fault || isHeader(line, map) ? line : above[0]!, map);
      above = [];
      errors.push(...header.errors);
      if (errors.length > 0) break;
      continue;
    }
    const read = readRow(line, header.columns, { hasDecimalComma, ...context });
    rows.push(read);
    last = line;
    if (rows.length > maxRows) {
      read.problems.push({
        row: line.row,
        message: `is one of more than ${maxRows}: split the file`,
      });
    }
    mistakes += read.problems.length;
    if (mistakes >= maxImportErrors || rows.length > maxRows) break;
  }
  const sum = rows.length <= maxRows && last && header && sumIn(last, header.columns);
  const asSum = { problems: [], isUnknown: true, isSum: true } as const;
  if (sum) Object.assign(rows.at(-1)!, { ...asSum, book: { title: sum } });
  header ??= above[0] && readHeader(above[0], map);
  if (!header) errors.push({ row: 1, message: 'is missing: no header' });
  else if (rows.length === 0 && errors.length === 0) errors.push(...header.errors);
  return { rows, errors, isCsv, columns: header?.meanings ?? {} };
}

function readRow(
  { row, cells, isSparse, whyNoPrice, fault }: CsvRow,
  columns: Header['columns'],
  { hasDecimalComma, categories, currency }: FileContext & { hasDecimalComma: boolean },
): ReadBook {
  const nameOf = (cell?: number) =>
    cell === undefined ? undefined : (columns[cell] ?? `${cell + 1}`);
  const title = cells[columns.indexOf('title')]?.trim() ?? '';
  const refuse = (problems: Problem[]): ReadBook => ({
    row,
    _id: undefined,
    updatedAt: undefined,
    problems,
    book: isPlainLine(title) ? { title: title.slice(0, 200) } : {},
  });
  if (fault) return refuse([{ row, column: nameOf(fault.cell), message: fault.message }]);
  const nameless = cells.findIndex((cell, i) => columns[i] === undefined && cell.trim() !== '');
  if (nameless >= 0) {
    const message = 'has text where the header has no name (is there a separator too many?)';
    return refuse([{ row, column: nameOf(nameless), message }]);
  }
  const fields: Partial<Record<ImportColumn, unknown>> = {};
  columns.forEach((column, i) => {
    if (column && (!isSparse || cells[i]))
      fields[column] = readCell(column, cells[i] ?? '', hasDecimalComma);
  });
  const category = slugOf(fields.category, categories);
  const unknown = category === undefined ? undefined : categoryProblem(category, categories);
  const parsed = bookRowSchema.safeParse({ ...fields, category: unknown ? undefined : category });
  const problems: Problem[] = unknown ? [{ row, column: 'category', message: unknown }] : [];
  for (const { path, message } of parsed.error?.issues ?? []) {
    problems.push({ row, column: String(path[0] ?? ''), message });
  }
  for (const column of bookFieldNames.filter(isPrice)) {
    const message = decimalsProblem(parsed.data?.[column], currency);
    if (message) problems.push({ row, column, message });
  }
  if (!parsed.success || problems.length > 0) return refuse(problems);
  const { _id, updatedAt, ...book } = parsed.data;
  return {
    row,
    whyNoPrice,
    problems,
    book,
    updatedAt: updatedAt === undefined ? undefined : new Date(updatedAt),
    _id: _id === undefined ? undefined : new Types.ObjectId(_id),
  };
}

const isSumWord = (cell: string) => /^\s*(total|totale|totals|summe|somme|suma)\W*$/i.test(cell);

const added = ['newPrice', 'oldPrice', 'stock', 'pages', 'year'];

/** The word for it, where a row says no more of a book: a spreadsheet adds up what is above. */
function sumIn({ cells }: CsvRow, columns: Header['columns']): string | undefined {
  const filled = cells.filter((cell, i) => {
    const column = columns[i];
    return column && !added.includes(column) && cell.trim();
  });
  return filled.every(isSumWord) ? cells.find(isSumWord) : undefined;
}

/** A category may be called by its name, too. */
function slugOf(given: unknown, categories: readonly ShopCategory[]): string | undefined {
  if (typeof given !== 'string') return undefined;
  const word = fold(given);
  return categories.find(({ slug, name }) => [slug, fold(name)].includes(word))?.slug ?? given;
}
