import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { categories } from '../../contract/book.ts';
import { orderStates, orderStatuses } from '../../contract/order-status.ts';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { isoWeekOf, reportGroups, salesReportSchema } from '../../contract/sales-report.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { OrderModel } from '../orders/order.model.ts';

useTestDatabase();

const { api } = createTestApp();
let number = 0;

interface Sold {
  at: Date;
  status: (typeof orderStatuses)[number] | 'placing' | 'undoing';
  items: { book: number; cents: number }[];
}

const bookIds = Array.from({ length: 4 }, () => new mongoose.Types.ObjectId());
const categoryOf = (book: number) => categories[book % 3]!;

function addOrders(orders: Sold[]) {
  return OrderModel.insertMany(
    orders.map(({ at, status, items }) => ({
      number: (number += 1),
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
      totalCents: items.reduce((sum, { cents }) => sum + cents, 0),
      status,
      history: [{ status: 'placed', at }],
      searchWords: [],
      limitedBookIds: [],
      createdAt: at,
    })),
  );
}

async function readReport(query: Record<string, string>) {
  const { body } = await api.get('/api/reports/sales').query(query).set(signInAdmin()).expect(200);
  return salesReportSchema.parse(body);
}

/** The same report, counted one by one and the slow way. */
function countOneByOne(orders: Sold[], { from, to, tz, by }: Record<string, string>) {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: tz, dateStyle: 'short' });
  const within = orders
    .map((order) => ({ ...order, day: dayOf.format(order.at) }))
    .filter(({ day }) => day >= from! && day <= to!);
  const sales = within.filter(
    ({ status }) => status !== 'placing' && status !== 'undoing' && orderStates[status].isSale,
  );
  const lines = sales.flatMap(({ day, items }, order) =>
    items.map(({ book, cents }) => {
      const keys = {
        day,
        week: isoWeekOf(day),
        month: day.slice(0, 7),
        category: categoryOf(book),
      };
      return { key: { ...keys, book: bookIds[book]!.toHexString() }[by!], order, cents };
    }),
  );
  const sum = (list: typeof lines) => ({
    orders: new Set(list.map(({ order }) => order)).size,
    books: list.length,
    revenue: list.reduce((cents, line) => cents + line.cents, 0) / 100,
  });
  const keys = [...new Set(lines.map(({ key }) => key!))];
  return {
    rows: Object.fromEntries(keys.map((key) => [key, sum(lines.filter((l) => l.key === key))])),
    total: sum(lines),
    left: {
      cancelled: within.filter(({ status }) => status === 'cancelled').length,
      returned: within.filter(({ status }) => status === 'returned').length,
    },
  };
}

// Places whose clocks are changed on days within these orders, one of them at midnight, one by half
// an hour, and those furthest from UTC.
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const changes = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-09-06',
  '2026-10-25',
  '2026-11-01',
];
const nearAChange = fc
  .tuple(fc.constantFrom(...changes, '2025-12-31', '2024-02-29'), fc.integer({ min: -40, max: 64 }))
  .map(([day, hours]) => new Date(Date.parse(day) + hours * 3_600_000 - 1));
const order = fc.record({
  at: fc.oneof(
    nearAChange,
    fc.date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  ),
  status: fc.constantFrom(...orderStatuses, 'placing' as const, 'undoing' as const),
  items: fc.uniqueArray(
    fc.record({ book: fc.nat(3), cents: fc.integer({ min: 0, max: 99_999 }) }),
    { minLength: 1, maxLength: 4, selector: ({ book }) => book },
  ),
});
const period = fc
  .tuple(fc.constantFrom(...changes, '2024-01-01'), fc.constantFrom(...changes, '2026-12-31'))
  .map((days) => days.sort());

it('equals a count over the orders, in every time zone and when clocks are changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { maxLength: 60 }),
      period,
      fc.constantFrom(...zones),
      async (orders, [from, to], tz) => {
        await OrderModel.deleteMany({});
        await addOrders(orders);
        for (const by of reportGroups) {
          const query = { from: from, to: to, tz, by };
          const { rows, total, left } = await readReport(query);
          const byKey = rows.map(({ key, orders: o, books, revenue }) => [
            key,
            { orders: o, books, revenue },
          ]);
          expect({ rows: Object.fromEntries(byKey), total, left }).toEqual(
            countOneByOne(orders, query),
          );
        }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

it('puts weeks where ISO 8601 has them', () => {
  const days = ['2024-12-30', '2026-01-01', '2027-01-03', '2027-01-04', '2026-11-22'];
  expect(days.map(isoWeekOf)).toEqual(['2025-W01', '2026-W01', '2026-W53', '2027-W01', '2026-W47']);
});

it('lists days in their order, and books with the highest revenue first', async () => {
  await addOrders([
    { at: new Date('2026-11-21T10:00:00Z'), status: 'placed', items: [{ book: 0, cents: 100 }] },
    { at: new Date('2026-11-20T10:00:00Z'), status: 'delivered', items: [{ book: 1, cents: 250 }] },
  ]);
  const query = { from: '2026-11-01', to: '2026-11-30' };
  const days = await readReport(query);
  expect(days.by).toBe('day');
  expect(days.rows.map(({ key }) => key)).toEqual(['2026-11-20', '2026-11-21']);
  const books = await readReport({ ...query, by: 'book' });
  expect(books.rows.map(({ title, revenue }) => [title, revenue])).toEqual([
    ['Book 1', 2.5],
    ['Book 0', 1],
  ]);
});

it('gives the same rows to a spreadsheet', async () => {
  const at = new Date('2026-11-21T10:00:00Z');
  await addOrders([{ at, status: 'shipped', items: [{ book: 0, cents: 1250 }] }]);
  const { text } = await api
    .get('/api/reports/sales.csv?from=2026-11-21&to=2026-11-21&by=book')
    .set(signInAdmin())
    .expect(200)
    .expect('Content-Disposition', 'attachment; filename=sales-2026-11-21-2026-11-21.csv');
  expect(parse(text, { columns: true, bom: true })).toEqual([
    {
      book: bookIds[0]!.toHexString(),
      title: 'Book 0',
      orders: '1',
      books: '1',
      revenue: '12.50',
    },
  ]);
  const { text: empty } = await api
    .get('/api/reports/sales.csv?from=2026-11-20&to=2026-11-20&by=month')
    .set(signInAdmin())
    .expect(200);
  expect(empty.trim()).toBe('month,orders,books,revenue');
});

it.each([
  ['to', { from: '2026-11-22', to: '2026-11-21' }],
  ['to', { from: '2016-11-21', to: '2026-11-22' }],
  ['from', { to: '2026-11-21' }],
  ['from', { from: '2026-02-30', to: '2026-11-21' }],
  ['tz', { from: '2026-11-21', to: '2026-11-21', tz: 'Mars/Olympus' }],
  ['by', { from: '2026-11-21', to: '2026-11-21', by: 'year' }],
])('says that %s is wrong in %j', async (field, query) => {
  const { body } = await api.get('/api/reports/sales').query(query).set(signInAdmin()).expect(400);
  expect(Object.keys(apiErrorSchema.parse(body).error.fields ?? {})).toEqual([field]);
});

it('knows a time zone by its other names too', async () => {
  const query = { from: '2026-11-22', to: '2026-11-22' };
  await addOrders([
    { at: new Date('2026-11-21T16:00:00Z'), status: 'placed', items: [{ book: 0, cents: 1 }] },
  ]);
  for (const tz of ['Asia/Tokyo', 'asia/tokyo', 'Japan'])
    expect((await readReport({ ...query, tz })).total.orders).toBe(1);
});
