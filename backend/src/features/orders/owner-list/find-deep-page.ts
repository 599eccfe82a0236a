import mongoose from 'mongoose';
import type { OrderListQuery } from '../../../contract/order.ts';
import { findOrders, orderFilter } from './find-orders.ts';
import type { StoredOrder } from '../order.model.ts';
import { monthEnd, monthStart, type ReadOrderMonths } from './order-months.ts';

/** So many orders the database passes over in a moment. */
const deepSkip = 2000;

/**
 * One page of orders. Of a deep one the months before it are passed over by their counts, so that
 * what it costs is bounded by the orders of one month.
 */
export async function findOrderPage(
  query: OrderListQuery,
  { page, limit }: { page: number; limit: number },
  readMonths: ReadOrderMonths,
): Promise<StoredOrder[]> {
  const { sort, status, q, from, to } = query;
  const filter = orderFilter(query);
  const skip = (page - 1) * limit;
  const months = skip < deepSkip || q || from || to ? undefined : await readMonths();
  if (!months) return findOrders(filter, { page, limit, sort });
  const isOldest = sort === 'oldest';
  const totals = new Map<string, number>();
  for (const each of months) {
    if (status && each.status !== status) continue;
    totals.set(each.month, (totals.get(each.month) ?? 0) + each.orders);
  }
  let left = skip;
  let passed: string | undefined;
  for (const month of [...totals.keys()].sort((a, b) => (a < b === isOldest ? -1 : 1))) {
    const orders = totals.get(month) ?? 0;
    if (orders > left) break;
    left -= orders;
    passed = month;
  }
  if (passed) {
    filter.createdAt = mongoose.trusted(
      isOldest ? { $gte: monthEnd(passed) } : { $lt: monthStart(passed) },
    );
  }
  return findOrders(filter, { page, limit, sort }, left);
}
