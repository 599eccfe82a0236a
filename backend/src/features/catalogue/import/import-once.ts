import mongoose from 'mongoose';
import { ApiError } from '../../../http/api-error.ts';
import type { NewChange } from '../../../trail/new-change.ts';
import type { StoredBook } from '../books/book.model.ts';
import { idOfKey } from '../books/id-of-key.ts';
import type { ReadBook } from '../books/read-books.ts';

/** Of an import that may be sent again: the same file with the same key adds its books once. */
export interface ImportKey {
  /** Of the header `Idempotency-Key`. */
  key: string;
  adminId: string;
}

/** The rows that name no book get an id that follows from the request, the same in every try. */
export function nameRows(books: ReadBook[], text: string, { key, adminId }: ImportKey): ReadBook[] {
  const request = idOfKey(adminId, key, text).toHexString();
  return books.map((read) =>
    read._id ? read : { ...read, _id: idOfKey(request, read.row), isOfKey: true },
  );
}

/**
 * The rows that an earlier try stored. Throws 409 while that may still be running, or another import
 * that has changed one of these books: what is not through with its file may take it all back.
 */
export function findStoredRows(
  books: ReadBook[],
  existingOf: (read: ReadBook) => StoredBook | undefined,
): Set<ReadBook> {
  const now = Date.now();
  const stored = new Set<ReadBook>();
  for (const read of books) {
    const existing = existingOf(read);
    if (!existing) continue;
    const changes = (existing.newChanges ?? []) as NewChange[];
    const imports = changes.filter(({ via }) => via === 'import');
    const until = Math.max(0, ...imports.map(({ fileAt }) => fileAt.getTime()));
    if (until > now) throw isRunning(until - now);
    if (read.isOfKey) stored.add(read);
  }
  return stored;
}

/** For a row that another try stored a moment ago. */
export function refuseSecondTry(error: unknown): never {
  const isDouble =
    error instanceof mongoose.mongo.MongoServerError &&
    error.code === 11000 &&
    error.message.includes('_id_');
  throw isDouble ? isRunning(2_000) : error;
}

function isRunning(forMs: number): ApiError {
  const message = 'This file, or one with the same books, is being imported. Please wait a moment.';
  const retryAfter = Math.ceil(forMs / 1000);
  return new ApiError('request_in_progress', message, { retryAfter });
}
