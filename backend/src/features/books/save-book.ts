import mongoose, { Types } from 'mongoose';
import type { Book, BookChange, NewBook } from '../../contract/book.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { etagOf, matchesEtag } from '../../http/etag.ts';
import { BookModel, fieldsOf, toBook, updateOf, type StoredBook } from './book.model.ts';
import { findStoredBook } from './find-books.ts';

const maxTries = 5;

export async function createBook(book: NewBook): Promise<Book> {
  const created = await BookModel.create(fieldsOf(book));
  return toBook(created.toObject());
}

/**
 * Changes a book. With `ifMatch` only while it is what the caller saw: throws 412 `stale_update`
 * with the book as it is now, also when an order took a copy meanwhile.
 */
export async function changeBook(
  id: string,
  change: BookChange,
  ifMatch: string | undefined,
): Promise<Book> {
  const update = updateOf(change);
  if (ifMatch === undefined) return updateOnSale(id, {}, update).then(orNotFound);
  for (let tries = 0; tries < maxTries; tries++) {
    const seen = await findStoredBook(id);
    const current = toBook(seen);
    // The ETag that the response for one book carries.
    if (!matchesEtag(ifMatch, etagOf(JSON.stringify(current)))) throw staleUpdate(current);
    // The database compares again while it writes; a change in between makes it find nothing.
    const { updatedAt, __v, stock } = seen;
    const unchanged = { updatedAt, __v: __v ?? null, stock: stock ?? null };
    const changed = await updateOnSale(id, unchanged, update);
    if (changed) return toBook(changed);
  }
  throw staleUpdate(toBook(await findStoredBook(id)));
}

/** Marks the book as deleted; throws 404 when it already is. */
export async function deleteBook(id: string): Promise<Book> {
  return updateOnSale(id, {}, { $set: { deletedAt: new Date() } }).then(orNotFound);
}

/** Undoes a delete; a book that is on sale stays as it is. */
export async function restoreBook(id: string): Promise<Book> {
  const deleted = { _id: new Types.ObjectId(id), deletedAt: mongoose.trusted({ $ne: null }) };
  const restored = await BookModel.findOneAndUpdate(
    deleted,
    { $unset: { deletedAt: 1 }, $inc: { __v: 1 } },
    { returnDocument: 'after' },
  ).lean();
  return toBook((restored as StoredBook | null) ?? (await findStoredBook(id)));
}

async function updateOnSale(
  id: string,
  condition: Record<string, unknown>,
  update: { $set?: object; $unset?: object },
): Promise<StoredBook | null> {
  const filter = { _id: new Types.ObjectId(id), deletedAt: null, ...condition };
  return BookModel.findOneAndUpdate(
    filter,
    { ...update, $inc: { __v: 1 } },
    { returnDocument: 'after' },
  ).lean();
}

function orNotFound(book: StoredBook | null): Book {
  if (!book) throw notFound('book');
  return toBook(book);
}

function staleUpdate(current: Book): ApiError {
  return new ApiError('stale_update', 'This book was changed meanwhile.', { current });
}
