import { expect, it } from 'vitest';
import { adminStatsSchema } from '../../../contract/admin/admin-stats.ts';
import { salesReportSchema } from '../../../contract/admin/sales-report.ts';
import { counterResultSchema, type CounterScanInput } from '../../../contract/order/counter.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook } from '../../../testing/factories.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';

useTestDatabase();

it('moves the stock of what is sold at a till, counts the copies and knows no money', async () => {
  const { api } = createTestApp();
  await setSettings({ counter: { mode: 'stock' } });
  const { id: bookId } = await makeBook({ stock: 3, newPriceCents: 1234 });
  const ask = async (path: string) => (await api.get(path).set(signInAdmin()).expect(200)).body;
  const scan = async (mode: CounterScanInput['mode'], key: string) => {
    const headers = { ...signInAdmin(), 'Idempotency-Key': key };
    const { body } = await api.post('/api/counter').set(headers).send({ mode, bookId }).expect(200);
    return counterResultSchema.parse(body);
  };
  for (const key of ['first', 'first', 'second']) {
    const { book, order } = await scan('sell', key);
    expect([book.stock, order]).toEqual([key === 'first' ? 2 : 1, undefined]);
  }
  const today = new Date().toISOString().slice(0, 10);
  const report = async () =>
    salesReportSchema.parse(await ask(`/api/reports/sales?from=2020-01-01&to=${today}`)).counter;
  expect(await report()).toMatchObject({ books: 2, revenue: 0 });
  expect(adminStatsSchema.parse(await ask('/api/admin'))).toMatchObject({
    counterOrders: 2,
    counterSales: 0,
    totalSales: 0,
    bestSellers: [{ bookId, sold: 2 }],
  });
  expect(await ask('/api/orders/')).toMatchObject([
    { atTill: true, totalPrice: 0, items: [{ price: 0 }] },
    { atTill: true, totalPrice: 0 },
  ]);
  const sale = await OrderModel.findOne({}, { _id: 1 }).lean();
  await api.get(`/api/orders/${sale?._id.toHexString()}/receipt`).set(signInAdmin()).expect(404);
  expect((await scan('return', 'third')).book.stock).toBe(2);
  await api.post('/api/counter/undo').set(signInAdmin()).send({ key: 'first' }).expect(200);
  expect(await report()).toMatchObject({ books: 0, revenue: 0 });
  await setSettings({ counter: { mode: 'sale' } });
  expect((await scan('sell', 'fourth')).order).toMatchObject({ totalPrice: 12.34 });
});
