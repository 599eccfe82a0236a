import type { ClientSession, Types } from 'mongoose';
import { assertNotAccepted } from '../../../models/books/import.model.ts';
import { ownersBooks, type StoredBook } from '../../../models/books/book.model.ts';
import { readBook } from '../../../models/books/book-queries.ts';
import { writeBooks } from '../../../models/books/write-books.ts';
import { maxStock } from '../../../contract/book/book.ts';
import { rule } from '../../../contract/words/rules.ts';
import { ApiError, invalidFields } from '../../../http/api-error.ts';
import type { Actor } from '../../../models/audit-log/new-audit-entry.ts';

/** A change of a book's stock, and its author. */
export interface StockEdit {
  bookId: Types.ObjectId;
  /** The admin's name. */
  by: string;
  /** Of a scan at the counter. */
  via?: 'counter';
}

/** Sets the stock of a book that was read in this transaction; null for a stock that is not counted. */
export async function writeStock(
  book: StoredBook,
  stock: number | null,
  actor: Actor,
  session: ClientSession,
): Promise<void> {
  const unaudited = { stockSetAt: new Date() };
  await writeBooks([{ book, action: 'changed', values: { stock }, unaudited }], actor, session);
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
  const book = await readBook({ _id: bookId, ...ownersBooks }, { session });
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
  await writeStock(book, stock, actor, session);
  return true;
}
