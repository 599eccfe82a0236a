import mongoose from 'mongoose';
import { OrderModel } from '../../order-record/order.model.ts';
import type { StoredWithdrawal } from '../withdrawals/withdrawal.model.ts';

/**
 * The titles of the single books that were declared. Of an order that is not the declarer's there
 * are none: what it holds is nobody else's business.
 */
export async function findDeclaredTitles(
  declared: StoredWithdrawal[],
): Promise<Map<StoredWithdrawal, string[]>> {
  const parts = declared.filter(({ orderId, items }) => orderId && items?.length);
  if (parts.length === 0) return new Map();
  const ids = parts.flatMap(({ orderId }) => orderId ?? []);
  const orders = await OrderModel.find(
    { _id: mongoose.trusted({ $in: ids }) },
    { items: 1 },
  ).lean();
  const itemsOf = new Map(orders.map(({ _id, items }) => [_id.toHexString(), items]));
  return new Map(
    parts.map((each) => {
      const chosen = new Set(each.items?.map((id) => id.toLowerCase()));
      const items = itemsOf.get(each.orderId?.toHexString() ?? '') ?? [];
      const theirs = items.filter(({ bookId }) => chosen.has(bookId.toHexString()));
      return [each, theirs.map(({ title }) => title)];
    }),
  );
}
