import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../../http/api-error.ts';
import { finishPlacing } from './finish-placing.ts';
import { leaseMs, takeOver } from '../status/lease.ts';
import { OrderModel, type StoredOrder } from '../order.model.ts';

const keyLivesMs = 24 * 3_600_000;
/** How long a request waits for another with its key: longer than a dead process blocks an order. */
const waitMs = leaseMs + 2_000;

/**
 * The order that an earlier request with this key placed. Waits for one that is being placed, and
 * finishes one that a crash left. Throws 422 when the key was used for another body, 409 when the
 * other request takes too long.
 */
export async function findEarlierOrder(
  uid: string,
  key: string,
  bodyHash: string,
): Promise<StoredOrder | undefined> {
  const giveUpAt = Date.now() + waitMs;
  for (;;) {
    const order = await OrderModel.findOne({ uid, key }).lean();
    if (!order) return undefined;
    if (order.createdAt.getTime() < Date.now() - keyLivesMs) {
      const freed = { $set: { key: order._id.toHexString() }, $unset: { bodyHash: 1 } } as const;
      await OrderModel.updateOne({ _id: order._id, key }, freed);
      return undefined;
    }
    if (order.bodyHash !== bodyHash) {
      const message = 'This Idempotency-Key was used for another order.';
      throw new ApiError('idempotency_key_reused', message);
    }
    if (order.status !== 'placing') return order;
    const left = await takeOver(order);
    if (left) return finishPlacing(left, { isTakenOver: true });
    if (Date.now() >= giveUpAt) {
      const message = 'This order is being placed. Please wait a moment.';
      throw new ApiError('request_in_progress', message, { retryAfter: 2 });
    }
    await sleep(100);
  }
}
