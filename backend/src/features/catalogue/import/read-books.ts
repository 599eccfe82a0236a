import { Types } from 'mongoose';
import {
  bookFieldNames,
  isFlag,
  isPrice,
  newBookSchema,
  type BookField,
  type NewBook,
} from '../../../contract/book.ts';
import { mostImportErrors, type BookImport } from '../../../contract/book-import.ts';
import { idSchema, timestampSchema } from '../../../contract/page.ts';
import { isPlainLine } from '../../../contract/text.ts';
import { bookColumns, readCsv, separatorOf, type Column, type CsvRow } from './book-csv.ts';

type Problem = BookImport['errors'][number];
export interface ReadBook {
  row: number;
  _id: Types.ObjectId | undefined;
  /** When the book was last changed before it was written into the file, if the file says so. */
  updatedAt: Date | undefined;
  book: NewBook;
}

const notAColumn = `is not a column of a book; those are ${bookColumns.join(', ')}`;
const notATime = 'must be a time as the export writes it (2026-11-22T09:30:00.000Z), or empty';
const namesWhere = (test: (name: BookField) => boolean) =>
  new Set<Column>(bookFieldNames.filter(test));
const accepts = (value: unknown) => (name: BookField) =>
  newBookSchema.shape[name].safeParse(value).success;
const flags = namesWhere(isFlag);
const clearable = namesWhere(accepts(null));
const required = namesWhere((name) => !accepts(undefined)(name));

/** Returns every book of the file, and every mistake in it, up to the row with the 200th. */
export async function readBooks(text: string) {
  const errors: Problem[] = [];
  const books: ReadBook[] = [];
  const rowOfId = new Map<string, number>();
  const rowOfIsbn = new Map<string, number>();
  const hasDecimalComma = separatorOf(text) !== ',';
  let columns: Header | undefined;
  let rows = 0;
  let isCsv = true;
  for await (const line of readCsv(text)) {
    isCsv &&= !line.fault;
    if (!columns) {
      columns = readHeader(line, errors);
      if (errors.length > 0) break;
      continue;
    }
    rows += 1;
    const read = readRow(line, columns, hasDecimalComma, rowOfId);
    if (Array.isArray(read)) errors.push(...read);
    else books.push(read);
    const isbn = 'book' in read ? read.book.isbn : undefined;
    const earlier = rowOfIsbn.get(isbn ?? '');
    if (earlier !== undefined) {
      errors.push({ row: line.row, column: 'isbn', message: `is the same as in row ${earlier}` });
    } else if (isbn) rowOfIsbn.set(isbn, line.row);
    if (errors.length >= mostImportErrors) break;
  }
  if (!columns && errors.length === 0) errors.push({ row: 1, message: 'is missing: no header' });
  return { books, rows, errors, isCsv };
}

/** The column of each cell; undefined where the header has no name, as behind a last separator. */
type Header = (Column | undefined)[];

function readHeader({ row, cells, fault }: CsvRow, errors: Problem[]): Header {
  if (fault) errors.push({ row, column: `${fault.cell + 1}`, message: fault.message });
  const seen = new Set<Column>();
  const columns = cells.map((cell, i) => {
    const name = cell.trim();
    if (name === '') return undefined;
    const column = bookColumns.find((known) => known.toLowerCase() === name.toLowerCase());
    if (!column) {
      const shown = isPlainLine(name) ? name.slice(0, 100) : `${i + 1}`;
      errors.push({ row, column: shown, message: notAColumn });
      return undefined;
    }
    if (seen.has(column)) errors.push({ row, column, message: 'is there twice' });
    seen.add(column);
    return column;
  });
  for (const column of fault ? [] : required) {
    if (!seen.has(column)) errors.push({ row, column, message: 'is missing' });
  }
  return columns;
}

function readRow(
  { row, cells, fault }: CsvRow,
  columns: Header,
  hasDecimalComma: boolean,
  rowOfId: Map<string, number>,
): ReadBook | Problem[] {
  const nameOf = (cell: number) => columns[cell] ?? `${cell + 1}`;
  if (fault) return [{ row, column: nameOf(fault.cell), message: fault.message }];
  const nameless = cells.findIndex((cell, i) => !columns[i] && cell.trim() !== '');
  if (nameless >= 0) {
    const message = 'has text where the header has no name (is there a separator too many?)';
    return [{ row, column: nameOf(nameless), message }];
  }
  const fields: Partial<Record<Column, unknown>> = {};
  columns.forEach((column, i) => {
    if (column) fields[column] = readCell(column, cells[i] ?? '', hasDecimalComma);
  });
  const problems: Problem[] = [];
  const { _id, updatedAt, ...bookFields } = fields;
  if (typeof _id === 'string') {
    const id = _id.toLowerCase();
    const earlier = rowOfId.get(id);
    if (!idSchema.safeParse(id).success) {
      problems.push({ row, column: '_id', message: 'must be an id of 24 hexadecimal digits' });
    } else if (earlier !== undefined) {
      problems.push({ row, column: '_id', message: `is the same as in row ${earlier}` });
    }
    rowOfId.set(id, row);
  }
  const time = timestampSchema.safeParse(updatedAt).data;
  if (updatedAt !== undefined && time === undefined) {
    problems.push({ row, column: 'updatedAt', message: notATime });
  }
  const parsed = newBookSchema.safeParse(bookFields);
  for (const issue of parsed.error?.issues ?? []) {
    problems.push({ row, column: String(issue.path[0] ?? ''), message: issue.message });
  }
  if (!parsed.success || problems.length > 0) return problems;
  return {
    row,
    updatedAt: time === undefined ? undefined : new Date(time),
    _id: typeof _id === 'string' ? new Types.ObjectId(_id) : undefined,
    book: parsed.data,
  };
}

/** What the schema expects in place of the text of a cell; an empty optional cell clears. */
function readCell(column: Column, cell: string, hasDecimalComma: boolean): unknown {
  const text = cell.trim();
  // A file that does not say whether a book is a draft leaves it what it is.
  if (column === 'draft' && text === '') return undefined;
  if (flags.has(column)) return readFlag(text);
  if (text === '') return clearable.has(column) ? null : undefined;
  if (column === 'category') return text.toLowerCase();
  if (hasDecimalComma && isPrice(column)) return text.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  return text;
}

function readFlag(text: string): unknown {
  if (/^(true|yes|1)$/i.test(text)) return true;
  if (/^(false|no|0|)$/i.test(text)) return false;
  return text;
}
