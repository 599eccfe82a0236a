import { CustomerSession } from '../../auth/customer-session.model.ts';
import type { Account, AccountExport } from '../../contract/account.ts';
import type { Complete } from '../../database/complete.ts';
import { NewsletterSignupModel } from '../newsletter/newsletter.model.ts';
import { toOrder } from '../orders/order.model.ts';
import { findOrdersOf } from '../orders/orders-of-person.model.ts';

/** Everything the shop keeps about a customer. */
export async function exportAccount(
  account: Complete<Account>,
  sessionId: string,
): Promise<Complete<AccountExport>> {
  const { uid, email } = account;
  const [orders, sessions] = await Promise.all([
    findOrdersOf({ uid }),
    CustomerSession.find({ uid }).sort({ expiresAt: 1 }).lean(),
  ]);
  // Who only claims an address does not get to know whether it is on the list.
  const isProven = sessions.some(({ _id, emailVerified }) => _id === sessionId && emailVerified);
  const signup = isProven && email ? await NewsletterSignupModel.findById(email).lean() : null;
  return {
    ...account,
    exportedAt: new Date().toISOString(),
    orders: orders.map((order) => toOrder(order, 'customer')),
    newsletter: signup
      ? { email: signup.email, consentAt: signup.consentAt.toISOString() }
      : undefined,
    sessions: sessions.map(({ expiresAt }) => ({ expiresAt: expiresAt.toISOString() })),
  };
}
