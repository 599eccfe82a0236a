import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { endSessionsOf, findProvenEmails } from '../../auth/customer-session.model.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Log } from '../../log.ts';
import { OrderModel, type StoredOrder } from '../orders/order.model.ts';
import {
  eraseOrdersOf,
  findSettledOrdersOf,
  hasOpenOrder,
} from '../orders/orders-of-person.model.ts';
import { CustomerModel } from './customer.model.ts';

/** For tests: what a process did before it was killed. */
type Step = 'marked' | 'signed out' | 'orders erased';
interface Options {
  eraseTraces?: EraseTraces | undefined;
  afterStep?: (step: Step) => void | Promise<void>;
}
/** Erases what else leads back to the person of these orders and addresses: letters, newsletter, trail. */
export type EraseTraces = (orders: StoredOrder[], emails: string[]) => Promise<void>;

/**
 * Deletes an account: what is kept in it, its sessions, and the person in its orders.
 * Returns how many orders it was. Throws 409 while an order is open. Once it is marked, whatever is
 * left undone is done later by `resumeErasing`, which also takes the mark away: other processes
 * remember the sessions for a moment, and what they write must not outlive the account.
 */
export async function eraseCustomer(uid: string, options: Options = {}): Promise<number> {
  if (await hasOpenOrder({ uid })) {
    throw new ApiError(
      'invalid_transition',
      'An order is still on its way. The account can be deleted when it has arrived or is cancelled.',
    );
  }
  // In its place a record that says so, with a version that no device has read: whatever one is
  // about to write is refused.
  const stored = await CustomerModel.findById(uid, { erasingEmails: 1 }).lean();
  const emails = [...(stored?.erasingEmails ?? []), ...(await findProvenEmails(uid))];
  const marked = {
    ...{ cart: [], wishlist: [], version: randomUUID() },
    erasingSince: new Date(),
    erasingEmails: [...new Set(emails)],
  };
  await CustomerModel.replaceOne({ _id: uid }, { _id: uid, ...marked }, { upsert: true });
  await options.afterStep?.('marked');
  return finishErasing(uid, options);
}

/** May be repeated at any point. */
async function finishErasing(uid: string, { eraseTraces, afterStep }: Options): Promise<number> {
  await endSessionsOf(uid);
  await afterStep?.('signed out');
  // Before the orders, since nothing leads from them to their letters afterwards.
  const orders = await findSettledOrdersOf({ uid });
  const marked = await CustomerModel.findById(uid, { erasingEmails: 1 }).lean();
  await eraseTraces?.(orders, marked?.erasingEmails ?? []);
  const _id = mongoose.trusted({ $in: orders.map((order) => order._id) });
  const erased = await eraseOrdersOf({ uid, _id });
  await afterStep?.('orders erased');
  return erased;
}

/** Longer than requests last that another process let in by a session it remembered. */
const quietMs = 10_000;
const mostAtOnce = 100;

export async function resumeErasing(log: Log, options: Options, now = Date.now()): Promise<void> {
  const left = { erasingSince: mongoose.trusted({ $lte: new Date(now - quietMs) }) };
  const customers = await CustomerModel.find(left, { erasingSince: 1 })
    .sort({ erasingSince: 1 })
    .limit(mostAtOnce)
    .lean();
  for (const { _id, erasingSince } of customers) {
    // One that cannot be finished yet is not in the way of others.
    try {
      await finishErasing(_id, options);
      // An order that came in or was opened again at the last moment is delivered first; then it is
      // erased as well.
      if (await OrderModel.exists({ uid: _id })) continue;
      await CustomerModel.deleteOne({ _id, erasingSince });
    } catch (error) {
      log.warn({ err: error }, 'account not erased, will be tried again');
    }
  }
}
