import mongoose from 'mongoose';
import { findVerified } from '../../auth/verified-address.model.ts';
import { ApiError } from '../../http/api-error.ts';
import { countOnce } from '../../protection/count-once.ts';
import type { StoredOrder } from '../../order-record/order.model.ts';
import type { StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import { EmailModel } from '../../outbox/email.model.ts';

// Anybody can make an account with a stranger's address and order with it, or declare a withdrawal.

/** Of so many orders an address hears that nobody has verified, however many accounts name it. */
const maxOrders = { anHour: 3, aDay: 10 };

/**
 * Returns the ids of those orders whose emails to the customer are held. Whether an order is told of
 * is said with its first email; an order that the owner has entered always is. Exact across
 * processes: they count under one record for each address, and an order counts once.
 */
export async function findHeldOrders(orders: StoredOrder[]): Promise<Set<string>> {
  const ordered = orders.filter(({ uid, email }) => uid && email);
  const emails = new Map(ordered.map(({ _id, email }) => [_id.toHexString(), email ?? '']));
  const verified = await findVerified([...emails.values()]);
  const unverified = [...emails].filter(([, email]) => !verified.has(email));
  const notified = await findNotified(unverified.map(([id]) => id));
  const isNotified = await Promise.all(
    unverified.map(
      async ([id, email]) =>
        notified.get(id) ?? (await countNotified(id, `orders told to ${email}`)),
    ),
  );
  return new Set(unverified.flatMap(([id], i) => (isNotified[i] ? [] : [id])));
}

/**
 * Returns the ids of those declarations whose acknowledgement is held. One of an order that its
 * address is told of goes; others count as orders do but apart from them, so that they use up none
 * of what a buyer hears.
 */
export async function findHeldWithdrawals(declared: StoredWithdrawal[]): Promise<Set<string>> {
  const verified = await findVerified(declared.map(({ email }) => email));
  const notified = await findNotified(
    declared.flatMap(({ orderId }) => orderId?.toHexString() ?? []),
  );
  const isNotified = ({ orderId }: StoredWithdrawal) =>
    notified.get(orderId?.toHexString() ?? '') === true;
  const counted = declared
    .filter((each) => !verified.has(each.email) && !isNotified(each))
    .map(({ _id, email }) => ({ id: _id.toHexString(), key: `withdrawals told to ${email}` }));
  const hasCapacity = await Promise.all(counted.map(({ id, key }) => countNotified(id, key)));
  return new Set(counted.flatMap(({ id }, i) => (hasCapacity[i] ? [] : [id])));
}

/** Of the orders that have emails, whether they are told of: one that the owner let go is enough. */
async function findNotified(ids: string[]): Promise<Map<string, boolean>> {
  const recordId = mongoose.trusted({ $in: ids.map((id) => new mongoose.Types.ObjectId(id)) });
  const kind = mongoose.trusted({ $ne: 'new-order' as const });
  const emails = await EmailModel.find({ recordId, kind }, { recordId: 1, status: 1 }).lean();
  const notified = new Map<string, boolean>();
  for (const email of emails) {
    const id = String(email.recordId);
    notified.set(id, notified.get(id) === true || email.status !== 'held');
  }
  return notified;
}

/** Counts it under what its address is told. Returns whether there was room. May be repeated. */
async function countNotified(id: string, notifiedTo: string): Promise<boolean> {
  const key = notifiedTo.toLowerCase();
  try {
    // One after the other: what the hour refuses does not use up the day.
    await countOnce({ id, limits: [{ key, max: maxOrders.anHour }] });
    const day = { key: `${key} in a day`, max: maxOrders.aDay, hours: 24 };
    await countOnce({ id, limits: [day] });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limit_exceeded') return false;
    throw error;
  }
}

/** Lets the emails go whose address has been verified since. May be repeated at any point. */
export async function releaseVerified(): Promise<void> {
  const readers: string[] = await EmailModel.distinct('to', { status: 'held' });
  const verified = await findVerified(readers);
  if (verified.size === 0) return;
  const now = new Date();
  await EmailModel.updateMany(
    { status: 'held', to: mongoose.trusted({ $in: [...verified] }) },
    { $set: { status: 'waiting', queuedAt: now, dueAt: now } },
  );
}
