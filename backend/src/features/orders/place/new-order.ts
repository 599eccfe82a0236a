import mongoose, { type Types } from 'mongoose';
import { foldEmail } from '../../../contract/text/email.ts';
import { firstStatus } from '../../../contract/order/order-status.ts';
import type { NewOrder, OrderSource, PhoneOrder } from '../../../contract/order/order.ts';
import { inBatches } from '../../../database/in-batches.ts';
import { failuresOf, isDuplicateKey } from '../../../database/unique-index.ts';
import { orderCollection, type StoredOrder } from '../../../order-record/order.model.ts';
import { searchWordsOf } from '../../../text/search-words.ts';
import { newLease } from '../process/lease.ts';
import { emailsAbout, type Step } from '../process/step.ts';
import { newUncountedId } from '../../../order-record/uncounted.ts';
import type { Repeatable } from './find-earlier-order.ts';
import type { priceBooks } from './price-order.ts';

/** Of an order that is sent nowhere. */
const nowhere = { city: '', country: '', state: '', zipcode: '' };

interface NewOrderParts {
  order: Omit<NewOrder, 'productIds' | 'totalPrice'> | Omit<PhoneOrder, 'productIds'>;
  priced: ReturnType<typeof priceBooks> & { tax?: string; stockTrackedBookIds: Types.ObjectId[] };
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
    emailLower: foldEmail(email),
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
    ...(order.stockTrackedBookIds.length > 0
      ? { status: 'placing', history: [], process }
      : { status: next.status, history, outbox: emailsAbout(next) }),
    uncounted: newUncountedId(),
    createdAt: now,
    updatedAt: now,
    __v: 0,
  };
}

/**
 * Writes a new order. Returns false when its customer has one with this key already: the unique
 * index lets one in.
 */
export const writeOrder = inBatches(async (drafts: readonly StoredOrder[]) => {
  try {
    await orderCollection.insertMany([...drafts], { ordered: false, ignoreUndefined: true });
    return drafts.map(() => true);
  } catch (error) {
    const failures = failuresOf(error);
    return drafts.map((_draft, i) => {
      const failure = failures.get(i);
      if (!failure || isDuplicateKey(failure)) return !failure;
      return new mongoose.mongo.MongoServerError(failure);
    });
  }
});
