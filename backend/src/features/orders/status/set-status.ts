import mongoose from 'mongoose';
import {
  canBecome,
  orderStates,
  orderStatuses,
  type OrderActor,
  type OrderStatus,
} from '../../../contract/order-status.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { isVisible, OrderModel, type StoredOrder } from '../order.model.ts';
import { beginning, finishWork, type WorkOptions } from '../process/finish-work.ts';
import { pushesOf } from '../process/step.ts';

interface StatusChange {
  whose: { _id: string; uid?: string };
  status: OrderStatus;
  actor: OrderActor;
  /** The admin's name. */
  by?: string;
}

/** The customer's own way back, only while nobody has confirmed the order. Throws 404 or 409. */
export function cancelOwnOrder(id: string, uid: string): Promise<StoredOrder> {
  return changeStatus({ whose: { _id: id, uid }, status: 'cancelled', actor: 'customer' });
}

/** Takes an order to its next status. Throws 404 or 409 `invalid_transition`. */
export function setOrderStatus(
  id: string,
  status: OrderStatus,
  by: string,
  options?: WorkOptions,
): Promise<StoredOrder> {
  return changeStatus({ whose: { _id: id }, status, actor: 'admin', by }, options);
}

/** One that ends the sale brings its copies back at once. */
async function changeStatus(
  { whose, status, actor, by }: StatusChange,
  options: WorkOptions = {},
): Promise<StoredOrder> {
  const before = orderStatuses.filter((from) => canBecome(from, status, actor));
  const { $set, $inc } = orderStates[status].isSale ? {} : beginning('return');
  const changed = await OrderModel.findOneAndUpdate(
    { ...whose, status: mongoose.trusted({ $in: before }) },
    {
      $set: { status, ...$set },
      ...($inc && { $inc }),
      $push: pushesOf({ status, at: new Date(), ...(by && { by }) }),
    },
    { returnDocument: 'after' },
  ).lean();
  if (!changed) throw await whyNot(whose, status);
  if (!$set) return changed;
  await options.afterStep?.('begun');
  // That another process does it by now is no business of whoever asked.
  return finishWork(changed, options);
}

/** Names the status the order has now, which another may have given it a moment ago. */
async function whyNot(whose: { _id: string; uid?: string }, status: OrderStatus) {
  const order = await OrderModel.findOne({ ...whose, status: isVisible() }).lean();
  if (!order) return notFound('order');
  const message = `An order that is ${order.status} cannot become ${status}.`;
  return new ApiError('invalid_transition', message);
}
