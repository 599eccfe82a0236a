import mongoose from 'mongoose';
import type { OrderListQuery } from '../../../contract/order.ts';
import { orderFilter, periodOf } from './find-orders.ts';
import { OrderModel } from '../order.model.ts';
import { monthEnd, monthStart, type OrderMonth, type ReadOrderMonths } from './order-months.ts';

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
export async function countOrders(
  query: OrderListQuery,
  readMonths: ReadOrderMonths,
): Promise<OrderCount> {
  const { q, status, from, to } = query;
  const filter = orderFilter(query);
  if (q) {
    const { total, cents } = await sumOf(filter, countedOrders + 1);
    return total > countedOrders ? { total, isLeast: true } : { total, isLeast: false, cents };
  }
  if (!status && !from && !to) {
    return { total: await OrderModel.countDocuments(filter), isLeast: false };
  }
  const months = await readMonths();
  return { ...(await (months ? sumWithMonths(query, months) : sumOf(filter))), isLeast: false };
}

interface OrderSum {
  total: number;
  cents: number;
}

async function sumOf(filter: object, most?: number): Promise<OrderSum> {
  const [sum] = await OrderModel.aggregate<OrderSum>([
    { $match: filter },
    ...(most ? [{ $limit: most }] : []),
    { $group: { _id: null, total: { $sum: 1 }, cents: { $sum: '$totalCents' } } },
  ]);
  return { total: sum?.total ?? 0, cents: sum?.cents ?? 0 };
}

/** Only the orders of months that the period cuts are looked at, and those are two at most. */
async function sumWithMonths(query: OrderListQuery, months: OrderMonth[]): Promise<OrderSum> {
  const { start = new Date(0), end = new Date(8.64e15) } = periodOf(query);
  const isWhole = (month: string) => monthStart(month) >= start && monthEnd(month) <= end;
  const isCut = (month: string) =>
    !isWhole(month) && monthStart(month) < end && monthEnd(month) > start;
  const cut = [...new Set(months.map(({ month }) => month))].filter(isCut);
  const sums = await Promise.all(
    cut.map((month) => {
      const $gte = new Date(Math.max(+start, +monthStart(month)));
      const $lt = new Date(Math.min(+end, +monthEnd(month)));
      return sumOf({ ...orderFilter(query), createdAt: mongoose.trusted({ $gte, $lt }) });
    }),
  );
  for (const { month, status, orders, cents } of months) {
    if (isWhole(month) && (!query.status || query.status === status))
      sums.push({ total: orders, cents });
  }
  return sums.reduce(
    (sum, { total, cents }) => ({ total: sum.total + total, cents: sum.cents + cents }),
    { total: 0, cents: 0 },
  );
}
