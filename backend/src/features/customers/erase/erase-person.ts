import { randomUUID } from 'node:crypto';
import { foldEmail } from '../../../contract/text/email.ts';
import { endSessionsOf, findVerifiedEmails } from '../../../auth/customer-session.model.ts';
import { findProvers, forgetVerified } from '../../../auth/verified-address.model.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Log } from '../../../log.ts';
import { reach } from '../../../runtime/steps.ts';
import { CustomerModel, type Erasure } from '../../account/customer.model.ts';
import { OrderModel } from '../../../order-record/order.model.ts';
import { eraseEmailsAbout, EmailModel } from '../../../outbox/email.model.ts';
import {
  eraseOrdersOf,
  findSettledOrdersOf,
  hasOpenOrder,
  type PersonSelector,
} from '../../orders/orders-of-person.model.ts';
import { accountOf, findCustomer, keyOfAccount } from '../find-customers.ts';
import { eraseWithdrawals } from '../../withdrawals/withdrawal.model.ts';
import { NewsletterSignupModel } from '../../newsletter/newsletter.model.ts';
import { BookRequestModel } from '../../book-requests/book-request.model.ts';

/** Longer than requests last that another process let in by a session it remembered. */
const quietMs = 10_000;
const everyMs = 60_000;

const among = <Value>(values: Value[]) => ({ $in: values });

/**
 * Deletes the customer's own account, and takes the person out of its orders. Returns how many
 * orders it was. Throws 409 while one is open.
 */
export async function eraseAccount(uid: string): Promise<number> {
  await refuseOpen(
    { uid },
    'An order is still on its way. The account can be deleted when it has arrived or is cancelled.',
  );
  return erase({ key: keyOfAccount(uid), selector: { uid } });
}

/**
 * Takes one who has ordered out of the shop, for its owner. Returns of how many orders. Throws 404, and
 * 409 while an order is open.
 */
export async function eraseCustomer(id: string, by: string): Promise<number> {
  const { key, selector } = await findCustomer(id);
  await refuseOpen(
    selector,
    'An order of this customer is still open. Erase the customer when it has arrived or is cancelled.',
  );
  return erase({ key, selector, by });
}

/**
 * Notes what is to be done in place of what the account kept, then does it. What is left undone,
 * `resumeErasures` does; nothing is written to the account until that has taken the note away.
 */
async function erase(person: {
  key: string;
  selector: PersonSelector;
  by?: string;
}): Promise<number> {
  const { key, selector, by } = person;
  const uid = accountOf(key);
  const orders = uid === undefined ? await findSettledOrdersOf({ ...selector, uid: '' }, by) : [];
  const emails = uid === undefined ? [] : await findVerifiedEmails(uid);
  const noted = await CustomerModel.findOneAndUpdate(
    { _id: uid ?? key },
    {
      // A version that no device has read: whatever one is about to write is refused.
      $set: {
        cart: [],
        wishlist: [],
        version: randomUUID(),
        'erasure.key': key,
        ...(by && { 'erasure.by': by }),
        'erasure.dueAt': new Date(Date.now() + quietMs),
      },
      $unset: { name: 1, phone: 1, address: 1 },
      // Asked for twice, it is the same work, though the sessions are gone by now.
      $addToSet: {
        'erasure.orderIds': { $each: orders.map((order) => order._id) },
        'erasure.emails': { $each: emails },
        'erasure.verifiedEmails': { $each: emails },
      },
    },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  await reach('noted');
  return noted.erasure ? finish(noted._id, noted.erasure) : 0;
}

/** Returns how many orders lost their person just now. May be repeated at any point. */
async function finish(_id: string, noted: Erasure): Promise<number> {
  const uid = accountOf(noted.key);
  if (uid !== undefined) await endSessionsOf(uid);
  await reach('signed out');
  const orders = await findSettledOrdersOf(ordersOf(noted), noted.by);
  const ids = orders.map((order) => order._id);
  // First, since nothing leads from an erased order to its emails.
  const $addToSet = {
    'erasure.orderIds': { $each: ids },
    'erasure.emails': { $each: orders.flatMap(({ email }) => email || []) },
  };
  const now = await CustomerModel.findByIdAndUpdate(
    _id,
    { $addToSet },
    { returnDocument: 'after' },
  ).lean();
  await reach('orders noted');
  const erased = await eraseOrdersOf({ ...ordersOf(noted), _id: among(ids) }, noted.by);
  await reach('orders erased');
  if (now?.erasure) {
    const verifiedEmails = await findOwnEmails(now.erasure);
    await eraseEmails(now.erasure, verifiedEmails);
    await eraseWithdrawals({ uid, ...now.erasure, verifiedEmails });
    if (uid !== undefined) await forgetVerified(uid);
  }
  await reach('emails erased');
  return erased;
}

/** An account's, also those that came meanwhile; by telephone those that were there. */
function ordersOf({ key, orderIds }: Erasure) {
  const uid = accountOf(key);
  return uid === undefined ? { uid: '', _id: among(orderIds) } : { uid };
}

/** Those that are the person's: whoever only claims one must not take away what is another's. */
async function findOwnEmails({ key, by, emails, verifiedEmails }: Erasure): Promise<string[]> {
  const uid = accountOf(key);
  const proversOf = await findProvers(emails);
  const isOfAnother = (email: string) => [...proversOf(email)].some((prover) => prover !== uid);
  return emails.filter(
    (email) =>
      verifiedEmails.includes(foldEmail(email)) ||
      // The owner says that the addresses on the orders are this person's.
      (by != null && !isOfAnother(email)),
  );
}

/**
 * Takes away the emails about these orders; emails, newsletter and book requests of the addresses that are
 * the person's own. May be repeated at any point.
 */
async function eraseEmails({ orderIds }: Erasure, own: string[]): Promise<void> {
  await EmailModel.deleteMany({ toLower: amongLower(own) });
  await BookRequestModel.deleteMany({ address: amongLower(own) });
  await NewsletterSignupModel.deleteMany({ _id: amongLower(own) });
  await eraseEmailsAbout(orderIds);
}

function amongLower(emails: string[]) {
  return among(emails.map(foldEmail));
}

/** Finishes what is noted. */
export async function resumeErasures(log: Log): Promise<void> {
  for (;;) {
    // Whoever takes one has it alone for a while; one that cannot be finished is in nobody's way.
    const due = await CustomerModel.findOneAndUpdate(
      { 'erasure.dueAt': { $lte: new Date() } },
      { $set: { 'erasure.dueAt': new Date(Date.now() + everyMs) } },
      { sort: { 'erasure.dueAt': 1 } },
    ).lean();
    if (!due?.erasure) return;
    const { _id, version, erasure } = due;
    try {
      await finish(_id, erasure);
      // What came in or was opened again at the last moment is delivered first.
      if (await OrderModel.exists(ordersOf(erasure))) continue;
      await CustomerModel.deleteOne({ _id, version });
    } catch (error) {
      log.warn({ err: error }, 'customer not erased, will be tried again');
    }
  }
}

async function refuseOpen(selector: PersonSelector, message: string): Promise<void> {
  if (await hasOpenOrder(selector)) throw new ApiError('invalid_transition', message);
}
