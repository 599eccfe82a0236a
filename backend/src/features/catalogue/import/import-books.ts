import type { Types } from 'mongoose';
import type { BookImport, ImportConflictChoice } from '../../../contract/book-import.ts';
import { batchesOf } from '../../../database/batches-of.ts';
import { ApiError } from '../../../http/api-error.ts';
import { bookCollection, type StoredBook } from '../books/book.model.ts';
import { findTakenIsbns } from './find-taken-isbns.ts';
import { conflictOf, type RowOfImport } from './import-changes.ts';
import { readBooks, type ReadBook } from './read-books.ts';
import { findAnswer, isRunning, storeImport } from './store-import.ts';

const batchSize = 250;
const maxConflicts = 200;
const isOlder =
  'The file was not imported: some books changed after it was exported. Choose what to do with them.';

interface ImportOptions {
  dryRun: boolean;
  choice?: ImportConflictChoice | undefined;
  /** New books become drafts, unless their row says otherwise. */
  asDrafts?: boolean;
  by: string;
  /** Of a request with a key: the same file with the same key is imported once. */
  id?: Types.ObjectId | undefined;
}

/**
 * Reads the whole file first; stores all of it or, when one cell is wrong, nothing. A row whose
 * `_id` exists changes that book (also a deleted one, which comes back), every other row is a new
 * book. Rows that change nothing leave their book untouched. Throws 400 `validation_error` when a
 * row is wrong, 412 `stale_update` when rows are older than their books and nobody has chosen what
 * to do with them; a dry run returns both, unless the file is no CSV. Throws 409
 * `request_in_progress` while another import changes one of the books.
 */
export async function importBooks(
  text: string,
  { dryRun, choice, id, ...how }: ImportOptions,
): Promise<BookImport> {
  const earlier = id && (await findAnswer(id));
  if (earlier) return { ...earlier, dryRun };
  const { books, rows, errors, isCsv } = await readBooks(text);
  const all = await withExisting(books);
  const found = all.flatMap((row) => conflictOf(row) ?? []);
  const isUndecided = found.length > 0 && !choice;
  const taken = choice ? decide(all, choice, new Set(found.map(({ row }) => row))) : all;
  errors.push(...(await findTakenIsbns(taken)));
  const isFine = errors.length === 0;
  if (!isCsv || (!isFine && !dryRun)) throw invalidFile(errors);
  const conflicts = found.slice(0, maxConflicts);
  if (isUndecided && !dryRun) {
    throw new ApiError('stale_update', isOlder, { fields: conflictFields(conflicts) });
  }
  const imported = isFine && !isUndecided ? taken.length : 0;
  const answer = { dryRun, rows, imported, errors, conflictCount: found.length, conflicts };
  if (!dryRun) await storeImport(taken, { ...how, id, answer, check });
  return answer;
}

/** Again in the last moment: others went on selling and saving while the file was staged. */
async function check(rows: RowOfImport[]): Promise<void> {
  const errors = await findTakenIsbns(rows);
  if (errors.length > 0) throw invalidFile(errors);
}

/** What the owner chose to take of the rows that are older than their books. */
function decide(
  rows: RowOfImport[],
  choice: ImportConflictChoice,
  older: Set<number>,
): RowOfImport[] {
  if (choice === 'overwrite') return rows;
  if (choice === 'skip') return rows.filter(({ row }) => !older.has(row));
  return rows.map((row) =>
    older.has(row.row) ? { ...row, book: { ...row.book, stock: undefined } } : row,
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

function invalidFile(errors: BookImport['errors']): ApiError {
  const fields = new Map<string, string[]>();
  for (const { row, column, message } of errors) {
    const path = column ? `rows.${row}.${column}` : `rows.${row}`;
    fields.set(path, [...(fields.get(path) ?? []), message]);
  }
  return new ApiError('validation_error', 'The file was not imported: some rows are not valid.', {
    fields: Object.fromEntries(fields),
  });
}

async function withExisting(books: ReadBook[]): Promise<RowOfImport[]> {
  const existing = new Map<string, StoredBook>();
  const ids = books.flatMap(({ _id }) => _id ?? []);
  for (const batch of batchesOf(ids, batchSize)) {
    const found = await bookCollection.find({ _id: { $in: batch } }).toArray();
    for (const book of found) existing.set(book._id.toHexString(), book);
  }
  if ([...existing.values()].some(({ staged }) => staged)) throw isRunning();
  return books.map((read) => ({ ...read, existing: existing.get(String(read._id)) }));
}
