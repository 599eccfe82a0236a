import type { ClientSession, Types } from 'mongoose';
import { assertNotAccepted } from '../../../book-record/import.model.ts';
import { bookCollection, BookModel, ownersBooks } from '../../../book-record/book.model.ts';
import { maxStock } from '../../../contract/book/book.ts';
import { rule } from '../../../contract/words/rules.ts';
import { ApiError, invalidFields, notFound } from '../../../http/api-error.ts';
import { insertAuditEntries } from '../../../audit-log/insert-audit-entries.ts';
import { newAuditEntry } from '../../../audit-log/new-audit-entry.ts';

/** A change of a book's stock, and its author. */
export interface StockEdit {
  bookId: Types.ObjectId;
  /** The admin's name. */
  by: string;
  /** Of a scan at the counter. */
  via?: 'counter';
}

/**
 * Adds so many copies to the stock, or takes them out; a book of which stock is not counted stays as
 * it is. Returns whether it is counted. Throws 404, 409 when the copies are sold by now, and 400 when the
 * stock would be more than a book may have.
 */
export async function adjustStock(
  { bookId, ...actor }: StockEdit,
  copies: number,
  session: ClientSession,
): Promise<boolean> {
  await assertNotAccepted([bookId], session);
  const book = await bookCollection.findOne(
    { _id: bookId, ...ownersBooks },
    { session, projection: { stock: 1 } },
  );
  if (!book) throw notFound('book');
  if (book.stock == null) return false;
  const stock = book.stock + copies;
  if (stock < 0) {
    throw new ApiError('insufficient_stock', 'The copy that was received is sold by now.', {
      bookIds: [bookId.toHexString()],
    });
  }
  if (stock > maxStock) {
    throw invalidFields({ copies: [rule('too_big', { max: maxStock - book.stock })] });
  }
  const change = { before: { stock: book.stock }, after: { stock } };
  const entry = newAuditEntry(actor, 'changed', change);
  await insertAuditEntries('book', [{ _id: bookId, entry }], session);
  await BookModel.updateOne(
    { _id: bookId },
    { $set: { stock, stockSetAt: new Date() }, $inc: { __v: 1 } },
    { session },
  );
  return true;
}
