import type { ClientSession, Types } from 'mongoose';
import type { Imported } from '../../../contract/book/book-import.ts';
import { batchesOf } from '../../../database/batches-of.ts';
import type { RequestKey } from '../../../database/request-key.model.ts';
import { isDuplicateKey, isFirstToWrite } from '../../../database/unique-index.ts';
import { refusedFor } from '../../../http/api-error.ts';
import { findMade, makeOnce } from '../../../http/idempotency-key.ts';
import { bookCollection } from '../../../book-record/book.model.ts';
import {
  ImportModel,
  importRows,
  isRunning,
  toImported,
  type ImportRow,
  type NewImport,
  type StoredImport,
} from '../../../book-record/import.model.ts';
import { finishImport } from './finish-import.ts';

/** What takes longer is given up: whoever waits has an answer by then. */
const timeoutMs = 100_000;
/** A process that has not stored a row for so long was killed. */
const isLeftAfterMs = 30_000;
/** So long another process that goes on with an accepted import may take for a part of it. */
const isIdleAfterMs = 10_000;
const acceptTimeoutMs = 30_000;

const tooSlow = () => refusedFor('service_unavailable', { code: 'import_too_slow' });

export type NewRow = Omit<ImportRow, 'importId' | 'at'>;

export interface StoredAnswer {
  imported: Imported;
  /** True when an earlier request with this key had stored the file. */
  isReplayed: boolean;
}

/** What the request key of an import leads to. */
interface MadeImport {
  importId: Types.ObjectId;
}

interface StoreOptions {
  request?: RequestKey | undefined;
  /** Throws when the rows cannot be accepted any more. */
  check?: (session: ClientSession) => Promise<void>;
}

/**
 * Stores all rows or none of them: the rows first, which have no effect; then one write accepts the
 * file, and what a killed process leaves of it is finished by the next. Throws what `check` throws,
 * 409 `request_in_progress` while another import has one of the books, 412 `stale_update` when one was
 * changed since it was read, and 503 when the database is too slow.
 */
export async function storeImport(
  rows: NewRow[],
  report: NewImport,
  { request, check }: StoreOptions = {},
): Promise<StoredAnswer> {
  const { _id } = report;
  const deadline = Date.now() + timeoutMs;
  const storing = ImportModel.create({ ...report, state: 'storing' });
  if (!(await isFirstToWrite(storing))) throw isRunning();
  try {
    await storeRows(_id, rows, deadline);
    const { made, isReplayed } = await makeOnce<MadeImport>(
      request,
      async (session) => {
        await check?.(session);
        await accept(_id, rows, session);
        if (Date.now() > deadline) throw tooSlow();
        return { importId: _id };
      },
      { timeoutMs: acceptTimeoutMs },
    );
    if (isReplayed) await discard(_id);
    return { imported: await answer(made), isReplayed };
  } catch (error) {
    // What this cannot do is done by resumeImports.
    await discard(_id).catch(() => {});
    throw error;
  }
}

/** What an earlier request with this key has stored. Throws 422 when that was another file. */
export async function findImported(request: RequestKey | undefined): Promise<Imported | undefined> {
  const made = await findMade<MadeImport>(request);
  return made && answer(made);
}

/** An accepted import counts, also when this process cannot finish it. */
async function answer({ importId }: MadeImport): Promise<Imported> {
  await finishImport(importId).catch(() => {});
  return toImported(await ImportModel.findById(importId).orFail().lean<StoredImport>());
}

async function storeRows(importId: Types.ObjectId, rows: NewRow[], deadline: number) {
  const now = Date.now();
  const stored = rows.map((row, at) => ({
    ...row,
    ...{ importId, at },
    // The first row of the file is the newest: a list keeps the order of its export.
    ...(row.action === 'created' && { createdAt: new Date(now - at) }),
  }));
  for (const batch of batchesOf(stored)) {
    if (Date.now() > deadline) throw tooSlow();
    try {
      await importRows.insertMany(batch, { ignoreUndefined: true });
    } catch (error) {
      throw isDuplicateKey(error) ? isRunning() : error;
    }
    // Others see that somebody is at it.
    await ImportModel.updateOne({ _id: importId }, { $set: { updatedAt: new Date() } });
  }
}

/** From this one write on the whole file counts. */
async function accept(_id: Types.ObjectId, rows: NewRow[], session: ClientSession): Promise<void> {
  const options = { session, projection: { __v: 1 } };
  for (const batch of batchesOf(rows)) {
    const $in = batch.map((row) => row._id);
    const books = await bookCollection.find({ _id: { $in } }, options).toArray();
    const versions = new Map(books.map((book) => [book._id.toHexString(), book.__v ?? null]));
    const isAsRead = (row: NewRow) => (versions.get(row._id.toHexString()) ?? null) === row.version;
    if (!batch.every(isAsRead)) throw refusedFor('stale_update', { code: 'import_books_changed' });
  }
  const accepted = await ImportModel.updateOne(
    { _id, state: 'storing' },
    { $set: { state: 'accepted' } },
    { session },
  );
  if (accepted.matchedCount === 0) throw tooSlow();
}

/** Forgets an import that was not accepted, and its rows. */
async function discard(_id: Types.ObjectId): Promise<void> {
  const { deletedCount } = await ImportModel.deleteOne({ _id, state: 'storing' });
  if (deletedCount > 0) await importRows.deleteMany({ importId: _id });
}

/**
 * Finishes the imports that were accepted and that nobody has gone on with for `idleMs`, and discards
 * those that a killed process was storing.
 */
export async function resumeImports({ idleMs = isIdleAfterMs } = {}): Promise<void> {
  for (const _id of await findOpen('storing', isLeftAfterMs)) await discard(_id);
  for (const _id of await findOpen('accepted', idleMs)) {
    await finishImport(_id);
  }
  for (const importId of await importRows.distinct('importId')) {
    const isOpen = await ImportModel.exists({ _id: importId, state: { $ne: 'complete' } });
    if (!isOpen) await importRows.deleteMany({ importId });
  }
}

/** The imports in this state that nobody has gone on with for so long. */
async function findOpen(state: 'storing' | 'accepted', idleMs: number) {
  const updatedAt = { $lte: new Date(Date.now() - idleMs) };
  const open = await ImportModel.find({ state, updatedAt }, { _id: 1 }).lean();
  return open.map(({ _id }) => _id);
}
