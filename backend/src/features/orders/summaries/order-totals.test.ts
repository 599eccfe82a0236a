import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { toAmount } from '../../../contract/number/cents.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { addOrder } from '../../../testing/orders/orders.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

const statuses = ['placed', 'delivered', 'delivered', 'confirmed', 'returned'] as const;
const hourMs = 3_600_000;

/** 1,300 orders from the last day of 2025 to the tenth of June, one every three hours. */
async function addOrders() {
  const first = await OrderModel.findById(await addOrder({ number: 900 })).lean();
  await OrderModel.deleteMany({});
  const orders = Array.from({ length: 1300 }, (_no, i) => ({
    ...first!,
    _id: new mongoose.Types.ObjectId(),
    number: 1001 + i,
    createdAt: new Date(Date.UTC(2025, 11, 31) + i * 3 * hourMs),
    status: statuses[(i * 7) % 5],
    totalCents: 1000 + ((i * 37) % 500),
  }));
  await OrderModel.collection.insertMany(orders);
  return orders;
}

it('says of every period and status how many orders there are and what they come to', async () => {
  const orders = await addOrders();
  const { api } = createTestApp();
  const total = async (query: Record<string, string>) => {
    const { headers } = await api.get('/api/orders/').query(query).set(signInAdmin()).expect(200);
    return [headers['x-total-count'], headers['x-total-price']];
  };
  const periods: { from?: string; to?: string }[] = [
    {},
    { from: '2025-12-31' },
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-01-01', to: '2026-02-01' },
    { from: '2026-01-15', to: '2026-04-03' },
    { from: '2026-02-10', to: '2026-02-20' },
    { from: '2026-03-31T21:00:00.000Z', to: '2026-04-30T20:59:59.999Z' },
    { from: '2026-05-31', to: '2026-06-01' },
    { to: '2026-06-01' },
    { from: '2030-01-01' },
    { from: '2026-04-03', to: '2026-01-15' },
  ];
  for (const period of periods) {
    for (const status of [undefined, 'delivered', 'returned', 'cancelled'] as const) {
      const { from, to } = period;
      if (!status && !from && !to) continue;
      const start = from ? Date.parse(from) : -Infinity;
      const end = !to ? Infinity : Date.parse(to) + (to.length === 10 ? 24 * hourMs : 1);
      const fitting = orders.filter(
        (order) =>
          (!status || order.status === status) &&
          +order.createdAt >= start &&
          +order.createdAt < end,
      );
      const cents = fitting.reduce((sum, { totalCents }) => sum + totalCents, 0);
      expect(await total({ ...period, ...(status && { status }) }), JSON.stringify(period)).toEqual(
        [String(fitting.length), toAmount(cents).toFixed(2)],
      );
    }
  }
}, 60_000);
