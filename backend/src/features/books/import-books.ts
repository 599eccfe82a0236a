import { Types, type mongo } from 'mongoose';
import type { BookImport, NewBook } from '../../contract/book.ts';
import { ApiError } from '../../http/api-error.ts';
import { fileChanges } from '../../trail/file-changes.ts';
import { newChange, recordedUpdate, type ChangeMaker } from '../../trail/new-change.ts';
import { announceBooksChanged } from './book-changes.model.ts';
import { bookCollection, fieldsOf, updateOf, type StoredBook } from './book.model.ts';
import { readBooks, type ReadBook } from './read-books.ts';

type Write = mongo.AnyBulkWriteOperation<StoredBook>;

const batchSize = 250;
/** What is not stored by then is undone. */
const longestMs = 150_000;
const notImported = 'The file was not imported: some rows are not valid.';

/**
 * Reads the whole file first; stores all of it or, when one cell is wrong, nothing. A row whose
 * `_id` exists changes that book (also a deleted one, which comes back), every other row is a new
 * book. Rows that change nothing leave their book untouched. Throws 400 `validation_error` when a
 * row is wrong; a dry run returns what is wrong, unless the file is no CSV.
 */
export async function importBooks(
  text: string,
  { dryRun, by }: { dryRun: boolean; by: string },
): Promise<BookImport> {
  const { books, rows, errors, isCsv } = await readBooks(text);
  const isFine = errors.length === 0;
  if (!isCsv || (!isFine && !dryRun)) {
    throw new ApiError('validation_error', notImported, { fields: errorFields(errors) });
  }
  if (!dryRun) await storeAll(books, by);
  return { dryRun, rows, imported: isFine ? books.length : 0, errors };
}

function errorFields(errors: BookImport['errors']): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { row, column, message } of errors) {
    const path = column ? `rows.${row}.${column}` : `rows.${row}`;
    fields.set(path, [...(fields.get(path) ?? []), message]);
  }
  return Object.fromEntries(fields);
}

async function storeAll(books: ReadBook[], by: string): Promise<void> {
  const before = await findExisting(books);
  const added: StoredBook[] = [];
  const writes: Write[] = [];
  const start = Date.now();
  const maker = { by, via: 'import', notBefore: new Date(start + longestMs) } as const;
  for (const { _id = new Types.ObjectId(), book } of books) {
    const existing = before.get(_id.toHexString());
    if (existing) {
      writes.push(...changesOf(existing, book, maker));
    } else {
      // The first row of the file is the newest: a list keeps the order of its export.
      const createdAt = new Date(start - added.length);
      const fields = fieldsOf(book);
      const newChanges = [newChange(maker, 'created', { after: fields })];
      const document = { ...fields, _id, createdAt, updatedAt: new Date(), __v: 0, newChanges };
      added.push(document);
      writes.push({ insertOne: { document } });
    }
  }
  try {
    await writeAll(writes);
  } catch (error) {
    await undo(added, before).catch(() => {}); // the first error says why
    throw error;
  } finally {
    announceBooksChanged('all');
  }
  const touched = [...added, ...before.values()];
  await fileChanges(
    'book',
    touched.map(({ _id }) => _id),
  );
}

async function findExisting(books: ReadBook[]): Promise<Map<string, StoredBook>> {
  const existing = new Map<string, StoredBook>();
  const ids = books.flatMap(({ _id }) => _id ?? []);
  for (const batch of inBatches(ids)) {
    const found = await bookCollection.find({ _id: { $in: batch } }).toArray();
    for (const book of found) existing.set(book._id.toHexString(), book);
  }
  return existing;
}

/** The write that a row means for the book it names; none when the book says the same already. */
function changesOf(existing: StoredBook, book: NewBook, maker: ChangeMaker): Write[] {
  const { $set, $unset } = updateOf(book);
  const fields: Record<string, unknown> = { ...existing };
  const isSame =
    Object.entries($set).every(([name, value]) => fields[name] === value) &&
    Object.keys($unset).every((name) => fields[name] == null);
  if (isSame && !existing.deletedAt) return [];
  const update = recordedUpdate(
    maker,
    existing.deletedAt ? 'restored' : 'changed',
    { $set, $unset },
    { $set: { updatedAt: new Date() }, $unset: { deletedAt: 1 }, $inc: { __v: 1 } },
  );
  return [{ updateOne: { filter: { _id: existing._id }, update } }];
}

// There are no transactions on every MongoDB, so a database that fails halfway is put back.
async function undo(added: StoredBook[], before: Map<string, StoredBook>): Promise<void> {
  await writeAll([
    ...added.map(({ _id }) => ({ deleteOne: { filter: { _id } } })),
    ...[...before.values()].map(({ _id, ...replacement }) => ({
      replaceOne: { filter: { _id }, replacement },
    })),
  ]);
}

async function writeAll(writes: Write[]): Promise<void> {
  for (const batch of inBatches(writes)) await bookCollection.bulkWrite(batch);
}

function* inBatches<T>(list: T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += batchSize) yield list.slice(at, at + batchSize);
}
