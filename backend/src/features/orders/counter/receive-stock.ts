import mongoose, { type Types } from 'mongoose';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { writeAuditEntries } from '../../../audit-log/write-audit-entries.ts';
import { recordedUpdate } from '../../../audit-log/new-audit-entry.ts';
import { bookCollection, BookModel, ownersBooks } from '../../../book-record/book.model.ts';
import { assertNotAccepted } from '../../../book-record/import.model.ts';

/** So many scans a book remembers: nobody sends an older one again. */
const maxScans = 100;

/** A copy that goes over the counter. */
export interface Copy {
  bookId: Types.ObjectId;
  /** The scan, as books and orders note it. */
  scanId: string | undefined;
  /** The admin's name. */
  by: string;
}

/**
 * Adds a copy to the stock, once for one key; a book whose copies nobody counts stays as it is.
 * Returns whether an earlier request with this key had done it. Throws 404.
 */
export async function receiveStock(copy: Copy): Promise<boolean> {
  const { bookId, scanId } = copy;
  const isNew = scanId === undefined ? {} : { scans: mongoose.trusted({ $ne: scanId }) };
  if (await moveStock(copy, 1, isNew, scanId)) return false;
  const book = await bookCollection.findOne({ _id: bookId, ...ownersBooks });
  if (!book) throw notFound('book');
  return book.stock != null;
}

/** Takes it out again. Throws 409 when it is sold by now. */
export async function undoReceived(copy: Copy & { scanId: string }): Promise<void> {
  const [done, undone] = [copy.scanId, `-${copy.scanId}`];
  const isLeft = {
    scans: mongoose.trusted({ $eq: done, $ne: undone }),
    stock: mongoose.trusted({ $gte: 1 }),
  };
  if (await moveStock(copy, -1, isLeft, undone)) return;
  const book = await bookCollection.findOne({ _id: copy.bookId });
  if (book?.scans?.includes(undone)) return;
  throw new ApiError('insufficient_stock', 'The copy that was received is sold by now.', {
    bookIds: [copy.bookId.toHexString()],
  });
}

/** Returns whether the book was as the condition says. */
async function moveStock(
  { bookId, by }: Copy,
  copies: 1 | -1,
  condition: object,
  noted: string | undefined,
): Promise<boolean> {
  const maker = { by, via: 'counter' } as const;
  const unaudited = { $inc: { __v: 1 }, $set: { stockSetAt: new Date() } };
  await assertNotAccepted([bookId]);
  const all = { $concatArrays: [{ $ifNull: ['$scans', []] }, [noted]] };
  const { matchedCount } = await BookModel.updateOne(
    { _id: bookId, ...ownersBooks, stock: mongoose.trusted({ $gte: 0 }), ...condition },
    [
      ...recordedUpdate(maker, 'changed', { $inc: { stock: copies } }, unaudited),
      ...(noted === undefined ? [] : [{ $set: { scans: { $slice: [all, -maxScans] } } }]),
    ],
    { updatePipeline: true },
  );
  if (matchedCount > 0) await writeAuditEntries('book', [bookId]);
  return matchedCount > 0;
}
