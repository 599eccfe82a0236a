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
  const isNew = key !== undefined && { scans: amongNone([scanId(key), undoneScanId(key)]) };
  const noted = key === undefined ? [] : [scanId(key)];
  if (await moveCopy({ bookId, by, copies: 1 }, isNew || {}, noted)) return false;
  const book = await bookCollection.findOne({ _id: bookId, ...ownersBooks });
  if (!book) throw notFound('book');
  return book.stock != null;
}

/** Takes it out again. Throws 409 when it is sold by now. */
export async function takeReceivedBack(copy: ReceivedCopy & { key: string }): Promise<void> {
  const [done, undone] = [scanId(copy.key), undoneScanId(copy.key)];
  const isLeft = { scans: done, stock: mongoose.trusted({ $gte: 1 }) };
  if (await moveCopy({ ...copy, copies: -1 }, isLeft, [undone], [done])) return;
  const book = await bookCollection.findOne({ _id: copy.bookId });
  if (book?.scans?.includes(undone)) return;
  throw new ApiError('insufficient_stock', 'The copy that was received is sold by now.', {
    bookIds: [copy.bookId.toHexString()],
  });
}

const amongNone = (scans: string[]) => mongoose.trusted({ $nin: scans });

/** Returns whether the book was as the condition says. */
async function moveCopy(
  { bookId, by, copies }: Pick<ReceivedCopy, 'bookId' | 'by'> & { copies: 1 | -1 },
  condition: object,
  noted: string[],
  forgotten: string[] = [],
): Promise<boolean> {
  const maker = { by, via: 'counter' } as const;
  const untold = { $inc: { __v: 1 }, $set: { stockSetAt: new Date() } };
  const kept = {
    $filter: {
      input: { $ifNull: ['$scans', []] },
      cond: { $not: [{ $in: ['$$this', forgotten] }] },
    },
  };
  await refuseAccepted([bookId]);
  const scans = { $slice: [{ $concatArrays: [kept, noted] }, -mostScans] };
  const { matchedCount } = await BookModel.updateOne(
    { _id: bookId, ...ownersBooks, stock: mongoose.trusted({ $gte: 0 }), ...condition },
    [
      ...recordedUpdate(maker, 'changed', { $inc: { stock: copies } }, untold),
      ...(noted.length > 0 ? [{ $set: { scans } }] : []),
    ],
    { updatePipeline: true },
  );
  if (matchedCount > 0) await fileChanges('book', [bookId]);
  return matchedCount > 0;
}
