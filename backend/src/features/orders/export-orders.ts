import { pipeline, type Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { QueryFilter } from 'mongoose';
import { newestFirst } from './find-orders.ts';
import { OrderModel, toOrder, type StoredOrder } from './order.model.ts';

/**
 * Returns the orders as CSV, read one after the other. Texts that a spreadsheet would run as a
 * formula get a `'` in front; the byte order mark makes Excel read the file as UTF-8.
 */
export function exportOrders(filter: QueryFilter<StoredOrder>): Readable {
  const orders = OrderModel.find(filter).sort(newestFirst).lean().cursor();
  const csv = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
  });
  return pipeline(orders, toRows, csv, () => {}); // whoever reads it hears of an error
}

async function* toRows(orders: AsyncIterable<StoredOrder>) {
  for await (const stored of orders) {
    const order = toOrder(stored);
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
