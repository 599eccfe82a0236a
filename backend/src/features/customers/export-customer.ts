import mongoose from 'mongoose';
import { CustomerSession, findProvenEmails } from '../../auth/customer-session.model.ts';
import type { CustomerExport } from '../../contract/account/customer.ts';
import type { Complete } from '../../database/complete.ts';
import { readCustomer } from '../account/customer.model.ts';
import { findLettersTo, toOwnLetter } from '../letters/letter.model.ts';
import { NewsletterSignupModel } from '../newsletter/newsletter.model.ts';
import { toOrder } from '../orders/order.model.ts';
import { findOrdersOf } from '../orders/orders-of-person.model.ts';
import { findWishesOf, toOwnWish } from '../wishes/wish.model.ts';
import { findWithdrawalsOf, toOwnWithdrawal } from '../withdrawals/withdrawal.model.ts';
import { accountOf } from './account-of.ts';
import { toCustomer, type findCustomer } from './find-customers.ts';

/** Everything the shop keeps about somebody who has ordered. */
export async function exportCustomer(
  customer: Awaited<ReturnType<typeof findCustomer>>,
): Promise<Complete<CustomerExport>> {
  const uid = accountOf(customer.key);
  const stored = await findOrdersOf(customer.whose);
  const orders = stored.map((order) => toOrder(order, 'admin'));
  const emails = orders.map(({ email }) => email.toLowerCase());
  const [account, sessions, signups] = await Promise.all([
    uid === undefined ? undefined : readCustomer(uid),
    uid === undefined ? [] : CustomerSession.find({ uid }).sort({ expiresAt: 1 }).lean(),
    NewsletterSignupModel.find({ _id: mongoose.trusted({ $in: emails }) }).lean(),
  ]);
  const proven = uid === undefined ? [] : await findProvenEmails(uid);
  const orderIds = stored.map(({ _id }) => _id);
  const [letters, withdrawals, wishes] = await Promise.all([
    findLettersTo(orderIds, proven),
    findWithdrawalsOf({ uid, orderIds, provenEmails: proven }),
    findWishesOf(emails),
  ]);
  const addresses = [
    ...(account?.address ? [account.address] : []),
    ...orders.filter(({ pickup }) => !pickup).map(({ address }) => address),
  ];
  return {
    exportedAt: new Date().toISOString(),
    customer: toCustomer(customer),
    orders,
    addresses: [...new Map(addresses.map((each) => [JSON.stringify(each), each])).values()],
    sessions: sessions.map(({ expiresAt }) => ({ expiresAt: expiresAt.toISOString() })),
    cart: account?.cart ?? [],
    wishlist: account?.wishlist ?? [],
    newsletter: signups.map(({ email, consentAt }) => ({
      email,
      consentAt: consentAt.toISOString(),
    })),
    letters: letters.map(toOwnLetter),
    withdrawals: withdrawals.map(toOwnWithdrawal),
    wishes: wishes.map(toOwnWish),
  };
}
