import mongoose, { type Types } from 'mongoose';
import { ApiError } from '../../http/api-error.ts';
import type { Log } from '../../log.ts';
import { accountOf } from '../orders/customer-mark.model.ts';
import { OrderModel, undoMs } from '../orders/order.model.ts';
import { eraseOrdersOf, findOrdersOf, hasOpenOrder } from '../orders/orders-of-person.model.ts';
import { countCustomers } from './count-customers.ts';
import { CustomerCountModel } from './customer-count.model.ts';
import { CustomerErasureModel, type CustomerErasure } from './customer-erasure.model.ts';
import {
  emailsOf,
  eraseLetters,
  eraseNewsletter,
  eraseTracesOf,
  eraseTrail,
  fileErasures,
} from './erase-traces.ts';
import { findCustomer } from './find-customers.ts';

/** Erases the account itself: its sessions, what it keeps, and the person in its orders. */
export type EraseAccount = (
  uid: string,
  options: { eraseTraces: typeof eraseTracesOf },
) => Promise<unknown>;
/** For tests: what a process did before it was killed. */
type Step = 'noted' | 'orders erased' | 'traces erased' | 'told';

export interface EraseOptions {
  by: string;
  eraseAccount: EraseAccount;
  afterStep?: (step: Step) => void | Promise<void>;
}

/**
 * Takes a person out of the shop: out of the orders, which keep city, books and sums,
 * and everywhere else. Returns how many orders it was. Throws 404, and 409 while an order is open.
 * Once it is noted, whatever is left undone is done later by `resumeErasures`.
 */
export async function eraseCustomer(id: string, options: EraseOptions): Promise<number> {
  const { key } = await findCustomer(id);
  const whose = { customerKey: key };
  // An order whose last step can still be taken back may be open again in a moment.
  const isFresh = { 'history.at': mongoose.trusted({ $gt: new Date(Date.now() - undoMs) }) };
  if ((await hasOpenOrder(whose)) || (await OrderModel.exists({ ...whose, ...isFresh }))) {
    throw stillOpen();
  }
  const orders = await findOrdersOf(whose);
  const erasure = {
    key,
    orderIds: orders.map((order) => order._id),
    emails: emailsOf(orders),
    by: options.by,
    at: new Date(),
  };
  // Asked for twice, it is the same work.
  await CustomerErasureModel.updateOne({ _id: id }, { $setOnInsert: erasure }, { upsert: true });
  await options.afterStep?.('noted');
  const noted = await CustomerErasureModel.findById(id).lean();
  if (noted) await finishErasure(noted, options);
  return erasure.orderIds.length;
}

/** May be repeated at any point. */
async function finishErasure(
  erasure: CustomerErasure,
  { eraseAccount, afterStep }: Omit<EraseOptions, 'by'>,
): Promise<void> {
  const { _id, key, orderIds, emails } = erasure;
  const uid = accountOf(key);
  if (uid === undefined) await eraseOrdersByPhone(orderIds);
  // With the traces of orders that came after the erasure was noted.
  else await eraseAccount(uid, { eraseTraces: eraseAllTracesOf });
  await afterStep?.('orders erased');
  await eraseLetters(orderIds, emails);
  await eraseNewsletter(emails);
  await eraseTrail(orderIds);
  await afterStep?.('traces erased');
  await fileErasures(erasure);
  await afterStep?.('told');
  await countCustomers();
  // Unless another order came meanwhile.
  await CustomerCountModel.deleteOne({ _id, orders: 0 });
  await CustomerErasureModel.deleteOne({ _id });
}

async function eraseOrdersByPhone(orderIds: Types.ObjectId[]): Promise<void> {
  const own = () => ({ _id: mongoose.trusted({ $in: orderIds }) });
  await eraseOrdersOf({ ...own(), uid: '' });
  // An admin has taken another step of one meanwhile: that one is left for later.
  if (await OrderModel.exists({ ...own(), erasedAt: null })) throw stillOpen();
}

/** The owner says that the addresses on the orders are this person's. */
const eraseAllTracesOf: typeof eraseTracesOf = (orders, proven = []) =>
  eraseTracesOf(orders, [...proven, ...emailsOf(orders)]);

function stillOpen(): ApiError {
  return new ApiError(
    'invalid_transition',
    'An order of this customer is still open, or was a moment ago. Erase the customer when it has arrived or is cancelled.',
  );
}

const quietMs = 10_000;

export async function resumeErasures(
  eraseAccount: EraseAccount,
  log: Log,
  now = Date.now(),
): Promise<void> {
  const left = { at: mongoose.trusted({ $lte: new Date(now - quietMs) }) };
  for (const erasure of await CustomerErasureModel.find(left).sort({ at: 1 }).limit(100).lean()) {
    await attempt(() => finishErasure(erasure, { eraseAccount }), erasure, log);
  }
}

/** One that cannot be finished yet is not in the way of others. */
async function attempt(
  work: () => Promise<void>,
  { _id }: CustomerErasure,
  log: Log,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    // The customer has ordered again: this waits until nothing is open any more.
    if (error instanceof ApiError && error.status < 500) return;
    log.warn({ err: error, customer: _id }, 'customer not erased, will be tried again');
  }
}
