import mongoose, { type Types } from 'mongoose';
import type { ApiError } from '../../../http/api-error.ts';
import { bookCollection, BookModel, onSale } from '../../catalogue/books/book.model.ts';
import { bookUnavailable, insufficientStock } from './price-order.ts';

// A copy moves between stock and order by an update that writes the order's id on the book, so that
// a repeated one changes nothing. An order that is taken back into a sale moves its copies more than
// once, each time under a mark of its own. Each book changes atomically; no transaction is needed.

interface Holder {
  _id: Types.ObjectId;
  limitedBookIds: Types.ObjectId[];
  returnMark?: Types.ObjectId | null;
}

const among = (ids: Types.ObjectId[]) => mongoose.trusted({ $in: ids });

/** Takes a copy of each limited book. Returns what is wrong when one could not be had. */
export async function reserveCopies(order: Holder): Promise<ApiError | undefined> {
  if (order.limitedBookIds.length === 0) return undefined;
  const { matchedCount } = await BookModel.updateMany(
    {
      _id: among(order.limitedBookIds),
      ...onSale,
      stock: mongoose.trusted({ $gte: 1 }),
      takenBy: mongoose.trusted({ $ne: order._id }),
    },
    { $inc: { stock: -1 }, $push: { takenBy: order._id } },
  );
  if (matchedCount === order.limitedBookIds.length) return undefined;
  return findMissing(order);
}

/** A book without a reservation is missing, unless the owner stopped limiting it meanwhile. */
async function findMissing(order: Holder): Promise<ApiError | undefined> {
  const books = await BookModel.find(
    { _id: among(order.limitedBookIds), takenBy: mongoose.trusted({ $ne: order._id }) },
    { stock: 1, deletedAt: 1, draft: 1 },
  ).lean();
  const idsOf = (list: typeof books) => list.map((book) => book._id.toHexString());
  const gone = books.filter((book) => book.deletedAt != null || book.draft);
  if (gone.length > 0) return bookUnavailable(idsOf(gone));
  const soldOut = books.filter((book) => book.stock != null);
  return soldOut.length > 0 ? insufficientStock(idsOf(soldOut)) : undefined;
}

/** Puts back what was taken for an order under a mark, but not sold after all. */
export async function releaseCopies(order: Holder, mark = order._id): Promise<void> {
  const reserved = { _id: among(order.limitedBookIds), takenBy: mark };
  const $pull = { takenBy: mark };
  await BookModel.updateMany(
    { ...reserved, stock: mongoose.trusted({ $gte: 0 }) },
    { $inc: { stock: 1 }, $pull },
  );
  // The owner may have stopped limiting a book: then only the reservation goes.
  await BookModel.updateMany(reserved, { $pull });
}

/** Puts the copies back that an order had sold, each once for its mark. */
export async function returnCopies(order: Holder): Promise<void> {
  const mark = returnMarkOf(order);
  await BookModel.updateMany(
    {
      _id: among(order.limitedBookIds),
      stock: mongoose.trusted({ $gte: 0 }),
      returnedBy: mongoose.trusted({ $ne: mark }),
    },
    { $inc: { stock: 1 }, $push: { returnedBy: mark } },
  );
}

/**
 * Takes the copies again that an order had put back, whether their books are still on sale or not.
 * Returns what is wrong when one was sold meanwhile.
 */
export async function retakeCopies(
  order: Holder,
  mark: Types.ObjectId,
): Promise<ApiError | undefined> {
  const returned = { _id: among(order.limitedBookIds), returnedBy: returnMarkOf(order) };
  const notTaken = () => ({ ...returned, takenBy: mongoose.trusted({ $ne: mark }) });
  await BookModel.updateMany(
    { ...notTaken(), stock: mongoose.trusted({ $gte: 1 }) },
    { $inc: { stock: -1 }, $push: { takenBy: mark } },
  );
  const missing = await BookModel.find(
    { ...notTaken(), stock: mongoose.trusted({ $gte: 0 }) },
    { _id: 1 },
  ).lean();
  if (missing.length === 0) return undefined;
  return insufficientStock(missing.map((book) => book._id.toHexString()));
}

/** Under what the copies of an order go back the next time, or went the last time. */
export function returnMarkOf(order: Holder): Types.ObjectId {
  return order.returnMark ?? order._id;
}

/**
 * Removes the marks of moves that nobody can repeat any more. Past the model, since nothing changes
 * that a reader of the book could see.
 */
export async function clearMarks(
  bookIds: Types.ObjectId[],
  marks: { takenBy: Types.ObjectId[]; returnedBy?: Types.ObjectId[] },
): Promise<void> {
  if (bookIds.length === 0) return;
  const fields = Object.entries(marks).map(([field, ids]) => [field, { $in: ids }]);
  await bookCollection.updateMany(
    { _id: { $in: bookIds } },
    { $pull: Object.fromEntries(fields) as Record<keyof typeof marks, object> },
  );
}
