import type { Types } from 'mongoose';
import { foldEmail } from '../../contract/text/email.ts';
import { CustomerSession, findVerifiedAddresses } from '../../auth/customer-session.model.ts';
import { findVerifiedAccounts } from '../../auth/verified-address.model.ts';
import type { AccountExport, CustomerExport } from '../../contract/account/customer.ts';
import type { Account } from '../../contract/account/account.ts';
import type { Complete } from '../../contract/complete.ts';
import { findEmailsTo, toOwnEmail } from '../../models/emails/email.model.ts';
import { findCustomerRecord } from '../account/customer.model.ts';
import { NewsletterSignupModel } from '../newsletter/newsletter.model.ts';
import { toOrder, type StoredOrder } from '../../models/orders/order.model.ts';
import { findMessagesAbout, toMessage } from '../orders/messages/order-message.model.ts';
import { findOrdersOf, findOrdersOfOthers } from '../orders/orders-of-person.queries.ts';
import { findBookRequestsOf, toOwnBookRequest } from '../book-requests/book-request.model.ts';
import { findWithdrawalsOf, toOwnWithdrawal } from '../withdrawals/withdrawal.model.ts';
import { accountOf } from '../../models/orders/customer-key.ts';
import { toCustomer, type readCustomer } from './find-customers.ts';

/** Everything the shop keeps about a customer, for the customer. */
export async function exportAccount(
  account: Complete<Account>,
  sessionId: string,
): Promise<Complete<AccountExport>> {
  const { uid, email } = account;
  // An unverified address must not reveal whether it is on the newsletter's list.
  const isVerified = await CustomerSession.exists({ _id: sessionId, emailVerified: true });
  const verifiedEmails = isVerified && email ? [email] : [];
  const orders = await findOrdersOf({ uid });
  const { newsletter, ...stored } = await findStoredData({ uid, orders, verifiedEmails });
  return {
    ...account,
    ...stored,
    newsletter: newsletter[0],
    orders: orders.map((order) => toOrder(order, 'customer')),
  };
}

/** All data that the shop stores about a customer with orders, for its owner. */
export async function exportCustomer(
  customer: Awaited<ReturnType<typeof readCustomer>>,
): Promise<Complete<CustomerExport>> {
  const uid = accountOf(customer.key);
  const stored = await findOrdersOf(customer.selector);
  const orders = stored.map((order) => toOrder(order, 'admin'));
  const [account, verifiedEmails] = await Promise.all([
    uid === undefined ? undefined : findCustomerRecord(uid),
    uid === undefined ? [] : findAllVerified(uid, stored),
  ]);
  const addresses = [
    ...(account?.address ? [account.address] : []),
    ...orders.filter(({ pickup }) => !pickup).map(({ address }) => address),
  ];
  return {
    ...(await findStoredData({ uid, orders: stored, verifiedEmails })),
    customer: toCustomer(customer),
    orders,
    addresses: [...new Map(addresses.map((each) => [JSON.stringify(each), each])).values()],
    cart: account?.cart ?? [],
    wishlist: account?.wishlist ?? [],
  };
}

/** Verified addresses of the sessions, and those of orders that this account alone has verified. */
async function findAllVerified(uid: string, orders: StoredOrder[]): Promise<string[]> {
  const ordered = [...new Set(orders.flatMap(({ email }) => email || []))];
  const verifiedAccountsOf = await findVerifiedAccounts(ordered);
  return [
    ...(await findVerifiedAddresses(uid)),
    ...ordered.filter((email) => {
      const accounts = verifiedAccountsOf(email);
      return accounts.has(uid) && accounts.size === 1;
    }),
  ];
}

interface Person {
  uid: string | undefined;
  orders: StoredOrder[];
  /** Verified addresses: anybody can order with another person's address. */
  verifiedEmails: string[];
}

async function findStoredData({ uid, orders, verifiedEmails }: Person) {
  const orderIds = orders.map(({ _id }) => _id);
  const signupIds = { $in: verifiedEmails.map(foldEmail) };
  const withdrawals = await findWithdrawalsOf({ uid, orderIds, verifiedEmails });
  // Without acknowledgements of declarations for other people's orders.
  const ownOrders = new Set(orderIds.map((id) => id.toHexString()));
  const ownWithdrawals = withdrawals.filter(({ orderId }) =>
    ownOrders.has(orderId?.toHexString() ?? ''),
  );
  const aboutIds = [...orderIds, ...ownWithdrawals.map(({ _id }) => _id)];
  const messages = await findMessagesAbout(orderIds);
  const [sessions, signups, allEmails, bookRequests] = await Promise.all([
    uid === undefined ? [] : CustomerSession.find({ uid }).sort({ expiresAt: 1 }).lean(),
    NewsletterSignupModel.find({ _id: signupIds }).lean(),
    findEmailsTo(aboutIds, verifiedEmails),
    findBookRequestsOf(verifiedEmails),
  ]);
  // The address may have had another account: its orders and emails are not this person's.
  const named = [
    ...allEmails.map((each) => each.recordId),
    ...withdrawals.map((each) => each.orderId),
  ];
  const others = await findOrdersOfOthers(
    named.flatMap((id) => id ?? []),
    uid,
  );
  const isOfOthers = (id: Types.ObjectId | null | undefined) => others.has(id?.toHexString() ?? '');
  const declaredByOthers = new Set(
    withdrawals
      .filter((each) => isOfOthers(each.orderId) && each.uid !== uid)
      .map(({ _id }) => _id.toHexString()),
  );
  return {
    exportedAt: new Date().toISOString(),
    sessions: sessions.map(({ expiresAt }) => ({ expiresAt: expiresAt.toISOString() })),
    newsletter: signups.map(({ email, consentAt }) => {
      return { email, consentAt: consentAt.toISOString() };
    }),
    emails: allEmails
      .filter(({ recordId }) => !isOfOthers(recordId))
      .filter(({ recordId }) => !declaredByOthers.has(recordId?.toHexString() ?? ''))
      .map(toOwnEmail),
    withdrawals: withdrawals
      .filter(({ _id }) => !declaredByOthers.has(_id.toHexString()))
      .map(toOwnWithdrawal),
    bookRequests: bookRequests.map(toOwnBookRequest),
    messages:
      messages.length > 0
        ? messages.map((each) => ({ ...toMessage(each), orderId: each.orderId.toHexString() }))
        : undefined,
  };
}
