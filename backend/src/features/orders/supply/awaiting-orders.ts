import type { mongo, Types } from 'mongoose';
import type { OrderStatus } from '../../../contract/order/order-status.ts';
import type { StoredOrder } from '../../../models/orders/order.model.ts';

/** A shipped order, or one that is ready for pickup, waits for nothing. */
const awaitingStatuses: OrderStatus[] = ['placed', 'confirmed'];

/** Filter for orders that wait for copies, of one book or of any. */
export function ordersAwaiting(bookId?: Types.ObjectId): mongo.Filter<StoredOrder> {
  return {
    status: { $in: awaitingStatuses },
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

/** Whether an order may wait again for a copy that it was given. */
export function canUndoArrival({ status }: StoredOrder): boolean {
  return awaitingStatuses.includes(status);
}
