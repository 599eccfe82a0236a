import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Response } from 'express';
import type { QueryFilter } from 'mongoose';
import { newestFirst } from './find-orders.ts';
import { OrderModel, toOrder, type StoredOrder } from './order.model.ts';

/**
 * Writes the orders as CSV, one record after the other. Texts that a spreadsheet would run as a
 * formula get a `'` in front; the byte order mark makes Excel read the file as UTF-8.
 */
export async function exportOrders(filter: QueryFilter<StoredOrder>, res: Response): Promise<void> {
  const orders = OrderModel.find(filter).sort(newestFirst).lean().cursor();
  const csv = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
  });
  await pipeline(orders, toRows, csv, res);
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
