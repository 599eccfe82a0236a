import type { ClientSession } from 'mongoose';
import { notFound } from '../../http/api-error.ts';
import { OrderModel, type StoredOrder } from '../../order-record/order.model.ts';

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
