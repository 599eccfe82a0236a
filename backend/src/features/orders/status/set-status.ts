import {
  nextStatuses,
  orderStates,
  type OrderActor,
  type OrderStatus,
} from '../../../contract/order/order-status.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';
import type { OneOrder } from '../orders-of-person.model.ts';
import { changeOrder } from '../process/change-order.ts';
import { beginning, type WorkOptions } from '../process/finish-work.ts';
import { booksOut, pushesOf } from '../process/step.ts';
import { planReturn } from './return-books.ts';

interface StatusChange {
  whose: OneOrder;
  status: OrderStatus;
  actor: OrderActor;
  /** The admin's name. */
  by?: string;
  /** The scan at the counter that asks for it, once. */
  returnScan?: string | undefined;
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
export function changeStatus(
  { whose, status, actor, by, returnScan }: StatusChange,
  options?: WorkOptions,
): Promise<StoredOrder> {
  const { isSale } = orderStates[status];
  const plan = (order: StoredOrder) => {
    const going = { status: order.status as OrderStatus, pickup: order.pickup ?? undefined };
    // Books that came back before must not come back once more.
    const isPart = !isSale && order.returnedCents != null;
    const isForRest = isPart && status === 'returned' && by;
    if (!nextStatuses(going, actor).includes(status) || (isPart && !isForRest)) {
      const pickup = order.pickup ? ' and collected in the shop' : '';
      const message = `An order that is ${order.status}${pickup} cannot become ${status}.`;
      throw new ApiError('invalid_transition', message);
    }
    if (isForRest) return planReturn(order, booksOut(order), by);
    const begun = isSale ? undefined : beginning('return');
    return {
      ...begun,
      $set: { ...begun?.$set, status, ...(returnScan && { returnScan }) },
      $push: pushesOf({ status, at: new Date(), ...(by && { by }) }),
    };
  };
  return changeOrder(whose, plan, options);
}
