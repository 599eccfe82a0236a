import type { ClientSession, Types } from 'mongoose';
import { raiseUpdatedAt } from './next-updated-at.ts';
import type { StoredWithdrawn } from './order-withdrawals.ts';
import { OrderModel } from './order.model.ts';

/** Adds a declaration of withdrawal to its order. */
export async function addWithdrawal(
  orderId: Types.ObjectId,
  withdrawal: StoredWithdrawn,
  session: ClientSession,
): Promise<void> {
  await OrderModel.updateOne(
    { _id: orderId },
    { $push: { withdrawals: withdrawal }, ...raiseUpdatedAt(new Date()) },
    { session, timestamps: false },
  );
}
