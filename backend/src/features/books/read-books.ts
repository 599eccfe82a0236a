import { Types } from 'mongoose';
import {
  bookFieldNames,
  isFlag,
  isPrice,
  newBookSchema,
  type BookField,
  type BookImport,
  type NewBook,
} from '../../contract/book.ts';
import { idSchema } from '../../contract/page.ts';
import { bookColumns, readCsv, separatorOf, type Column, type CsvRow } from './book-csv.ts';

type Problem = BookImport['errors'][number];
export interface ReadBook {
  _id: Types.ObjectId | undefined;
  book: NewBook;
}

const maxProblems = 200;
const namesWhere = (test: (name: BookField) => boolean) =>
  new Set<Column>(bookFieldNames.filter(test));
const accepts = (value: unknown) => (name: BookField) =>
  newBookSchema.shape[name].safeParse(value).success;
const flags = namesWhere(isFlag);
const clearable = namesWhere(accepts(null));
const required = namesWhere((name) => !accepts(undefined)(name));

/** Every book of the file, and every mistake in it, up to the 200th. */
export async function readBooks(text: string) {
  const errors: Problem[] = [];
  const books: ReadBook[] = [];
  const rowOfId = new Map<string, number>();
  const hasDecimalComma = separatorOf(text) === ';';
  let columns: Column[] | undefined;
  let rows = 0;
  try {
    for await (const line of readCsv(text)) {
      if (!columns) {
        columns = readHeader(line.cells, errors);
        if (errors.length > 0) break;
        continue;
      }
      rows += 1;
      const read = readRow(line, columns, hasDecimalComma, rowOfId);
      if (Array.isArray(read)) errors.push(...read);
      else books.push(read);
      if (errors.length >= maxProblems) break;
    }
  } catch (error) {
    if (!isCsvError(error)) throw error;
    errors.push({ row: error.lines ?? rows + 2, message: 'is not valid CSV (check the quotes)' });
  }
  if (!columns && errors.length === 0) errors.push({ row: 1, message: 'is missing: no header' });
  return { books, rows, errors };
}

function readHeader(cells: string[], errors: Problem[]): Column[] {
  const names = cells.map((cell) => cell.trim());
  const seen = new Set<string>();
  for (const name of names) {
    if (!bookColumns.includes(name as Column)) {
      errors.push({ row: 1, column: name.slice(0, 100), message: 'is not a column of a book' });
    } else if (seen.has(name)) {
      errors.push({ row: 1, column: name, message: 'is there twice' });
    }
    seen.add(name);
  }
  for (const column of required) {
    if (!seen.has(column)) errors.push({ row: 1, column, message: 'is missing' });
  }
  return names as Column[];
}

function readRow(
  { row, cells }: CsvRow,
  columns: Column[],
  hasDecimalComma: boolean,
  rowOfId: Map<string, number>,
): ReadBook | Problem[] {
  if (cells.length > columns.length) {
    return [{ row, message: `has ${cells.length} cells, the header ${columns.length}` }];
  }
  const fields: Partial<Record<Column, unknown>> = {};
  columns.forEach((column, i) => {
    fields[column] = readCell(column, cells[i] ?? '', hasDecimalComma);
  });
  const problems: Problem[] = [];
  const { _id, ...bookFields } = fields;
  if (_id !== undefined) {
    const id = String(_id).toLowerCase();
    const earlier = rowOfId.get(id);
    if (!idSchema.safeParse(id).success) {
      problems.push({ row, column: '_id', message: 'must be an id of 24 hexadecimal digits' });
    } else if (earlier !== undefined) {
      problems.push({ row, column: '_id', message: `is the same as in row ${earlier}` });
    }
    rowOfId.set(id, row);
  }
  const parsed = newBookSchema.safeParse(bookFields);
  for (const issue of parsed.error?.issues ?? []) {
    problems.push({ row, column: String(issue.path[0] ?? ''), message: issue.message });
  }
  if (!parsed.success || problems.length > 0) return problems;
  return {
    _id: _id === undefined ? undefined : new Types.ObjectId(String(_id)),
    book: parsed.data,
  };
}

/** What the schema expects in place of the text of a cell; an empty optional cell clears. */
function readCell(column: Column, cell: string, hasDecimalComma: boolean): unknown {
  const text = cell.trim();
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

function isCsvError(error: unknown): error is Error & { code: string; lines?: number } {
  return String((error as { code?: unknown }).code).startsWith('CSV_');
}
