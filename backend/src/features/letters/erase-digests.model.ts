import mongoose, { type Types } from 'mongoose';
import { OrderModel } from '../orders/order.model.ts';
import { LetterModel } from './letter.model.ts';
import { dayOfDigest, dueAtOfDigest } from './digest-day.ts';

/** What waits longer is not sent any more. */
const staleMs = 72 * 3_600_000;
const among = (ids: Types.ObjectId[]) => mongoose.trusted({ $in: ids });

/**
 * Takes away the digests that tell of these orders. The other orders of one that was not sent owe
 * another one of their day. May be repeated at any point.
 */
export async function eraseDigestsOf(orderIds: Types.ObjectId[]): Promise<void> {
  const isErased = new Set(orderIds.map(String));
  const digests = await LetterModel.find(
    { orderIds: among(orderIds) },
    { key: 1, status: 1, queuedAt: 1, orderIds: 1 },
  ).lean();
  for (const { _id, key, status, queuedAt, orderIds: told } of digests) {
    const others = told?.filter((id) => !isErased.has(String(id))) ?? [];
    const isExpected = status !== 'sent' && queuedAt.getTime() > Date.now() - staleMs;
    if (isExpected && others.length > 0) {
      // Not the one of its day any more, whoever writes letters meanwhile.
      await LetterModel.updateOne({ _id }, { $set: { key: `${key} ${_id.toHexString()}` } });
      const dueAt = dueAtOfDigest(dayOfDigest(key));
      await OrderModel.updateMany(
        { _id: among(others), erasedAt: null },
        { $addToSet: { outbox: { kind: 'digest', at: dueAt, dueAt } } },
        { timestamps: false },
      );
    }
    await LetterModel.deleteOne({ _id });
  }
}
