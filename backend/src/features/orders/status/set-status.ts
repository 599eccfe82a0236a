import mongoose from 'mongoose';
import {
  canBecome,
  orderStates,
  orderStatuses,
  type OrderActor,
  type OrderStatus,
} from '../../../contract/order/order-status.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { isVisible, OrderModel, type StoredOrder } from '../../../order-record/order.model.ts';
import { beginning, finishOthers, finishWork, type WorkOptions } from '../process/finish-work.ts';
import { pushesOf } from '../process/step.ts';
import { returnBooks } from './return-books.ts';

interface StatusChange {
  whose: Pick<StoredOrder, 'source'> & { _id: string; uid?: string };
  status: OrderStatus;
  actor: OrderActor;
  /** The admin's name. */
  by?: string;
  /** The scan at the counter that asks for it, once. */
  returnScan?: string | undefined;
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
export async function changeStatus(
  { whose, status, actor, by, returnScan }: StatusChange,
  options: WorkOptions = {},
): Promise<StoredOrder> {
  const before = orderStatuses.filter((from) => canBecome(from, status, actor));
  const { isSale, isOnlyFor } = orderStates[status];
  const isPossible = () => ({
    ...whose,
    status: mongoose.trusted({ $in: before }),
    ...(isOnlyFor && { pickup: isOnlyFor === 'pickup' ? true : null }),
  });
  for (;;) {
    const { $set, $inc } = isSale ? {} : beginning('return');
    const changed = await OrderModel.findOneAndUpdate(
      // Books that came back before must not come back once more.
      { ...isPossible(), 'process.work': null, ...(!isSale && { returnedCents: null }) },
      {
        $set: { status, ...(returnScan && { returnScan }), ...$set },
        ...($inc && { $inc }),
        $push: pushesOf({ status, at: new Date(), ...(by && { by }) }),
      },
      { returnDocument: 'after' },
    ).lean();
    if (changed && !$set) return changed;
    if (changed) {
      await options.afterStep?.('begun');
      // That another process does it by now is no business of whoever asked.
      return finishWork(changed, options);
    }
    const hindered = await OrderModel.findOne(isPossible()).lean();
    if (!hindered) throw await whyNot(whose, status);
    const isPart = !isSale && hindered.returnedCents != null;
    if (hindered.process?.work) await finishOthers(hindered);
    else if (isPart && status === 'returned' && by)
      return returnBooks({ id: whose._id, by }, options);
    else if (isPart) throw await whyNot(whose, status);
  }
}

/** Names the status the order has now, which another may have given it a moment ago. */
async function whyNot(whose: { _id: string; uid?: string }, status: OrderStatus) {
  const order = await OrderModel.findOne({ ...whose, status: isVisible() }).lean();
  if (!order) return notFound('order');
  const pickup = order.pickup ? ' and collected in the shop' : '';
  const message = `An order that is ${order.status}${pickup} cannot become ${status}.`;
  return new ApiError('invalid_transition', message);
}
