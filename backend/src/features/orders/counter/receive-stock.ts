import type { ClientSession, Types } from 'mongoose';
import { assertNotAccepted } from '../../../book-record/import.model.ts';
import { bookCollection, BookModel, ownersBooks } from '../../../book-record/book.model.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { insertAuditEntries } from '../../../audit-log/insert-audit-entries.ts';
import { newAuditEntry } from '../../../audit-log/new-audit-entry.ts';

/** A copy that goes over the counter. */
export interface Copy {
  bookId: Types.ObjectId;
  /** The admin's name. */
  by: string;
}

/** Adds a copy to the stock; a book of which stock is not counted stays as it is. Throws 404. */
export function receiveStock(copy: Copy, session: ClientSession): Promise<void> {
  return addCopies(copy, 1, session);
}

/** Takes it out again. Throws 409 when it is sold by now. */
export function undoReceivedCopy(copy: Copy, session: ClientSession): Promise<void> {
  return addCopies(copy, -1, session);
}

/** Adds so many copies, or takes them out. Throws 404, and 409 when they are sold by now. */
export async function addCopies(copy: Copy, copies: number, session: ClientSession): Promise<void> {
  const stock = await readStock(copy, session);
  if (stock == null) return;
  if (stock + copies < 0) {
    throw new ApiError('insufficient_stock', 'The copy that was received is sold by now.', {
      bookIds: [copy.bookId.toHexString()],
    });
  }
  await setStock(copy, { from: stock, to: stock + copies }, session);
}

async function readStock({ bookId: _id }: Copy, session: ClientSession) {
  await assertNotAccepted([_id], session);
  const projection = { stock: 1 };
  const book = await bookCollection.findOne({ _id, ...ownersBooks }, { session, projection });
  if (!book) throw notFound('book');
  return book.stock;
}

async function setStock(
  { bookId, by }: Copy,
  { from, to }: { from: number; to: number },
  session: ClientSession,
): Promise<void> {
  const change = { before: { stock: from }, after: { stock: to } };
  const entry = newAuditEntry({ by, via: 'counter' }, 'changed', change);
  await insertAuditEntries('book', [{ _id: bookId, entry }], session);
  await BookModel.updateOne(
    { _id: bookId },
    { $set: { stock: to, stockSetAt: new Date() }, $inc: { __v: 1 } },
    { session },
  );
}
