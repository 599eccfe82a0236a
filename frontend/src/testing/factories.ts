import { bookSchema, categories, type Book } from '@storyloom/backend/contract/book';
import { orderSchema, type Order } from '@storyloom/backend/contract/order';

let count = 0;

function makeId(): string {
  count += 1;
  return count.toString(16).padStart(24, '0');
}

/** A valid book; later ones are older, as lists are newest first. */
export function makeBook(fields: Partial<Book> = {}): Book {
  const _id = makeId();
  const createdAt = new Date(Date.UTC(2026, 10, 1) - count * 3_600_000).toISOString();
  return bookSchema.parse({
    _id,
    title: `Book number ${count}`,
    description: `A story about the number ${count}, which is longer than sixty characters in any case.`,
    category: categories[count % categories.length],
    trending: false,
    coverImage: '',
    newPrice: 10,
    oldPrice: 12.5,
    author: 'A. Author',
    createdAt,
    updatedAt: createdAt,
    ...fields,
  });
}

export function makeBooks(length: number): Book[] {
  return Array.from({ length }, () => makeBook());
}

export function makeOrder(fields: Partial<Order> = {}): Order {
  const book = makeBook();
  const createdAt = '2026-11-20T10:00:00.000Z';
  return orderSchema.parse({
    _id: makeId(),
    number: 1001,
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '+44 020 1234',
    address: {
      street: '12 St James Square',
      city: 'London',
      country: 'UK',
      state: '-',
      zipcode: 'SW1Y',
    },
    productIds: [book._id],
    items: [{ bookId: book._id, title: book.title, coverImage: '', price: book.newPrice }],
    totalPrice: book.newPrice,
    status: 'placed',
    history: [{ status: 'placed', at: createdAt }],
    createdAt,
    ...fields,
  });
}
