import mongoose from 'mongoose';
import { toCents, toDollars } from '../../../contract/money.ts';
import type { NewOrder } from '../../../contract/order.ts';
import { inBatches } from '../../../database/in-batches.ts';
import { ApiError } from '../../../http/api-error.ts';
import { bookCollection, onSale, type StoredBook } from '../../catalogue/books/book.model.ts';
import { priceBooks, type OrderedBook } from './new-order.ts';

/** `totalPrice` in dollars, as the customer saw it; absent when nobody was shown one. */
type PricedRequest = Pick<NewOrder, 'productIds'> & Partial<Pick<NewOrder, 'totalPrice'>>;

type PricedBook = OrderedBook & Pick<StoredBook, 'stock'>;
const pricedFields = { title: 1, coverImage: 1, category: 1, newPriceCents: 1, stock: 1 };

/** The books on sale among those wanted, by id: of one order, or of all that are priced together. */
const readBooks = inBatches(async (wishes: readonly string[][]) => {
  const ids = [...new Set(wishes.flat())].map((id) => new mongoose.Types.ObjectId(id));
  const found = await bookCollection
    .find({ _id: { $in: ids }, ...onSale }, { maxTimeMS: 5000, batchSize: 1000 })
    .project<PricedBook>(pricedFields)
    .toArray();
  const byId = new Map(found.map((book) => [book._id.toHexString(), book]));
  return wishes.map(() => byId);
});

/**
 * The books of an order with today's prices, in the order they were asked for. Throws 409 when
 * one is not sold any more, or when the sum is higher than the customer saw.
 */
export async function priceOrder({ productIds, totalPrice }: PricedRequest) {
  const ids = productIds.map((id) => id.toLowerCase());
  const byId = await readBooks(ids);
  const books = ids.flatMap((id) => byId.get(id) ?? []);
  if (books.length < ids.length) throw bookUnavailable(ids.filter((id) => !byId.has(id)));

  const priced = priceBooks(books);
  const { totalCents } = priced;
  if (totalPrice !== undefined && totalCents > toCents(totalPrice)) {
    throw new ApiError('price_changed', 'A price has gone up since you looked.', {
      seenTotal: totalPrice,
      currentTotal: toDollars(totalCents),
      bookIds: ids,
    });
  }
  const limited = books.filter((book) => book.stock != null);
  return { ...priced, limitedBookIds: limited.map((book) => book._id) };
}

export function bookUnavailable(bookIds: string[]): ApiError {
  return new ApiError('book_unavailable', 'A book in this order is not sold any more.', {
    bookIds,
  });
}

export function insufficientStock(bookIds: string[]): ApiError {
  return new ApiError('insufficient_stock', 'A book in this order is sold out.', { bookIds });
}
