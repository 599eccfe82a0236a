import type { BookImport, ImportConflictChoice } from '../../../contract/book-import.ts';
import { batchesOf } from '../../../database/batches-of.ts';
import { ApiError } from '../../../http/api-error.ts';
import { bookCollection, type StoredBook } from '../books/book.model.ts';
import { conflictOf } from './import-changes.ts';
import { findStoredRows, nameRows, refuseSecondTry, type ImportKey } from './import-once.ts';
import { readBooks, type ReadBook } from '../books/read-books.ts';
import { storeImport } from './store-import.ts';
import { isbnMessage, refuseTakenIsbn } from '../books/taken-isbn.ts';

const batchSize = 250;
const maxConflicts = 200;
const notImported = 'The file was not imported: some rows are not valid.';
const isOlder =
  'The file was not imported: some books changed after it was exported. Choose what to do with them.';

interface ImportOptions {
  dryRun: boolean;
  choice?: ImportConflictChoice | undefined;
  /** New books become drafts, unless their row says otherwise. */
  asDrafts?: boolean;
  by: string;
  once?: ImportKey | undefined;
}

/**
 * Reads the whole file first; stores all of it or, when one cell is wrong, nothing. A row whose
 * `_id` exists changes that book (also a deleted one, which comes back), every other row is a new
 * book. Rows that change nothing leave their book untouched. Throws 400 `validation_error` when a
 * row is wrong, 412 `stale_update` when rows are older than their books and nobody has chosen what
 * to do with them; a dry run returns both, unless the file is no CSV. Throws 409
 * `request_in_progress` while the same file is imported with the same key.
 */
export async function importBooks(
  text: string,
  { dryRun, choice, once, ...how }: ImportOptions,
): Promise<BookImport> {
  const { books: read, rows, errors, isCsv } = await readBooks(text);
  const books = once ? nameRows(read, text, once) : read;
  errors.push(...(await findTakenIsbns(books)));
  const isFine = errors.length === 0;
  if (!isCsv || (!isFine && !dryRun)) {
    throw new ApiError('validation_error', notImported, { fields: errorFields(errors) });
  }
  const before = await findExisting(books);
  const earlier = findStoredRows(books, (each) => existingOf(each, before));
  const open = books.filter((each) => !earlier.has(each));
  const found = open.flatMap((read) => conflictOf(read, existingOf(read, before)) ?? []);
  const conflicts = found.slice(0, maxConflicts);
  const isUndecided = found.length > 0 && !choice;
  if (isUndecided && !dryRun) {
    throw new ApiError('stale_update', isOlder, { fields: conflictFields(conflicts) });
  }
  const rest = choice ? decide(open, choice, new Set(found.map(({ row }) => row))) : open;
  if (!dryRun) {
    const stored = rest.map((read) => ({ read, existing: existingOf(read, before) }));
    await refuseTakenIsbn(() => storeImport(stored, how)).catch(refuseSecondTry);
  }
  const imported = isFine && !isUndecided ? earlier.size + rest.length : 0;
  return { dryRun, rows, imported, errors, conflictCount: found.length, conflicts };
}

function existingOf({ _id }: ReadBook, before: Map<string, StoredBook>): StoredBook | undefined {
  return _id && before.get(_id.toHexString());
}

/** What the owner chose to take of the rows that are older than their books. */
function decide(books: ReadBook[], choice: ImportConflictChoice, older: Set<number>): ReadBook[] {
  if (choice === 'overwrite') return books;
  if (choice === 'skip') return books.filter(({ row }) => !older.has(row));
  return books.map((read) =>
    older.has(read.row) ? { ...read, book: { ...read.book, stock: undefined } } : read,
  );
}

function conflictFields(conflicts: BookImport['conflicts']): Record<string, string[]> {
  const told: Record<string, string[]> = {};
  for (const { row, fields, isDeleted } of conflicts) {
    if (isDeleted) told[`rows.${row}`] = ['is of a book that was deleted since'];
    for (const { name, file, shop } of fields) {
      told[`rows.${row}.${name}`] = [
        `is ${file || 'empty'} in the file and ${shop || 'empty'} in the shop`,
      ];
    }
  }
  return told;
}

function errorFields(errors: BookImport['errors']): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { row, column, message } of errors) {
    const path = column ? `rows.${row}.${column}` : `rows.${row}`;
    fields.set(path, [...(fields.get(path) ?? []), message]);
  }
  return Object.fromEntries(fields);
}

/** The rows with the ISBN of a book on sale that the file does not name. */
async function findTakenIsbns(books: ReadBook[]): Promise<BookImport['errors']> {
  const isNamed = new Set(books.map(({ _id }) => _id?.toHexString()));
  const rowOf = new Map(books.flatMap(({ row, book }) => (book.isbn ? [[book.isbn, row]] : [])));
  const errors: BookImport['errors'] = [];
  for (const isbns of batchesOf(rowOf.keys(), batchSize)) {
    const holders = await bookCollection.find({ isbnKey: { $in: isbns } }).toArray();
    for (const { _id, isbn, title } of holders) {
      const row = rowOf.get(isbn ?? '');
      if (row === undefined || isNamed.has(_id.toHexString())) continue;
      errors.push({ row, column: 'isbn', message: isbnMessage(title) });
    }
  }
  return errors;
}

async function findExisting(books: ReadBook[]): Promise<Map<string, StoredBook>> {
  const existing = new Map<string, StoredBook>();
  const ids = books.flatMap(({ _id }) => _id ?? []);
  for (const batch of batchesOf(ids, batchSize)) {
    const found = await bookCollection.find({ _id: { $in: batch } }).toArray();
    for (const book of found) existing.set(book._id.toHexString(), book);
  }
  return existing;
}
