import { createHash } from 'node:crypto';
import mongoose, { Types } from 'mongoose';
import type { NewWithdrawal } from '../../contract/order/withdrawal.ts';
import { queueEmails } from '../../outbox/queued-email.model.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isFirstToWrite } from '../../database/unique-index.ts';
import { orderCollection, OrderModel } from '../../order-record/order.model.ts';
import { WithdrawalModel, type StoredWithdrawal } from './withdrawal.model.ts';

export type Declaration = Required<Pick<NewWithdrawal, 'name' | 'email' | 'number'>> &
  Pick<NewWithdrawal, 'items'> & { uid?: string | undefined };

/**
 * Keeps a declaration; returns its moment, and whether who is signed in placed the order. One that is
 * not the declarer's, or does not exist, makes no difference that could be seen: one search, one
 * record and one email either way. The same one sent again is the same.
 */
export async function declareWithdrawal(
  declaration: Declaration,
): Promise<{ receivedAt: Date; isOwnOrder: boolean }> {
  const { name, email, number, items, uid } = declaration;
  const emailLower = email.toLowerCase();
  const projection = { uid: 1, emailLower: 1, 'items.bookId': 1, 'items.title': 1 };
  const order = await orderCollection.findOne(
    { number: Number(number) },
    { projection, maxTimeMS: 5000 },
  );
  const isOwnOrder = uid !== undefined && order?.uid === uid;
  const isTheirs = order?.emailLower === emailLower || isOwnOrder;
  const chosen = new Set(items?.map((id) => id.toLowerCase()));
  const theirs = order?.items.filter(({ bookId }) => chosen.has(bookId.toHexString())) ?? [];
  const receivedAt = new Date();
  const key = createHash('sha256')
    .update(JSON.stringify([name, emailLower, number, items?.toSorted() ?? null]))
    .digest('hex');
  const record = {
    _id: new Types.ObjectId(),
    name,
    email,
    emailLower,
    number,
    uid,
    items,
    receivedAt,
    key,
    // What the order of somebody else holds is nobody's business.
    ...(isTheirs && { orderId: order?._id, titles: theirs.map(({ title }) => title) }),
    isPending: true,
    status: 'open' as const,
  };
  const kinds = ['withdrawal-received'] as const;
  const isNew = await isFirstToWrite(
    inTransaction(async (session) => {
      await WithdrawalModel.create([record], { session });
      const event = { of: 'withdrawal', recordId: record._id, kinds, at: receivedAt } as const;
      await queueEmails([event], session);
    }),
  );
  if (isNew) return { receivedAt, isOwnOrder };
  const earlier = await WithdrawalModel.findOne({ key }).orFail().lean();
  return { receivedAt: earlier.receivedAt, isOwnOrder };
}

/** Tells the orders of what was declared; may be repeated at any point. */
export async function recordOnOrders(): Promise<void> {
  // However much strangers declare, the customers' own do not wait for it.
  await WithdrawalModel.updateMany(
    { isPending: true, orderId: null },
    { $unset: { isPending: 1 } },
  );
  const pending = (await WithdrawalModel.find({ isPending: true }).lean()) as StoredWithdrawal[];
  for (const { _id, orderId, receivedAt, items } of pending) {
    const order = await OrderModel.findById(orderId, { status: 1, items: 1 }).lean();
    const theirs = items
      ?.map((id) => id.toLowerCase())
      .filter((id) => order?.items.some(({ bookId }) => bookId.toHexString() === id));
    if (order && order.status !== 'cancelled' && theirs?.length !== 0) {
      await OrderModel.updateOne(
        { _id: orderId, withdrawal: mongoose.trusted({ $exists: false }) },
        { $set: { withdrawal: { receivedAt, items: theirs } } },
      );
    }
    await WithdrawalModel.updateOne({ _id }, { $unset: { isPending: 1 } });
  }
}
