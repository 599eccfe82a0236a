import mongoose, { type ClientSession, type Types } from 'mongoose';
import { ApiError } from '../../../http/api-error.ts';
import { announceBooksChanged } from '../../../models/books/book-changes.ts';
import { bookCollection } from '../../../models/books/book.model.ts';

/** Adds a copy of each book to the stock; books without counted stock stay as they are. */
export async function restock(bookIds: Types.ObjectId[], session: ClientSession): Promise<void> {
  await changeStock(new Map(bookIds.map((id) => [id.toHexString(), 1])), session);
}

/** Takes a copy of each book out of the stock. Throws 409 `insufficient_stock`. */
export async function reserve(bookIds: Types.ObjectId[], session: ClientSession): Promise<void> {
  const soldOut = await bookCollection
    .find({ _id: { $in: bookIds }, stock: { $lte: 0 } }, { session, projection: { _id: 1 } })
    .toArray();
  if (soldOut.length > 0) throw insufficientStock(soldOut.map(({ _id }) => _id.toHexString()));
  await changeStock(new Map(bookIds.map((id) => [id.toHexString(), -1])), session);
}

/**
 * Adds copies to each book, in one command. Call it last in a transaction: other orders write the same
 * books, and a conflict is then noticed when all else is done.
 */
export async function changeStock(
  copies: ReadonlyMap<string, number>,
  session: ClientSession,
): Promise<void> {
  if (copies.size === 0) return;
  const updatedAt = new Date();
  const writes = [...copies].map(([id, count]) => ({
    updateOne: {
      filter: { _id: new mongoose.Types.ObjectId(id), stock: { $gte: 0 } },
      update: { $inc: { stock: count }, $set: { updatedAt } },
    },
  }));
  await bookCollection.bulkWrite(writes, { session });
  announceBooksChanged([...copies.keys()], session);
}

export function insufficientStock(bookIds: string[]): ApiError {
  return new ApiError('insufficient_stock', 'A book in this order is sold out.', { bookIds });
}

export function bookUnavailable(bookIds: string[]): ApiError {
  return new ApiError('book_unavailable', 'A book in this order is not sold any more.', {
    bookIds,
  });
}
