import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { isoWeekOf, salesReportSchema } from '../../../contract/admin/sales-report.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { addSoldOrders, bookIds } from '../../../testing/orders/sold-orders.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

const { api } = createTestApp();
async function readReport(query: Record<string, string>) {
  const { body } = await api.get('/api/reports/sales').query(query).set(signInAdmin()).expect(200);
  return salesReportSchema.parse(body);
}

it('puts weeks where ISO 8601 has them', () => {
  const days = ['2024-12-30', '2026-01-01', '2027-01-03', '2027-01-04', '2026-11-22'];
  expect(days.map(isoWeekOf)).toEqual(['2025-W01', '2026-W01', '2026-W53', '2027-W01', '2026-W47']);
});

it('lists days in their order, and books with the highest revenue first', async () => {
  await addSoldOrders([
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
  await addSoldOrders([{ at, status: 'shipped', items: [{ book: 0, cents: 1250 }] }]);
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
  expect(empty.trim()).toBe('month,orders,books,revenue,shipping');
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
  await addSoldOrders([
    { at: new Date('2026-11-21T16:00:00Z'), status: 'placed', items: [{ book: 0, cents: 1 }] },
  ]);
  for (const tz of ['Asia/Tokyo', 'asia/tokyo', 'Japan'])
    expect((await readReport({ ...query, tz })).total.orders).toBe(1);
});
