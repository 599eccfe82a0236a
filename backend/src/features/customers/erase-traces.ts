import mongoose, { type Types } from 'mongoose';
import { ChangeModel, type StoredChange } from '../../trail/change.model.ts';
import { eraseDigestsOf } from '../letters/erase-digests.model.ts';
import { LetterModel } from '../letters/letter.model.ts';
import { NewsletterSignupModel } from '../newsletter/newsletter.model.ts';
import { OrderModel, type StoredOrder } from '../orders/order.model.ts';
import type { CustomerErasure } from './customer-erasure.model.ts';

const among = <Value>(values: Value[]) => mongoose.trusted({ $in: values });

/**
 * Everything besides the orders themselves that leads back to their person. Letters about other
 * orders go with an address that is `proven` only: whoever claims one must not take away another's.
 */
export async function eraseTracesOf(orders: StoredOrder[], proven: string[] = []): Promise<void> {
  const orderIds = orders.map((order) => order._id);
  const emails = [...emailsOf(orders), ...proven];
  const signups = await NewsletterSignupModel.find({ _id: among(emails) }, { email: 1 }).lean();
  // As it was written in orders and in the newsletter.
  const written = [...emails, ...signups.map(({ email }) => email)];
  await eraseLetters(
    orderIds,
    written.filter((email) => proven.includes(email.toLowerCase())),
  );
  await LetterModel.deleteMany({ kind: 'newsletter-confirm', to: among(written) });
  await eraseNewsletter(emails);
  await eraseTrail(orderIds);
}

/** As they were written, and in lower case. */
export function emailsOf(orders: StoredOrder[]): string[] {
  const emails = orders.flatMap(({ email }) => (email ? [email, email.toLowerCase()] : []));
  return [...new Set(emails)];
}

/** Letters to the person, and those that tell the owner of the person's orders. */
export async function eraseLetters(orderIds: Types.ObjectId[], emails: string[]): Promise<void> {
  // None is to be written any more.
  await OrderModel.updateMany({ _id: among(orderIds) }, { $unset: { outbox: 1 } });
  if (emails.length > 0) await LetterModel.deleteMany({ to: among(emails) });
  await eraseDigestsOf(orderIds);
  for (const id of orderIds) {
    // A letter's key begins with the id of its order.
    const key = mongoose.trusted({ $gte: `${id.toHexString()} `, $lt: `${id.toHexString()}!` });
    await LetterModel.deleteMany({ key });
  }
}

export async function eraseNewsletter(emails: string[]): Promise<void> {
  await NewsletterSignupModel.deleteMany({
    _id: among(emails.map((email) => email.toLowerCase())),
  });
}

/** What was corrected or noted is told no more, only that it was, when and by whom. */
export async function eraseTrail(orderIds: Types.ObjectId[]): Promise<void> {
  await ChangeModel.collection.updateMany(
    { of: 'order', id: { $in: orderIds.map((id) => id.toHexString()) } },
    { $pull: { fields: { name: { $ne: 'status' } } } as never },
  );
}

/** Enters into the trail of each order that it was erased; entered twice, it is one entry. */
export async function fileErasures({ _id, orderIds, by, at }: CustomerErasure): Promise<void> {
  if (orderIds.length === 0) return;
  const entries = orderIds.map((order): StoredChange => {
    const id = order.toHexString();
    return {
      _id: `${id}-${_id.toHexString()}`,
      at,
      by,
      of: 'order',
      id,
      action: 'erased',
      fields: [],
    };
  });
  await ChangeModel.collection.bulkWrite(
    entries.map(({ _id: entryId, ...entry }) => ({
      updateOne: {
        filter: { _id: entryId as never },
        update: { $setOnInsert: entry },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}
