import { Types } from 'mongoose';
import {
  canBecome,
  nextStatuses,
  orderStates,
  type OrderActor,
  type OrderStatus,
} from '../../../contract/order/order-status.ts';
import { ApiError, invalidFields } from '../../../http/api-error.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';
import type { OrderSelector } from '../orders-of-person.model.ts';
import { changeOrder } from '../process/change-order.ts';
import { start } from '../process/finish-work.ts';
import { booksOut, itemsWith, stockTrackedAmong, pushesOf } from '../process/step.ts';

interface StatusChange {
  selector: OrderSelector;
  status: OrderStatus;
  actor: OrderActor;
  /** The admin's name. */
  by?: string;
  /** The scan at the counter that asks for it, once. */
  returnScan?: string | undefined;
}

/** Takes an order to its next status. Throws 404 or 409 `invalid_transition`. */
export function setOrderStatus(id: string, status: OrderStatus, by: string): Promise<StoredOrder> {
  return changeStatus({ selector: { _id: id }, status, actor: 'admin', by });
}

/** One that ends the sale brings its copies back at once. */
export function changeStatus(change: StatusChange): Promise<StoredOrder> {
  const { selector, status, actor, by, returnScan } = change;
  const { isSale } = orderStates[status];
  return changeOrder(selector, (order) => {
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
    const started = isSale ? undefined : start('return');
    return {
      ...started,
      $set: { ...started?.$set, status, ...(returnScan && { returnScan }) },
      $push: pushesOf({ status, at: new Date(), ...(by && { by }) }),
    };
  });
}

/**
 * Notes that books of an order came back, and brings their copies back once. The order stays what it
 * was until all have. Throws 404, 400 for a book that is not in it, and 409 for one that came back
 * before, for an order that nothing can come back of, and while another step is not finished.
 */
export function returnBooks({ id, bookIds, by }: { id: string; bookIds: string[]; by: string }) {
  const returned = bookIds.map((each) => new Types.ObjectId(each));
  return changeOrder({ _id: id }, (order) => planReturn(order, returned, by));
}

/** The write by which these books come back. */
function planReturn(order: StoredOrder, returned: Types.ObjectId[], by: string) {
  refuseReturn(order, returned);
  const at = new Date();
  const changes = itemsWith(order, returned, at);
  const isAll = booksOut(changes).length === 0;
  const status: OrderStatus = isAll ? 'returned' : (order.status as OrderStatus);
  const { $set, $inc } = start('return', { bookIds: stockTrackedAmong(order, returned) });
  const $push = pushesOf({ status, at, by, returned });
  return { $set: { ...$set, ...changes, status }, $inc, $push };
}

function refuseReturn(order: StoredOrder, returned: Types.ObjectId[]): void {
  const byId = new Map(order.items.map((item) => [String(item.bookId), item]));
  const foreign = returned.filter((id) => !byId.has(String(id)));
  if (foreign.length > 0) {
    throw invalidFields(
      { items: [`must be books of the order: ${foreign.join(', ')}`] },
      'Only books of this order can come back.',
    );
  }
  const back = returned.filter((id) => byId.get(String(id))?.returnedAt);
  if (back.length > 0) {
    const titles = back.map((id) => `“${byId.get(String(id))?.title}”`).join(', ');
    const bookIds = back.map(String);
    throw new ApiError('invalid_transition', `${titles} came back before.`, { bookIds });
  }
  if (!canBecome(order.status as OrderStatus, 'returned', 'admin')) {
    const message = `Nothing can come back of an order that is ${order.status}.`;
    throw new ApiError('invalid_transition', message);
  }
}
