import mongoose from 'mongoose';
import { cleanUpTime } from '../status/clean-up.ts';
import { newMark } from '../rollup/order-mark.ts';
import { newLease } from '../status/lease.ts';
import type { newOrderOf } from './new-order.ts';
import { lettersAbout } from '../status/order-letters.ts';
import type { StoredOrder } from '../order.model.ts';

/** What the write that makes an order `placed` sets besides. */
export function placedFields() {
  const status = 'placed' as const;
  return { status, cleanUpAt: cleanUpTime(), outbox: lettersAbout(status, new Date()) };
}

/** Of a request that may be sent again: its Idempotency-Key, and what it asked for. */
export interface Repeatable {
  key: string;
  bodyHash: string;
}

/**
 * Returns the whole record of a new order, as the model would make it: placed, unless copies of
 * limited books must be reserved for it first.
 */
export function firstRecordOf(
  order: ReturnType<typeof newOrderOf>,
  {
    repeatable,
    limitKeys,
  }: { repeatable?: Repeatable | undefined; limitKeys?: string[] | undefined },
): StoredOrder {
  const _id = new mongoose.Types.ObjectId();
  const isPlaced = order.limitedBookIds.length === 0;
  const now = new Date();
  return {
    _id,
    key: _id.toHexString(),
    ...order,
    ...repeatable,
    ...(limitKeys && { limitKeys }),
    ...(isPlaced ? placedFields() : { status: 'placing' as const, leaseUntil: newLease() }),
    uncounted: newMark(),
    createdAt: now,
    updatedAt: now,
    __v: 0,
  };
}
