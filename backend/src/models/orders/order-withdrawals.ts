import mongoose, { type InferRawDocType } from 'mongoose';
import type { Order } from '../../contract/order/order.ts';
import type { Complete } from '../../contract/complete.ts';

const withdrawnFields = {
  _id: { type: mongoose.Schema.Types.ObjectId, required: true },
  receivedAt: { type: Date, required: true },
  items: { type: [String], default: undefined },
  isSignedIn: { type: Boolean, required: true },
} as const;
export type StoredWithdrawn = InferRawDocType<typeof withdrawnFields>;

export const withdrawalsField = {
  type: [new mongoose.Schema(withdrawnFields)],
  default: undefined,
};

/** The declarations as the API returns them, newest first. */
export function toWithdrawals(
  stored: readonly StoredWithdrawn[] | null | undefined,
): Pick<Complete<Order>, 'withdrawal' | 'withdrawals'> {
  const newestFirst = (stored ?? [])
    .toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime())
    .map(({ receivedAt, items, isSignedIn }) => {
      return { receivedAt: receivedAt.toISOString(), items: items ?? undefined, isSignedIn };
    });
  const [newest] = newestFirst;
  return {
    withdrawal: newest && { receivedAt: newest.receivedAt, items: newest.items },
    withdrawals: newest && newestFirst,
  };
}
