import type { ClientSession, mongo } from 'mongoose';
import pLimit from 'p-limit';
import type { AuditAction } from '../../contract/admin/audit-entry.ts';
import { differingFields } from '../audit-log/differing-fields.ts';
import { insertAuditEntries } from '../audit-log/insert-audit-entries.ts';
import { newAuditEntry, type Actor } from '../audit-log/new-audit-entry.ts';
import { inTransaction } from '../../database/transaction.ts';
import { announceBooksChanged } from './book-changes.ts';
import { bookCollection, isbnKeyOf, type StoredBook } from './book.model.ts';
import { withPriceHistory } from './past-prices.ts';
import { titleKeyOf } from './title-key-of.ts';

/** Stored fields; one that is null or undefined is cleared. */
export type BookValues = { [Name in keyof StoredBook]?: StoredBook[Name] | null | undefined };

/** The change of a book that was read, with all fields, in the same transaction. */
export interface BookWrite {
  book: StoredBook;
  action: AuditAction;
  /** Changed values, which the audit log records. */
  values: BookValues;
  /** Changed values that the audit log does not record. */
  unaudited?: BookValues;
}

const oneAtATime = pLimit(1);

/**
 * Runs an admin's change of books in a transaction, one at a time in this process: many at one book would
 * conflict again and again.
 */
export function editBooks<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return oneAtATime(() => inTransaction(work));
}

/**
 * Writes the books with version, past prices and keys, and their audit entries. Returns the books after
 * that, and the ids of those with an audit entry.
 */
export async function writeBooks(
  writes: BookWrite[],
  actor: Actor,
  session: ClientSession,
): Promise<{ books: StoredBook[]; changed: Set<string> }> {
  if (writes.length === 0) return { books: [], changed: new Set() };
  const now = new Date();
  const books = writes.map((write) => afterWrite(write, now));
  const updates = books.map((after, i) => ({
    updateOne: { filter: { _id: after._id }, update: updateBetween(writes[i]!.book, after) },
  }));
  await bookCollection.bulkWrite(updates, { session });
  const changes = writes.map(({ book, action, values: after }) => ({
    _id: book._id,
    entry: newAuditEntry(actor, action, { before: book, after }),
  }));
  await insertAuditEntries('book', changes, session);
  // A book that keeps its `updatedAt` is not announced: other processes do not read it again either.
  const isChanged = ({ updatedAt }: StoredBook, i: number) =>
    updatedAt !== writes[i]!.book.updatedAt;
  announceBooksChanged(
    books.filter(isChanged).map(({ _id }) => _id.toHexString()),
    session,
  );
  const isAudited = ({ entry }: (typeof changes)[number]) =>
    entry.action !== 'changed' || differingFields(entry).length > 0;
  const changed = new Set(changes.filter(isAudited).map(({ _id }) => _id.toHexString()));
  return { books, changed };
}

/** The book as the write leaves it. */
export function afterWrite({ book, values, unaudited }: BookWrite, now = new Date()): StoredBook {
  const changed = { ...values, ...unaudited };
  const after: StoredBook = { ...book, ...(changed as object) };
  const pastPrices = withPriceHistory(book, after, now);
  return {
    ...after,
    pastPrices,
    isbnKey: isbnKeyOf(book._id, after),
    __v: (book.__v ?? 0) + 1,
    ...(values.title != null && { titleKey: titleKeyOf(values.title) }),
    updatedAt: unaudited?.updatedAt ?? now,
  };
}

function updateBetween(book: StoredBook, after: StoredBook): mongo.UpdateFilter<StoredBook> {
  const before = new Map<string, unknown>(Object.entries(book));
  const other = Object.entries(after).filter(([name, value]) => value !== before.get(name));
  const $set = Object.fromEntries(other.filter(([, value]) => value != null));
  const cleared = other.filter(([, value]) => value == null).map(([name]) => [name, 1] as const);
  const $unset = cleared.length > 0 ? { $unset: Object.fromEntries(cleared) } : {};
  // The names are those of a stored book, which the type of `Object.entries` does not say.
  return { $set, ...$unset };
}
