import { leaseMs } from './finish-placing.ts';
import { OrderModel, type StoredOrder } from './order.model.ts';

/** Takes over an order whose lease has run out; undefined when it has not, or another was first. */
export async function takeOver(order: StoredOrder): Promise<StoredOrder | undefined> {
  if (!order.leaseUntil || order.leaseUntil.getTime() > Date.now()) return undefined;
  const taken = await OrderModel.findOneAndUpdate(
    { _id: order._id, status: order.status, leaseUntil: order.leaseUntil },
    { $set: { leaseUntil: new Date(Date.now() + leaseMs) } },
    { returnDocument: 'after' },
  ).lean();
  return taken ?? undefined;
}
