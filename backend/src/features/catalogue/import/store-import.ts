import type mongoose from 'mongoose';
import { Types } from 'mongoose';
import type { Imported } from '../../../contract/book/book-import.ts';
import { batchesOf } from '../../../database/batches-of.ts';
import { isDuplicateKey } from '../../../database/unique-index.ts';
import { ApiError } from '../../../http/api-error.ts';
import { fileChanges } from '../../../trail/file-changes.ts';
import { bookCollection, type StoredBook } from '../books/book.model.ts';
import {
  ImportModel,
  isRunning,
  isUnderWay,
  lookAtImports,
  othersHaveLooked,
  type StoredImport,
} from './import.model.ts';
import type { PlannedChange } from './plan-row.ts';
import { showImport } from './show-import.ts';

// There are no transactions on every MongoDB. So an import writes onto each book what it is about to
// make of it, where nobody reads it; new books are made as deleted ones without anything in them. One
// small write then accepts the whole file. Before that moment a stop or a crash leaves nothing, after
// it every process brings the rest to an end.

/** What takes longer is given up: whoever waits has an answer by then. */
const longestMs = 100_000;
/** Who has not written for so long is gone, one that shows what was accepted earlier. */
const leaseMs = { staging: 30_000, showing: 10_000 };
/** Those of this process that it could not end: nobody else is at them. */
const leftHere = new Set<string>();

interface Options {
  /** Made when absent. */
  id?: Types.ObjectId | undefined;
  by: string;
  file?: string | undefined;
  /** It takes another import back. */
  isUndo?: true;
  counts: Omit<Imported, 'importId'>;
  /** Throws when the rows cannot be accepted any more. */
  check?: () => Promise<void>;
}

/** What becomes of a book, which is made when there is none. */
export interface Stage {
  _id: Types.ObjectId | undefined;
  existing: Pick<StoredBook, '_id' | '__v'> | undefined;
  change: PlannedChange;
}

/** What was answered to the same request; throws 409 while it is under way. */
export async function findAnswer(_id: Types.ObjectId): Promise<Imported | undefined> {
  const earlier = await ImportModel.findById(_id).lean<StoredImport>();
  if (earlier?.until) throw isRunning();
  if (!earlier) return undefined;
  const { new: added, changed, unchanged } = earlier;
  return { importId: _id.toHexString(), new: added, changed, unchanged };
}

/**
 * Stores all rows or none of them. Throws 412 `stale_update` when one of the books was changed since
 * it was read, and 503 when the database is too slow for it.
 */
export async function storeImport(stages: Stage[], options: Options): Promise<Imported> {
  const { id = new Types.ObjectId(), counts, check, ...told } = options;
  const start = Date.now();
  leftHere.delete(id.toHexString());
  let lease = { _id: id, until: leaseFor('staging') };
  try {
    await ImportModel.create({ ...lease, ...told, ...counts });
  } catch (error) {
    throw isDuplicateKey(error) ? isRunning() : error;
  }
  const goOn = async (change: object = {}) => {
    if (Date.now() > start + longestMs) throw tooSlow();
    const until = leaseFor('isAccepted' in change ? 'showing' : 'staging');
    const { matchedCount } = await ImportModel.updateOne(lease, { until, ...change });
    if (matchedCount === 0) throw tooSlow();
    lease = { _id: id, until };
  };
  try {
    await lookAtImports();
    for (const batch of batchesOf(writesOf(stages, { id, start }))) {
      await goOn();
      const { matchedCount, insertedCount } = await bookCollection.bulkWrite(batch);
      if (matchedCount + insertedCount < batch.length) throw changedMeanwhile();
    }
    await othersHaveLooked();
    await check?.();
    const isAsRead = { $expr: { $eq: [{ $ifNull: ['$__v', null] }, '$staged.version'] } };
    const asRead = await bookCollection.countDocuments({ 'staged.entry._id': id, ...isAsRead });
    if (asRead < stages.length) throw changedMeanwhile();
    await goOn({ isAccepted: true });
    return { importId: id.toHexString(), ...counts };
  } finally {
    // What this cannot end is ended by resumeImports.
    await finish(lease).catch(() => leftHere.add(id.toHexString()));
  }
}

function* writesOf(
  stages: Stage[],
  { id, start }: { id: Types.ObjectId; start: number },
): Generator<mongoose.mongo.AnyBulkWriteOperation<StoredBook>> {
  let added = 0;
  for (const { _id = new Types.ObjectId(), existing, change } of stages) {
    const version = existing ? (existing.__v ?? null) : 0;
    // One id for all: each is taken from its book by it, many books at a time.
    const staged = { version, ...change, entry: { ...change.entry, _id: id } };
    if (existing) {
      const asRead = { _id: existing._id, __v: version as number, staged: null };
      yield { updateOne: { filter: asRead, update: { $set: { staged } } } };
    } else {
      // The first row of the file is the newest: a list keeps the order of its export.
      staged.values = { ...staged.values, createdAt: new Date(start - added++) };
      const hidden = { deletedAt: new Date(0), updatedAt: new Date(0), __v: 0 };
      yield { insertOne: { document: { _id, isbnKey: String(_id), ...hidden, staged } as never } };
    }
  }
}

const leaseFor = (work: keyof typeof leaseMs) => new Date(Date.now() + leaseMs[work]);

function findStaged(id: Types.ObjectId) {
  const options = { projection: { 'staged.way': 1 }, batchSize: 500 };
  return bookCollection.find({ 'staged.entry._id': id }, options).toArray();
}

/**
 * Ends imports that a process has left: shows what was accepted, forgets the rest. A shop that opens
 * does not wait with what was accepted, however lately, nor does any with what it has left itself.
 */
export async function resumeImports({ isOpening = false } = {}): Promise<void> {
  for (const { _id, until, isAccepted } of await lookAtImports()) {
    const isLeft = leftHere.has(_id.toHexString()) || (isOpening && isAccepted);
    if (!until || (!isLeft && until.getTime() > Date.now())) continue;
    await finish({ _id, until });
    leftHere.delete(_id.toHexString());
  }
  // A backup, or a process that was asleep, may have kept a part of what is forgotten elsewhere.
  const anyImport = { $gt: new Types.ObjectId('0'.repeat(24)) };
  const left = await bookCollection.findOne({ 'staged.entry._id': anyImport });
  const id = left?.staged?.entry._id;
  if (id && !(await ImportModel.exists({ _id: id }))) await forget(id);
}

/** May be repeated at any point, and by several at once. */
async function finish(lease: { _id: Types.ObjectId; until: Date }): Promise<void> {
  const { _id } = lease;
  const until = leaseFor('showing');
  const taken = await ImportModel.findOneAndUpdate(lease, { until }).lean();
  if (taken?.isAccepted) {
    const books = await findStaged(_id);
    await showImport(_id, books, async () => {
      await ImportModel.updateOne({ _id, ...isUnderWay() }, { until: leaseFor('showing') });
    });
    await ImportModel.updateOne({ _id }, { $unset: { until: 1 } });
    await fileChanges(
      'book',
      books.map((book) => book._id),
    );
  } else if (taken) {
    await forget(_id);
  }
  await lookAtImports();
}

async function forget(id: Types.ObjectId): Promise<void> {
  for (const books of batchesOf(await findStaged(id))) {
    const staged = { _id: { $in: books.map(({ _id }) => _id) }, 'staged.entry._id': id };
    await bookCollection.deleteMany({ ...staged, 'staged.entry.action': 'created' });
    await bookCollection.updateMany(staged, { $unset: { staged: 1 } });
  }
  await ImportModel.deleteOne({ _id: id });
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
