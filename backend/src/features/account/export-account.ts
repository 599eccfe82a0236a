import { CustomerSession } from '../../auth/customer-session.model.ts';
import type { AccountExport } from '../../contract/account/account-export.ts';
import type { Account } from '../../contract/account/account.ts';
import type { Complete } from '../../database/complete.ts';
import { NewsletterSignupModel } from '../newsletter/newsletter.model.ts';
import { findLettersTo, toOwnLetter } from '../letters/letter.model.ts';
import { toOrder } from '../orders/order.model.ts';
import { findOrdersOf } from '../orders/orders-of-person.model.ts';
import { findWishesOf, toOwnWish } from '../wishes/wish.model.ts';
import { findWithdrawalsOf, toOwnWithdrawal } from '../withdrawals/withdrawal.model.ts';

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
  const own = isProven && email ? [email] : [];
  const signup = own[0] ? await NewsletterSignupModel.findById(own[0]).lean() : null;
  const orderIds = orders.map(({ _id }) => _id);
  const [letters, withdrawals, wishes] = await Promise.all([
    findLettersTo(orderIds, own),
    findWithdrawalsOf({ uid, orderIds, provenEmails: own }),
    findWishesOf(own),
  ]);
  return {
    ...account,
    exportedAt: new Date().toISOString(),
    orders: orders.map((order) => toOrder(order, 'customer')),
    newsletter: signup
      ? { email: signup.email, consentAt: signup.consentAt.toISOString() }
      : undefined,
    sessions: sessions.map(({ expiresAt }) => ({ expiresAt: expiresAt.toISOString() })),
    letters: letters.map(toOwnLetter),
    withdrawals: withdrawals.map(toOwnWithdrawal),
    wishes: wishes.map(toOwnWish),
  };
}
