import type { ClientSession, Types } from 'mongoose';
import type { Imported } from '../../../contract/book/book-import.ts';
import { chunksOf } from '../../../runtime/chunks-of.ts';
import type { RequestKey } from '../../../database/request-key.model.ts';
import { isDuplicateKey, isFirstToWrite } from '../../../database/unique-index.ts';
import { errorWithReason } from '../../../http/api-error.ts';
import { findResult, makeOnce } from '../../../http/idempotency-key.ts';
import { bookCollection, isbnKeyOf, type StoredBook } from '../../../models/books/book.model.ts';
import {
  ImportModel,
  importRows,
  importInProgress,
  toImported,
  type ImportRow,
  type NewImport,
  type StoredImport,
} from '../../../models/books/import.model.ts';
import { continueInBackground } from '../../../runtime/continue-in-background.ts';
import { finishImport } from './finish-import.ts';

/** An import that takes longer until it is accepted fails; an accepted one has no limit. */
const timeoutMs = 100_000;
/** An import that got no rows for this time belongs to a killed process. */
const abandonedAfterMs = 30_000;
/** The time that another process may need for one part of an accepted import. */
const idleAfterMs = 10_000;
const acceptTimeoutMs = 30_000;

const tooSlow = () => errorWithReason('service_unavailable', { code: 'import_too_slow' });

export type NewRow = Omit<ImportRow, 'importId' | 'at'>;

export interface StoredImportResult {
  imported: Imported;
  /** True when an earlier request with this key had stored the file. */
  isReplayed: boolean;
}

/** The stored result of an import's request key. */
interface ImportResult {
  importId: Types.ObjectId;
}

interface StoreOptions {
  request?: RequestKey | undefined;
  /** Throws if the rows can no longer be accepted. */
  check?: (session: ClientSession) => Promise<void>;
}

/**
 * Stores the rows without effect, accepts the import in one transaction and writes its books. If this
 * process is killed, another one finishes an accepted import. Throws the errors of `check`, 409
 * `request_in_progress` while another import has one of the books, 412 `stale_update` if one was changed
 * since it was read, and 503 if the database is too slow.
 */
export async function storeImport(
  rows: NewRow[],
  report: NewImport,
  { request, check }: StoreOptions = {},
): Promise<StoredImportResult> {
  const { _id } = report;
  const deadline = Date.now() + timeoutMs;
  const storing = ImportModel.create({ ...report, state: 'storing' });
  if (!(await isFirstToWrite(storing))) throw importInProgress();
  try {
    await storeRows(_id, rows, deadline);
    const { result, isReplayed } = await makeOnce<ImportResult>(
      request,
      async (session) => {
        await check?.(session);
        await accept(_id, rows, session);
        if (Date.now() > deadline) throw tooSlow();
        return { importId: _id };
      },
      { timeoutMs: acceptTimeoutMs },
    );
    if (isReplayed) await deleteUnaccepted(_id);
    return { imported: await finishedImport(result), isReplayed };
  } catch (error) {
    // If this fails, resumeImports deletes it later.
    await deleteUnaccepted(_id).catch(() => {});
    throw error;
  }
}

/** The import of an earlier request with this key. Throws 422 if its file was another one. */
export async function findImported(request: RequestKey | undefined): Promise<Imported | undefined> {
  const result = await findResult<ImportResult>(request);
  return result && finishedImport(result);
}

/** Finishes an accepted import; if that fails, another process will. */
async function finishedImport({ importId }: ImportResult): Promise<Imported> {
  await continueInBackground(finishImport(importId), 'an import is finished later');
  return toImported(await ImportModel.findById(importId).orFail().lean<StoredImport>());
}

async function storeRows(importId: Types.ObjectId, rows: NewRow[], deadline: number) {
  const now = Date.now();
  const stored = rows.map((row, index) => ({
    ...row,
    importId,
    at: index,
    // The first row is the newest, so that books are listed in the order of the file.
    ...(row.action === 'created' && { createdAt: new Date(now - index) }),
  }));
  for (const batch of chunksOf(stored)) {
    if (Date.now() > deadline) throw tooSlow();
    try {
      await importRows.insertMany(batch, { ignoreUndefined: true });
    } catch (error) {
      throw isDuplicateKey(error) ? importInProgress() : error;
    }
    // Shows other processes that this one is still working.
    await ImportModel.updateOne({ _id: importId }, { $set: { updatedAt: new Date() } });
  }
}

