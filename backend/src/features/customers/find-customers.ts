import mongoose from 'mongoose';
import type { Customer } from '../../contract/account/customer.ts';
import { toAmount } from '../../contract/number/cents.ts';
import type { Complete } from '../../contract/complete.ts';
import { notFound } from '../../http/api-error.ts';
import type { PersonSelector } from '../orders/orders-of-person.queries.ts';
import { readOrderSummaries } from '../orders/summaries/order-summaries.queries.ts';
import { accountOf } from '../../models/orders/customer-key.ts';
import { isInCurrency, type OrderSummary } from '../../models/orders/order-summary.ts';
import { findSettings } from '../../models/settings/settings.model.ts';
import { searchedWordsOf, searchWordsOf } from '../../text/search-words.ts';
import { fold } from '../../contract/text/fold.ts';
import { digitsOf } from '../../contract/text/phone-digits.ts';

/** A customer, as the summaries of the orders tell. */
interface KnownCustomer {
  /** Id of the first order, so that it names no person. */
  id: string;
  /** The `customer` of the order summaries. */
  key: string;
  /** The newest order, for name and contact. */
  newest: OrderSummary;
  orders: number;
  delivered: number;
  /** Of those in the shop's currency. */
  deliveredCents: number;
}

/** One page of customers, newest order first, and how many there are in all. */
export async function findCustomers(q = '', page: number, limit: number) {
  const words = searchedWordsOf(q);
  const found = (await groupByCustomer(await readOrderSummaries()))
    .filter(({ newest }) => isFoundBy(words, newest))
    .sort((a, b) => b.newest.at - a.newest.at || (a.id < b.id ? 1 : -1));
  return { customers: found.slice((page - 1) * limit, page * limit), total: found.length };
}

/** Reads a customer. Throws 404. */
export async function readCustomer(
  id: string,
): Promise<KnownCustomer & { selector: PersonSelector }> {
  const orders = await readOrderSummaries();
  const key = orders.find((order) => order.id === id)?.customer;
  const own = orders.filter(({ customer }) => customer === key);
  const [customer] = await groupByCustomer(own);
  if (!customer) throw notFound('customer');
  const uid = accountOf(customer.key);
  if (uid !== undefined) return { ...customer, selector: { uid } };
  const ids = own.map((order) => new mongoose.Types.ObjectId(order.id));
  return { ...customer, selector: { _id: { $in: ids } } };
}

async function groupByCustomer(orders: OrderSummary[]): Promise<KnownCustomer[]> {
  const { currency } = (await findSettings()).money;
  const customers = new Map<string, KnownCustomer>();
  for (const order of orders) {
    const { customer: key, id } = order;
    if (!key) continue;
    let known = customers.get(key);
    if (!known) {
      known = { id, key, newest: order, orders: 0, delivered: 0, deliveredCents: 0 };
      customers.set(key, known);
    }
    if (id < known.id) known.id = id;
    if (order.at >= known.newest.at) known.newest = order;
    known.orders += 1;
    if (order.status !== 'delivered') continue;
    known.delivered += 1;
    if (isInCurrency(currency, order)) known.deliveredCents += order.cents;
  }
  return [...customers.values()];
}

/** Cached for each summary. */
const searchTextsOfOrders = new WeakMap<OrderSummary, string[]>();

/** Whether each word is the beginning of one of the order's words. */
function isFoundBy(words: string[][], order: OrderSummary): boolean {
  if (words.length === 0) return true;
  let own = searchTextsOfOrders.get(order);
  if (!own) searchTextsOfOrders.set(order, (own = searchTextsOf(order)));
  const isThere = (variant: string) => own.some((each) => each.startsWith(variant));
  return words.every((variants) => variants.some(isThere));
}

/** The order's search words, and words of the e-mail and all ends of the phone number. */
function searchTextsOf({ name, phone, ...order }: OrderSummary): string[] {
  const email = fold(order.email);
  const digits = digitsOf(phone);
  const tails = Array.from(digits, (_digit, start) => digits.slice(start));
  return [
    ...searchWordsOf({ name, email, phone }),
    ...email.split(/[^\p{L}\p{N}\p{M}]+/u),
    ...email.split('@'),
    ...tails,
  ];
}

/** The customer as the API returns it. */
export function toCustomer(customer: KnownCustomer): Complete<Customer> {
  const { id, newest, orders, delivered, deliveredCents } = customer;
  return {
    id,
    name: newest.name,
    email: newest.email || undefined,
    phone: newest.phone,
    orders,
    delivered,
    total: toAmount(deliveredCents),
    lastOrderAt: new Date(newest.at).toISOString(),
  };
}
