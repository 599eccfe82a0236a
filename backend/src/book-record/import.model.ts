import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type ClientSession, type InferRawDocType, type Types } from 'mongoose';
import pLimit from 'p-limit';
import { countOpenShops } from '../database/open-shops.ts';
import type { Imported } from '../contract/book/book-import.ts';
import { ApiError } from '../http/api-error.ts';
import { announceBooksChanged } from './book-changes.model.ts';
import { bookCollection, hideStaged } from './book.model.ts';

const importFields = {
  by: { type: String, required: true },
  /** The name of the file, if it was told. */
  file: { type: String },
  new: { type: Number, required: true },
  changed: { type: Number, required: true },
  unchanged: { type: Number, required: true },
  /** Rows with errors that the owner left out. */
  skipped: { type: Number },
  /** While it is under way: from then on others clean up after it, or finish what was accepted. */
  until: { type: Date },
  /** All or nothing: from this one write on the whole file counts. */
  isAccepted: { type: Boolean },
  /** What comes with it is in place: from this one write on shoppers see that, and not what goes. */
  isShown: { type: Boolean },
  /** It takes another import back. */
  isUndo: { type: Boolean },
} as const;

const importSchema = new mongoose.Schema(importFields, { versionKey: false, timestamps: true });
importSchema.index({ until: 1 }, { sparse: true });
importSchema.index({ createdAt: -1 });

export const ImportModel = mongoose.model('Import', importSchema, 'imports');

export type StoredImport = InferRawDocType<typeof importFields> & {
  _id: Types.ObjectId;
  createdAt: Date;
};
/** Its books and counts as they are planned. */
export type NewImport = Omit<StoredImport, 'createdAt'>;

export function toImported({ _id, new: added, changed, unchanged, skipped }: NewImport): Imported {
  const counts = { new: added, changed, unchanged, ...(skipped != null && { skipped }) };
  return { importId: _id.toHexString(), ...counts };
}

/** What was answered to the same request; throws 409 while it is under way. */
export async function findResponse(_id: Types.ObjectId): Promise<Imported | null> {
  const earlier = await ImportModel.findById(_id).lean<StoredImport>();
  if (earlier?.until) throw isRunning();
  return earlier && toImported(earlier);
}

/** Who has not written for so long is gone, one that shows what was accepted earlier. */
const leaseMs = { staging: 30_000, showing: 10_000 };
export const leaseFor = (work: keyof typeof leaseMs) => new Date(Date.now() + leaseMs[work]);

export const isUnderWay = () => ({ until: { $ne: null } });

export function isRunning(): ApiError {
  const message = 'This file, or one with the same books, is being imported. Please wait a moment.';
  return new ApiError('request_in_progress', message, { retryAfter: 5 });
}

/** Throws 409 when an import that counts already has not come to one of these books yet. */
export async function assertNotAccepted(
  books: Types.ObjectId[],
  session?: ClientSession,
): Promise<void> {
  const isAccepted = { ...isUnderWay(), isAccepted: true };
  const accepted = await ImportModel.find(isAccepted, { _id: 1 }, { session }).lean();
  if (accepted.length === 0) return;
  const $in = accepted.map(({ _id }) => _id);
  const left = { _id: { $in: books }, 'staged.entry._id': { $in } };
  if (await bookCollection.findOne(left, { session })) throw isRunning();
}

const othersRefreshMs = 5000;
const oneAtATime = pLimit(1);
let coming: Types.ObjectId[] = [];

/**
 * Reads which imports are under way and leaves out of the shop what comes with them until all of
 * that is in place, and from then on what goes; tells of the books when that moment has come.
 */
export function refreshImports() {
  return oneAtATime(async () => {
    const open = await ImportModel.find(isUnderWay()).lean<(StoredImport & { until: Date })[]>();
    const idsOf = (imports: StoredImport[]) => imports.map(({ _id }) => _id);
    const still = idsOf(open.filter(({ isShown }) => !isShown));
    const $in = coming.filter((id) => !still.some((each) => each.equals(id)));
    const theirs = { $or: [{ 'imports.entry._id': { $in } }, { 'staged.entry._id': { $in } }] };
    const books = $in.length > 0 ? await bookCollection.distinct('_id', theirs) : [];
    // In one turn: who reads a few of these books from now on knows that they come together.
    hideStaged(still, idsOf(open.filter(({ isShown }) => isShown)));
    announceBooksChanged(books.map(String));
    coming = still;
    return open;
  });
}

/** Resolves when every process has looked, which each does once a second. */
export async function waitForOthers(): Promise<void> {
  if ((await countOpenShops(mongoose.connection.db!)) > 1) await wait(othersRefreshMs);
}
