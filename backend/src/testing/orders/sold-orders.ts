import { categories } from '../books.ts';
import mongoose from 'mongoose';
import type { orderStatuses } from '../../contract/order/order-status.ts';
import { clearOrderSummaries } from '../../features/orders/summaries/order-summaries.queries.ts';
import { OrderModel } from '../../models/orders/order.model.ts';

let number = 0;
/** So that a few orders are counted in many places. */
const numberStep = 170;

export interface SoldOrder {
  at: Date;
  status: (typeof orderStatuses)[number];
  items: { book: number; cents: number }[];
  shippingCents?: number;
  /** The next one that is free, unless it is chosen. */
  number?: number;
}

export const bookIds = Array.from({ length: 4 }, () => new mongoose.Types.ObjectId());
export const categoryOf = (book: number) => categories[book % 3]!;

export async function addSoldOrders(orders: SoldOrder[]) {
  const added = await OrderModel.insertMany(
    orders.map(({ at, status, items, shippingCents = 0, number: chosen }) => ({
      number: chosen ?? (number += numberStep),
      uid: 'somebody',
      name: 'Rita Reader',
      email: 'reader@example.com',
      emailLower: 'reader@example.com',
      phone: '0123456',
      address: { city: 'Bern', country: 'Switzerland', state: '-', zipcode: '3000' },
      items: items.map(({ book, cents }) => ({
        bookId: bookIds[book],
        title: `Book ${book}`,
        category: categoryOf(book),
        priceCents: cents,
      })),
      shippingCents,
      totalCents: items.reduce((sum, { cents }) => sum + cents, shippingCents),
      status,
      history: [{ status: 'placed', at }],
      searchWords: [],
      stockTrackedBookIds: [],
      createdAt: at,
    })),
  );
  // Mongoose takes the time of their making, which readers of what changed have gone past.
  const among = { _id: { $in: added.map(({ _id }) => _id) } };
  await OrderModel.collection.updateMany(among, { $set: { updatedAt: new Date() } });
  return added;
}

/** Orders do not go by themselves: their summaries go, too. */
export async function deleteAllOrders(): Promise<void> {
  await mongoose.connection.collection('orders').deleteMany({});
  clearOrderSummaries();
}
