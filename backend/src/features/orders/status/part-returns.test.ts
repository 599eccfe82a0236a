import { parse } from 'csv-parse/sync';
import mongoose from 'mongoose';
import { expect, it, onTestFinished, vi } from 'vitest';
import { adminStatsSchema } from '../../../contract/admin/admin-stats.ts';
import { salesReportSchema } from '../../../contract/admin/sales-report.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { findCustomers } from '../../customers/find-customers.ts';
import { readOrderSummaries } from '../summaries/order-summaries.queries.ts';
import { categories } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { addOrder } from '../../../testing/orders/orders.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

const books = Array.from({ length: 7 }, (_no, i) => ({
  bookId: new mongoose.Types.ObjectId(String(i + 1).repeat(24)),
  title: `Book ${i}`,
  category: categories[i % categories.length] ?? '',
  priceCents: 333 + i * 119,
  coverImage: '',
}));
type Book = (typeof books)[number];

interface Known {
  id: string;
  status: string;
  kept: Book[];
  back: Book[];
  shipping: number;
}
const sum = (list: Book[]) => list.reduce((cents, book) => cents + book.priceCents, 0);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dollars = (cents: number) => cents / 100;

it('all sums show what is left of 300 orders of which parts came back, to the cent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }); // the month does not end in between
  onTestFinished(() => void vi.useRealTimers());
  const { api } = createTestApp();
  const owner = signInAdmin();
  const send = (id: string, body: object) =>
    api.patch(`/api/orders/${id}/status`).set(owner).send(body);
  const orders: Known[] = [];
  for (let i = 0; i < 300; i += 1) {
    const kept = books.filter((_book, place) => (i + place * 3) % 4 < 2);
    const shipping = (i % 3) * 250;
    const status = ['delivered', 'shipped', 'placed'][i % 3] ?? '';
    const id = await addOrder({
      number: 1001 + i * 7,
      uid: `reader-${i % 9}`,
      status: status as 'placed',
      items: kept,
      shippingCents: shipping,
      totalCents: sum(kept) + shipping,
      searchWords: ['rita'],
      history: [{ status: status as 'placed', at: new Date() }],
    });
    orders.push({ id: id.toHexString(), status, kept, back: [], shipping });
  }
  await readOrderSummaries(); // so that what changes was known otherwise before
  for (const [i, order] of orders.entries()) {
    if (order.status === 'placed' || i % 5 === 0) continue;
    const named = order.kept.filter((_book, place) => (i + place) % 3 === 0);
    const items = named.map(({ bookId }) => bookId.toHexString());
    if (items.length === 0) continue;
    await send(order.id, { status: 'returned', items }).expect(200);
    if (i % 4 === 0) {
      await send(order.id, { undo: true, step: 'returned', items }).expect(200);
      continue;
    }
    order.back = named;
    order.kept = order.kept.filter((book) => !named.includes(book));
    if (order.kept.length > 0 && i % 7 === 0) {
      await send(order.id, { status: 'returned' }).expect(200);
      [order.back, order.kept] = [[...order.back, ...order.kept], []];
    }
    if (order.kept.length === 0) order.status = 'returned';
  }
  const sales = orders.filter(({ status }) => status !== 'returned');
  const whole = orders.filter(({ status }) => status === 'returned');
  const parts = sales.filter(({ back }) => back.length > 0);
  expect([parts.length > 60, whole.length > 10]).toEqual([true, true]);
  const kept = sales.flatMap((order) => order.kept);
  const shippingOf = (list: Known[]) => list.reduce((all, { shipping }) => all + shipping, 0);
  const leftOf = (list: Known[]) => sum(list.flatMap((order) => order.kept)) + shippingOf(list);

  const stats = adminStatsSchema.parse((await api.get('/api/admin').set(owner).expect(200)).body);
  expect(stats).toMatchObject({
    totalOrders: 300,
    totalSales: dollars(sum(kept)),
    totalShipping: dollars(shippingOf(sales)),
    returnedOrders: whole.length,
    returnedSales: dollars(sum(orders.flatMap(({ back }) => back))),
  });
  expect(stats.monthlyRevenue.at(-1)?.revenue).toBe(dollars(sum(kept)));
  for (const { bookId, sold } of stats.bestSellers)
    expect(sold).toBe(kept.filter((book) => book.bookId.equals(bookId)).length);
  for (const { category, books: count, revenue } of stats.salesByCategory) {
    const own = kept.filter((book) => book.category === category);
    expect([count, revenue]).toEqual([own.length, dollars(sum(own))]);
  }

  const report = salesReportSchema.parse(
    (
      await api
        .get(`/api/reports/sales?from=${day(-300)}&to=${day(2)}&by=book`)
        .set(owner)
        .expect(200)
    ).body,
  );
  expect(report.total).toEqual({
    orders: sales.length,
    books: kept.length,
    revenue: dollars(sum(kept)),
    shipping: dollars(shippingOf(sales)),
  });
  expect(report.left.returned).toBe(whole.length);
  for (const { key, books: count, revenue } of report.rows) {
    const own = kept.filter((book) => book.bookId.equals(key));
    expect([count, revenue]).toEqual([own.length, dollars(sum(own))]);
  }

  for (const query of ['status=delivered', 'status=delivered&q=rita']) {
    const { headers } = await api.get(`/api/orders/?${query}`).set(owner).expect(200);
    const delivered = orders.filter(({ status }) => status === 'delivered');
    expect(headers['x-total-price']).toBe(dollars(leftOf(delivered)).toFixed(2));
  }
  const { customers } = await findCustomers('', 1, 50);
  const delivered = sales.filter(({ status }) => status === 'delivered');
  expect(customers.reduce((cents, each) => cents + each.deliveredCents, 0)).toBe(leftOf(delivered));

  const { text } = await api.get('/api/orders/export.csv').set(owner).expect(200);
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true });
  const exported = rows.filter(({ status }) => status !== 'returned');
  const cents = exported.reduce((all, { total }) => all + Math.round(Number(total) * 100), 0);
  expect(cents).toBe(leftOf(sales));
  const lines = await api.get('/api/orders/export.csv?lines=books').set(owner).expect(200);
  const bookRows = parse<Record<string, string>>(lines.text, { columns: true, bom: true });
  const back = bookRows.filter(({ returned }) => returned !== '');
  expect(back).toHaveLength(orders.flatMap((order) => order.back).length);

  expect(await OrderModel.countDocuments({ returnedCents: { $gt: 0 } })).toBe(parts.length);
});
