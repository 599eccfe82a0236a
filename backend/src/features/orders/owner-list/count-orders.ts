import type { OrderListQuery } from '../../../contract/order/order.ts';
import { currencyOf, OrderModel } from '../../../order-record/order.model.ts';
import { isIn, readOrderSummaries } from '../rollup/order-blocks.model.ts';
import { findSettings } from '../../../shop-settings/settings.model.ts';
import { orderFilter, periodOf } from './find-orders.ts';

/** So many orders that a search finds are counted; of more it is only said that there are more. */
const countedOrders = 10_000;

interface OrderCount {
  total: number;
  /** There are more than the total says. */
  isLeast: boolean;
  /** What those in the shop's currency come to, when all of them were counted on the way. */
  cents?: number;
}

/** How many orders a filter finds in all, and what the narrowed ones come to together. */
export async function countFoundOrders(query: OrderListQuery): Promise<OrderCount> {
  const { q, book, status, from, to } = query;
  if (q || book) return countSearched(query);
  if (!status && !from && !to) {
    return { total: await OrderModel.countDocuments(await orderFilter(query)), isLeast: false };
  }
  const { currency, timeZone } = (await findSettings()).money;
  const { start = -Infinity, end = Infinity } = periodOf(query, timeZone);
  const sum = { total: 0, cents: 0, isLeast: false };
  for (const order of await readOrderSummaries()) {
    if (order.at < +start || order.at >= +end || (status && order.status !== status)) continue;
    sum.total += 1;
    if (isIn(currency, order)) sum.cents += order.cents;
  }
  return sum;
}

interface CurrencySum {
  _id: string | null;
  total: number;
  cents: number;
  returnedCents: number;
}

async function countSearched(query: OrderListQuery): Promise<OrderCount> {
  const sums = await OrderModel.aggregate<CurrencySum>([
    { $match: await orderFilter(query) },
    { $limit: countedOrders + 1 },
    {
      $group: {
        _id: '$currency',
        total: { $sum: 1 },
        cents: { $sum: '$totalCents' },
        returnedCents: { $sum: '$returnedCents' },
      },
    },
  ]);
  const { currency } = (await findSettings()).money;
  const own = sums.filter(({ _id }) => currencyOf({ currency: _id }) === currency);
  const total = sums.reduce((all, sum) => all + sum.total, 0);
  const cents = own.reduce((all, sum) => all + sum.cents - sum.returnedCents, 0);
  return total > countedOrders ? { total, isLeast: true } : { total, isLeast: false, cents };
}
