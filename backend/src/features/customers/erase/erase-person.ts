import type { ClientSession } from 'mongoose';
import { endSessionsOf, findVerifiedAddresses } from '../../../auth/customer-session.model.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Log } from '../../../log.ts';
import { eraseOrders, newErasedUid } from '../../../models/orders/erase-orders.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { eraseEmailsAbout } from '../../../models/emails/email.model.ts';
import { continueInBackground } from '../../../runtime/continue-in-background.ts';
import { CustomerModel, type Erasure } from '../../account/customer.model.ts';
import {
  findSettledOrdersOf,
  hasOpenOrder,
  type PersonSelector,
} from '../../orders/orders-of-person.queries.ts';
import { eraseMessages } from '../../orders/messages/order-message.model.ts';
import { eraseWithdrawals } from '../../withdrawals/withdrawal.model.ts';
import { accountOf, keyOfAccount } from '../../../models/orders/customer-key.ts';
import { readCustomer } from '../find-customers.ts';
import { eraseAddresses } from './erase-addresses.ts';

/** Orders in one transaction. */
const partLength = 5000;
/** Below the minute after which MongoDB ends a transaction. */
const timeoutMs = 50_000;

interface Person {
  /** As the orders have it in `customer`. */
  key: string;
  selector: PersonSelector;
  /** The admin's name; absent when the customer asked for it. */
  by?: string;
  /** Message of the 409 while an order is open. */
  refusal: string;
}

/** Result of one part. */
interface Erased {
  orders: number;
  isMore: boolean;
}

/**
 * Deletes a customer's account and erases the person from its orders. Returns the number of orders.
 * Throws 409 while one is open.
 */
export function eraseAccount(uid: string): Promise<number> {
  const refusal =
    'An order is still on its way. The account can be deleted when it has arrived or is cancelled.';
  return erase({ key: keyOfAccount(uid), selector: { uid }, refusal });
}

/**
 * Erases a customer for the owner. Returns the number of orders. Throws 404, and 409 while an order is
 * open.
 */
export async function eraseCustomer(id: string, by: string): Promise<number> {
  const { key, selector } = await readCustomer(id);
  const refusal =
    'An order of this customer is still open. Erase the customer when it has arrived or is cancelled.';
  return erase({ key, selector, by, refusal });
}

/**
 * Erases a person with up to `partLength` orders in one transaction. An order placed at the same moment
 * conflicts with it, since both write the customer's record, which also lists what remains to be
 * erased.
 */
async function erase(person: Person): Promise<number> {
  const recordId = accountOf(person.key) ?? person.key;
  const start = async (session: ClientSession) => {
    if (await hasOpenOrder(person.selector, session)) {
      throw new ApiError('invalid_transition', person.refusal);
    }
    await startErasure(recordId, person, session);
    return eraseSome(recordId, session);
  };
  const first = await inTransaction(start, { timeoutMs });
  let erasedLater = 0;
  if (first.isMore) {
    // The record lists the rest of the erasure, so it is not lost.
    const rest = eraseRest(recordId).then((orders) => (erasedLater = orders));
    await continueInBackground(rest, 'the rest of a customer is erased later');
  }
  return first.orders + erasedLater;
}

/** Ends the customer's sessions and replaces the kept details by what is to be erased. */
async function startErasure(
  _id: string,
  { key, selector, by }: Person,
  session: ClientSession,
): Promise<void> {
  const uid = accountOf(key);
  const ofPhone = { ...selector, uid: '' };
  const orderIds = uid === undefined ? await OrderModel.distinct('_id', ofPhone, { session }) : [];
  const emails = uid === undefined ? [] : await findVerifiedAddresses(uid, session);
  await CustomerModel.updateOne(
    { _id },
    {
      $set: { cart: [], wishlist: [], 'erasure.key': key, ...(by && { 'erasure.by': by }) },
      $unset: { name: 1, phone: 1, address: 1 },
      // A second request must keep the addresses of sessions that have ended.
      $addToSet: {
        'erasure.orderIds': { $each: orderIds },
        'erasure.emails': { $each: emails },
        'erasure.verifiedEmails': { $each: emails },
      },
    },
    { upsert: true, session },
  );
  const newErasure = { _id, 'erasure.erasedUid': { $exists: false } };
  await CustomerModel.updateOne(
    newErasure,
    { $set: { 'erasure.erasedUid': newErasedUid() } },
    { session },
  );
  if (uid !== undefined) await endSessionsOf(uid, session);
}

/** Erases a part of a started erasure; the record is deleted with the last order. */
async function eraseSome(_id: string, session: ClientSession): Promise<Erased> {
  const started = await CustomerModel.findById(_id, { erasure: 1 }, { session }).lean();
  if (!started?.erasure) return { orders: 0, isMore: false }; // another process has done the rest
  const { erasure } = started;
  const { by, erasedUid } = erasure;
  const some = await findSettledOrdersOf(ordersOf(erasure), { by, limit: partLength }, session);
  const ids = some.map((order) => order._id);
  const orderIds = [...ids, ...erasure.orderIds];
  await eraseEmailsAbout(orderIds, session);
  await eraseMessages(orderIds, session);
  await eraseWithdrawals({ uid: undefined, orderIds, verifiedEmails: [] }, session);
  const known = new Set([...erasure.emails, ...some.flatMap(({ email }) => email || [])]);
  const emails = [...known];
  const isMore = some.length === partLength;
  if (!isMore) await eraseAddresses({ ...erasure, emails }, session);
  // Last, since order summaries miss what is committed long after its `updatedAt`.
  await eraseOrders(ids, { by, uid: erasedUid }, session);
  // New and reopened orders are erased when they are closed.
  const isLeft = await OrderModel.exists(ordersOf(erasure)).session(session);
  if (isLeft) {
    await CustomerModel.updateOne({ _id }, { $set: { 'erasure.emails': emails } }, { session });
  } else await CustomerModel.deleteOne({ _id }, { session });
  return { orders: some.length, isMore };
}

/** All orders of an account, also new ones; of a phone customer the listed ones. */
function ordersOf({ key, orderIds }: Erasure): PersonSelector {
  const uid = accountOf(key);
  return uid === undefined ? { uid: '', _id: { $in: orderIds } } : { uid };
}

async function eraseRest(recordId: string, stopping?: AbortSignal): Promise<number> {
  let orders = 0;
  for (let isMore = true; isMore && !stopping?.aborted;) {
    const part = (session: ClientSession) => eraseSome(recordId, session);
    const erased = await inTransaction(part, { timeoutMs });
    orders += erased.orders;
    isMore = erased.isMore;
  }
  return orders;
}

/** Continues all started erasures. A failing one does not stop the others. */
export async function resumeErasures(log: Log, stopping?: AbortSignal): Promise<void> {
  const started = await CustomerModel.find({ 'erasure.key': { $exists: true } }, { _id: 1 }).lean();
  for (const { _id } of started) {
    try {
      await eraseRest(_id, stopping);
    } catch (error) {
      log.warn({ err: error }, 'customer not erased, will be tried again');
    }
  }
}
