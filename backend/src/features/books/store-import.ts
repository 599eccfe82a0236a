import { Types, type mongo } from 'mongoose';
import { twoAtOnce } from '../../db/two-at-once.ts';
import { fileChanges } from '../../trail/file-changes.ts';
import { newChange } from '../../trail/new-change.ts';
import { announceBooksChanged, expectOwnWrites } from './book-changes.model.ts';
import { bookCollection, fieldsOf, isbnKeyOf, type StoredBook } from './book.model.ts';
import { changesOf, type ImportMaker } from './import-changes.ts';
import type { ReadBook } from './read-books.ts';

type Operation = mongo.AnyBulkWriteOperation<StoredBook>;
interface Write {
  _id: Types.ObjectId;
  updatedAt: Date;
  operation: Operation;
  undo: Operation;
}
export interface RowOfImport {
  read: ReadBook;
  /** The book that the row names, as it was read before. */
  existing: StoredBook | undefined;
}

const batchSize = 125;
/** What is not stored by then is undone. */
const longestMs = 150_000;

interface Options {
  by: string;
  /** New books become drafts, unless their row says otherwise. */
  asDrafts?: boolean;
}

/** Stores all rows or none of them. Rows that change nothing leave their book untouched. */
export async function storeImport(
  rows: RowOfImport[],
  { by, asDrafts = false }: Options,
): Promise<void> {
  const start = Date.now();
  const maker = { by, via: 'import', notBefore: new Date(start + longestMs) } as const;
  const undos: Operation[] = [];
  const ids: Types.ObjectId[] = [];
  const store = async (batch: Write[]) => {
    for (const { _id, undo } of batch) {
      ids.push(_id);
      undos.push(undo);
    }
    const written = batch.map(({ _id, updatedAt }) => [_id.toHexString(), +updatedAt] as const);
    expectOwnWrites(new Map(written));
    await bookCollection.bulkWrite(batch.map(({ operation }) => operation));
    announceBooksChanged(written.map(([id]) => id));
  };
  try {
    // In the order of the file, since one may take the ISBN that another gives up.
    for (const batch of inBatches(changesIn(rows, maker))) await store(batch);
    await twoAtOnce(inBatches(additionsIn(rows, maker, { start, asDrafts })), store);
  } catch (error) {
    // There are no transactions on every MongoDB, so a database that fails halfway is put back.
    await undoAll(undos).catch(() => {}); // the first error says why
    announceBooksChanged('all');
    throw error;
  }
  await fileChanges('book', ids);
}

function* changesIn(rows: RowOfImport[], maker: ImportMaker): Generator<Write> {
  for (const { read, existing } of rows) {
    const change = existing && changesOf(existing, read.book, maker);
    if (!change) continue;
    const { _id } = existing;
    const { update, undo, updatedAt } = change;
    const isChanged = { _id, 'newChanges.fileAt': maker.notBefore };
    yield {
      ...{ _id, updatedAt },
      operation: { updateOne: { filter: { _id }, update } },
      undo: { updateOne: { filter: isChanged, update: undo } },
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
      undo: { deleteOne: { filter: { _id, 'newChanges._id': created._id } } },
    };
  }
}

async function undoAll(undos: Operation[]): Promise<void> {
  for (const batch of inBatches(undos)) await bookCollection.bulkWrite(batch);
}

function* inBatches<T>(list: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const each of list) {
    batch.push(each);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
