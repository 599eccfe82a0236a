import mongoose, { Types } from 'mongoose';
import type { Book, BookChange } from '../../../contract/book.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { etagOf, matchesEtag } from '../../../response-cache/etag.ts';
import { fileChanges } from '../../../trail/file-changes.ts';
import type { ChangeMaker } from '../../../trail/new-change.ts';
import { deletion, noDeletion } from './deleted-books.ts';
import { BookModel, toBook, updateOf, type StoredBook } from './book.model.ts';
import { findStoredBook, ownersBooks } from './find-books.ts';
import { ownerUpdate } from './owner-update.ts';
import { refuseTakenIsbn } from './taken-isbn.ts';

const maxTries = 5;
const options = { returnDocument: 'after', updatePipeline: true } as const;
const nextVersion = { $inc: { __v: 1 } };

/**
 * Changes what is given of a book. With `ifMatch` or `seenStock` only while it is, or its stock is,
 * what the caller saw: throws 412 `stale_update` with the book as it is now, also when an order took
 * a copy meanwhile.
 */
export async function changeBook(
  id: string,
  { seenStock, ...change }: BookChange,
  maker: ChangeMaker,
  ifMatch?: string,
): Promise<Book> {
  const stockSetAt = change.stock === undefined ? {} : { $set: { stockSetAt: new Date() } };
  const untold = { ...nextVersion, ...stockSetAt };
  const update = ownerUpdate(maker, 'changed', updateOf(change), untold);
  for (let tries = 0; tries < maxTries; tries++) {
    const seen = await findStoredBook(id, ownersBooks);
    if (!isAsSeen(seen, { ifMatch, seenStock })) throw staleUpdate(seen);
    if (Object.keys(change).length === 0) return toBook(seen);
    // The database compares again while it writes; a change in between makes it find nothing.
    const { updatedAt, __v } = seen;
    const condition = {
      ...(ifMatch !== undefined && { updatedAt, __v: __v ?? null }),
      ...((ifMatch ?? seenStock) !== undefined && { stock: seen.stock ?? null }),
    };
    const changed = await updateBook(id, condition, update);
    if (changed) return toBook(changed);
  }
  throw staleUpdate(await findStoredBook(id, ownersBooks));
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
export async function deleteBook(id: string, maker: ChangeMaker): Promise<Book> {
  const isDeleted = { $set: deletion(maker), ...nextVersion };
  return updateBook(id, {}, ownerUpdate(maker, 'deleted', {}, isDeleted)).then(orNotFound);
}

/** Undoes a delete; a book that is not deleted stays as it is. */
export async function restoreBook(id: string, maker: ChangeMaker): Promise<Book> {
  const deleted = { _id: new Types.ObjectId(id), deletedAt: mongoose.trusted({ $ne: null }) };
  const update = ownerUpdate(maker, 'restored', {}, { $unset: noDeletion, ...nextVersion });
  const restored = await refuseTakenIsbn(() =>
    BookModel.findOneAndUpdate(deleted, update, options).lean(),
  );
  if (restored) await fileChanges('book', [restored._id]);
  return toBook((restored as StoredBook | null) ?? (await findStoredBook(id, ownersBooks)));
}

async function updateBook(
  id: string,
  condition: Record<string, unknown>,
  update: mongoose.UpdateWithAggregationPipeline,
): Promise<StoredBook | null> {
  const filter = { _id: new Types.ObjectId(id), ...ownersBooks, ...condition };
  const changed = await refuseTakenIsbn(() =>
    BookModel.findOneAndUpdate(filter, update, options).lean(),
  );
  if (changed) await fileChanges('book', [changed._id]);
  return changed;
}

function orNotFound(book: StoredBook | null): Book {
  if (!book) throw notFound('book');
  return toBook(book);
}

function staleUpdate(book: StoredBook): ApiError {
  const current = toBook(book);
  return new ApiError('stale_update', 'This book was changed meanwhile.', {
    current,
    currentEtag: etagOfBook(current),
    stockSetAt: book.stockSetAt?.toISOString(),
  });
}
