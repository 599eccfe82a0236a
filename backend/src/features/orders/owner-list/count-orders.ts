import type { OrderListQuery } from '../../../contract/order.ts';
import { OrderModel } from '../order.model.ts';
import { readOrderSummaries } from '../rollup/order-blocks.model.ts';
import { orderFilter, periodOf } from './find-orders.ts';

/** So many orders that a search finds are counted; of more it is only said that there are more. */
const countedOrders = 10_000;

interface OrderCount {
  total: number;
  /** There are more than the total says. */
  isLeast: boolean;
  /** What they come to together, when all of them were counted on the way. */
  cents?: number;
}

/** How many orders a filter finds in all, and what the narrowed ones come to together. */
export async function countFoundOrders(query: OrderListQuery): Promise<OrderCount> {
  const { q, status, from, to } = query;
  if (q) return countSearched(query);
  if (!status && !from && !to) {
    return { total: await OrderModel.countDocuments(orderFilter(query)), isLeast: false };
  }
  const { start = -Infinity, end = Infinity } = periodOf(query);
  const sum = { total: 0, cents: 0, isLeast: false };
  for (const order of await readOrderSummaries()) {
    if (order.at < +start || order.at >= +end || (status && order.status !== status)) continue;
    sum.total += 1;
    sum.cents += order.cents;
  }
  return sum;
}

async function countSearched(query: OrderListQuery): Promise<OrderCount> {
  const [sum] = await OrderModel.aggregate<{ total: number; cents: number }>([
    { $match: orderFilter(query) },
    { $limit: countedOrders + 1 },
    { $group: { _id: null, total: { $sum: 1 }, cents: { $sum: '$totalCents' } } },
  ]);
  const { total = 0, cents = 0 } = sum ?? {};
  return total > countedOrders ? { total, isLeast: true } : { total, isLeast: false, cents };
}
