import mongoose from 'mongoose';
import {
  canBecome,
  orderStates,
  orderStatuses,
  type OrderActor,
  type OrderStatus,
} from '../../../contract/order-status.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { cleanUpTime } from './clean-up.ts';
import { hasLapsed, newLease } from './lease.ts';
import { lettersAbout } from './order-letters.ts';
import { isVisible, OrderModel, type StoredOrder } from '../order.model.ts';
import { returnCopies } from '../place/reservation.ts';

/** A status that was set, then what brings the copies back. */
type StatusStep = OrderStatus | 'copies returned' | 'return noted';
type AfterStep = (step: StatusStep) => void | Promise<void>;

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
  afterStep?: AfterStep,
): Promise<StoredOrder> {
  return changeStatus({ whose: { _id: id }, status, actor: 'admin', by }, afterStep);
}

async function changeStatus(
  { whose, status, actor, by }: StatusChange,
  afterStep?: AfterStep,
): Promise<StoredOrder> {
  const before = orderStatuses.filter((from) => canBecome(from, status, actor));
  const returnsStock = !orderStates[status].isSale;
  const at = new Date();
  const changed = await OrderModel.findOneAndUpdate(
    { ...whose, status: mongoose.trusted({ $in: before }) },
    {
      $set: { status, ...(returnsStock && { returnsStock, leaseUntil: newLease() }) },
      // Its copies are on their way: what they leave behind is cleaned up after they are back.
      ...(returnsStock && { $unset: { cleanUpAt: 1 } }),
      $push: {
        history: { status, at, ...(by && { by }) },
        outbox: { $each: lettersAbout(status, at) },
      },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!changed) throw await whyNot(whose, status);
  await afterStep?.(status);
  if (returnsStock) await finishReturn(changed, afterStep);
  return changed;
}

/** Names the status the order has now, which another may have given it a moment ago. */
async function whyNot(whose: { _id: string; uid?: string }, status: OrderStatus) {
  const order = await OrderModel.findOne({ ...whose, status: isVisible() }).lean();
  if (!order) return notFound('order');
  const message = `An order that is ${order.status} cannot become ${status}.`;
  return new ApiError('invalid_transition', message);
}

/** Brings the copies of an order that is no sale any more back; may be repeated at any point. */
export async function finishReturn(order: StoredOrder, afterStep?: AfterStep): Promise<void> {
  if (hasLapsed(order)) return; // another does it by now
  await returnCopies(order);
  await afterStep?.('copies returned');
  await OrderModel.updateOne(
    { _id: order._id, leaseUntil: order.leaseUntil },
    { $unset: { returnsStock: 1, leaseUntil: 1 }, $set: { cleanUpAt: cleanUpTime() } },
  );
  await afterStep?.('return noted');
}
