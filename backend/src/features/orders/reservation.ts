import mongoose, { type Types } from 'mongoose';
import type { ApiError } from '../../http/api-error.ts';
import { bookCollection, BookModel } from '../books/book.model.ts';
import { bookUnavailable, insufficientStock } from './price-order.ts';

// A copy moves between stock and order by an update that writes the order's id on the book, so that
// a repeated one changes nothing. Each book changes atomically; no transaction is needed.

interface Holder {
  _id: Types.ObjectId;
  limitedBookIds: Types.ObjectId[];
}

const among = (ids: Types.ObjectId[]) => mongoose.trusted({ $in: ids });

/** Takes a copy of each limited book. Returns what is wrong when one could not be had. */
export async function reserveCopies(order: Holder): Promise<ApiError | undefined> {
  if (order.limitedBookIds.length === 0) return undefined;
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

/** A book without a reservation is missing, unless the owner stopped limiting it meanwhile. */
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

/** Puts back what was reserved for an order that is not placed after all. */
export async function releaseCopies(order: Holder): Promise<void> {
  const reserved = { _id: among(order.limitedBookIds), takenBy: order._id };
  const $pull = { takenBy: order._id };
  await BookModel.updateMany(
    { ...reserved, stock: mongoose.trusted({ $gte: 0 }) },
    { $inc: { stock: 1 }, $pull },
  );
  // The owner may have stopped limiting a book: then only the reservation goes.
  await BookModel.updateMany(reserved, { $pull });
}

/** Puts the copies back that an order had sold, each once. */
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
 * Removes the ids of orders whose moves nobody can repeat any more. Past the model, since nothing
 * changes that a reader of the book could see.
 */
export async function clearReservations(orders: Holder[], fields: ('takenBy' | 'returnedBy')[]) {
  const bookIds = orders.flatMap((order) => order.limitedBookIds);
  if (bookIds.length === 0) return;
  const ids = { $in: orders.map((order) => order._id) };
  await bookCollection.updateMany(
    { _id: { $in: bookIds } },
    { $pull: Object.fromEntries(fields.map((field) => [field, ids])) },
  );
}
