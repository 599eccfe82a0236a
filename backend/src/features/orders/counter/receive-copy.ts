import mongoose, { type Types } from 'mongoose';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { fileChanges } from '../../../trail/file-changes.ts';
import { recordedUpdate } from '../../../trail/new-change.ts';
import { bookCollection, BookModel, ownersBooks } from '../../catalogue/books/book.model.ts';
import { refuseAccepted } from '../../catalogue/import/import.model.ts';
import { scanId, undoneScanId } from './find-scan.ts';

/** So many scans a book remembers: nobody sends an older one again. */
const mostScans = 100;

interface ReceivedCopy {
  bookId: Types.ObjectId;
  key: string | undefined;
  /** The admin's name. */
  by: string;
}

/**
 * Adds a copy to the stock, once for one key; a book whose copies nobody counts stays as it is.
 * Returns whether an earlier request with this key had done it. Throws 404.
 */
export async function receiveCopy({ bookId, key, by }: ReceivedCopy): Promise<boolean> {
  const scan = key === undefined ? undefined : scanId(key);
  const isNew = scan === undefined ? {} : { scans: mongoose.trusted({ $ne: scan }) };
  if (await moveCopy({ bookId, by, copies: 1 }, isNew, scan)) return false;
  const book = await bookCollection.findOne({ _id: bookId, ...ownersBooks });
  if (!book) throw notFound('book');
  return book.stock != null;
}

/** Takes it out again. Throws 409 when it is sold by now. */
export async function takeReceivedBack(copy: ReceivedCopy & { key: string }): Promise<void> {
  const [done, undone] = [scanId(copy.key), undoneScanId(copy.key)];
  const isLeft = {
    scans: mongoose.trusted({ $eq: done, $ne: undone }),
    stock: mongoose.trusted({ $gte: 1 }),
  };
  if (await moveCopy({ ...copy, copies: -1 }, isLeft, undone)) return;
  const book = await bookCollection.findOne({ _id: copy.bookId });
  if (book?.scans?.includes(undone)) return;
  throw new ApiError('insufficient_stock', 'The copy that was received is sold by now.', {
    bookIds: [copy.bookId.toHexString()],
  });
}

/** Returns whether the book was as the condition says. */
async function moveCopy(
  { bookId, by, copies }: Pick<ReceivedCopy, 'bookId' | 'by'> & { copies: 1 | -1 },
  condition: object,
  noted: string | undefined,
): Promise<boolean> {
  const maker = { by, via: 'counter' } as const;
  const untold = { $inc: { __v: 1 }, $set: { stockSetAt: new Date() } };
  await refuseAccepted([bookId]);
  const all = { $concatArrays: [{ $ifNull: ['$scans', []] }, [noted]] };
  const { matchedCount } = await BookModel.updateOne(
    { _id: bookId, ...ownersBooks, stock: mongoose.trusted({ $gte: 0 }), ...condition },
    [
      ...recordedUpdate(maker, 'changed', { $inc: { stock: copies } }, untold),
      ...(noted === undefined ? [] : [{ $set: { scans: { $slice: [all, -mostScans] } } }]),
    ],
    { updatePipeline: true },
  );
  if (matchedCount > 0) await fileChanges('book', [bookId]);
  return matchedCount > 0;
}
