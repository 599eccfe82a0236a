import { Types } from 'mongoose';
import { newBookSchema, type BookImport, type NewBook } from '../../contract/book.ts';
import { idSchema } from '../../contract/page.ts';
import { bookColumns, readCsv, separatorOf, type CsvRow } from './book-csv.ts';
import { announceBooksChanged } from './book-changes.model.ts';
import { BookModel, type StoredBook } from './book.model.ts';
import { updateOf } from './save-book.ts';

type Problem = BookImport['errors'][number];
type Column = (typeof bookColumns)[number];
interface ReadBook {
  row: number;
  _id: Types.ObjectId | undefined;
  book: NewBook;
}

const batchSize = 250;
const maxProblems = 200;
const requiredColumns: Column[] = ['title', 'description', 'category', 'newPrice'];

/**
 * Reads the whole file first; stores all of it or, when one cell is wrong, nothing. A row whose
 * `_id` exists changes that book (also a deleted one, which comes back), every other row is a new
 * book. Rows that change nothing leave their book untouched.
 */
export async function importBooks(text: string, dryRun: boolean): Promise<BookImport> {
  const { books, rows, errors } = await readBooks(text);
  const isFine = errors.length === 0;
  if (isFine && !dryRun) await storeAll(books);
  return { dryRun, rows, imported: isFine ? books.length : 0, errors };
}

async function readBooks(text: string) {
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
    if (!(bookColumns as readonly string[]).includes(name)) {
      errors.push({ row: 1, column: name.slice(0, 100), message: 'is not a column of a book' });
    } else if (seen.has(name)) {
      errors.push({ row: 1, column: name, message: 'is there twice' });
    }
    seen.add(name);
  }
  for (const column of requiredColumns) {
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
    row,
    _id: _id === undefined ? undefined : new Types.ObjectId(String(_id)),
    book: parsed.data,
  };
}

/** What the schema expects in place of the text of a cell; an empty optional cell clears. */
function readCell(column: Column, cell: string, hasDecimalComma: boolean): unknown {
  const text = cell.trim();
  switch (column) {
    case '_id':
      return text || undefined;
    case 'trending':
      return readBoolean(text);
    case 'newPrice':
    case 'oldPrice':
      if (text === '') return column === 'oldPrice' ? null : undefined;
      return hasDecimalComma ? text.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2') : text;
    case 'stock':
    case 'author':
    case 'coverImage':
      return text || null;
    case 'category':
      return text.toLowerCase();
    case 'title':
    case 'description':
      return cell;
  }
}

function readBoolean(text: string): unknown {
  if (/^(true|yes|1)$/i.test(text)) return true;
  if (/^(false|no|0|)$/i.test(text)) return false;
  return text;
}

async function storeAll(books: ReadBook[]): Promise<void> {
  const before = await findExisting(books);
  const added: (Partial<StoredBook> & { __v: number })[] = [];
  const changes: object[] = [];
  const start = Date.now();
  for (const { _id: given, book } of books) {
    const existing = given && before.get(given.toHexString());
    if (existing) {
      if (wouldChange(existing, book)) changes.push(changeOf(existing._id, book));
    } else {
      // The first row of the file is the newest: a list keeps the order of its export.
      const createdAt = new Date(start - added.length);
      const { $set } = updateOf(book);
      const _id = given ?? new Types.ObjectId();
      const times = { createdAt, updatedAt: new Date() };
      added.push({ trending: false, coverImage: '', ...$set, _id, ...times, __v: 0 });
    }
  }
  try {
    for (const batch of inBatches(added)) await BookModel.collection.insertMany(batch as never);
    for (const batch of inBatches(changes)) await BookModel.collection.bulkWrite(batch as never);
  } catch (error) {
    await undo(added, before).catch(() => {}); // the first error says why
    throw error;
  } finally {
    announceBooksChanged('all');
  }
}

async function findExisting(books: ReadBook[]): Promise<Map<string, StoredBook>> {
  const existing = new Map<string, StoredBook>();
  const ids = books.flatMap(({ _id }) => _id ?? []);
  for (const batch of inBatches(ids)) {
    const found = await BookModel.collection.find({ _id: { $in: batch } }).toArray();
    for (const book of found) existing.set(book._id.toHexString(), book as unknown as StoredBook);
  }
  return existing;
}

function wouldChange(existing: StoredBook, book: NewBook): boolean {
  const { $set, $unset } = updateOf(book);
  if (existing.deletedAt) return true;
  const fields = existing as unknown as Record<string, unknown>;
  return (
    Object.entries($set).some(([name, value]) => fields[name] !== value) ||
    Object.keys($unset).some((name) => fields[name] != null)
  );
}

function changeOf(_id: Types.ObjectId, book: NewBook): object {
  const { $set, $unset } = updateOf(book);
  const update = {
    $set: { ...$set, updatedAt: new Date() },
    $unset: { ...$unset, deletedAt: 1 },
    $inc: { __v: 1 },
  };
  return { updateOne: { filter: { _id }, update } };
}

// There are no transactions on every MongoDB, so a database that fails halfway is put back.
async function undo(added: Partial<StoredBook>[], before: Map<string, StoredBook>): Promise<void> {
  for (const batch of inBatches(added)) {
    await BookModel.collection.deleteMany({ _id: { $in: batch.flatMap(({ _id }) => _id ?? []) } });
  }
  for (const batch of inBatches([...before.values()])) {
    await BookModel.collection.bulkWrite(
      batch.map(({ _id, ...replacement }) => ({
        replaceOne: { filter: { _id }, replacement: replacement as object },
      })),
    );
  }
}

function* inBatches<T>(list: T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += batchSize) yield list.slice(at, at + batchSize);
}

function isCsvError(error: unknown): error is Error & { code: string; lines?: number } {
  return String((error as { code?: unknown }).code).startsWith('CSV_');
}
