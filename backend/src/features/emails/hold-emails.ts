import mongoose from 'mongoose';
import { findProvers } from '../../auth/verified-address.model.ts';
import { foldEmail } from '../../contract/text/email.ts';
import { ApiError } from '../../http/api-error.ts';
import { countOnce } from '../../protection/count-once.ts';
import type { StoredOrder } from '../../order-record/order.model.ts';
import type { StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import { EmailModel } from '../../outbox/email.model.ts';

// Anybody can register with a stranger's address and order with it, or declare a withdrawal, so emails to
// unverified addresses are limited.

interface EmailLimit {
  anHour: number;
  aDay: number;
}
/** Orders that an unverified address gets emails about, for all accounts together. */
const maxOrders: EmailLimit = { anHour: 3, aDay: 10 };
/**
 * One limit for all emails that strangers can cause: orders, withdrawals, newsletter, book requests.
 * Those without an account use at most half of it, so that emails about orders still go out.
 */
const maxEmails: EmailLimit = { anHour: 6, aDay: 20 };
const maxWithoutAccount: EmailLimit = { anHour: 3, aDay: 10 };

/**
 * Returns the ids of the orders whose emails are on hold, which is decided with the first email. Orders
 * that the owner has entered never are. Exact across processes: they share one count for each address.
 */
export async function findOrdersOnHold(orders: StoredOrder[]): Promise<Set<string>> {
  const ordered = orders.filter(({ uid, email }) => uid && email);
  const proversOf = await findProvers(ordered.map(({ email }) => email ?? ''));
  const unverified = ordered
    .filter(({ uid, email }) => !proversOf(email ?? '').has(uid))
    .map(({ _id, email }) => [_id.toHexString(), email ?? ''] as const);
  const notified = await findNotified(unverified.map(([id]) => id));
  const isNotified = await Promise.all(
    unverified.map(async ([id, email]) => notified.get(id) ?? (await hasRoomForOrder(id, email))),
  );
  return new Set(unverified.flatMap(([id], i) => (isNotified[i] ? [] : [id])));
}

/**
 * Returns the ids of the declarations whose acknowledgement is on hold. One about an order with
 * released emails has the limit of orders.
 */
export async function findWithdrawalsOnHold(declared: StoredWithdrawal[]): Promise<Set<string>> {
  const proversOf = await findProvers(declared.map(({ email }) => email));
  const isVerified = ({ uid, email }: StoredWithdrawal) => uid != null && proversOf(email).has(uid);
  const notified = await findNotified(
    declared.flatMap(({ orderId }) => orderId?.toHexString() ?? []),
  );
  const isNotified = ({ orderId }: StoredWithdrawal) =>
    notified.get(orderId?.toHexString() ?? '') === true;
  const counted = declared
    .filter((each) => !isVerified(each))
    .map((each) => ({
      id: each._id.toHexString(),
      email: each.email,
      isNotified: isNotified(each),
    }));
  const goes = await Promise.all(
    counted.map(({ id, email, isNotified }) =>
      hasCapacity(id, `emails to ${foldEmail(email)}`, isNotified ? maxEmails : maxWithoutAccount),
    ),
  );
  return new Set(counted.flatMap(({ id }, i) => (goes[i] ? [] : [id])));
}

/** Whether an address may be asked to confirm a request in its name. */
export function hasRoomToAsk(id: string, email: string): Promise<boolean> {
  return hasCapacity(id, `emails to ${foldEmail(email)}`, maxWithoutAccount);
}

/** Whether an email was not on hold, for each order that has emails. */
async function findNotified(ids: string[]): Promise<Map<string, boolean>> {
  const recordId = { $in: ids.map((id) => new mongoose.Types.ObjectId(id)) };
  const kind = { $nin: ['new-order' as const, 'new-message' as const] };
  const emails = await EmailModel.find({ recordId, kind }, { recordId: 1, status: 1 }).lean();
  const notified = new Map<string, boolean>();
  for (const email of emails) {
    const id = String(email.recordId);
    notified.set(id, notified.get(id) === true || email.status !== 'held');
  }
  return notified;
}

async function hasRoomForOrder(id: string, email: string): Promise<boolean> {
  const address = foldEmail(email);
  return (
    (await hasCapacity(id, `orders to ${address}`, maxOrders)) &&
    (await hasCapacity(id, `emails to ${address}`, maxEmails))
  );
}

/** Counts `id` under the key, once. Returns whether it is within the limit. */
async function hasCapacity(id: string, key: string, max: EmailLimit): Promise<boolean> {
  try {
    // The hour first, so that a refusal does not count for the day.
    await countOnce({ id, limits: [{ key, max: max.anHour }] });
    const day = { key: `${key} in a day`, max: max.aDay, hours: 24 };
    await countOnce({ id, limits: [day] });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limit_exceeded') return false;
    throw error;
  }
}

/**
 * Releases emails to addresses that their account has verified since; those of other accounts within the
 * limits. May be repeated.
 */
export async function releaseVerified(): Promise<void> {
  const emailsOnHold = await EmailModel.find({ status: 'held' }, { to: 1, toLower: 1, uid: 1 })
    .sort({ createdAt: 1 })
    .lean();
  const proversOf = await findProvers([...new Set(emailsOnHold.map(({ to }) => to))]);
  const verified = emailsOnHold.filter(({ to }) => proversOf(to).size > 0);
  const isOwn = ({ to, uid }: (typeof emailsOnHold)[number]) =>
    uid != null && proversOf(to).has(uid);
  const release = verified.filter(isOwn);
  const oldest = new Map(
    verified
      .filter((email) => !isOwn(email))
      .toReversed()
      .map((email) => [email.toLower, email]),
  );
  for (const email of oldest.values()) {
    const id = email._id.toHexString();
    if (await hasRoomForOrder(id, email.to)) release.push(email);
  }
  if (release.length === 0) return;
  const now = new Date();
  await EmailModel.updateMany(
    { status: 'held', _id: { $in: release.map(({ _id }) => _id) } },
    { $set: { status: 'waiting', queuedAt: now, dueAt: now } },
  );
}
