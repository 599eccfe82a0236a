import { Types, type ClientSession } from 'mongoose';
import type { CounterScan } from '../../../contract/order/counter.ts';
import {
  bookCollection,
  drafts,
  onSale,
  ownersBooks,
  type StoredBook,
} from '../../../models/books/book.model.ts';
import { readBook } from '../../../models/books/book-queries.ts';
import { ApiError } from '../../../http/api-error.ts';

/**
 * Finds the scanned book: by ISBN a book on sale before a draft, and for a copy that is received the new
 * book only. Throws 404, and 409 `several_copies` when used copies with other prices have the same ISBN.
 */
export async function readScannedBook(
  { mode, isbn, bookId }: Pick<CounterScan, 'mode' | 'isbn' | 'bookId'>,
  session?: ClientSession,
): Promise<StoredBook> {
  if (bookId) return readBook({ _id: new Types.ObjectId(bookId), ...ownersBooks }, { session });
  // A used copy is a book of its own, so a copy that is received by its ISBN is new.
  const wanted = { isbn: isbn!, ...(mode === 'receive' && { condition: null }) };
  const copies = await bookCollection.find({ ...wanted, ...onSale }, { session }).toArray();
  const asNew = copies.filter(({ condition }) => !condition);
  const used = copies.filter(({ condition, stock }) => condition && (mode !== 'sell' || stock));
  const candidates = [...asNew, ...used];
  if (candidates.length > 1) {
    const bookIds = candidates.map(({ _id }) => _id.toHexString());
    throw new ApiError('several_copies', 'There are several copies of this book.', { bookIds });
  }
  return candidates[0] ?? copies[0] ?? readBook({ ...wanted, ...drafts }, { session });
}
