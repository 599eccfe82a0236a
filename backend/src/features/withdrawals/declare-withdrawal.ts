import { hash } from 'node:crypto';
import { Types, type ClientSession } from 'mongoose';
import { commandTimeoutMs } from '../../database/command-timeout.ts';
import { foldEmail } from '../../contract/text/email.ts';
import type { NewWithdrawal } from '../../contract/order/withdrawal.ts';
import { queueEmails } from '../../models/emails/queued-email.model.ts';
import type { RequestKey } from '../../database/request-key.model.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isDuplicateKey } from '../../database/unique-index.ts';
import { makeOnce } from '../../http/idempotency-key.ts';
import { addWithdrawal } from '../../models/orders/add-withdrawal.ts';
import { orderCollection, OrderModel } from '../../models/orders/order.model.ts';
import { WithdrawalModel, type StoredWithdrawal } from './withdrawal.model.ts';

/** How long a declaration without a matching order is kept; its number may be mistyped. */
const retentionMs = 365 * 86_400_000;
const maxOfStrangers = 20;

type Declaration = Required<Pick<NewWithdrawal, 'name' | 'email' | 'number'>> &
  Pick<NewWithdrawal, 'items'> & {
    uid?: string | undefined;
    /** The address is the one that the declarer is signed in with. */
    isOwnEmail: boolean;
  };

/**
 * Stores a declaration; returns its time and whether the signed-in customer placed the order. Whether
 * the order exists or is somebody else's cannot be observed: each takes one search, one record and one
 * email. A repeated declaration is stored once; only the account that sent it, and the sender of a
 * repeated request, get its first time.
 */
export async function declareWithdrawal(
  declaration: Declaration,
  request?: RequestKey,
): Promise<{ receivedAt: Date; isOwnOrder: boolean; isReplayed: boolean }> {
  const { name, email, number, items, uid, isOwnEmail } = declaration;
  const emailLower = foldEmail(email);
  const projection = { uid: 1, emailLower: 1, 'items.bookId': 1, 'items.title': 1 };
  const order = await orderCollection.findOne(
    { number: Number(number) },
    { projection, maxTimeMS: commandTimeoutMs },
  );
  const isOwnOrder = uid !== undefined && order?.uid === uid;
  const isTheirs = order?.emailLower === emailLower || isOwnOrder;
  const chosen = new Set(items?.map((id) => id.toLowerCase()));
  const itemsOfOrder = order?.items.filter(({ bookId }) => chosen.has(bookId.toHexString())) ?? [];
  const receivedAt = new Date();
  const key = hash(
    'sha256',
    JSON.stringify([name, emailLower, number, items?.toSorted() ?? null, uid ?? null]),
    'hex',
  );
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
      : { expiresAt: new Date(receivedAt.getTime() + retentionMs) }),
    // Only the order's customer sees titles: anybody can type an address and a number.
    ...(isOwnOrder && isOwnEmail && { titles: itemsOfOrder.map(({ title }) => title) }),
    isPending: true,
    status: 'open' as const,
  };
  const kinds = ['withdrawal-received'] as const;
  try {
    const { result, isReplayed } = await makeOnce(request, async (session) => {
      await WithdrawalModel.create([record], { session });
      const event = { of: 'withdrawal', recordId: record._id, kinds, at: receivedAt } as const;
      await queueEmails([event], session);
      return { receivedAt };
    });
    return { ...result, isOwnOrder, isReplayed };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const earlier = uid === undefined ? null : await WithdrawalModel.findOne({ key }).lean();
    return { receivedAt: earlier?.receivedAt ?? receivedAt, isOwnOrder, isReplayed: false };
  }
}

/**
 * Adds pending declarations to their orders. Not in the transaction of the declaration, whose duration
 * would show that the order exists.
 */
export async function recordOnOrders(): Promise<void> {
  // Declarations without an order must not delay the others.
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
  if (!declared) return; // another process has recorded it
  const { orderId, receivedAt, items, isSignedIn } = declared;
  const projection = { status: 1, items: 1, withdrawals: 1 };
  const order = await OrderModel.findById(orderId, projection, { session }).lean();
  if (!order || order.status === 'cancelled') return;
  const itemsOfOrder = items
    ?.map((id) => id.toLowerCase())
    .filter((id) => order.items.some(({ bookId }) => bookId.toHexString() === id));
  if (itemsOfOrder?.length === 0) return;
  // Strangers must not let an order grow without limit.
  if (!isSignedIn && (order.withdrawals?.length ?? 0) >= maxOfStrangers) return;
  const withdrawal = { _id, receivedAt, items: itemsOfOrder, isSignedIn: isSignedIn === true };
  await addWithdrawal(order._id, withdrawal, session);
}