/** Accepts the import if its books are unchanged. */
async function accept(_id: Types.ObjectId, rows: NewRow[], session: ClientSession): Promise<void> {
  const projection = { __v: 1, isbnKey: 1, isbn: 1, draft: 1, condition: 1 };
  for (const batch of chunksOf(rows)) {
    const $in = batch.map((row) => row._id);
    const found = await bookCollection.find({ _id: { $in } }, { session, projection }).toArray();
    const books = new Map(found.map((book) => [book._id.toHexString(), book]));
    const bookOf = (row: NewRow) => books.get(row._id.toHexString());
    const isAsRead = (row: NewRow) => (bookOf(row)?.__v ?? null) === row.version;
    if (!batch.every(isAsRead))
      throw errorWithReason('stale_update', { code: 'import_books_changed' });
    const isbns = batch.flatMap((row) => newIsbnOf(row, bookOf(row)) ?? []);
    await assertIsbnsFree(isbns, rows, session);
  }
  // Two imports that are accepted at the same moment conflict, so that the later one sees the other.
  const others = { _id: { $ne: _id }, state: 'storing' as const };
  await ImportModel.updateMany(others, { $set: { updatedAt: new Date() } }, { session });
  const accepted = await ImportModel.updateOne(
    { _id, state: 'storing' },
    { $set: { state: 'accepted' } },
    { session },
  );
  if (accepted.matchedCount === 0) throw tooSlow();
}

/** The ISBN that the row makes unique to its book; undefined if it has it already, or shares it. */
function newIsbnOf(row: NewRow, book: StoredBook | undefined): string | undefined {
  const deletedAt = row.action === 'deleted' ? new Date() : null;
  const key = isbnKeyOf(row._id, { ...book, ...row.after, deletedAt });
  return key === row._id.toHexString() || key === book?.isbnKey ? undefined : key;
}

/**
 * Throws 412 when a book that is not in the import has got one of these ISBNs since the file was read, and
 * 409 while another import is writing such a book.
 */
async function assertIsbnsFree(
  isbns: string[],
  rows: NewRow[],
  session: ClientSession,
): Promise<void> {
  if (isbns.length === 0) return;
  const holders = await bookCollection
    .find({ isbnKey: { $in: isbns } }, { session, projection: { _id: 1 } })
    .toArray();
  const ids = new Set(holders.map(({ _id }) => _id.toHexString()));
  for (const row of rows) ids.delete(row._id.toHexString());
  if (ids.size > 0) throw errorWithReason('stale_update', { code: 'import_books_changed' });
  const writing = await ImportModel.find({ state: 'accepted' }, { _id: 1 }, { session }).lean();
  const importId = { $in: writing.map((each) => each._id) };
  const pendingRow = await importRows.findOne(
    { importId, 'after.isbn': { $in: isbns } },
    { session, projection: { _id: 1 } },
  );
  if (pendingRow) throw importInProgress();
}

/** Deletes an import that was not accepted, and its rows. */
async function deleteUnaccepted(_id: Types.ObjectId): Promise<void> {
  const { deletedCount } = await ImportModel.deleteOne({ _id, state: 'storing' });
  if (deletedCount > 0) await importRows.deleteMany({ importId: _id });
}

/** Finishes accepted imports that were idle for `idleMs`, and deletes others of killed processes. */
export async function resumeImports({ idleMs = idleAfterMs } = {}): Promise<void> {
  for (const _id of await findOpen('storing', abandonedAfterMs)) await deleteUnaccepted(_id);
  for (const _id of await findOpen('accepted', idleMs)) {
    await finishImport(_id);
  }
  for (const importId of await importRows.distinct('importId')) {
    const isOpen = await ImportModel.exists({ _id: importId, state: { $ne: 'complete' } });
    if (!isOpen) await importRows.deleteMany({ importId });
  }
}

/** Ids of imports in this state that were idle for so long. */
async function findOpen(state: 'storing' | 'accepted', idleMs: number) {
  const updatedAt = { $lte: new Date(Date.now() - idleMs) };
  const open = await ImportModel.find({ state, updatedAt }, { _id: 1 }).lean();
  return open.map(({ _id }) => _id);
}
