import mongoose, { type QueryFilter } from 'mongoose';
import type { OrderListQuery } from '../../../contract/order/order.ts';
import { cleanPastedNumber } from '../../../contract/number/pasted-number.ts';
import { endOfDay, startOfDay } from '../../../contract/shop/days-of-zone.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import {
  currencyOf,
  newestFirst,
  OrderModel,
  type StoredOrder,
} from '../../../models/orders/order.model.ts';
import { searchedWordsOf } from '../../../text/search-words.ts';
import { findUnreadOrders } from '../messages/order-message.model.ts';
import { readOrderSummaries } from '../summaries/order-summaries.queries.ts';
import { isInCurrency } from '../../../models/orders/order-summary.ts';

type Filter = QueryFilter<StoredOrder>;
const oldestFirst = { createdAt: 1, _id: 1 } as const;

/** The filter of the owner's list, its count and its export. */
export async function orderFilter(query: OrderListQuery): Promise<Filter> {
  const { status, book, q, from, to, unread } = query;
  const filter: Filter = {
    ...(status && { status }),
    ...(book && { 'items.bookId': new mongoose.Types.ObjectId(book) }),
    ...(unread && { _id: { $in: await findUnreadOrders() } }),
  };
  if (from || to) {
    const { timeZone } = (await findSettings()).money;
    const { start, end } = boundsOf({ from, to }, timeZone);
    filter.createdAt = {
      ...(start && { $gte: start }),
      ...(end && { $lt: end }),
    };
  }
  return q ? { ...filter, ...searchCondition(q) } : filter;
}

/** Whether one of these orders is a gift; the shop may have stopped offering gifts since. */
export async function hasGiftOrder(filter: Filter): Promise<boolean> {
  return (await OrderModel.exists({ ...filter, gift: { $ne: null } })) !== null;
}

/** From `start` up to, but not including, `end`; undefined for an open end. */
function boundsOf({ from, to }: Pick<OrderListQuery, 'from' | 'to'>, timeZone: string) {
  return {
    start: from ? startOf(from, timeZone) : undefined,
    end: to ? endOf(to, timeZone) : undefined,
  };
}

const isDay = (text: string) => text.length === 10;

function startOf(dayOrTime: string, timeZone: string): Date {
  return isDay(dayOrTime) ? startOfDay(dayOrTime, timeZone) : new Date(dayOrTime);
}

/** The first moment after the period. */
function endOf(dayOrTime: string, timeZone: string): Date {
  if (isDay(dayOrTime)) return endOfDay(dayOrTime, timeZone);
  return new Date(new Date(dayOrTime).getTime() + 1);
}

/** An order number, or prefixes of the order's words. Ranges avoid regular expressions from user input. */
function searchCondition(q: string): Filter {
  const words = searchedWordsOf(q).map((prefixes) => prefixes.map(startsWith));
  const number = /^#?(\d{1,9})$/.exec(cleanPastedNumber(q))?.[1];
  // Flat, since MongoDB uses an index for each branch of an $or but not of a nested one.
  if (number) return anyOf([{ number: Number(number) }, ...words.flat()]);
  const [first, ...others] = words.map(anyOf);
  if (!first) return {};
  return others.length === 0 ? first : { $and: [first, ...others] };
}

function anyOf(conditions: Filter[]): Filter {
  const [only] = conditions;
  return conditions.length === 1 && only ? only : { $or: conditions };
}

function startsWith(text: string): Filter {
  return { searchWords: { $elemMatch: { $gte: text, $lt: `${text}\uffff` } } };
}

interface Page {
  page: number;
  limit: number;
  sort?: 'newest' | 'oldest' | undefined;
  /** How many orders the filter finds, if known. */
  total?: number | undefined;
}

/** One page of orders, newest first unless asked otherwise. */
export async function findOrders(
  filter: Filter,
  { page, limit, sort = 'newest', total = Infinity }: Page,
): Promise<StoredOrder[]> {
  const skip = (page - 1) * limit;
  if (skip >= total) return [];
  const remaining = Math.max(0, total - skip - limit);
  // Skipping is slow, so a page in the second half is read from the end.
  const isFar = remaining < skip;
  const isOldestFirst = (sort === 'oldest') !== isFar;
  const found = await OrderModel.find(filter)
    .sort(isOldestFirst ? oldestFirst : newestFirst)
    .skip(isFar ? remaining : skip)
    .limit(isFar ? Math.min(limit, total - skip) : limit)
    .lean();
  return isFar ? found.reverse() : found;
}

/** A search counts at most so many orders; its response says when there are more. */
const countedOrders = 10_000;

interface OrderCount {
  total: number;
  /** There are more than `total`. */
  isLowerBound: boolean;
  /** Their sum in the shop's currency, where all of them were counted. */
  cents?: number;
}

/** Counts the orders of a filter and adds up a filtered list. */
export async function countFoundOrders(query: OrderListQuery): Promise<OrderCount> {
  const { q, book, status, from, to, unread } = query;
  if (q || book || unread) return countSearched(query);
  if (!status && !from && !to) {
    return {
      total: await OrderModel.countDocuments(await orderFilter(query)),
      isLowerBound: false,
    };
  }
  const { currency, timeZone } = (await findSettings()).money;
  const { start = -Infinity, end = Infinity } = boundsOf(query, timeZone);
  const sum = { total: 0, cents: 0, isLowerBound: false };
  for (const order of await readOrderSummaries()) {
    if (order.at < +start || order.at >= +end || (status && order.status !== status)) continue;
    sum.total += 1;
    if (isInCurrency(currency, order)) sum.cents += order.cents;
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
  return total > countedOrders
    ? { total, isLowerBound: true }
    : { total, isLowerBound: false, cents };
}
