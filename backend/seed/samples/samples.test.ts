import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { adminStatsSchema } from '../../src/contract/admin/admin-stats.ts';
import { checkoutSchema } from '../../src/contract/order/checkout.ts';
import { orderSchema } from '../../src/contract/order/order.ts';
import { canBecome, orderStatuses } from '../../src/contract/order/order-status.ts';
import { BookModel } from '../../src/models/books/book.model.ts';
import { findCustomers } from '../../src/features/customers/find-customers.ts';
import { OrderModel } from '../../src/models/orders/order.model.ts';
import { useTestDatabase } from '../../src/testing/database.ts';
import { makeBook, orderFor } from '../../src/testing/factories.ts';
import { addOrder } from '../../src/testing/orders/orders.ts';
import { signInAdmin, signInCustomer } from '../../src/testing/people/sign-in.ts';
import { createTestApp } from '../../src/testing/test-app.ts';
import { addGeneratedBooks } from '../generate-books.ts';
import { addSampleOrders } from './add-sample-orders.ts';
import { personOf } from './people.ts';
import { removeSampleBooks, removeSampleOrders } from './remove-samples.ts';

useTestDatabase();

/** Of so few orders none may be new, or on its way, in the evening, when the last ones are hours old. */
const now = new Date('2026-11-22T12:00:00Z');
const yearMs = 365 * 86_400_000;
const { api } = createTestApp();
const storedOrders = () => OrderModel.find().sort({ _id: 1 }).lean();

