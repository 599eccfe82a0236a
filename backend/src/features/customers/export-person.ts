import mongoose from 'mongoose';
import { CustomerSession, findProvenEmails } from '../../auth/customer-session.model.ts';
import type { AccountExport, CustomerExport } from '../../contract/account/customer.ts';
import type { Account } from '../../contract/account/account.ts';
import type { Complete } from '../../database/complete.ts';
import { findLettersTo, toOwnLetter } from '../../outbox/letter.model.ts';
import { readCustomer } from '../account/customer.model.ts';
import { NewsletterSignupModel } from '../newsletter/newsletter.model.ts';
import { toOrder, type StoredOrder } from '../../order-record/order.model.ts';
import { findOrdersOf } from '../orders/orders-of-person.model.ts';
import { findWishesOf, toOwnWish } from '../wishes/wish.model.ts';
import { findWithdrawalsOf, toOwnWithdrawal } from '../withdrawals/withdrawal.model.ts';
import { accountOf, toCustomer, type findCustomer } from './find-customers.ts';

/** Everything the shop keeps about a customer, for the customer. */
export async function exportAccount(
  account: Complete<Account>,
  sessionId: string,
): Promise<Complete<AccountExport>> {
  const { uid, email } = account;
  // Who only claims an address does not get to know whether it is on the list.
  const isProven = await CustomerSession.exists({ _id: sessionId, emailVerified: true });
  const emails = isProven && email ? [email] : [];
  const orders = await findOrdersOf({ uid });
  const { newsletter, ...kept } = await findKept({ uid, orders, emails, provenEmails: emails });
  return {
    ...account,
    ...kept,
    newsletter: newsletter[0],
    orders: orders.map((order) => toOrder(order, 'customer')),
  };
}

/** Everything the shop keeps about somebody who has ordered, for its owner. */
export async function exportCustomer(
  customer: Awaited<ReturnType<typeof findCustomer>>,
): Promise<Complete<CustomerExport>> {
  const uid = accountOf(customer.key);
  const stored = await findOrdersOf(customer.whose);
  const orders = stored.map((order) => toOrder(order, 'admin'));
  const emails = orders.map(({ email }) => email);
  const [account, provenEmails] = await Promise.all([
    uid === undefined ? undefined : readCustomer(uid),
    uid === undefined ? [] : findProvenEmails(uid),
  ]);
  const addresses = [
    ...(account?.address ? [account.address] : []),
    ...orders.filter(({ pickup }) => !pickup).map(({ address }) => address),
  ];
  return {
    ...(await findKept({ uid, orders: stored, emails, provenEmails })),
    customer: toCustomer(customer),
    orders,
    addresses: [...new Map(addresses.map((each) => [JSON.stringify(each), each])).values()],
    cart: account?.cart ?? [],
    wishlist: account?.wishlist ?? [],
  };
}

interface Person {
  uid: string | undefined;
  orders: StoredOrder[];
  /** Under which newsletter and wishes are looked for. */
  emails: string[];
  /** Those that are the person's for sure. */
  provenEmails: string[];
}

async function findKept({ uid, orders, emails, provenEmails }: Person) {
  const orderIds = orders.map(({ _id }) => _id);
  const isSignup = mongoose.trusted({ $in: emails.map((email) => email.toLowerCase()) });
  const withdrawals = await findWithdrawalsOf({ uid, orderIds, provenEmails });
  const aboutIds = [...orderIds, ...withdrawals.map(({ _id }) => _id)];
  const [sessions, signups, letters, wishes] = await Promise.all([
    uid === undefined ? [] : CustomerSession.find({ uid }).sort({ expiresAt: 1 }).lean(),
    NewsletterSignupModel.find({ _id: isSignup }).lean(),
    findLettersTo(aboutIds, provenEmails),
    findWishesOf(emails),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    sessions: sessions.map(({ expiresAt }) => ({ expiresAt: expiresAt.toISOString() })),
    newsletter: signups.map(({ email, consentAt }) => {
      return { email, consentAt: consentAt.toISOString() };
    }),
    letters: letters.map(toOwnLetter),
    withdrawals: withdrawals.map(toOwnWithdrawal),
    wishes: wishes.map(toOwnWish),
  };
}
