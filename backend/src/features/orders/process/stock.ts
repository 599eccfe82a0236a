import mongoose, { type Types } from 'mongoose';
import { ApiError } from '../../../http/api-error.ts';
import { bookCollection, BookModel, onSale } from '../../../book-record/book.model.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';

// A copy moves between stock and order by an update that is noted on the book: the order and
// the number of the movement, its version. So a repeated one changes nothing, and one that comes too
// late finds the next one noted. Each book changes atomically; no transaction is needed.

type Holder = Pick<StoredOrder, '_id' | 'stockTrackedBookIds' | 'process'>;

const among = (ids: Types.ObjectId[]) => mongoose.trusted({ $in: ids });
/** The limited books that are moved. */
const movedBooks = ({ stockTrackedBookIds, process }: Holder) =>
  process?.bookIds ?? stockTrackedBookIds;

function stockMovementOf({ _id, process }: Holder, step = 0): string {
  return `${_id.toHexString()} ${(process?.version ?? 0) + step}`;
}

/**
 * Takes a copy of each limited book; a new order only of those on sale. Returns what is wrong when
 * one could not be had.
 */
export async function reserveStock(order: StoredOrder): Promise<ApiError | undefined> {
  const moved = movedBooks(order);
  if (moved.length === 0) return undefined;
  const isNew = order.status === 'placing';
  const move = stockMovementOf(order);
  const { matchedCount } = await BookModel.updateMany(
    {
      _id: among(moved),
      ...(isNew && onSale()),
      stock: mongoose.trusted({ $gte: 1 }),
      moves: mongoose.trusted({ $nin: [move, stockMovementOf(order, 1)] }),
    },
    { $inc: { stock: -1 }, $push: { moves: move } },
  );
  if (matchedCount === moved.length) return undefined;
  const missing = await BookModel.find(
    { _id: among(moved), moves: mongoose.trusted({ $ne: move }) },
    { stock: 1, deletedAt: 1, draft: 1 },
  ).lean();
  const idsOf = (list: typeof missing) => list.map((book) => book._id.toHexString());
  const gone = missing.filter((book) => isNew && (book.deletedAt != null || book.draft));
  if (gone.length > 0) return bookUnavailable(idsOf(gone));
  // The others the owner has stopped limiting meanwhile.
  const soldOut = missing.filter((book) => book.stock != null);
  if (soldOut.length === 0) return undefined;
  const bookIds = idsOf(soldOut);
  return new ApiError('insufficient_stock', 'A book in this order is sold out.', { bookIds });
}

/** Puts the copies of an order back: all it had sold or, with `taken`, what that movement took. */
export async function restock(order: Holder, taken?: string): Promise<void> {
  const move = stockMovementOf(order);
  await BookModel.updateMany(
    {
      _id: among(movedBooks(order)),
      stock: mongoose.trusted({ $gte: 0 }),
      moves: mongoose.trusted({ ...(taken && { $eq: taken }), $ne: move }),
    },
    { $inc: { stock: 1 }, $push: { moves: move } },
  );
}

/** Puts back what the movement before had taken, as not all could be had, and ends that one. */
export async function rollBackStock(order: Holder): Promise<void> {
  const [taken, released] = [stockMovementOf(order, -1), stockMovementOf(order)];
  // From now on nothing more can be taken. Past the model: no reader of the book could see it.
  await bookCollection.updateMany(
    { _id: { $in: movedBooks(order) }, moves: { $nin: [taken, released] } },
    { $push: { moves: released } },
  );
  await restock(order, taken);
}

/** Removes the notes of movements that nobody can repeat any more; past the model, as above. */
export async function clearStockMovements(orders: Holder[]): Promise<void> {
  const bookIds = orders.flatMap(({ stockTrackedBookIds }) => stockTrackedBookIds);
  const moves = orders.flatMap((order) =>
    Array.from({ length: order.process?.version ?? 0 }, (_, past) => stockMovementOf(order, -past)),
  );
  await bookCollection.updateMany({ _id: { $in: bookIds } }, { $pull: { moves: { $in: moves } } });
}

export function bookUnavailable(bookIds: string[]): ApiError {
  return new ApiError('book_unavailable', 'A book in this order is not sold any more.', {
    bookIds,
  });
}
