import { Types, type ClientSession } from 'mongoose';
import type { CounterScan } from '../../contract/order/counter.ts';
import { bookCollection, ownersBooks, type StoredBook } from '../../book-record/book.model.ts';
import { readBook } from '../../book-record/read-book.ts';
import { ApiError, notFound } from '../../http/api-error.ts';

/**
 * Finds the scanned book: by ISBN a book on sale before a draft. Throws 404, and 409 `several_copies`
 * when the ISBN may mean one of several copies.
 */
export async function findScanned(
  { mode, isbn, bookId }: Pick<CounterScan, 'mode' | 'isbn' | 'bookId'>,
  session?: ClientSession,
): Promise<StoredBook> {
  if (bookId) return readBook({ _id: new Types.ObjectId(bookId), ...ownersBooks }, { session });
  const copies = await bookCollection.find({ isbn: isbn!, ...ownersBooks }, { session }).toArray();
  const onSale = copies.filter(({ draft }) => !draft);
  const isNew = ({ condition }: StoredBook) => !condition;
  // A received copy is new, also that of a draft; a sold one is on sale and in stock.
  const asNew = onSale.find(isNew) ?? (mode === 'receive' ? copies.find(isNew) : undefined);
  const used = onSale.filter(({ condition, stock }) => condition && (mode !== 'sell' || stock));
  const candidates = asNew ? [asNew, ...used] : used;
  if (candidates.length > 1 && !(asNew && mode === 'receive')) {
    const bookIds = candidates.map(({ _id }) => _id.toHexString());
    throw new ApiError('several_copies', 'There are several copies of this book.', { bookIds });
  }
  const found = candidates[0] ?? onSale[0] ?? copies[0];
  if (!found) throw notFound('book');
  return found;
}
