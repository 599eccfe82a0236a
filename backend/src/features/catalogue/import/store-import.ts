import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { Types, type mongo } from 'mongoose';
import { batchesOf } from '../../../database/batches-of.ts';
import { ApiError } from '../../../http/api-error.ts';
import { fileChanges } from '../../../trail/file-changes.ts';
import { newChange } from '../../../trail/new-change.ts';
import { announceBooksChanged, expectOwnWrites } from '../books/book-changes.model.ts';
import { bookCollection, fieldsOf, isbnKeyOf, type StoredBook } from '../books/book.model.ts';
import { changesOf, type ImportMaker } from './import-changes.ts';
import type { ReadBook } from '../books/read-books.ts';

type Operation = mongo.AnyBulkWriteOperation<StoredBook>;
interface Write {
  _id: Types.ObjectId;
  updatedAt: Date;
  operation: Operation;
  /** Made when it is needed: it tells when it was. */
  undo: () => Operation;
}
export interface RowOfImport {
  read: ReadBook;
  /** The book that the row names, as it was read before. */
  existing: StoredBook | undefined;
}

const batchSize = 125;
/** What takes longer is taken back, for which there is half that time: whoever waits has an answer by then. */
const longestMs = 100_000;
const undoMs = 50_000;
const undoPauseMs = 500;

interface Options {
  by: string;
  /** New books become drafts, unless their row says otherwise. */
  asDrafts?: boolean;
}

/**
 * Stores all rows or none of them. Rows that change nothing leave their book untouched. Throws 412
 * `stale_update` when one of the books was changed since it was read, by another import of the same
 * file too, and 503 when the database is too slow for it.
 */
export async function storeImport(
  rows: RowOfImport[],
  { by, asDrafts = false }: Options,
): Promise<void> {
  const start = Date.now();
  const maker = { by, via: 'import', notBefore: new Date(start + longestMs + undoMs) } as const;
  const undos: Write['undo'][] = [];
  const ids: Types.ObjectId[] = [];
  const store = async (batch: Write[]) => {
    if (Date.now() > start + longestMs) throw tooSlow();
    for (const { _id, undo } of batch) {
      ids.push(_id);
      undos.push(undo);
    }
    const written = batch.map(({ _id, updatedAt }) => [_id.toHexString(), +updatedAt] as const);
    expectOwnWrites(new Map(written));
    const result = await bookCollection.bulkWrite(batch.map(({ operation }) => operation));
    if (result.matchedCount + result.insertedCount < batch.length) throw changedMeanwhile();
    announceBooksChanged(written.map(([id]) => id));
  };
  try {
    // In the order of the file, since one may take the ISBN that another gives up.
    for (const batch of batchesOf(changesIn(rows, maker), batchSize)) await store(batch);
    const additions = additionsIn(rows, maker, { start, asDrafts });
    for (const batch of batchesOf(additions, batchSize)) await store(batch);
  } catch (error) {
    // There are no transactions on every MongoDB, so a database that fails halfway is put back.
    await undoAll(undos, maker.notBefore).catch(() => {}); // the first error says why
    announceBooksChanged('all');
    throw error;
  }
  await fileChanges('book', ids, maker);
}

function* changesIn(rows: RowOfImport[], maker: ImportMaker): Generator<Write> {
  for (const { read, existing } of rows) {
    const change = existing && changesOf(existing, read.book, maker);
    if (!change) continue;
    const { _id } = existing;
    const { update, entryId, undo, updatedAt } = change;
    const isChanged = { _id, 'newChanges._id': entryId };
    yield {
      ...{ _id, updatedAt },
      // Sales leave the version as it is: what the file says of the stock is added to them.
      operation: { updateOne: { filter: { _id, __v: existing.__v ?? (null as never) }, update } },
      undo: () => ({ updateOne: { filter: isChanged, update: undo() } }),
    };
  }
}

function* additionsIn(
  rows: RowOfImport[],
  maker: ImportMaker,
  { start, asDrafts }: { start: number; asDrafts: boolean },
): Generator<Write> {
  let added = 0;
  for (const { read, existing } of rows) {
    if (existing) continue;
    const { _id = new Types.ObjectId(), book } = read;
    const fields = fieldsOf(asDrafts && book.draft === undefined ? { ...book, draft: true } : book);
    const updatedAt = new Date();
    const created = newChange(maker, 'created', { after: fields });
    const document = {
      ...fields,
      isbnKey: isbnKeyOf(_id, fields),
      newChanges: [created],
      _id,
      // The first row of the file is the newest: a list keeps the order of its export.
      createdAt: new Date(start - added),
      updatedAt,
      __v: 0,
    };
    added += 1;
    yield {
      ...{ _id, updatedAt },
      operation: { insertOne: { document } },
      // Not the book that another try with the same key has stored under this id.
      undo: () => ({ deleteOne: { filter: { _id, 'newChanges._id': created._id } } }),
    };
  }
}

function changedMeanwhile(): ApiError {
  return new ApiError(
    'stale_update',
    'The file was not imported: some of its books were changed meanwhile.',
  );
}

function tooSlow(): ApiError {
  const message =
    'The file was not imported: the database is too slow now. Please try again later.';
  return new ApiError('service_unavailable', message);
}

/** The last one first: a row may have taken the ISBN that one before it gave up. */
async function undoAll(undos: Write['undo'][], until: Date): Promise<void> {
  for (let batch of batchesOf(undos.toReversed(), batchSize)) {
    while (batch.length > 0) {
      try {
        await bookCollection.bulkWrite(batch.map((undo) => undo()));
        break;
      } catch (error) {
        if (new Date() > until) throw error;
        const refused = refusedBy(error);
        // A book whose ISBN another one has by now stays as it is. It keeps no other from being undone.
        if (refused !== undefined) batch = batch.toSpliced(0, refused + 1);
        // Most often it is the same that made the import fail: the database is away for a moment.
        else await wait(undoPauseMs, undefined, { ref: false });
      }
    }
  }
}

/** Which write it was that the database refused; undefined when it took none. */
function refusedBy(error: unknown): number | undefined {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) return undefined;
  return [error.writeErrors].flat()[0]?.index;
}
