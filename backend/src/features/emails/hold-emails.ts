import mongoose from 'mongoose';
import { findProvers } from '../../auth/verified-address.model.ts';
import { foldEmail } from '../../contract/text/email.ts';
import { ApiError } from '../../http/api-error.ts';
import { countOnce } from '../../protection/count-once.ts';
import type { StoredOrder } from '../../order-record/order.model.ts';
import type { StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import { EmailModel } from '../../outbox/email.model.ts';

// Anybody can make an account with a stranger's address and order with it, or declare a withdrawal.

interface EmailLimit {
  anHour: number;
  aDay: number;
}
/** Of so many orders an address hears that nobody has verified, however many accounts name it. */
const maxOrders: EmailLimit = { anHour: 3, aDay: 10 };
/**
 * One count of all emails that strangers can cause: orders, withdrawals, newsletter, book requests. What
 * needs no account uses half of it at most, so that a buyer hears of an order all the same.
 */
const maxEmails: EmailLimit = { anHour: 6, aDay: 20 };
const maxWithoutAccount: EmailLimit = { anHour: 3, aDay: 10 };

/**
 * Returns the ids of those orders whose emails to the customer are held. Whether an order is told of
 * is said with its first email; an order that the owner has entered always is. Exact across
 * processes: they count under one record for each address, and an order counts once.
 */
export async function findHeldOrders(orders: StoredOrder[]): Promise<Set<string>> {
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
 * Returns the ids of those declarations whose acknowledgement is held. One that fits an order which
 * its address is told of has as much room as orders have.
 */
export async function findHeldWithdrawals(declared: StoredWithdrawal[]): Promise<Set<string>> {
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

/** Whether an address is asked to confirm what anybody may have asked for in its name. */
export function hasRoomToAsk(id: string, email: string): Promise<boolean> {
  return hasCapacity(id, `emails to ${foldEmail(email)}`, maxWithoutAccount);
}

/** Of the orders that have emails, whether they are told of: one that the owner let go is enough. */
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
    (await hasCapacity(id, `orders told to ${address}`, maxOrders)) &&
    (await hasCapacity(id, `emails to ${address}`, maxEmails))
  );
}

/** Counts it under the key. Returns whether there was room. May be repeated. */
async function hasCapacity(id: string, key: string, max: EmailLimit): Promise<boolean> {
  try {
    // One after the other: what the hour refuses does not use up the day.
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
 * Lets the emails go whose address has been verified since by the account that caused them; those of
 * others only as many as an address hears anyway. May be repeated at any point.
 */
export async function releaseVerified(): Promise<void> {
  const held = await EmailModel.find({ status: 'held' }, { to: 1, toLower: 1, uid: 1 })
    .sort({ createdAt: 1 })
    .lean();
  const proversOf = await findProvers([...new Set(held.map(({ to }) => to))]);
  const verified = held.filter(({ to }) => proversOf(to).size > 0);
  const isOwn = ({ to, uid }: (typeof held)[number]) => uid != null && proversOf(to).has(uid);
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
