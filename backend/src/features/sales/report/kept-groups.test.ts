import mongoose from 'mongoose';
import { expect, it, vi } from 'vitest';
import { reportGroups, salesReportSchema } from '../../../contract/sales-report.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/sign-in.ts';
import { addSoldOrders } from '../../../testing/sold-orders.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { countAllCustomers } from '../../customers/count-customers.ts';
import { keepQuietSales } from '../rollup/keep-sales.ts';
import { OrderModel } from '../../orders/order.model.ts';

useTestDatabase();

const { api } = createTestApp();

async function readReport(query: Record<string, string>) {
  const { body } = await api.get('/api/reports/sales').query(query).set(signInAdmin()).expect(200);
  return salesReportSchema.parse(body);
}

it('reads one record for each 32,000 orders, and blocks only of those among which one changed', async () => {
  const from = 32_000 * 100;
  const sold = (i: number) => ({
    number: from + 500 * i,
    at: new Date(Date.UTC(2026, 0, 2) + i * 86_400_000),
    status: 'delivered' as const,
    items: [{ book: i % 4, cents: 100 + i }],
  });
  const orders = await addSoldOrders(Array.from({ length: 130 }, (_order, i) => sold(i)));
  await countAllCustomers();
  await keepQuietSales();
  const find = vi.spyOn(mongoose.mongo.Collection.prototype, 'find');
  const read = async (by: string) => {
    find.mockClear();
    const report = await readReport({ from: '2026-01-01', to: '2026-12-31', by });
    const records = (name: string) =>
      find.mock.calls.flatMap(([filter], i) => {
        const isOwn = (find.mock.contexts[i] as mongoose.mongo.Collection).collectionName === name;
        return isOwn ? ((filter?._id as { $in: number[] } | undefined)?.$in ?? []) : [];
      }).length;
    return { report, groups: records('order-sales-groups'), blocks: records('order-sales') };
  };
  for (const by of reportGroups) {
    const { report, groups, blocks } = await read(by);
    expect({ groups, blocks }).toEqual({ groups: 2, blocks: 2 });
    expect(report.total).toEqual({ orders: 130, books: 130, revenue: 213.85 });
  }

  await OrderModel.updateOne({ _id: orders[3]!._id }, { status: 'returned' });
  const isSoldAs = (report: Awaited<ReturnType<typeof readReport>>) => {
    expect(report).toMatchObject({
      total: { orders: 129, books: 129, revenue: 212.82 },
      left: { cancelled: 0, returned: 1 },
    });
    if (report.by === 'book')
      expect(report.rows.map(({ orders: o }) => o).sort()).toEqual([31, 32, 33, 33]);
  };
  for (const isCounted of [false, true]) {
    if (isCounted) await countAllCustomers();
    for (const by of reportGroups) {
      const { report, groups, blocks } = await read(by);
      expect({ groups, blocks }).toEqual({ groups: 1, blocks: 2 + 63 });
      isSoldAs(report);
    }
  }
  await keepQuietSales();
  for (const by of reportGroups) {
    const { report, groups, blocks } = await read(by);
    expect({ groups, blocks }).toEqual({ groups: 2, blocks: 2 });
    isSoldAs(report);
  }
  vi.restoreAllMocks();
});

it('keeps a group of too many books for reports that do not tell of books, and sums it up once', async () => {
  const from = 32_000 * 200;
  const orders = Array.from({ length: 70 }, (_order, i) => ({
    number: from + 500 * i,
    at: new Date(Date.UTC(2026, 0, 2) + i * 86_400_000),
    status: 'delivered' as const,
    items: [{ book: i % 4, cents: 100 }],
  }));
  await addSoldOrders(orders);
  await countAllCustomers();
  await keepQuietSales(undefined, { mostBooksOfGroup: 3 });
  const find = vi.spyOn(mongoose.mongo.Collection.prototype, 'find');
  const namesRead = () =>
    find.mock.contexts.map((each) => (each as mongoose.mongo.Collection).collectionName);
  await keepQuietSales(undefined, { mostBooksOfGroup: 3 });
  expect(namesRead()).not.toContain('order-sales-books');
  for (const by of reportGroups) {
    const report = await readReport({ from: '2026-01-01', to: '2026-12-31', by });
    expect(report.total).toEqual({ orders: 70, books: 70, revenue: 70 });
  }
  vi.restoreAllMocks();
});
