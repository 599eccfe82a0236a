import mongoose, { type QueryFilter } from 'mongoose';
import { notFound } from '../../http/api-error.ts';
import { isVisible, OrderModel, toOrder } from '../orders/order.model.ts';
import { countCustomers } from './count-customers.ts';
import { CustomerCountModel, type CountedCustomer } from './customer-count.model.ts';
import { queryTermsOf } from './search-terms.ts';

const mostOrders = 1000;

/** One page of customers, newest order first, and how many there are in all. */
export async function findCustomers(q: string | undefined, page: number, limit: number) {
  await countCustomers();
  const [customers, total] = await Promise.all([
    CustomerCountModel.find(customerFilter(q))
      .sort({ lastOrderAt: -1, _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    CustomerCountModel.countDocuments(customerFilter(q)),
  ]);
  return { customers, total };
}

/** Throws 404 when nobody who has ordered has this id. */
export async function findCustomer(id: string): Promise<CountedCustomer> {
  await countCustomers();
  const customer = await CustomerCountModel.findOne({ _id: id, ...withOrders() }).lean();
  if (!customer) throw notFound('customer');
  return customer;
}

/** The newest first, as the API returns them. */
export async function findNewestOrdersOf({ key }: CountedCustomer) {
  const orders = await OrderModel.find({ customerKey: key, status: isVisible() })
    .sort({ createdAt: -1, _id: -1 })
    .limit(mostOrders)
    .lean();
  return orders.map((order) => toOrder(order, 'admin'));
}

const withOrders = () => ({ lastOrderAt: mongoose.trusted({ $gte: new Date(0) }) });

/** Ranges of beginnings, so no pattern is ever built. */
function customerFilter(q = ''): QueryFilter<CountedCustomer> {
  const terms = queryTermsOf(q);
  const conditions = terms.map((term) => ({
    searchTerms: mongoose.trusted({ $elemMatch: { $gte: term, $lt: `${term}\uffff` } }),
  }));
  return { ...withOrders(), ...(terms.length > 0 && { $and: conditions }) };
}
