import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { adminStatsSchema } from '../../../contract/admin/admin-stats.ts';
import { newOrderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { OrderModel, type StoredOrder } from '../../../models/orders/order.model.ts';
import { changeSettings } from '../../settings/change-settings.ts';
import { findStats } from './find-stats.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }); // the month does not end in between
});
afterEach(() => void vi.useRealTimers());

async function readStats() {
  const { body } = await api.get('/api/admin').set(signInAdmin()).expect(200);
  return z.strictObject(adminStatsSchema.shape).parse(body);
}

type Books = Awaited<ReturnType<typeof makeBook>>[];
let number = 1000;

async function makeOrder(
  who: string,
  books: Books,
  status: StoredOrder['status'],
  createdAt = new Date(),
) {
  number += 1;
  const { name, email, phone, address } = newOrderSchema.parse(orderFor(books));
  await OrderModel.create({
    number,
    uid: who,
    name: `${who} ${name}`,
    email,
    emailLower: email,
    phone,
    address,
    items: books.map((book) => ({
      bookId: book._id,
      title: book.title,
      category: book.category,
      priceCents: book.newPriceCents,
    })),
    totalCents: books.reduce((sum, book) => sum + book.newPriceCents, 0),
    status,
    history: [{ status: 'placed', at: createdAt }],
    searchWords: [],
    stockTrackedBookIds: [],
    createdAt,
  });
}

it('shows zeros and twelve months to a shop without orders', async () => {
  const stats = await readStats();
  expect(stats).toMatchObject({ totalBooks: 0, trendingBooks: 0, totalOrders: 0, totalSales: 0 });
  expect(stats.monthlyRevenue).toHaveLength(12);
  expect(stats.monthlyRevenue.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
});

it('counts what was sold, and no cancelled or returned orders', async () => {
  const cheap = await makeBook({ newPriceCents: 1010, category: 'horror', trending: true });
  const dear = await makeBook({ newPriceCents: 2020 });
  await makeBook({ deletedAt: new Date(), trending: true });
  await makeOrder('Ada', [cheap], 'placed');
  await makeOrder('Ada', [cheap, dear], 'delivered');
  await makeOrder('Bob', [dear], 'shipped');
  await makeOrder('Bob', [dear], 'confirmed');
  await makeOrder('Bob', [dear], 'cancelled');
  await makeOrder('Bob', [cheap], 'returned');

  const stats = await readStats();
  expect(stats).toMatchObject({
    totalBooks: 2,
    trendingBooks: 1,
    totalOrders: 6,
    totalSales: 80.8,
    returnedOrders: 1,
    returnedSales: 10.1,
    ordersLeft: 3,
    newOrders: 1,
  });
  expect(stats.monthlyRevenue.at(-1)?.revenue).toBe(80.8);
  expect(stats.customersByAverageOrder).toEqual(
    [
      { name: 'Bob Rita Reader', email: 'reader@example.com', orders: 2, averageOrder: 20.2 },
      { name: 'Ada Rita Reader', email: 'reader@example.com', orders: 2, averageOrder: 20.2 },
    ].sort((a, b) => a.name.localeCompare(b.name)),
  );
  expect(stats.salesByCategory).toEqual([
    { category: 'fiction', books: 3, revenue: 60.6 },
    { category: 'horror', books: 2, revenue: 20.2 },
  ]);
  expect(stats.bestSellers).toEqual([
    { bookId: dear.id, title: dear.title, sold: 3 },
    { bookId: cheap.id, title: cheap.title, sold: 2 },
  ]);
});

it('names a best seller as it was sold last, in whatever order its orders changed', async () => {
  const book = await makeBook();
  await makeOrder('Ada', [Object.assign(book, { title: 'Old title' })], 'placed');
  await makeOrder('Bob', [Object.assign(book, { title: 'New title' })], 'placed');
  const bestSellers = [{ bookId: book.id, title: 'New title', sold: 2 }];
  expect((await readStats()).bestSellers).toEqual(bestSellers);
  await OrderModel.updateOne({ uid: 'Ada' }, { status: 'confirmed' });
  expect((await readStats()).bestSellers).toEqual(bestSellers);
});

it('puts revenue into its month and leaves out what is older than a year', async () => {
  const book = await makeBook({ newPriceCents: 500 });
  const now = new Date('2026-11-21T12:00:00Z');
  await makeOrder('Ada', [book], 'delivered', new Date('2026-11-01T00:00:00Z'));
  await makeOrder('Ada', [book], 'delivered', new Date('2026-10-31T23:59:59Z'));
  await makeOrder('Ada', [book], 'delivered', new Date('2025-12-01T00:00:00Z'));
  await makeOrder('Ada', [book], 'delivered', new Date('2025-11-30T23:59:59Z'));
  const { monthlyRevenue, totalSales } = await findStats(now);
  expect(monthlyRevenue[0]).toEqual({ month: '2025-12', revenue: 5 });
  expect(monthlyRevenue.slice(-2)).toEqual([
    { month: '2026-10', revenue: 5 },
    { month: '2026-11', revenue: 5 },
  ]);
  expect(monthlyRevenue.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(15);
  expect(totalSales).toBe(20);
});

it('names the books of which few copies are left, fewest first', async () => {
  await makeBook();
  await makeBook({ stock: 4 });
  await makeBook({ stock: 0, deletedAt: new Date() });
  const [three, none] = [await makeBook({ stock: 3 }), await makeBook({ stock: 0 })];
  const { lowStock } = await readStats();
  expect(lowStock.map(({ bookId, stock }) => [bookId, stock])).toEqual([
    [none.id, 0],
    [three.id, 3],
  ]);
  const ofOwner = { ifMatch: undefined, areEmailsOn: false, by: 'owner' };
  await changeSettings({ lowStock: 4 }, ofOwner);
  expect((await readStats()).lowStock.map(({ stock }) => stock)).toEqual([0, 3, 4]);
});
