import type { NewOrderInput } from '../contract/order/order.ts';
import { BookModel, type StoredBook } from '../models/books/book.model.ts';

let made = 0;

/** Stores a book; prices in cents, `stock` absent unless given. */
export async function makeBook(changes: Partial<StoredBook> = {}) {
  made += 1;
  const book = await BookModel.create({
    title: `Book ${made}`,
    description: 'A book about something.',
    category: 'fiction',
    trending: false,
    coverImage: '',
    newPriceCents: 1050,
    ...changes,
  });
  return { ...book.toObject(), id: book._id.toHexString() };
}

/** The body of an order for these books, as the shop sends it. */
export function orderFor(
  books: { id: string; newPriceCents: number }[],
  changes: Partial<NewOrderInput> = {},
): NewOrderInput {
  const cents = books.reduce((sum, book) => sum + book.newPriceCents, 0);
  return {
    name: 'Rita Reader',
    email: 'reader@example.com',
    phone: '+41 (0)79 123-45-67',
    address: { city: 'Bern', country: 'Switzerland', state: '-', zipcode: '3000' },
    productIds: books.map((book) => book.id),
    totalPrice: (cents / 100).toFixed(2),
    ...changes,
  };
}
