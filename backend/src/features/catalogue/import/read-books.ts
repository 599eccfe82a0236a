import { Types } from 'mongoose';
import {
  bookRowSchema,
  mostImportErrors,
  type BookRow,
  type ImportColumn,
} from '../../../contract/book/book-import.ts';
import { idSchema, timestampSchema } from '../../../contract/page.ts';
import type { ShopCategory } from '../../../contract/shop/shop-categories.ts';
import { isPlainLine } from '../../../contract/text/text.ts';
import { fold } from '../../../contract/text/fold.ts';
import { categoryProblem } from '../categories/known-categories.ts';
import { decodeFile } from './decode-file.ts';
import { readCell } from './read-cell.ts';
import { readCsv, separatorOf, type CsvRow } from './read-csv.ts';
import { isXml, readOnix } from './onix/read-onix.ts';
import { isHeader, readHeader, type ColumnMap, type Header, type Problem } from './read-header.ts';

export interface ReadBook {
  row: number;
  _id: Types.ObjectId | undefined;
  /** When the book was last changed before it was written into the file, if the file says so. */
  updatedAt: Date | undefined;
  book: BookRow;
  whyNoPrice?: CsvRow['whyNoPrice'];
}

/** More are no list of a bookshop, and too many to look through. */
const maxRows = 50_000;
/** Above the headings may stand whose list it is, and of when. */
const maxRowsAboveHeader = 10;
const notATime = 'must be a time as the export writes it (2026-11-22T09:30:00.000Z), or empty';

interface FileContext {
  categories: readonly ShopCategory[];
  /** Of the shop: a file may have prices of several. */
  currency: string;
  /** What the owner says of headings. */
  map?: ColumnMap | undefined;
}

/** Returns every book of the file, and every mistake in it, up to the row with the 200th. */
export async function readBooks(file: Buffer, { categories, currency, map = {} }: FileContext) {
  const text = isXml(file) ? undefined : decodeFile(file);
  const errors: Problem[] = [];
  const books: ReadBook[] = [];
  /** Of rows with mistakes, as far as they have one. */
  const titles = new Map<number, string>();
  const hasDecimalComma = text !== undefined && separatorOf(text) !== ',';
  let above: CsvRow[] = [];
  let header: Header | undefined;
  let rows = 0;
  let isCsv = true;
  for await (const line of text === undefined ? readOnix(file, currency) : readCsv(text)) {
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
    rows += 1;
    const read = readRow(line, header.columns, { hasDecimalComma, categories });
    if (Array.isArray(read)) {
      errors.push(...read);
      const title = line.cells[header.columns.indexOf('title')]?.trim() ?? '';
      if (isPlainLine(title)) titles.set(line.row, title.slice(0, 200));
    } else books.push(read);
    if (rows > maxRows) {
      errors.push({ row: line.row, message: `is one of more than ${maxRows}: split the file` });
    }
    if (errors.length >= mostImportErrors || rows > maxRows) break;
  }
  header ??= above[0] && readHeader(above[0], map);
  if (!header) errors.push({ row: 1, message: 'is missing: no header' });
  else if (rows === 0 && errors.length === 0) errors.push(...header.errors);
  return { books, rows, errors, titles, isCsv, columns: header?.meanings ?? {} };
}

interface RowContext {
  hasDecimalComma: boolean;
  categories: readonly ShopCategory[];
}

function readRow(
  { row, cells, isSparse, whyNoPrice, fault }: CsvRow,
  columns: Header['columns'],
  { hasDecimalComma, categories }: RowContext,
): ReadBook | Problem[] {
  const nameOf = (cell: number) => columns[cell] ?? `${cell + 1}`;
  if (fault) return [{ row, column: nameOf(fault.cell), message: fault.message }];
  const nameless = cells.findIndex((cell, i) => columns[i] === undefined && cell.trim() !== '');
  if (nameless >= 0) {
    const message = 'has text where the header has no name (is there a separator too many?)';
    return [{ row, column: nameOf(nameless), message }];
  }
  const fields: Partial<Record<ImportColumn, unknown>> = {};
  columns.forEach((column, i) => {
    if (column && (!isSparse || cells[i]))
      fields[column] = readCell(column, cells[i] ?? '', hasDecimalComma);
  });
  const { _id, updatedAt, ...bookFields } = fields;
  const problems: Problem[] = [];
  if (_id !== undefined && !idSchema.safeParse(_id).success) {
    problems.push({ row, column: '_id', message: 'must be an id of 24 hexadecimal digits' });
  }
  const time = timestampSchema.safeParse(updatedAt).data;
  if (updatedAt !== undefined && time === undefined) {
    problems.push({ row, column: 'updatedAt', message: notATime });
  }
  const category = slugOf(bookFields.category, categories);
  const unknown = category === undefined ? undefined : categoryProblem(category, categories);
  if (unknown) problems.push({ row, column: 'category', message: unknown });
  const parsed = bookRowSchema.safeParse({
    ...bookFields,
    category: unknown ? undefined : category,
  });
  for (const issue of parsed.error?.issues ?? []) {
    problems.push({ row, column: String(issue.path[0] ?? ''), message: issue.message });
  }
  if (!parsed.success || problems.length > 0) return problems;
  return {
    ...{ row, whyNoPrice },
    updatedAt: time === undefined ? undefined : new Date(time),
    _id: typeof _id === 'string' ? new Types.ObjectId(_id) : undefined,
    book: parsed.data,
  };
}

/** A category may be called by its name, too. */
function slugOf(given: unknown, categories: readonly ShopCategory[]): string | undefined {
  if (typeof given !== 'string') return undefined;
  const word = fold(given);
  return categories.find(({ slug, name }) => [slug, fold(name)].includes(word))?.slug ?? given;
}
