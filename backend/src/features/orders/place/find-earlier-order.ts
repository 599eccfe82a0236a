import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { ErrorCode } from '../../../contract/api-error.ts';
import { ApiError } from '../../../http/api-error.ts';
import { OrderModel, type StoredOrder } from '../../../order-record/order.model.ts';
import { finishWork } from '../process/finish-work.ts';
import { leaseMs, takeOver } from '../process/lease.ts';

const keyLivesMs = 24 * 3_600_000;
/** How long a request waits for another with its key: longer than a dead process blocks an order. */
const waitMs = leaseMs + 2_000;

/** Of a request that may be sent again: its Idempotency-Key, and what it asked for. */
export interface Repeatable {
  uid: string;
  key: string;
  bodyHash: string;
}

/**
 * The order that an earlier request with this key placed. Waits for one that is being placed, and
 * finishes one that a crash left. Throws what that one was refused with, 422 when the key was used
 * for another body, 409 when the other request takes too long.
 */
export async function findEarlierOrder(
  { uid, key, bodyHash }: Repeatable,
  { isTaken = false } = {},
): Promise<StoredOrder | undefined> {
  const since = new Date(Date.now() - keyLivesMs);
  const giveUpAt = Date.now() + waitMs;
  while (Date.now() < giveUpAt) {
    const order = await OrderModel.findOne({
      uid,
      key,
      createdAt: mongoose.trusted({ $gte: since }),
      'process.refusal.until': mongoose.trusted({ $not: { $lte: new Date() } }),
    }).lean();
    if (!order && !isTaken) return undefined;
    if (!order) break;
    if (order.bodyHash !== bodyHash) {
      const message = 'This Idempotency-Key was used for another order.';
      throw new ApiError('idempotency_key_reused', message);
    }
    const { refusal } = order.process ?? {};
    if (refusal) {
      const { code, message, bookIds } = refusal;
      throw new ApiError(code as ErrorCode, message ?? '', { bookIds });
    }
    if (order.status !== 'placing') return order;
    isTaken = true;
    const left = await takeOver(order);
    if (left) return finishWork(left, { isTakenOver: true });
    await sleep(100);
  }
  const message = 'This order is being placed. Please wait a moment.';
  throw new ApiError('request_in_progress', message, { retryAfter: 2 });
}

/** Whether the key is free again: used long ago, or for what was refused and is not on its way. */
export async function freeOldKey({ uid, key, bodyHash }: Repeatable): Promise<boolean> {
  const before = (moment: number) => mongoose.trusted({ $lt: new Date(moment) });
  const { matchedCount } = await OrderModel.updateOne(
    {
      uid,
      key,
      $or: [
        { createdAt: before(Date.now() - keyLivesMs) },
        { 'process.refusal.until': before(Date.now()) },
        { status: 'undoing', bodyHash: mongoose.trusted({ $ne: bodyHash }) },
      ],
    },
    { $set: { key: randomUUID() }, $unset: { bodyHash: 1 } },
  );
  return matchedCount > 0;
}
