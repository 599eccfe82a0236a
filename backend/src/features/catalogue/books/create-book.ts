import type { NewBook } from '../../../contract/book/book.ts';
import { ApiError } from '../../../http/api-error.ts';
import { hashOfBody, idOfKey } from '../../../http/idempotency-key.ts';
import { fileChanges } from '../../../trail/file-changes.ts';
import { newChange } from '../../../trail/new-change.ts';
import { bookCollection, BookModel, fieldsOf, toBook } from './book.model.ts';
import { refusePrices } from './refuse-prices.ts';
import { refuseTakenIsbn } from './taken-isbn.ts';

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
  const newChanges = [newChange({ by }, 'created', { after: fields })];
  const once = key && { _id: idOfKey(adminId, key), bodyHash: hashOfBody(book) };
  try {
    const created = await refuseTakenIsbn(fields, () =>
      BookModel.create({ ...fields, ...(once || undefined), newChanges }),
    );
    await fileChanges('book', [created._id]);
    return { book: toBook(created.toObject()), isReplayed: false };
  } catch (error) {
    const earlier = once && (await bookCollection.findOne({ _id: once._id }));
    if (!earlier) throw error;
    if (earlier.bodyHash === once.bodyHash) return { book: toBook(earlier), isReplayed: true };
    const message = 'This Idempotency-Key was used for another book.';
    throw new ApiError('idempotency_key_reused', message);
  }
}
