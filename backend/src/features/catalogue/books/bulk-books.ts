import { Types, type ClientSession } from 'mongoose';
import type { BookBulk, BookBulkResult } from '../../../contract/book/book-bulk.ts';
import { isDuplicateKey } from '../../../database/unique-index.ts';
import { notFound, said } from '../../../http/api-error.ts';
import { findEntriesOf, type StoredAuditEntry } from '../../../audit-log/audit-entry.model.ts';
import type { Actor } from '../../../audit-log/new-audit-entry.ts';
import { assertNotAccepted } from '../../../book-record/import.model.ts';
import { bookCollection, undoableSince, type StoredBook } from '../../../book-record/book.model.ts';
import {
  afterWrite,
  editBooks,
  writeBooks,
  type BookWrite,
} from '../../../book-record/write-books.ts';
import { ownerUpdate } from './owner-update.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import { hasForeignPrice, missingFields } from '../../../book-record/refuse-book.ts';

type Outcome = BookBulkResult['results'][number];
type Refusal = NonNullable<Outcome['error']>;
/** What becomes of a book, why it is refused, or undefined when it is so already. */
type Planned = BookWrite | Refusal | undefined;

const missing: Refusal = { code: 'record_not_found', ...said({ code: 'book_unknown' }) };
const lacking: Refusal = { code: 'validation_error', ...said({ code: 'book_incomplete' }) };
const foreignPrice: Refusal = {
  code: 'validation_error',
  ...said({ code: 'book_price_decimals' }),
};
const editedSince: Refusal = { code: 'stale_update', ...said({ code: 'book_changed_since' }) };

/** What many books are changed by at once; an import has an undo of its own. */
const bulkActions = new Set<string>(['changed', 'deleted', 'restored']);
const maxTries = 3;

/**
 * Changes, deletes or restores many books in one transaction. A book that is not there fails alone; an
 * id that is given twice counts once.
 */
export async function bulkBooks({ ids, ...work }: BookBulk, maker: Actor): Promise<BookBulkResult> {
  const { money } = await findSettings();
  return changeTogether([...new Set(ids)], maker, (_id, book) => {
    // As with a single book: a restore leaves a book alone that is on sale, the others need one that is.
    if (!book || (book.deletedAt && !work.restore)) return missing;
    if (work.restore && !book.deletedAt) return undefined;
    if (work.change && missingFields(book, work.change)) return lacking;
    if (work.restore && hasForeignPrice(book, money)) return foreignPrice;
    return ownerUpdate(book, work, maker.by);
  });
}

/**
 * Takes a change of many books back, as far as they still are what it made of them; may be repeated.
 * What was there before stands in the audit log. Throws 404 after 30 days.
 */
export async function undoBulk(id: string, maker: Actor): Promise<BookBulkResult> {
  const entries = await findEntriesOf('book', new Types.ObjectId(id));
  const isBulk = entries.every(({ action, via }) => !via && bulkActions.has(action));
  if (!isBulk || !entries[0] || entries[0].at < undoableSince())
    throw notFound('change of many books');
  const { money } = await findSettings();
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const { results } = await changeTogether([...entryOf.keys()], maker, (_id, book) => {
    if (!book) return editedSince;
    const planned = wayBackOf(book, entryOf.get(_id)!, maker.by);
    const isRestored = planned && 'book' in planned && planned.action === 'restored';
    return isRestored && hasForeignPrice(book, money) ? foreignPrice : planned;
  });
  return { results };
}

function wayBackOf(
  book: StoredBook,
  { action, at, fields }: StoredAuditEntry,
  by: string,
): Planned {
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
  // Not as an owner's own change: a book that is undone from the drafts is not new again.
  const values = Object.fromEntries(fields.map(({ name, before }) => [name, before]));
  return { book, action: 'changed', values };
}

/** Writes what `plan` makes of each book that was read in the same transaction. */
async function changeTogether(
  ids: string[],
  { by }: Actor,
  plan: (id: string, book: StoredBook | undefined) => Planned,
): Promise<BookBulkResult> {
  const changeId = new Types.ObjectId();
  for (let tries = 1; ; tries += 1) {
    try {
      return await editBooks(async (session) => {
        const $in = ids.map((id) => new Types.ObjectId(id));
        const found = await bookCollection.find({ _id: { $in } }, { session }).toArray();
        const books = new Map(found.map((book) => [book._id.toHexString(), book]));
        const planned = new Map(ids.map((id) => [id, plan(id, books.get(id))]));
        await refuseTakenIsbns(planned, session);
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
      });
    } catch (error) {
      // Another book got one of their ISBNs at the same moment: the next snapshot has it.
      if (!isDuplicateKey(error) || tries === maxTries) throw error;
    }
  }
}

function isWrite(planned: Planned): planned is BookWrite {
  return planned !== undefined && 'book' in planned;
}

/** Some come back with an ISBN that another book has by now. */
async function refuseTakenIsbns(
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
    const taken = said({ code: 'isbn_taken', title: holder.title });
    planned.set(id, { code: 'validation_error', ...taken });
  }
}
