import { Types } from 'mongoose';
import { canBecome, type OrderStatus } from '../../../contract/order/order-status.ts';
import { ApiError, invalidFields } from '../../../http/api-error.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';
import { changeOrder } from '../process/change-order.ts';
import { beginning, type WorkOptions } from '../process/finish-work.ts';
import { booksOut, itemsWith, limitedAmong, pushesOf } from '../process/step.ts';

interface BookReturn {
  id: string;
  /** Those that came back. */
  bookIds: string[];
  /** The admin's name. */
  by: string;
}

/**
 * Notes that books of an order came back, and brings their copies back once. The order stays what it
 * was until all have. Throws 404, 400 for a book that is not in it, and 409 for one that came back
 * before, for an order that nothing can come back of, and while another step is not finished.
 */
export function returnBooks(
  { id, bookIds, by }: BookReturn,
  options?: WorkOptions,
): Promise<StoredOrder> {
  const returned = bookIds.map((each) => new Types.ObjectId(each));
  return changeOrder({ _id: id }, (order) => planReturn(order, returned, by), options);
}

/** The write by which these books come back. */
export function planReturn(order: StoredOrder, returned: Types.ObjectId[], by: string) {
  refuseReturn(order, returned);
  const at = new Date();
  const changes = itemsWith(order, returned, at);
  const isAll = booksOut(changes).length === 0;
  const status: OrderStatus = isAll ? 'returned' : (order.status as OrderStatus);
  const { $set, $inc } = beginning('return', { bookIds: limitedAmong(order, returned) });
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
