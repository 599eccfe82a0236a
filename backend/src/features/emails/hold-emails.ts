import mongoose, { type Types } from 'mongoose';
import { findVerifiedAccounts } from '../../auth/verified-address.model.ts';
import { foldEmail } from '../../contract/text/email.ts';
import { ApiError } from '../../http/api-error.ts';
import { countOnce, uncount, type Counted } from '../../protection/count-once.ts';
import type { StoredOrder } from '../../models/orders/order.model.ts';
import type { StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import type { PendingEmail } from '../../models/emails/queued-email.model.ts';

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

/** The limits of an address, by what its email is about. */
const limits = {
  order: [
    { of: 'orders', max: maxOrders },
    { of: 'emails', max: maxEmails },
  ],
  /** An order with released emails. */
  releasedOrder: [{ of: 'emails', max: maxEmails }],
  /** Anything that needs no account. */
  other: [{ of: 'emails', max: maxWithoutAccount }],
};

/**
 * Counts the orders for their addresses, and returns the ids of those whose emails are on hold, which
 * is decided with the first email. Orders of the owner never are. Exact across processes: they share
 * one count for each address.
 */
export async function holdOrdersOverLimit(orders: StoredOrder[]): Promise<Set<string>> {
  const ordered = orders.filter(({ uid, email }) => uid && email);
  const verifiedAccountsOf = await findVerifiedAccounts(ordered.map(({ email }) => email ?? ''));
  const unverified = ordered.filter(({ uid, email }) => !verifiedAccountsOf(email ?? '').has(uid));
  const released = await findReleased(unverified.map(({ _id }) => _id.toHexString()));
  return idsOnHold(unverified, async ({ _id, email }) => {
    const id = _id.toHexString();
    return released.get(id) ?? (await countWithinLimit('order', { id, email: email ?? '' }));
  });
}

/**
 * Counts the declarations likewise, and returns the ids of those whose acknowledgement is on hold. A
 * declaration about an order with released emails has the limit of orders.
 */
export async function holdWithdrawalsOverLimit(declared: StoredWithdrawal[]): Promise<Set<string>> {
  const verifiedAccountsOf = await findVerifiedAccounts(declared.map(({ email }) => email));
  const unverified = declared.filter(
    ({ uid, email }) => uid == null || !verifiedAccountsOf(email).has(uid),
  );
  const released = await findReleased(
    unverified.flatMap(({ orderId }) => orderId?.toHexString() ?? []),
  );
  return idsOnHold(unverified, ({ _id, email, orderId }) => {
    const isReleased = released.get(orderId?.toHexString() ?? '') === true;
    return countWithinLimit(isReleased ? 'releasedOrder' : 'other', {
      id: _id.toHexString(),
      email,
    });
  });
}

async function idsOnHold<Stored extends { _id: Types.ObjectId }>(
  records: Stored[],
  isAllowed: (record: Stored) => Promise<boolean>,
): Promise<Set<string>> {
  const allowed = await Promise.all(records.map(isAllowed));
  return new Set(records.flatMap(({ _id }, i) => (allowed[i] ? [] : [_id.toHexString()])));
}

/** Whether an email was not on hold, for each order that has emails. */
async function findReleased(ids: string[]): Promise<Map<string, boolean>> {
  const recordId = { $in: ids.map((id) => new mongoose.Types.ObjectId(id)) };
  const kind = { $nin: ['new-order' as const, 'new-message' as const] };
  const emails = await EmailModel.find({ recordId, kind }, { recordId: 1, status: 1 }).lean();
  const released = new Map<string, boolean>();
  for (const email of emails) {
    const id = String(email.recordId);
    released.set(id, released.get(id) === true || email.status !== 'held');
  }
  return released;
}

/**
 * Counts the email `id` for its address, once. Returns whether the address is within the limits; an
 * email above a limit is not counted.
 */
export async function countWithinLimit(
  about: keyof typeof limits,
  { id, email }: { id: string; email: string },
): Promise<boolean> {
  const counted: Counted = {
    id,
    limits: limits[about].flatMap(({ of, max }) => {
      const key = `${of} to ${foldEmail(email)}`;
      return [
        { key, max: max.anHour },
        { key: `${key} in a day`, max: max.aDay, hours: 24 },
      ];
    }),
  };
  try {
    await countOnce(counted);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'rate_limit_exceeded')) throw error;
    await uncount(counted);
    return false;
  }
}

/** Counts the emails for their addresses. Returns those that are within the limits. */
export async function selectWithinLimits<
  Stored extends { _id: { toString(): string }; email: string },
>(pending: PendingEmail<Stored>[]): Promise<Set<PendingEmail<Stored>>> {
  const isWithin = await Promise.all(
    pending.map(({ record: { _id, email }, kind, at }) =>
      countWithinLimit('other', { id: `${_id.toString()} ${kind} ${at.getTime()}`, email }),
    ),
  );
  return new Set(pending.filter((_each, i) => isWithin[i]));
}

/**
 * Releases emails to addresses that their account has verified since; those of other accounts within the
 * limits. May be repeated.
 */
export async function releaseVerified(): Promise<void> {
  const emailsOnHold = await EmailModel.find({ status: 'held' }, { to: 1, toLower: 1, uid: 1 })
    .sort({ createdAt: 1 })
    .lean();
  const verifiedAccountsOf = await findVerifiedAccounts([
    ...new Set(emailsOnHold.map(({ to }) => to)),
  ]);
  const verified = emailsOnHold.filter(({ to }) => verifiedAccountsOf(to).size > 0);
  const isOwn = ({ to, uid }: (typeof emailsOnHold)[number]) =>
    uid != null && verifiedAccountsOf(to).has(uid);
  const release = verified.filter(isOwn);
  const oldest = new Map(
    verified
      .filter((email) => !isOwn(email))
      .toReversed()
      .map((email) => [email.toLower, email]),
  );
  for (const email of oldest.values()) {
    const id = email._id.toHexString();
    if (await countWithinLimit('order', { id, email: email.to })) release.push(email);
  }
  if (release.length === 0) return;
  const now = new Date();
  await EmailModel.updateMany(
    { status: 'held', _id: { $in: release.map(({ _id }) => _id) } },
    { $set: { status: 'waiting', queuedAt: now, dueAt: now } },
  );
}
