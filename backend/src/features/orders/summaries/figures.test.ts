import mongoose from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { adminStatsSchema } from '../../../contract/admin/admin-stats.ts';
import { customerSchema } from '../../../contract/account/customer.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import {
  reportGroups,
  salesReportSchema,
  type ReportGroup,
} from '../../../contract/admin/sales-report.ts';
import { OrderModel, type StoredOrder } from '../../../models/orders/order.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { weekOf } from '../../../testing/orders/week-of.ts';
import { createTestApp } from '../../../testing/test-app.ts';

// Orders go every way through the API, then each figure that the shop shows is counted once more from
// the stored orders, one by one.

useTestDatabase();

type Books = Awaited<ReturnType<typeof makeBook>>[];
type Step = 'confirmed' | 'shipped' | 'delivered' | 'cancelled' | 'returned' | 'undo' | 'withdraw';
interface Customer {
  name: string;
  email?: string;
  phone: string;
  isCaller?: true;
}

const { api } = createTestApp();
const dayMs = 86_400_000;
const ada = { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 20 7946 0001' };
const zoe = { name: 'Zoë Ångström', email: 'zoe@example.com', phone: '+46 8 465 004 01' };
const isCaller = true as const;
const jurgen = { name: 'Jürgen Groß', phone: '+49 30 23125 001', isCaller };
/** The same number, computed in another way. */
const sameJurgen = { name: 'J. Groß', phone: '0049 (30) 23125-001', isCaller };
const siobhan = {
  name: 'Siobhán Ní Dhomhnaill',
  phone: '020 913 0001',
  isCaller,
  email: 'siobhan@example.com',
};
const ways: { who: Customer; steps: Step[]; daysAgo?: number }[] = [
  { who: ada, steps: [] },
  { who: ada, steps: ['confirmed', 'shipped', 'delivered'], daysAgo: 40 },
  { who: ada, steps: ['confirmed', 'shipped', 'delivered', 'returned'], daysAgo: 75 },
  { who: ada, steps: ['withdraw'] },
  { who: ada, steps: ['confirmed', 'cancelled', 'undo', 'shipped'] },
  { who: zoe, steps: ['confirmed', 'undo'], daysAgo: 400 },
  { who: zoe, steps: ['confirmed', 'shipped', 'returned', 'undo', 'delivered'], daysAgo: 9 },
  { who: zoe, steps: ['confirmed', 'shipped', 'delivered', 'undo', 'delivered'], daysAgo: 200 },
  { who: zoe, steps: ['cancelled'], daysAgo: 8 },
  { who: jurgen, steps: ['confirmed', 'shipped', 'delivered'], daysAgo: 30 },
  { who: sameJurgen, steps: ['confirmed'], daysAgo: 20 },
  { who: sameJurgen, steps: [] },
  { who: siobhan, steps: ['cancelled', 'undo', 'confirmed', 'shipped'], daysAgo: 3 },
];

const shelves = 'business technology fiction horror adventure business'.split(' ');
let books: Books;
beforeEach(async () => {
  books = [];
  for (const [i, category] of shelves.entries()) {
    const stock = i % 2 === 0 ? { stock: 20 } : {};
    books.push(await makeBook({ category, newPriceCents: 995 + i * 110, ...stock }));
  }
  for (const [i, { who, steps, daysAgo }] of ways.entries()) {
    const id = await place(who, [books[i % 6]!, ...(i % 3 ? [books[(i + 2) % 6]!] : [])]);
    // Orders come in today; that some are old is put into the database.
    const createdAt = new Date(Date.now() - (daysAgo ?? 0) * dayMs);
    const _id = new mongoose.Types.ObjectId(id);
    await OrderModel.collection.updateOne({ _id }, { $set: { createdAt } });
    for (const step of steps) await take(id, step, who);
  }
  // A wrong number put right leaves the caller who was taken for them with one order less.
  const open = await OrderModel.findOne({ name: 'J. Groß', status: 'placed' }).lean();
  await api
    .patch(`/api/orders/${String(open?._id)}`)
    .set(signInAdmin())
    .send({ name: 'Jörg Groß', phone: '+49 30 23125 002' })
    .expect(200);
});

async function place(who: Customer, of: Books): Promise<string> {
  const { name, phone, email = '' } = who;
  const { totalPrice, ...body } = orderFor(of, { name, phone, email });
  const placed = who.isCaller
    ? api.post('/api/orders/by-phone').set(signInAdmin()).send(body)
    : api
        .post('/api/orders')
        .set(await signInCustomer(email))
        .send({ ...body, totalPrice });
  return orderSchema.parse((await placed.expect(201)).body)._id;
}

async function take(id: string, step: Step, who: Customer): Promise<void> {
  if (step === 'withdraw') {
    await api
      .post(`/api/orders/${id}/cancel`)
      .set(await signInCustomer(who.email))
      .expect(200);
    return;
  }
  const body = step === 'undo' ? { undo: true } : { status: step };
  await api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send(body).expect(200);
}

async function read<T>(path: string, schema: { parse(body: unknown): T }, query = {}): Promise<T> {
  const { body } = await api.get(path).query(query).set(signInAdmin()).expect(200);
  return schema.parse(body);
}
const storedOrders = () => OrderModel.find().sort({ number: 1 }).lean<StoredOrder[]>();
const isSale = ({ status }: StoredOrder) => !['cancelled', 'returned'].includes(status);
const isOpen = ({ status }: StoredOrder) => ['placed', 'confirmed', 'shipped'].includes(status);
const dollars = (cents: number) => Math.round(cents) / 100;
const worth = (orders: StoredOrder[]) =>
  dollars(orders.reduce((sum, { totalCents }) => sum + totalCents, 0));

/** The customer of an order, computed in another way than the shop does. */
function ownerOf({ uid, phone }: StoredOrder): string {
  return uid || phone.replace(/[^0-9]/g, '').replace(/^00/, '');
}

function groupBy<T>(list: T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

it('shows figures on the dashboard that equal a count of the orders', async () => {
  const orders = await storedOrders();
  const sales = orders.filter(isSale);
  const stats = await read('/api/admin', adminStatsSchema);
  expect(new Set(orders.map(({ status }) => status)).size).toBe(6);
  expect(stats).toMatchObject({
    totalOrders: ways.length,
    totalSales: worth(sales),
    returnedOrders: orders.filter(({ status }) => status === 'returned').length,
    returnedSales: worth(orders.filter(({ status }) => status === 'returned')),
    ordersLeft: orders.filter(isOpen).length,
    newOrders: orders.filter(({ status }) => status === 'placed').length,
  });
  expect(stats.monthlyRevenue).toHaveLength(12);
  for (const { month, revenue } of stats.monthlyRevenue) {
    const ofMonth = sales.filter(({ createdAt }) => createdAt.toISOString().startsWith(month));
    expect([month, revenue]).toEqual([month, worth(ofMonth)]);
  }
  const items = sales.flatMap((order) => order.items);
  const byCategory = [...groupBy(items, ({ category }) => category)].map(([category, sold]) => {
    const revenue = dollars(sold.reduce((sum, { priceCents }) => sum + priceCents, 0));
    return { category, books: sold.length, revenue };
  });
  expect(stats.salesByCategory).toHaveLength(byCategory.length);
  expect(stats.salesByCategory).toEqual(expect.arrayContaining(byCategory));
  const byBook = [...groupBy(items, ({ bookId }) => String(bookId))];
  expect(Object.fromEntries(stats.bestSellers.map(({ bookId, sold }) => [bookId, sold]))).toEqual(
    Object.fromEntries(byBook.map(([bookId, sold]) => [bookId, sold.length])),
  );
  const byCustomer = [...groupBy(sales, ownerOf)].map(([, own]) => {
    const averageOrder = dollars(own.reduce((sum, each) => sum + each.totalCents, 0) / own.length);
    return { orders: own.length, averageOrder };
  });
  const shown = stats.customersByAverageOrder.map(({ orders: count, averageOrder }) => ({
    orders: count,
    averageOrder,
  }));
  expect(shown).toHaveLength(byCustomer.length);
  expect(shown).toEqual(expect.arrayContaining(byCustomer));
});

it('reports sales that equal a count of the orders, however they are grouped', async () => {
  for (const by of reportGroups) {
    const { report, counted } = await countReport(by);
    expect({ ...report, rows: report.rows.map(({ title: _title, ...row }) => row) }).toEqual({
      ...report,
      ...counted,
      rows: expect.arrayContaining(counted.rows) as unknown,
    });
    expect(report.rows).toHaveLength(counted.rows.length);
    expect(report.rows.length).toBeGreaterThan(1);
  }
});

async function countReport(by: ReportGroup) {
  const day = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
  const period = { from: day(210), to: day(2) };
  const report = await read('/api/reports/sales', salesReportSchema, { ...period, by });
  const orders = (await storedOrders()).filter(({ createdAt }) => {
    const at = createdAt.toISOString().slice(0, 10);
    return at >= period.from && at <= period.to;
  });
  const sales = orders.filter(isSale);
  const sum = (lines: { order: StoredOrder; cents: number }[]) => ({
    orders: new Set(lines.map(({ order }) => order.number)).size,
    books: lines.length,
    revenue: dollars(lines.reduce((cents, line) => cents + line.cents, 0)),
    shipping: 0,
  });
  const lines = sales.flatMap((order) =>
    order.items.map((item) => ({ order, cents: item.priceCents, key: keyOf(by, order, item) })),
  );
  const left = {
    cancelled: orders.filter(({ status }) => status === 'cancelled').length,
    returned: orders.filter(({ status }) => status === 'returned').length,
  };
  const rows = [...groupBy(lines, ({ key }) => key)].map(([key, own]) => ({ key, ...sum(own) }));
  return { report, counted: { total: sum(lines), left, rows } };
}

function keyOf(by: ReportGroup, { createdAt }: StoredOrder, item: StoredOrder['items'][number]) {
  if (by === 'category') return item.category;
  if (by === 'book') return String(item.bookId);
  if (by === 'month') return createdAt.toISOString().slice(0, 7);
  return by === 'day' ? createdAt.toISOString().slice(0, 10) : weekOf(createdAt);
}

it('lists customers with sums that equal a count of their orders', async () => {
  const owned = groupBy(await storedOrders(), ownerOf);
  const customers = await read('/api/customers/', z.array(customerSchema));
  const expected = [...owned.values()].map((own) => {
    const newest = own.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]!;
    const delivered = own.filter(({ status }) => status === 'delivered');
    return {
      name: newest.name,
      phone: newest.phone,
      orders: own.length,
      delivered: delivered.length,
      total: worth(delivered),
      lastOrderAt: newest.createdAt.toISOString(),
    };
  });
  expect(expected).toHaveLength(5);
  expect(customers.map(({ id: _id, email: _email, ...customer }) => customer)).toEqual(
    expected.toSorted((a, b) => b.lastOrderAt.localeCompare(a.lastOrderAt)),
  );
});
