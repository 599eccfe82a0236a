import mongoose, { type Types } from 'mongoose';
import { firstStatus } from '../../../contract/order-status.ts';
import type { NewOrder, PhoneOrder } from '../../../contract/order.ts';
import type { StoredBook } from '../../catalogue/books/book.model.ts';
import type { StoredOrder } from '../order.model.ts';
import { searchWordsOf } from '../owner-list/search-terms.ts';
import { newLease } from '../process/lease.ts';
import { lettersAbout, type Step } from '../process/step.ts';
import { newMark } from '../rollup/order-mark.ts';
import type { Repeatable } from './find-earlier-order.ts';

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
  const step: Step = { status: firstStatus, at, ...(by && { by }) };
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
    history: [step] as [Step],
    searchWords: searchWordsOf({ name, phone, email }),
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
    uncounted: newMark(),
    createdAt: now,
    updatedAt: now,
    __v: 0,
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
