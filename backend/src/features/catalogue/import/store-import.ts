import { Types, type mongo } from 'mongoose';
import type { Imported } from '../../../contract/book/book-import.ts';
import { batchesOf } from '../../../database/batches-of.ts';
import { isFirstToWrite } from '../../../database/unique-index.ts';
import { ApiError } from '../../../http/api-error.ts';
import {
  bookCollection,
  type StagedChange,
  type StoredBook,
} from '../../../book-record/book.model.ts';
import {
  ImportModel,
  isRunning,
  leaseFor,
  refreshImports,
  waitForOthers,
  toImported,
  type NewImport,
} from '../../../book-record/import.model.ts';
import { showImport } from './show-import.ts';

// There are no transactions on every MongoDB. So an import writes onto each book what it is about to
// make of it, where nobody reads it; new books are made as deleted ones without anything in them. One
// small write then accepts the whole file. Before that moment a stop or a crash leaves nothing, after
// it every process brings the rest to an end.

/** What takes longer is given up: whoever waits has an answer by then. */
const timeoutMs = 100_000;
/** Those of this process that it could not end: nobody else is at them. */
const leftHere = new Set<string>();

const tooSlow = 'The file was not imported: the database is too slow now. Please try again later.';
const changedMeanwhile = 'The file was not imported: some of its books were changed meanwhile.';

/** What becomes of a book, which is made when there is none; its entry has the id of the import. */
export interface Stage {
  _id: Types.ObjectId;
  change: StagedChange;
}

/**
 * Stores all rows or none of them. Throws what `check` throws when they cannot be accepted any more,
 * 412 `stale_update` when one of the books was changed since it was read, and 503 when the database
 * is too slow for it.
 */
export async function storeImport(
  stages: Stage[],
  report: NewImport,
  check?: () => Promise<void>,
): Promise<Imported> {
  const { _id } = report;
  const start = Date.now();
  leftHere.delete(_id.toHexString());
  let until = leaseFor('staging');
  if (!(await isFirstToWrite(ImportModel.create({ ...report, until })))) throw isRunning();
  const goOn = async (change?: { isAccepted: true }) => {
    const next = { until: leaseFor(change ? 'showing' : 'staging'), ...change };
    const isLate = Date.now() > start + timeoutMs;
    if (isLate || (await ImportModel.updateOne({ _id, until }, next)).matchedCount === 0) {
      throw new ApiError('service_unavailable', tooSlow);
    }
    until = next.until;
  };
  try {
    await refreshImports();
    for (const batch of batchesOf(writesOf(stages))) {
      await goOn();
      await bookCollection.bulkWrite(batch);
    }
    await waitForOthers();
    await check?.();
    const isAsRead = { $expr: { $eq: [{ $ifNull: ['$__v', null] }, '$staged.version'] } };
    const asRead = await bookCollection.countDocuments({ 'staged.entry._id': _id, ...isAsRead });
    if (asRead < stages.length) throw new ApiError('stale_update', changedMeanwhile);
    await goOn({ isAccepted: true });
    return toImported(report);
  } finally {
    // What this cannot end is ended by resumeImports.
    await finish({ _id, until }).catch(() => leftHere.add(_id.toHexString()));
  }
}

/** A book that is there notes what becomes of it; a new one is made as a deleted one. */
function* writesOf(stages: Stage[]): Generator<mongo.AnyBulkWriteOperation<StoredBook>> {
  const now = Date.now();
  for (const [at, { _id, change: staged }] of stages.entries()) {
    const asRead = { _id, __v: staged.version as number, staged: null };
    if (staged.entry.action !== 'created') {
      yield { updateOne: { filter: asRead, update: { $set: { staged } } } };
    } else {
      // The first row of the file is the newest: a list keeps the order of its export.
      staged.values.createdAt = new Date(now - at);
      const hidden = { deletedAt: new Date(0), updatedAt: new Date(0), isbnKey: String(_id) };
      yield { insertOne: { document: { ...asRead, ...hidden, staged } as never } };
    }
  }
}

/**
 * Ends imports that a process has left: shows what was accepted, forgets the rest. A shop that opens
 * does not wait with what was accepted, however lately, nor does any with what it has left itself.
 */
export async function resumeImports({ isOpening = false } = {}): Promise<void> {
  for (const { _id, until, isAccepted } of await refreshImports()) {
    const isLeft = leftHere.has(_id.toHexString()) || (isOpening && isAccepted);
    if (!isLeft && until.getTime() > Date.now()) continue;
    await finish({ _id, until });
    leftHere.delete(_id.toHexString());
  }
  // A backup, or a process that was asleep, may have kept a part of what is forgotten elsewhere.
  const anyImport = { $gt: new Types.ObjectId('0'.repeat(24)) };
  const left = await bookCollection.findOne({ 'staged.entry._id': anyImport });
  const id = left?.staged?.entry._id;
  if (id && !(await ImportModel.exists({ _id: id }))) await forget(id, await findStaged(id));
}

/** May be repeated at any point, and by several at once. */
async function finish(lease: { _id: Types.ObjectId; until: Date }): Promise<void> {
  const taken = await ImportModel.findOneAndUpdate(lease, { until: leaseFor('showing') }).lean();
  if (!taken) return;
  const books = await findStaged(taken._id);
  await (taken.isAccepted ? showImport : forget)(taken._id, books);
  await refreshImports();
}

function findStaged(_id: Types.ObjectId) {
  const options = { projection: { 'staged.way': 1 }, batchSize: 500 };
  return bookCollection.find({ 'staged.entry._id': _id }, options).toArray();
}

async function forget(_id: Types.ObjectId, books: StoredBook[]): Promise<void> {
  for (const batch of batchesOf(books)) {
    const staged = { _id: { $in: batch.map((book) => book._id) }, 'staged.entry._id': _id };
    await bookCollection.deleteMany({ ...staged, 'staged.entry.action': 'created' });
    await bookCollection.updateMany(staged, { $unset: { staged: 1 } });
  }
  await ImportModel.deleteOne({ _id });
}
