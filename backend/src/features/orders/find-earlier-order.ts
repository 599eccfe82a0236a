import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../http/api-error.ts';
import { finishPlacing, leaseMs } from './finish-placing.ts';
import { OrderModel, type StoredOrder } from './order.model.ts';
import { takeOver } from './take-over.ts';

const keyLivesMs = 24 * 3_600_000;
/** How long a request waits for another with its key: longer than a dead process blocks an order. */
export const waitMs = leaseMs + 2_000;

/**
 * The order that an earlier request with this key placed. Waits for one that is being placed, and
 * finishes one that a crash left. Throws 422 when the key was used for another body.
 */
export async function findEarlierOrder(
  uid: string,
  key: string,
  bodyHash: string,
  giveUpAt: number,
): Promise<StoredOrder | undefined> {
  for (;;) {
    const order = await OrderModel.findOne({ uid, key }).lean();
    if (!order) return undefined;
    if (order.createdAt.getTime() < Date.now() - keyLivesMs) {
      await OrderModel.updateOne({ _id: order._id, key }, { $unset: { key: 1, bodyHash: 1 } });
      return undefined;
    }
    if (order.bodyHash !== bodyHash) {
      throw new ApiError(
        'idempotency_key_reused',
        'This Idempotency-Key was used for another order.',
      );
    }
    if (order.status !== 'placing') return order;
    const left = await takeOver(order);
    if (left) return finishPlacing(left, { isTakenOver: true });
    if (Date.now() >= giveUpAt) {
      throw new ApiError(
        'request_in_progress',
        'This order is being placed. Please wait a moment.',
        {
          retryAfter: 2,
        },
      );
    }
    await sleep(100);
  }
}
