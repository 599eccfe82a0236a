import mongoose, { type QueryFilter } from 'mongoose';
import type { OrderListQuery } from '../../contract/order.ts';
import { isVisible, OrderModel, type StoredOrder } from './order.model.ts';
import { digitsOf, normalize } from './search-terms.ts';

type Filter = QueryFilter<StoredOrder>;
export const newestFirst = { createdAt: -1, _id: -1 } as const;

/** What the owner's list, its count and its export have in common. */
export function orderFilter({ status, q, from, to }: OrderListQuery): Filter {
  const filter: Filter = { status: status ?? isVisible() };
  if (from || to) {
    filter.createdAt = mongoose.trusted({
      ...(from ? { $gte: startOf(from) } : {}),
      ...(to ? { $lt: endOf(to) } : {}),
    });
  }
  if (q) filter.$or = mongoose.trusted(searchConditions(q));
  return filter;
}

const dayMs = 86_400_000;
const isDay = (text: string) => text.length === 10;

function startOf(dayOrTime: string): Date {
  return new Date(dayOrTime); // a day without a time begins at midnight UTC
}

/** The first moment that is not included any more. */
function endOf(dayOrTime: string): Date {
  const time = new Date(dayOrTime).getTime();
  return new Date(isDay(dayOrTime) ? time + dayMs : time + 1);
}

/** Exact number, or beginning of a name, e-mail or phone; ranges, so no pattern is ever built. */
function searchConditions(q: string): Filter[] {
  const text = normalize(q);
  const conditions: Filter[] = [startsWith(text)];
  const digits = digitsOf(q);
  if (digits.length >= 3 && /^[\d +\-()]+$/.test(q)) conditions.push(startsWith(digits));
  const number = /^#?(\d{1,9})$/.exec(q)?.[1];
  if (number) conditions.push({ number: Number(number) });
  return conditions;
}

function startsWith(text: string): Filter {
  return { searchTerms: mongoose.trusted({ $elemMatch: { $gte: text, $lt: `${text}\uffff` } }) };
}

/** One page of orders, newest first, and how many the filter finds in all. */
export async function findOrders(makeFilter: () => Filter, page: number, limit: number) {
  const [orders, total] = await Promise.all([
    OrderModel.find(makeFilter())
      .sort(newestFirst)
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    OrderModel.countDocuments(makeFilter()),
  ]);
  return { orders, total };
}
