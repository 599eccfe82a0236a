import { Types, type ClientSession } from 'mongoose';
import type { BookBulk, BookBulkResult } from '../../../contract/book/book-bulk.ts';
import { retryDuplicateKey } from '../../../database/retry.ts';
import { reasonWithMessage, notFound } from '../../../http/api-error.ts';
import {
  findEntriesOf,
  type StoredAuditEntry,
} from '../../../models/audit-log/audit-entry.model.ts';
import type { Actor } from '../../../models/audit-log/new-audit-entry.ts';
import { assertNotAccepted } from '../../../models/books/import.model.ts';
import { moveAfterCommit } from '../../../models/books/move-books.ts';
import {
  bookCollection,
  undoableSince,
  type StoredBook,
} from '../../../models/books/book.model.ts';
import {
  afterWrite,
  editBooks,
  writeBooks,
  type BookWrite,
} from '../../../models/books/write-books.ts';
import { ownerUpdate } from './owner-update.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { breaksPriceDecimals, missingFields } from '../../../models/books/book-checks.ts';

type Outcome = BookBulkResult['results'][number];
type Refusal = NonNullable<Outcome['error']>;
/** A write, a refusal, or undefined when nothing changes. */
type Planned = BookWrite | Refusal | undefined;

const unknown: Refusal = {
  code: 'record_not_found',
  ...reasonWithMessage({ code: 'book_unknown' }),
};
const priceDecimals: Refusal = {
  code: 'validation_error',
  ...reasonWithMessage({ code: 'book_price_decimals' }),
};
const editedSince: Refusal = {
  code: 'stale_update',
  ...reasonWithMessage({ code: 'book_changed_since' }),
};

/** Actions of bulk changes; imports have their own undo. */
const bulkActions = new Set<string>(['changed', 'deleted', 'restored']);

/**
 * Changes, deletes or restores many books in one transaction. An unknown book fails alone; a repeated id
 * counts once.
 */
export async function bulkBooks({ ids, ...work }: BookBulk, actor: Actor): Promise<BookBulkResult> {
  const { money } = await findSettings();
  const changed = await changeTogether([...new Set(ids)], actor, (_id, book) => {
    // Only a restore accepts deleted books; it leaves books on sale as they are.
    if (!book || (book.deletedAt && !work.restore)) return unknown;
    if (work.restore && !book.deletedAt) return undefined;
    const missing = work.change && missingFields(book, work.change);
    if (missing)
      return {
        code: 'validation_error',
        ...reasonWithMessage({ code: 'book_incomplete', missing }),
      };
    if (work.restore && breaksPriceDecimals(book, money)) return priceDecimals;
    return ownerUpdate(book, work, actor.by);
  });
  if (work.change?.category !== undefined) await moveAfterCommit();
  return changed;
}

/**
 * Undoes a bulk change by the audit log, for books that are unchanged since; may be repeated. Throws 404
 * after 30 days.
 */
export async function undoBulk(id: string, actor: Actor): Promise<BookBulkResult> {
  const changeId = new Types.ObjectId(id);
  // A merge of publishers and a removed category change books too, but not books alone.
  const [entries, ofPublishers, ofSettings] = await Promise.all([
    findEntriesOf('book', changeId),
    findEntriesOf('publisher', changeId),
    findEntriesOf('settings', changeId),
  ]);
  const isAlone = ofPublishers.length + ofSettings.length === 0;
  const isBulk = isAlone && entries.every(({ action, via }) => !via && bulkActions.has(action));
  if (!isBulk || !entries[0] || entries[0].at < undoableSince())
    throw notFound('change of many books');
  const { money } = await findSettings();
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const { results } = await changeTogether([...entryOf.keys()], actor, (_id, book) => {
    if (!book) return editedSince;
    const planned = undoOf(book, entryOf.get(_id)!, actor.by);
    const isRestored = planned && 'book' in planned && planned.action === 'restored';
    return isRestored && breaksPriceDecimals(book, money) ? priceDecimals : planned;
  });
  await moveAfterCommit();
  return { results };
}

function undoOf(book: StoredBook, { action, at, fields }: StoredAuditEntry, by: string): Planned {
  const { deletedAt } = book;
  if (action === 'deleted') {
    if (!deletedAt) return undefined;
    return deletedAt <= at ? ownerUpdate(book, { restore: true }, by) : editedSince;
  }
  if (action === 'restored') {
    return deletedAt ? undefined : ownerUpdate(book, { delete: true }, by);
  }
  const stored = new Map<string, unknown>(Object.entries(book));
  const isAs = (side: 'before' | 'after') =>
    fields.every((field) => (stored.get(field.name) ?? null) === (field[side] ?? null));
  if (isAs('before')) return undefined;
  if (deletedAt || !isAs('after')) return editedSince;
  // Without `ownerUpdate`, which would make a republished draft a new book.
  const values = Object.fromEntries(fields.map(({ name, before }) => [name, before]));
  return { book, action: 'changed', values };
}

/** Plans and writes a change of each book in one transaction. */
async function changeTogether(
  ids: string[],
  { by }: Actor,
  plan: (id: string, book: StoredBook | undefined) => Planned,
): Promise<BookBulkResult> {
  return retryDuplicateKey(() =>
    editBooks(async (session) => {
      // New for each attempt, since entries are found by the time of the id.
      const changeId = new Types.ObjectId();
      const $in = ids.map((id) => new Types.ObjectId(id));
      const found = await bookCollection.find({ _id: { $in } }, { session }).toArray();
      const books = new Map(found.map((book) => [book._id.toHexString(), book]));
      const planned = new Map(ids.map((id) => [id, plan(id, books.get(id))]));
      await assertIsbnsFree(planned, session);
      const writes = [...planned.values()].filter(isWrite);
      await assertNotAccepted(
        writes.map(({ book }) => book._id),
        session,
      );
      const { changed } = await writeBooks(writes, { by, changeId }, session);
      const results = ids.map((id) => {
        const error = planned.get(id);
        const isRefused = error !== undefined && !isWrite(error);
        return { id, ok: !isRefused, changed: changed.has(id), ...(isRefused && { error }) };
      });
      return { results, ...(changed.size > 0 && { undo: changeId.toHexString() }) };
    }),
  );
}

function isWrite(planned: Planned): planned is BookWrite {
  return planned !== undefined && 'book' in planned;
}

/** Refuses restored books with an ISBN that another book has by now. */
async function assertIsbnsFree(
  planned: Map<string, Planned>,
  session: ClientSession,
): Promise<void> {
  const keyed = [...planned].flatMap(([id, write]) => {
    if (!isWrite(write)) return [];
    const { isbnKey } = afterWrite(write);
    return isbnKey && isbnKey !== id ? [{ ...write.book, id, isbnKey }] : [];
  });
  if (keyed.length === 0) return;
  const isbnKeys = { isbnKey: { $in: keyed.map(({ isbnKey }) => isbnKey) } };
  const found = await bookCollection.find(isbnKeys, { session }).toArray();
  const holders = new Map<string, StoredBook>(found.map((book) => [book.isbnKey, book]));
  for (const { id, ...book } of keyed) {
    const holder = holders.get(book.isbnKey) ?? book;
    holders.set(book.isbnKey, holder);
    if (holder._id.equals(id)) continue;
    const taken = reasonWithMessage({ code: 'isbn_taken', title: holder.title });
    planned.set(id, { code: 'validation_error', ...taken });
  }
}
