import mongoose, { type Types } from 'mongoose';
import { firstStatus } from '../../../contract/order/order-status.ts';
import type { NewOrder, OrderSource, PhoneOrder } from '../../../contract/order/order.ts';
import { shippingCents } from '../../../contract/shop/shipping-cents.ts';
import type { Shipping } from '../../../contract/shop/shop-money.ts';
import type { StoredBook } from '../../catalogue/books/book.model.ts';
import type { StoredOrder } from '../order.model.ts';
import { searchWordsOf } from '../owner-list/search-terms.ts';
import { newLease } from '../process/lease.ts';
import { lettersAbout, type Step } from '../process/step.ts';
import { newUncountedId } from '../rollup/uncounted.ts';
import type { Repeatable } from './find-earlier-order.ts';

/** What an order keeps of a book. */
export type OrderedBook = Pick<
  StoredBook,
  '_id' | 'title' | 'author' | 'isbn' | 'coverImage' | 'category' | 'newPriceCents'
>;
/** Its fields in a query of books. */
export const orderedFields = {
  ...{ title: 1, author: 1, isbn: 1 },
  ...{ coverImage: 1, category: 1, newPriceCents: 1 },
} as const;

/** Of an order that is sent nowhere. */
const nowhere = { city: '', country: '', state: '', zipcode: '' };

interface NewOrderParts {
  order: Omit<NewOrder, 'productIds' | 'totalPrice'> | Omit<PhoneOrder, 'productIds'>;
  priced: ReturnType<typeof priceBooks> & { tax?: string; limitedBookIds: Types.ObjectId[] };
  number: number;
  /** '' for one that is the owner's work. */
  uid: string;
  /** Absent for what a customer ordered. */
  source?: OrderSource | undefined;
  /** The admin who took it down. */
  by?: string | undefined;
  at?: Date;
}

/** Returns what is stored of an order when it comes in. */
export function newOrderOf(parts: NewOrderParts) {
  const { order, priced, number, uid, source, by, at = new Date() } = parts;
  const { name, phone, pickup, email = '' } = order;
  const address = (!pickup && order.address) || nowhere;
  // What is bought at the counter leaves the shop at once.
  const status = source === 'counter' ? 'delivered' : firstStatus;
  const step: Step = { status, at, ...(by && { by }) };
  return {
    name,
    phone,
    address,
    email,
    emailLower: email.toLowerCase(),
    ...priced,
    number,
    uid,
    ...(pickup && { pickup }),
    ...(source && { source }),
    history: [step] as [Step],
    searchWords: searchWordsOf({ name, phone, email, address, items: priced.items }),
  };
}

/**
 * Returns the whole record of a new order, as the model would make it: placed, unless copies of
 * limited books must be taken for it first.
 */
export function firstRecordOf(
  { history, ...order }: ReturnType<typeof newOrderOf>,
  repeatable: Repeatable | undefined,
): StoredOrder {
  const _id = new mongoose.Types.ObjectId();
  const now = new Date();
  const [next] = history;
  const process = { work: 'take' as const, leaseUntil: newLease(), version: 1, next };
  return {
    _id,
    key: _id.toHexString(),
    ...order,
    ...repeatable,
    ...(order.limitedBookIds.length > 0
      ? { status: 'placing', history: [], process }
      : { status: next.status, history, outbox: lettersAbout(next) }),
    uncounted: newUncountedId(),
    createdAt: now,
    updatedAt: now,
    __v: 0,
  };
}

/** The books with today's prices, and what they come to with the `shipping` of those that are sent. */
export function priceBooks(
  books: OrderedBook[],
  { currency, shipping }: { currency: string; shipping?: Shipping | undefined },
) {
  const booksCents = books.reduce((sum, book) => sum + book.newPriceCents, 0);
  const sentCents = shipping ? shippingCents(shipping, booksCents) : 0;
  return {
    items: books.map((book) => ({
      bookId: book._id,
      title: book.title,
      ...(book.author && { author: book.author }),
      ...(book.isbn && { isbn: book.isbn }),
      coverImage: book.coverImage,
      category: book.category,
      priceCents: book.newPriceCents,
    })),
    ...(sentCents > 0 && { shippingCents: sentCents }),
    totalCents: booksCents + sentCents,
    currency,
  };
}
