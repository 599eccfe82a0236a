import type mongoose from 'mongoose';
import { Types } from 'mongoose';
import type { Book, BookChange, NewBook } from '../../../contract/book/book.ts';
import { ApiError, invalidFields, notFound } from '../../../http/api-error.ts';
import { idOfKey } from '../../../database/request-key.model.ts';
import { hashOfBody } from '../../../http/idempotency-key.ts';
import { etagOf, matchesEtag } from '../../../response-cache/etag.ts';
import { writeAuditEntries } from '../../../audit-log/write-audit-entries.ts';
import { findLastChange } from '../../../audit-log/last-change.ts';
import { newAuditEntry, type Actor } from '../../../audit-log/new-audit-entry.ts';
import { assertNotAccepted } from '../../../book-record/import.model.ts';
import {
  bookCollection,
  BookModel,
  fieldsOf,
  ownersBooks,
  toBook,
  type StoredBook,
} from '../../../book-record/book.model.ts';
import { findStoredBook } from './find-books.ts';
import { ownerUpdate } from './owner-update.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import {
  foreignPriceMessage,
  hasForeignPrice,
  missingFields,
  missingFieldsMessage,
  refusePrices,
  refuseTakenIsbn,
} from '../../../book-record/refuse-book.ts';
import { rule } from '../../../contract/words/rules.ts';

const options = { returnDocument: 'after', updatePipeline: true } as const;
const isDeleted = { deletedAt: { $ne: null } };

interface BookRequest {
  book: NewBook;
  /** Of the header `Idempotency-Key`: the same key of the same admin is the same book. */
  key?: string | undefined;
  adminId: string;
  /** The admin's name. */
  by: string;
}

/**
 * Adds a book; with a key once, whatever is sent twice or crashes in between: the id follows from
 * the key, and no two books share one; `isReplayed` when an earlier request had made it. Throws 400 for an ISBN that another book has, 422 for a key
 * used for another book.
 */
export async function createBook({ book, key, adminId, by }: BookRequest) {
  await refusePrices(book);
  const fields = fieldsOf(book);
  const newChanges = [newAuditEntry({ by }, 'created', { after: fields })];
  const once = key && { _id: idOfKey(adminId, key), bodyHash: hashOfBody(book) };
  try {
    const created = await refuseTakenIsbn(fields, () =>
      BookModel.create({ ...fields, ...(once || undefined), newChanges }),
    );
    await writeAuditEntries('book', [created._id]);
    return { book: toBook(created.toObject()), isReplayed: false };
  } catch (error) {
    const earlier = once && (await bookCollection.findOne({ _id: once._id }));
    if (!earlier) throw error;
    if (earlier.bodyHash === once.bodyHash) return { book: toBook(earlier), isReplayed: true };
    const message = 'This Idempotency-Key was used for another book.';
    throw new ApiError('idempotency_key_reused', message);
  }
}

/**
 * Changes what is given of a book. With `ifMatch` or `seenStock` only while it is, or its stock is,
 * what the caller saw: throws 412 `stale_update` with the book as it is now, also when an order took
 * a copy meanwhile.
 */
export async function changeBook(
  id: string,
  { seenStock, ...change }: BookChange,
  maker: Actor,
  ifMatch?: string,
): Promise<Book> {
  await refusePrices(change);
  const update = ownerUpdate({ change }, maker);
  const seen = await findStoredBook(id, ownersBooks);
  if (!isAsSeen(seen, { ifMatch, seenStock })) throw await staleUpdate(seen);
  if (Object.keys(change).length === 0) return toBook(seen);
  const fields = missingFields(seen, change);
  if (fields) throw invalidFields(fields, missingFieldsMessage);
  // The database compares again while it writes; a change in between makes it find nothing.
  const { updatedAt, __v } = seen;
  const seenTag = ifMatch === '*' ? undefined : ifMatch;
  const condition = {
    ...ownersBooks,
    ...(seenTag !== undefined && { updatedAt, __v: __v ?? null }),
    ...((seenTag ?? seenStock) !== undefined && { stock: seen.stock ?? null }),
  };
  const changed = await updateBook({ id, isbn: change.isbn }, condition, update);
  if (!changed) throw await staleUpdate(await findStoredBook(id, ownersBooks));
  return toBook(changed);
}

/** Whether a book is still what a caller says to have seen of it. */
function isAsSeen(
  book: StoredBook,
  { ifMatch, seenStock }: { ifMatch?: string; seenStock?: number | null },
): boolean {
  const isSame = ifMatch === undefined || matchesEtag(ifMatch, etagOfBook(toBook(book)));
  return isSame && (seenStock === undefined || seenStock === (book.stock ?? null));
}

/** The ETag that the response for one book carries. */
export function etagOfBook(book: Book): string {
  return etagOf(JSON.stringify(book));
}

/** Marks the book as deleted; throws 404 when it already is. */
export async function deleteBook(id: string, maker: Actor): Promise<Book> {
  const deleted = await updateBook({ id }, ownersBooks, ownerUpdate({ delete: true }, maker));
  if (!deleted) throw notFound('book');
  return toBook(deleted);
}

/** Undoes a delete; a book that is not deleted stays as it is. */
export async function restoreBook(id: string, maker: Actor): Promise<Book> {
  const deleted = await bookCollection.findOne({ _id: new Types.ObjectId(id), ...isDeleted });
  if (deleted && hasForeignPrice(deleted, (await findSettings()).money))
    throw invalidFields({ newPrice: [rule('foreign_price')] }, foreignPriceMessage);
  const restored = await updateBook({ id }, isDeleted, ownerUpdate({ restore: true }, maker));
  return toBook(restored ?? (await findStoredBook(id, ownersBooks)));
}

async function updateBook(
  { id, isbn }: { id: string; isbn?: string | null | undefined },
  condition: Record<string, unknown>,
  update: mongoose.UpdateWithAggregationPipeline,
): Promise<StoredBook | null> {
  const _id = new Types.ObjectId(id);
  await assertNotAccepted([_id]);
  const changed = await refuseTakenIsbn({ _id, isbn }, () =>
    BookModel.findOneAndUpdate({ _id, ...condition }, update, options).lean(),
  );
  if (changed) await writeAuditEntries('book', [_id]);
  return changed;
}

async function staleUpdate(book: StoredBook): Promise<ApiError> {
  const current = toBook(book);
  return new ApiError('stale_update', 'This book was changed meanwhile.', {
    current,
    currentEtag: etagOfBook(current),
    changed: await findLastChange('book', current._id),
    stockSetAt: book.stockSetAt?.toISOString(),
  });
}
