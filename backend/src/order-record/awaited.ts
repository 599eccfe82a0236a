import type { mongo, Types } from 'mongoose';
import type { OrderStatus } from '../contract/order/order-status.ts';
import type { StoredOrder } from './order.model.ts';

type Item = StoredOrder['items'][number];

/** An order that has left the shop, or lies ready in it, waits for nothing. */
const waiting: OrderStatus[] = ['placed', 'confirmed'];

/** Whether the copy of an ordered book is still to come. */
export function isAwaited({ supply, arrivedAt, sentAt, returnedAt }: Item): boolean {
  return (supply === 'orderIn' || supply === 'preorder') && !arrivedAt && !sentAt && !returnedAt;
}

/** Filter for orders that wait for copies, of one book or of any. */
export function waitingFor(bookId?: Types.ObjectId): mongo.Filter<StoredOrder> {
  return {
    status: { $in: waiting },
    items: {
      $elemMatch: {
        ...(bookId && { bookId }),
        supply: { $in: ['orderIn', 'preorder'] },
        arrivedAt: null,
        sentAt: null,
        returnedAt: null,
      },
    },
  };
}

export function canStillUndo({ status }: StoredOrder): boolean {
  return waiting.includes(status);
}
