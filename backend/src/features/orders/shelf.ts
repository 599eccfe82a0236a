import mongoose, { type Types } from 'mongoose';
import { BookModel } from '../books/book.model.ts';
import { bookUnavailable, insufficientStock } from './price-order.ts';
import type { ApiError } from '../../http/api-error.ts';

// Copies move between shelf and order by updates that note the order on the book, so that a
// repeated one changes nothing. Each book changes atomically; no transaction is needed.

type UpdateFilter = Parameters<typeof BookModel.collection.updateMany>[1];

interface Holder {
  _id: Types.ObjectId;
  limitedBookIds: Types.ObjectId[];
}

const among = (ids: Types.ObjectId[]) => mongoose.trusted({ $in: ids });

/** Takes a copy of each limited book. Answers what is wrong when one could not be had. */
export async function takeCopies(order: Holder): Promise<ApiError | undefined> {
  const { matchedCount } = await BookModel.updateMany(
    {
      _id: among(order.limitedBookIds),
      deletedAt: null,
      stock: mongoose.trusted({ $gte: 1 }),
      takenBy: mongoose.trusted({ $ne: order._id }),
    },
    { $inc: { stock: -1 }, $push: { takenBy: order._id } },
  );
  if (matchedCount === order.limitedBookIds.length) return undefined;
  return findMissing(order);
}

/** A book without the order's note is missing, unless the owner stopped limiting it meanwhile. */
async function findMissing(order: Holder): Promise<ApiError | undefined> {
  const books = await BookModel.find(
    { _id: among(order.limitedBookIds), takenBy: mongoose.trusted({ $ne: order._id }) },
    { stock: 1, deletedAt: 1 },
  ).lean();
  const idsOf = (list: typeof books) => list.map((book) => book._id.toHexString());
  const deleted = books.filter((book) => book.deletedAt != null);
  if (deleted.length > 0) return bookUnavailable(idsOf(deleted));
  const soldOut = books.filter((book) => book.stock != null);
  return soldOut.length > 0 ? insufficientStock(idsOf(soldOut)) : undefined;
}

/** Puts back what an order took that is not placed after all. */
export async function putBackTaken(order: Holder): Promise<void> {
  const taken = { _id: among(order.limitedBookIds), takenBy: order._id };
  const $pull = { takenBy: order._id };
  await BookModel.updateMany(
    { ...taken, stock: mongoose.trusted({ $gte: 0 }) },
    { $inc: { stock: 1 }, $pull },
  );
  // The owner may have stopped limiting a book: then only the note goes.
  await BookModel.updateMany(taken, { $pull });
}

/** Puts the copies of a cancelled order back, each once. */
export async function returnCopies(order: Holder): Promise<void> {
  await BookModel.updateMany(
    {
      _id: among(order.limitedBookIds),
      stock: mongoose.trusted({ $gte: 0 }),
      returnedBy: mongoose.trusted({ $ne: order._id }),
    },
    { $inc: { stock: 1 }, $push: { returnedBy: order._id } },
  );
}

/**
 * Removes the notes of orders whose moves nobody can repeat any more. Past the model, since
 * nothing changes that a reader of the book could see.
 */
export async function clearNotes(orders: Holder[], notes: ('takenBy' | 'returnedBy')[]) {
  const ids = { $in: orders.map((order) => order._id) };
  const bookIds = orders.flatMap((order) => order.limitedBookIds);
  const $pull = Object.fromEntries(notes.map((note) => [note, ids]));
  await BookModel.collection.updateMany({ _id: { $in: bookIds } }, { $pull } as UpdateFilter);
}
