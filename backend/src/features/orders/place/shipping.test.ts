import { parse } from 'csv-parse/sync';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { orderContent } from '../../emails/contents/order-email.ts';
import { defaultSettings } from '../../../models/settings/default-settings.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer();
  await setShipping({ fee: 3.5, freeFrom: 40 });
});

const setShipping = (shipping: object) =>
  api.put('/api/settings').set(signInAdmin()).send({ shipping }).expect(200);
const asAdmin = (path: string) => api.get(path).set(signInAdmin()).expect(200);
const send = (body: object, headers: Record<string, string> = {}) =>
  api
    .post('/api/orders/')
    .set({ ...reader, ...headers })
    .send(body);
const place = async (newPriceCents: number, totalPrice: string) =>
  orderSchema.parse(
    (await send(orderFor([await makeBook({ newPriceCents })], { totalPrice }))).body,
  );

it('adds shipping to 38.00 and none to 40.00, on every page and in every email', async () => {
  const sent = await place(3800, '41.50');
  const free = await place(4000, '40.00');
  expect([sent.shipping, sent.totalPrice]).toEqual([3.5, 41.5]);
  expect([free.shipping, free.totalPrice]).toEqual([0, 40]);
  expect((await api.get(`/api/orders/${sent._id}`).set(reader)).body).toMatchObject({
    shipping: 3.5,
    totalPrice: 41.5,
  });
  const { headers } = await asAdmin('/api/orders/?status=placed');
  expect(headers['x-total-price']).toBe('81.50');
  const rows: object[] = parse((await asAdmin('/api/orders/export.csv')).text, {
    columns: true,
    bom: true,
  });
  expect(rows).toMatchObject([
    { shipping: '0.00', total: '40.00' },
    { shipping: '3.50', total: '41.50' },
  ]);
  const stored = await OrderModel.findById(sent._id).lean();
  const sender = {
    ...defaultSettings,
    name: 'Shop',
    pickupHours: '',
    shopUrl: 'https://shop.example',
  };
  expect(orderContent('order-received', stored!, sender).parts).toContainEqual({
    kind: 'amounts',
    rows: [
      { name: sent.items[0]!.title, amount: '$38.00' },
      { name: 'Shipping', amount: '$3.50' },
    ],
    total: '$41.50',
    totalName: 'Total',
  });
});

it('counts it apart from the books, for customers with them, and not any more once cancelled', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }); // the day does not end in between
  onTestFinished(() => void vi.useRealTimers());
  const sent = await place(3800, '41.50');
  await place(4000, '40.00');
  const today = new Date().toISOString().slice(0, 10);
  const report = (by: string) => asAdmin(`/api/reports/sales?from=${today}&to=${today}&by=${by}`);
  const total = { orders: 2, books: 2, revenue: 78, shipping: 3.5 };
  expect((await report('day')).body).toMatchObject({ total, rows: [total] });
  expect((await report('category')).body).toMatchObject({ total, rows: [{ shipping: 0 }] });
  expect((await asAdmin('/api/admin')).body).toMatchObject({
    totalSales: 78,
    totalShipping: 3.5,
    customersByAverageOrder: [{ averageOrder: 40.75 }],
  });
  await api.post(`/api/orders/${sent._id}/cancel`).set(reader).send({}).expect(200);
  expect((await report('day')).body).toMatchObject({ total: { revenue: 40, shipping: 0 } });
  expect((await asAdmin('/api/admin')).body).toMatchObject({ totalSales: 40, totalShipping: 0 });
});

it('refuses an order if the fee has gone up since, accepts it if the fee has gone down', async () => {
  const book = await makeBook({ newPriceCents: 3800 });
  const body = orderFor([book], { totalPrice: '41.50' });
  await setShipping({ fee: 4 });
  const { error } = apiErrorSchema.parse((await send(body).expect(409)).body);
  expect(error).toMatchObject({ code: 'price_changed', seenTotal: 41.5, currentTotal: 42 });
  expect(await OrderModel.countDocuments()).toBe(0);
  await setShipping({ fee: 2 });
  expect((await send(body).expect(201)).body).toMatchObject({ shipping: 2, totalPrice: 40 });
});

it('answers a repeated order as it was placed, whatever sending costs by then', async () => {
  const body = orderFor([await makeBook({ newPriceCents: 3800, stock: 1 })], {
    totalPrice: '41.50',
  });
  const key = { 'Idempotency-Key': 'one-purchase' };
  const { body: first } = await send(body, key).expect(201);
  await setShipping({ fee: 9 });
  const again = await send(body, key).expect(201).expect('Idempotent-Replayed', 'true');
  expect(again.body).toEqual(first);
});

it('costs the same by telephone, and nothing over the counter', async () => {
  const book = await makeBook({
    newPriceCents: 3800,
    isbn: '9780140449136',
    isbnKey: '9780140449136',
  });
  const { totalPrice: _sum, ...call } = orderFor([book]);
  const post = (path: string, body: object) => api.post(path).set(signInAdmin()).send(body);
  const phoned = await post('/api/orders/by-phone', call).expect(201);
  expect(phoned.body).toMatchObject({ shipping: 3.5, totalPrice: 41.5 });
  const sold = await post('/api/counter', { mode: 'sell', bookId: book.id }).expect(200);
  expect(sold.body).toMatchObject({ order: { shipping: 0, totalPrice: 38 } });
});
