import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { orderSchema } from '../../../contract/order/order.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { addOrder } from '../../../testing/orders/orders.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

const limit = 100;

it('shows the owner the same deep pages as the list has, newest or oldest first', async () => {
  const first = await OrderModel.findById(await addOrder({ number: 900 })).lean();
  const statuses = ['placed', 'delivered', 'delivered', 'cancelled', 'returned'];
  const others = Array.from({ length: 2600 }, (_no, i) => {
    const _id = new mongoose.Types.ObjectId();
    const createdAt = new Date(Date.UTC(2026, 0, 1) + i * 3 * 3_600_000);
    const status = statuses[(i * 7) % 5];
    return { ...first, _id, number: 1001 + i, createdAt, status };
  });
  await OrderModel.collection.insertMany(others);
  const { api } = createTestApp();
  const all = await OrderModel.find().sort({ createdAt: -1, _id: -1 }).lean();
  for (const sort of ['newest', 'oldest'] as const) {
    const expected = (sort === 'newest' ? all : all.toReversed()).map(({ number }) => number);
    for (const page of [20, 21, 22]) {
      const { body } = await api
        .get('/api/orders/')
        .query({ page, limit, sort })
        .set(signInAdmin())
        .expect(200);
      const numbers = z
        .array(orderSchema)
        .parse(body)
        .map(({ number }) => number);
      expect(numbers).toEqual(expected.slice((page - 1) * limit, page * limit));
    }
  }
}, 60_000);
