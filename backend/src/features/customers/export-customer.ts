import mongoose from 'mongoose';
import { CustomerSession } from '../../auth/customer-session.model.ts';
import type { CustomerExport } from '../../contract/customer.ts';
import type { Complete } from '../../database/complete.ts';
import { readCustomer } from '../account/customer.model.ts';
import { NewsletterSignupModel } from '../newsletter/newsletter.model.ts';
import { toOrder } from '../orders/order.model.ts';
import { findOrdersOf } from '../orders/orders-of-person.model.ts';
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
  const addresses = [
    ...(account?.address ? [account.address] : []),
    ...orders.map(({ address }) => address),
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
  };
}
