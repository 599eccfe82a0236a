import type { Types } from 'mongoose';
import type { NewOrder, PhoneOrder } from '../../../contract/order.ts';
import type { StoredBook } from '../../catalogue/books/book.model.ts';
import { searchWordsOf } from '../owner-list/search-terms.ts';

/** What an order keeps of a book. */
export type OrderedBook = Pick<
  StoredBook,
  '_id' | 'title' | 'coverImage' | 'category' | 'newPriceCents'
>;

interface NewOrderParts {
  order: Omit<NewOrder, 'productIds' | 'totalPrice'> | Omit<PhoneOrder, 'productIds'>;
  priced: ReturnType<typeof priceBooks> & { limitedBookIds: Types.ObjectId[] };
  number: number;
  /** '' by telephone. */
  uid: string;
  /** The admin who took it down by telephone. */
  by?: string | undefined;
  at?: Date;
}

/** Returns what is stored of an order when it comes in. */
export function newOrderOf({ order, priced, number, uid, by, at = new Date() }: NewOrderParts) {
  const { name, phone, address, email = '' } = order;
  return {
    name,
    phone,
    address,
    email,
    emailLower: email.toLowerCase(),
    ...priced,
    number,
    uid,
    ...(by && { source: 'phone' as const }),
    history: [{ status: 'placed' as const, at, ...(by && { by }) }],
    searchWords: searchWordsOf({ name, phone, email }),
  };
}

/** The books with today's prices and what they come to. */
export function priceBooks(books: OrderedBook[]) {
  return {
    items: books.map((book) => ({
      bookId: book._id,
      title: book.title,
      coverImage: book.coverImage,
      category: book.category,
      priceCents: book.newPriceCents,
    })),
    totalCents: books.reduce((sum, book) => sum + book.newPriceCents, 0),
  };
}
