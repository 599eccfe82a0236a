import type { Types } from 'mongoose';
import { nextStatuses, type OrderStatus } from '../../contract/order.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { leaseMs, quietMs } from './finish-placing.ts';
import { isVisible, OrderModel, type StoredOrder } from './order.model.ts';
import { returnCopies } from './shelf.ts';

export type CancelStep = 'cancelled' | 'copies returned' | 'return noted';
type AfterStep = (step: CancelStep) => void | Promise<void>;

/** The customer's own way back, only while nobody has confirmed the order. Throws 404 or 409. */
export async function cancelOwnOrder(
  id: string,
  uid: string,
  afterStep?: AfterStep,
): Promise<StoredOrder> {
  return changeStatus({ _id: id, uid }, 'cancelled', ['placed'], afterStep);
}

/** Takes an order to its next status (ruling R7). Throws 404 or 409 `invalid_transition`. */
export async function setOrderStatus(
  id: string,
  status: OrderStatus,
  afterStep?: AfterStep,
): Promise<StoredOrder> {
  const before = Object.keys(nextStatuses) as OrderStatus[];
  const from = before.filter((earlier) => nextStatuses[earlier].includes(status));
  return changeStatus({ _id: id }, status, from, afterStep);
}

async function changeStatus(
  whose: { _id: string; uid?: string },
  status: OrderStatus,
  from: OrderStatus[],
  afterStep?: AfterStep,
): Promise<StoredOrder> {
  const order = await OrderModel.findOne({ ...whose, status: isVisible() }).lean();
  if (!order) throw notFound('order');
  if (!from.some((earlier) => earlier === order.status)) throw invalidTransition(order, status);
  const returnsStock = status === 'cancelled' && order.limitedBookIds.length > 0;
  const changed = await OrderModel.findOneAndUpdate(
    { ...whose, status: order.status },
    {
      $set: { status, ...(returnsStock ? { returnsStock, leaseUntil: inFuture(leaseMs) } : {}) },
      $push: { history: { status, at: new Date() } },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!changed) throw invalidTransition(order, status); // another was faster
  await afterStep?.('cancelled');
  if (returnsStock) await finishReturn(changed, afterStep);
  return changed;
}

/** Brings the copies of a cancelled order back; may be repeated at any point. */
export async function finishReturn(
  order: { _id: Types.ObjectId; limitedBookIds: Types.ObjectId[]; leaseUntil?: Date | null },
  afterStep?: AfterStep,
): Promise<void> {
  if (order.leaseUntil && order.leaseUntil.getTime() < Date.now()) return; // another does it by now
  await returnCopies(order);
  await afterStep?.('copies returned');
  // The notes on the books stay until nobody can repeat the return.
  await OrderModel.updateOne(
    { _id: order._id },
    { $unset: { returnsStock: 1 }, $set: { leaseUntil: inFuture(quietMs) } },
  );
  await afterStep?.('return noted');
}

function inFuture(ms: number): Date {
  return new Date(Date.now() + ms);
}

function invalidTransition(order: { status: string }, status: OrderStatus): ApiError {
  const message = `An order that is ${order.status} cannot become ${status}.`;
  return new ApiError('invalid_transition', message);
}
