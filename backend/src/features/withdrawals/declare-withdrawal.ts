import { createHash } from 'node:crypto';
import { Types, type ClientSession } from 'mongoose';
import { foldEmail } from '../../contract/text/email.ts';
import type { NewWithdrawal } from '../../contract/order/withdrawal.ts';
import { queueEmails } from '../../outbox/queued-email.model.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isFirstToWrite } from '../../database/unique-index.ts';
import { orderCollection, OrderModel } from '../../order-record/order.model.ts';
import { WithdrawalModel, type StoredWithdrawal } from './withdrawal.model.ts';

/** What fits no order is kept for so long: its number may have been mistyped. */
const keptMs = 365 * 86_400_000;
const maxOfStrangers = 20;

export type Declaration = Required<Pick<NewWithdrawal, 'name' | 'email' | 'number'>> &
  Pick<NewWithdrawal, 'items'> & {
    uid?: string | undefined;
    /** The address is the one that the declarer is signed in with. */
    isOwnEmail: boolean;
  };

/**
 * Keeps a declaration; returns its moment, and whether who is signed in placed the order. One that is
 * not the declarer's, or does not exist, makes no difference that could be seen: one search, one
 * record and one email either way. The same one sent again is the same; its first moment is said to
 * the account that sent it, since strangers repeat what others have declared.
 */
export async function declareWithdrawal(
  declaration: Declaration,
): Promise<{ receivedAt: Date; isOwnOrder: boolean }> {
  const { name, email, number, items, uid, isOwnEmail } = declaration;
  const emailLower = foldEmail(email);
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
    .update(JSON.stringify([name, emailLower, number, items?.toSorted() ?? null, uid ?? null]))
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
    ...(isTheirs
      ? { orderId: order?._id, isSignedIn: isOwnOrder }
      : { expiresAt: new Date(receivedAt.getTime() + keptMs) }),
    // The email names titles to the order's customer only: anybody can type an address and a number.
    ...(isOwnOrder && isOwnEmail && { titles: theirs.map(({ title }) => title) }),
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
  const earlier = uid === undefined ? null : await WithdrawalModel.findOne({ key }).lean();
  return { receivedAt: earlier?.receivedAt ?? receivedAt, isOwnOrder };
}

/**
 * Tells the orders of what was declared. Not in the transaction of the declaration, which would take
 * longer for an order that exists.
 */
export async function recordOnOrders(): Promise<void> {
  // However much strangers declare, the customers' own do not wait for it.
  await WithdrawalModel.updateMany(
    { isPending: true, orderId: null },
    { $unset: { isPending: 1 } },
  );
  const pending = await WithdrawalModel.find({ isPending: true }, { _id: 1 }).lean();
  for (const { _id } of pending) await inTransaction((session) => recordOnOrder(_id, session));
}

async function recordOnOrder(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  const declared = await WithdrawalModel.findOneAndUpdate(
    { _id, isPending: true },
    { $unset: { isPending: 1 } },
    { session },
  ).lean<StoredWithdrawal>();
  if (!declared) return; // another process has told the order
  const { orderId, receivedAt, items, isSignedIn } = declared;
  const projection = { status: 1, items: 1, withdrawals: 1 };
  const order = await OrderModel.findById(orderId, projection, { session }).lean();
  if (!order || order.status === 'cancelled') return;
  const theirs = items
    ?.map((id) => id.toLowerCase())
    .filter((id) => order.items.some(({ bookId }) => bookId.toHexString() === id));
  if (theirs?.length === 0) return;
  // Strangers cannot make an order grow without end.
  if (!isSignedIn && (order.withdrawals?.length ?? 0) >= maxOfStrangers) return;
  const withdrawal = { _id, receivedAt, items: theirs, isSignedIn: isSignedIn === true };
  await OrderModel.updateOne({ _id: orderId }, { $push: { withdrawals: withdrawal } }, { session });
}
