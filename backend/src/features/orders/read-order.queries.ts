import type { ClientSession } from 'mongoose';
import { ApiError, notFound } from '../../http/api-error.ts';
import { OrderModel, type StoredOrder } from '../../models/orders/order.model.ts';

/** Selects one order, optionally only if it is this customer's or of this source. */
export type OrderSelector = Pick<StoredOrder, 'source'> & { _id: string; uid?: string };

/** Reads one order. Throws 404. */
export async function readOrder(
  selector: OrderSelector,
  session?: ClientSession,
): Promise<StoredOrder> {
  const order = await OrderModel.findOne(selector, null, { session }).lean();
  if (!order) throw notFound('order');
  return order;
}

/** Thrown for what would add a person's data to an order again. */
export const orderErased = () => new ApiError('invalid_transition', 'This order has been erased.');