describe('sample orders', () => {
  beforeEach(() => addGeneratedBooks(30));

  it('are stored as those that customers place, by people whom no email or call reaches', async () => {
    const book = await makeBook();
    const placed = await api
      .post('/api/orders')
      .set(await signInCustomer())
      .send(orderFor([book]))
      .expect(201);
    const real = await OrderModel.findById(
      z.object({ _id: z.string() }).parse(placed.body)._id,
    ).lean();
    await addSampleOrders({ orders: 400, customers: 90, now });
    const samples = (await storedOrders()).filter((order) => !order._id.equals(real?._id));
    expect(samples).toHaveLength(400);
    const fields = [...Object.keys(real ?? {}), 'notes', 'source'];
    for (const order of samples) {
      expect(fields).toEqual(expect.arrayContaining(Object.keys(order)));
      await new OrderModel(order).validate();
      checkoutSchema.parse(order);
      expect(order.email).toMatch(/^$|@example\.(com|org|net)$/);
      expect(order.totalCents).toBe(order.items.reduce((sum, item) => sum + item.priceCents, 0));
      expect(new Set(order.items.map(({ bookId }) => String(bookId))).size).toBe(
        order.items.length,
      );
    }
  });

  it('took the ways an order can take, as far as their age allows', async () => {
    await addSampleOrders({ orders: 400, customers: 90, now });
    const orders = await storedOrders();
    for (const { createdAt, history, status, source } of orders) {
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(now.getTime() - yearMs);
      expect(history[0]).toMatchObject({ status: 'placed', at: createdAt });
      expect(history.at(-1)?.status).toBe(status);
      for (const [i, { status: to, at, by }] of history.entries()) {
        expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
        const before = history[i - 1];
        if (!before) continue;
        expect(canBecome(before.status, to, by ? 'admin' : 'customer')).toBe(true);
        expect(at.getTime()).toBeGreaterThan(before.at.getTime());
        if (source) expect(by).toBeDefined();
      }
    }
    // There is no pickup in a shop that does not offer it.
    const ways = orderStatuses.filter((status) => status !== 'ready');
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(ways));
    expect(orders.some(({ source }) => source === 'phone')).toBe(true);
    expect(orders.some(({ items }) => items.length > 3)).toBe(true);
    expect(orders.some(({ notes }) => notes)).toBe(true);
    const times = orders.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('stand in all lists and figures, and real orders go on with the next number', async () => {
    await addSampleOrders({ orders: 300, customers: 60, now });
    const get = (path: string) => api.get(path).set(signInAdmin()).expect(200);
    expect((await get('/api/customers/')).headers['x-total-count']).toBe('60');
    const stats = adminStatsSchema.parse((await get('/api/admin')).body);
    expect(stats).toMatchObject({ totalOrders: 300 });
    const { name, phone } = personOf(0);
    for (const q of [name, phone]) {
      const found = z
        .array(orderSchema)
        .parse((await get(`/api/orders?q=${encodeURIComponent(q)}`)).body);
      expect(found.length).toBeGreaterThan(0);
      expect(found.map((order) => order.name)).toContain(name);
    }
    const next = await api
      .post('/api/orders')
      .set(await signInCustomer())
      .send(orderFor([await makeBook()]))
      .expect(201);
    expect(next.body).toMatchObject({ number: 1301 });
  });

  it('go on where a run was stopped, and are not added twice', async () => {
    const plan = { orders: 600, customers: 100, now };
    const bare = async () =>
      (await storedOrders()).map((order) => ({ ...order, updatedAt: 0, number: 0 }));
    await addSampleOrders(plan);
    const whole = await bare();
    await OrderModel.deleteMany({});
    const stop = new Error('stopped');
    const stopped = addSampleOrders(plan, () => {
      throw stop;
    });
    await expect(stopped).rejects.toBe(stop);
    expect(await OrderModel.countDocuments()).toBe(500);
    await addSampleOrders(plan);
    await addSampleOrders(plan);
    expect(await bare()).toEqual(whole);
  });

  it('need books', async () => {
    await BookModel.deleteMany({});
    await expect(addSampleOrders({ orders: 1, customers: 1, now })).rejects.toThrow('no book');
  });
});

describe('removing the samples', () => {
  it('leaves what is real as it was: orders, customers, books and their stock', async () => {
    await makeBook({ stock: 3 });
    const byPhone = { uid: '', phone: personOf(5).phone, name: 'Real Caller', number: 7 };
    await addOrder({
      ...byPhone,
      createdAt: new Date(now.getTime() - yearMs),
      status: 'delivered',
    });
    const everything = async () => [
      await BookModel.find().lean(),
      await storedOrders(),
      await findCustomers('', 1, 100),
    ];
    const before = await everything();
    await addGeneratedBooks(40);
    await addSampleOrders({ orders: 200, customers: 60, now });
    const { customers } = await findCustomers(personOf(5).name, 1, 1);
    expect(customers[0]?.orders).toBeGreaterThan(1);
    expect(await removeSampleOrders()).toBe(200);
    expect(await removeSampleBooks()).toBe(40);
    expect(await everything()).toEqual(before);
  });

  it('takes an order out with what the owner did to it', async () => {
    const book = await makeBook({ stock: 1 });
    await addSampleOrders({ orders: 300, customers: 60, now });
    const open = await OrderModel.findOne({ status: 'placed' }).lean();
    await cancel(String(open?._id));
    expect((await BookModel.findById(book._id).lean())?.stock).toBe(1);
    await removeSampleOrders();
    expect((await BookModel.findById(book._id).lean())?.stock).toBe(1);
    expect(await OrderModel.countDocuments()).toBe(0);
    expect((await findCustomers('', 1, 10)).total).toBe(0);
  });

  it('goes on where it was stopped', async () => {
    await addGeneratedBooks(5);
    await addSampleOrders({ orders: 600, customers: 100, now });
    const stop = new Error('stopped');
    const stopped = removeSampleOrders(() => {
      throw stop;
    });
    await expect(stopped).rejects.toBe(stop);
    await removeSampleOrders();
    expect(await OrderModel.countDocuments()).toBe(0);
    expect((await findCustomers('', 1, 10)).total).toBe(0);
  });
});

function cancel(id: string) {
  return api
    .patch(`/api/orders/${id}/status`)
    .set(signInAdmin())
    .send({ status: 'cancelled' })
    .expect(200);
}
