import { randomUUID } from 'node:crypto';
import { type ClientSession, type QueryFilter, type Types } from 'mongoose';
import { orderStates, orderStatuses } from '../../contract/order/order-status.ts';
import { notFound } from '../../http/api-error.ts';
import { OrderModel, undoMs, type StoredOrder } from '../../order-record/order.model.ts';
import { searchWordsOf } from '../../text/search-words.ts';

/** Whose orders: `{ uid }` of an account, or whatever else groups a person's orders. */
export type PersonSelector = QueryFilter<StoredOrder>;

const openStatuses = orderStatuses.filter((status) => orderStates[status].isOpen);
const amongOpen = () => ({ $in: openStatuses });

/**
 * The shop has nothing to do for it any more, nor will it in a moment, because an admin's step is
 * undone. The admin who erases gives that up: of an erased order no step is undone.
 */
const isSettled = (by?: string | null) => ({
  status: { $nin: openStatuses },
  ...(!by && {
    history: {
      $not: { $elemMatch: { by: { $ne: null }, at: { $gt: new Date(Date.now() - undoMs) } } },
    },
  }),
});

/** All of their orders, newest first; at most so many, 0 for all. */
export function findOrdersOf(selector: PersonSelector, max = 0): Promise<StoredOrder[]> {
  return OrderModel.find(selector).sort({ createdAt: -1, _id: -1 }).limit(max).lean();
}

/** An order, when it is this customer's, or of this source. */
export type OrderSelector = Pick<StoredOrder, 'source'> & { _id: string; uid?: string };

/** One of them. Throws 404. */
export async function readOrder(
  selector: OrderSelector,
  session?: ClientSession,
): Promise<StoredOrder> {
  const order = await OrderModel.findOne(selector, null, { session }).lean();
  if (!order) throw notFound('order');
  return order;
}

/** So many of those of which the person can be taken out, by an admin or (without `by`) by the customer. */
export function findSettledOrdersOf(
  selector: PersonSelector,
  { by, limit }: { by?: string | null | undefined; limit: number },
  session: ClientSession,
): Promise<Pick<StoredOrder, '_id' | 'email'>[]> {
  return OrderModel.find({ ...selector, ...isSettled(by) }, { email: 1 }, { session })
    .limit(limit)
    .lean();
}

/** Some ids of orders that name somebody and were closed before that moment, the oldest first. */
export async function findOrdersClosedBefore(
  moment: Date,
  limit: number,
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const found = await OrderModel.find(
    {
      ...isSettled(),
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

/** Whether the shop still has to do something for this person. */
export async function hasOpenOrder(
  selector: PersonSelector,
  session: ClientSession,
): Promise<boolean> {
  const open = { ...selector, status: amongOpen() };
  return (await OrderModel.exists(open).session(session)) !== null;
}

/**
 * Takes the person out of these orders: name, e-mail, phone, street, and what else leads back to
 * them. City, books and sums stay with the shop, and who has done it (`by`; the customer when absent).
 * The orders stay those of one person, by the `uid` of `newErasedUid`, but nobody can tell whose.
 */
export async function eraseOrders(
  ids: Types.ObjectId[],
  { by, uid }: { by?: string | null | undefined; uid: string },
  session: ClientSession,
): Promise<void> {
  const nobody = { name: 'Erased', email: '', phone: '' };
  await OrderModel.updateMany(
    { _id: { $in: ids } },
    {
      $set: {
        ...nobody,
        emailLower: '',
        'address.zipcode': '-',
        searchWords: searchWordsOf(nobody),
        uid,
        erasedAt: new Date(),
        ...(by && { erasedBy: by }),
      },
      $unset: {
        'address.street': 1,
        key: 1,
        notes: 1,
        'gift.text': 1,
        company: 1,
        vatNumber: 1,
      },
    },
    { session },
  );
}

export function newErasedUid(): string {
  return `erased:${randomUUID()}`;
}
