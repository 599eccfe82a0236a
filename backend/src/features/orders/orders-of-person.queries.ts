import { type ClientSession, type QueryFilter, type Types } from 'mongoose';
import { orderStates, orderStatuses } from '../../contract/order/order-status.ts';
import { newestFirst, OrderModel, type StoredOrder } from '../../models/orders/order.model.ts';
import { undoMs } from './status/order-step.ts';

/** Filter of a person's orders: `{ uid }` of an account, or another grouping. */
export type PersonSelector = QueryFilter<StoredOrder>;

const openStatuses = orderStatuses.filter((status) => orderStates[status].isOpen);

/**
 * Filter for orders that are closed and stay so: an admin's step of the last seconds could still be
 * undone. An admin who erases gives that Undo up.
 */
const settledFilter = (by?: string | null) => ({
  status: { $nin: openStatuses },
  ...(!by && {
    history: {
      $not: { $elemMatch: { by: { $ne: null }, at: { $gt: new Date(Date.now() - undoMs) } } },
    },
  }),
});

/** The orders of a person, newest first; `max` 0 for all. */
export function findOrdersOf(selector: PersonSelector, max = 0): Promise<StoredOrder[]> {
  return OrderModel.find(selector).sort(newestFirst).limit(max).lean();
}

/** The ids of those among these orders that belong to another account; orders by phone have none. */
export async function findOrdersOfOthers(
  ids: Types.ObjectId[],
  uid: string | undefined,
): Promise<Set<string>> {
  const filter = { _id: { $in: ids }, uid: { $nin: ['', uid ?? ''] } };
  const found = await OrderModel.find(filter, { _id: 1 }).lean();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}

/** Orders that can be erased, by an admin or (without `by`) by the customer. */
export function findSettledOrdersOf(
  selector: PersonSelector,
  { by, limit }: { by?: string | null | undefined; limit: number },
  session: ClientSession,
): Promise<Pick<StoredOrder, '_id' | 'email'>[]> {
  return OrderModel.find({ ...selector, ...settledFilter(by) }, { email: 1 }, { session })
    .limit(limit)
    .lean();
}

/** Ids of unerased orders that were closed before `moment`, the oldest first. */
export async function findOrdersClosedBefore(
  moment: Date,
  limit: number,
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const found = await OrderModel.find(
    {
      ...settledFilter(),
      createdAt: { $lt: moment },
      'history.at': { $not: { $gte: moment } },
      erasedAt: null,
    },
    { _id: 1 },
    { session },
  )
    .sort({ createdAt: 1, _id: 1 })
    .limit(limit)
    .lean();
  return found.map(({ _id }) => _id);
}

/** Whether an order of the person is open. */
export async function hasOpenOrder(
  selector: PersonSelector,
  session: ClientSession,
): Promise<boolean> {
  const open = { ...selector, status: { $in: openStatuses } };
  return (await OrderModel.exists(open).session(session)) !== null;
}
