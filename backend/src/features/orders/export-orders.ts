import type { Readable } from 'node:stream';
import type { QueryFilter } from 'mongoose';
import { writeCsv } from '../../http/csv.ts';
import { newestFirst } from './find-orders.ts';
import { OrderModel, toOrder, type StoredOrder } from './order.model.ts';

/** Few, so that nobody waits while a batch is read. */
const batchSize = 100;

/** Returns the orders as CSV, read one after the other. */
export function exportOrders(filter: QueryFilter<StoredOrder>): Readable {
  const found = OrderModel.find(filter).sort(newestFirst).lean();
  return writeCsv(toRows(found.cursor({ batchSize })));
}

async function* toRows(orders: AsyncIterable<StoredOrder>) {
  for await (const stored of orders) {
    const order = toOrder(stored, 'admin');
    yield {
      number: order.number,
      date: order.createdAt,
      status: order.status,
      name: order.name,
      email: order.email,
      phone: order.phone,
      street: order.address.street ?? '',
      zipcode: order.address.zipcode,
      city: order.address.city,
      state: order.address.state,
      country: order.address.country,
      books: order.items.map((item) => item.title).join('; '),
      total: order.totalPrice.toFixed(2),
    };
  }
}
