import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { customerDetailSchema, customerSchema } from '../../contract/account/customer.ts';
import type { OrderStatus } from '../../contract/order/order-status.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { addOrder } from '../../testing/orders/orders.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { OrderModel } from '../../models/orders/order.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

async function list(query: Record<string, string> = {}) {
  const { body, headers } = await api.get('/api/customers/').query(query).set(signInAdmin());
  return { customers: z.array(z.strictObject(customerSchema.shape)).parse(body), headers };
}
const namesOf = async (q: string) => (await list({ q })).customers.map(({ name }) => name);
const on = (day: number) => new Date(Date.UTC(2026, 10, day));

describe('the list of customers', () => {
  it('is empty in a shop without orders', async () => {
    expect((await list()).customers).toEqual([]);
  });

  it('groups by account, shows the newest name and counts what was delivered', async () => {
    const ada = { uid: 'ada', email: 'ada@example.com' };
    const statuses: OrderStatus[] = ['delivered', 'cancelled', 'returned', 'delivered', 'placed'];
    for (const [day, status] of statuses.entries())
      await addOrder({
        ...ada,
        status,
        totalCents: 1010,
        createdAt: on(day + 1),
        name: `Ada ${day}`,
      });
    await addOrder({ uid: 'bob', name: 'Bob', status: 'shipped', createdAt: on(9), phone: '0123' });
    const { customers, headers } = await list();
    expect(headers['x-total-count']).toBe('2');
    expect(customers).toMatchObject([
      { name: 'Bob', phone: '0123', orders: 1, delivered: 0, total: 0 },
      { name: 'Ada 4', email: ada.email, orders: 5, delivered: 2, total: 20.2 },
    ]);
    expect(customers[1]?.lastOrderAt).toBe(on(5).toISOString());
  });

  it('groups telephone orders by number, and the id does not reveal the number', async () => {
    const phone = { uid: '', source: 'phone' as const, email: '' };
    const first = await addOrder({ ...phone, phone: '+41 79 123 45 67', createdAt: on(1) });
    await addOrder({ ...phone, phone: '0041791234567', createdAt: on(2) });
    await addOrder({ ...phone, phone: '+41 (0)79 123 45 67', createdAt: on(2) });
    await addOrder({ uid: '41791234567', phone: '0700', createdAt: on(3) });
    const { customers } = await list();
    expect(customers.map(({ orders, email }) => [orders, email])).toEqual([
      [1, 'reader@example.com'],
      [3, undefined],
    ]);
    expect(customers[1]?.id).toBe(first.toHexString());
  });

  it('has pages', async () => {
    for (let day = 1; day <= 5; day += 1) await addOrder({ uid: `c${day}`, createdAt: on(day) });
    const { customers, headers } = await list({ page: '2', limit: '2' });
    expect(customers.map(({ lastOrderAt }) => lastOrderAt)).toEqual(
      [on(3), on(2)].map((date) => date.toISOString()),
    );
    expect(headers['x-total-count']).toBe('5');
    expect(headers.link).toBe('</api/customers/?page=3&limit=2>; rel="next"');
  });

  it('finds words of the name in any order, accents or not, the e-mail, and digits of the phone', async () => {
    await addOrder({ uid: 'a', name: 'Zoë García-Núñez', email: 'zoe.g@example.com', phone: '1' });
    await addOrder({
      uid: 'b',
      name: 'Åse Smith',
      email: 'x@example.org',
      phone: '+44 0797360961',
    });
    expect(await namesOf('garcia zoe')).toEqual(['Zoë García-Núñez']);
    expect(await namesOf('NUÑ')).toEqual(['Zoë García-Núñez']);
    expect(await namesOf('zoe.g@EXAMPLE')).toEqual(['Zoë García-Núñez']);
    expect(await namesOf('ase')).toEqual(['Åse Smith']);
    for (const q of ['0797360961', '+44 0797', '360 961', '0961']) {
      expect(await namesOf(q)).toEqual(['Åse Smith']);
    }
    expect(await namesOf('zoe smith')).toEqual([]);
    expect(await namesOf('')).toHaveLength(2);
    expect(await namesOf('*. $where')).toEqual([]);
  });

  it('finds a phone number with its country code or without', async () => {
    await addOrder({ uid: 'a', name: 'Abroad', phone: '+41 79 555 12 34' });
    await addOrder({ uid: 'b', name: 'At home', phone: '079 555 99 88' });
    for (const q of ['079 555 12 34', '0041 79 555 12 34', '+41795551234', '(0)79-555-12-34'])
      expect(await namesOf(q)).toEqual(['Abroad']);
    for (const q of ['+41 79 555 99 88', '0041795559988', '079 555 99'])
      expect(await namesOf(q)).toEqual(['At home']);
    expect(await namesOf('0000000')).toEqual([]);
  });

  it('follows every change of an order at once', async () => {
    const [first, second] = [await addOrder({ uid: 'ada' }), await addOrder({ uid: 'ada' })];
    await list();
    await OrderModel.updateOne({ _id: first }, { $set: { status: 'delivered' } });
    await OrderModel.findOneAndUpdate({ _id: second }, [{ $set: { name: 'Ada King' } }], {
      updatePipeline: true,
    });
    expect((await list()).customers).toMatchObject([{ name: 'Ada King', delivered: 1, orders: 2 }]);
  });

  it('moves a telephone order after its number was corrected', async () => {
    const order = await addOrder({ uid: '', phone: '0700 111' });
    await addOrder({ uid: '', phone: '0700 222' });
    await list();
    await OrderModel.updateOne({ _id: order }, { $set: { phone: '0700 222' } });
    const { customers } = await list();
    expect(customers).toMatchObject([{ phone: '0700 222', orders: 2 }]);
  });
});

describe('one customer', () => {
  it('comes with all orders, newest first', async () => {
    await addOrder({ uid: 'ada', createdAt: on(1) });
    await addOrder({ uid: 'ada', createdAt: on(2), status: 'cancelled' });
    await addOrder({ uid: 'bob', createdAt: on(3) });
    const ada = (await list()).customers.find(({ orders }) => orders === 2);
    const id = ada?.id.toUpperCase();
    const { body } = await api.get(`/api/customers/${id}`).set(signInAdmin()).expect(200);
    const { customer, orders } = customerDetailSchema.parse(body);
    expect(customer).toEqual(ada);
    expect(orders.map(({ createdAt }) => createdAt)).toEqual([
      on(2).toISOString(),
      on(1).toISOString(),
    ]);
  });

  it('returns 404 for an id without orders', async () => {
    await api
      .get(`/api/customers/${'a'.repeat(24)}`)
      .set(signInAdmin())
      .expect(404);
    await api.get('/api/customers/someone').set(signInAdmin()).expect(400);
  });
});
