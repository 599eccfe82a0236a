import mongoose from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { newOrderSchema, orderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import {
  openTestSession,
  signInAdmin,
  signInCustomer,
  testSessionId,
} from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { placeOrder } from './place-order.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  await openTestSession();
  reader = await signInCustomer();
});

const send = (body: object, key: string, cookie = reader) =>
  api
    .post('/api/orders/')
    .set({ ...cookie, 'Idempotency-Key': key })
    .send(body);
const errorOf = (response: { body: unknown }) => apiErrorSchema.parse(response.body).error;
const stockOf = async (id: string) => (await BookModel.findById(id).lean())?.stock;

it('makes one order of twenty sent at once with one key', async () => {
  const book = await makeBook({ stock: 20 });
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => send(orderFor([book]), 'one-checkout')),
  );
  expect(responses.map((response) => response.status)).toEqual(Array(20).fill(201));
  expect(new Set(responses.map((response) => orderSchema.parse(response.body)._id)).size).toBe(1);
  const replayed = responses.filter(
    (response) => response.headers['idempotent-replayed'] === 'true',
  );
  expect(replayed).toHaveLength(19);
  expect(await OrderModel.countDocuments()).toBe(1);
  expect(await stockOf(book.id)).toBe(19);
});

it('answers a retry with the same order even when price and stock have changed since', async () => {
  const book = await makeBook({ stock: 1 });
  const first = await send(orderFor([book]), 'key').expect(201);
  expect(first.headers['idempotent-replayed']).toBeUndefined();
  await BookModel.updateOne({ _id: book.id }, { newPriceCents: 9999, deletedAt: new Date() });
  const again = await send(orderFor([book]), 'key').expect(201);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.body).toEqual(first.body);
});

it('refuses a key that was used for another order', async () => {
  const book = await makeBook();
  await send(orderFor([book]), 'key').expect(201);
  const other = await send(orderFor([book], { name: 'Somebody Else' }), 'key').expect(422);
  expect(errorOf(other).code).toBe('idempotency_key_reused');
});

it('keeps the keys of customers apart', async () => {
  const book = await makeBook();
  const mine = await send(orderFor([book]), 'key').expect(201);
  const email = 'other@example.com';
  const theirs = await send(orderFor([book], { email }), 'key', await signInCustomer(email));
  expect(theirs.status).toBe(201);
  expect(orderSchema.parse(theirs.body)._id).not.toBe(orderSchema.parse(mine.body)._id);
});

it('keeps nothing of a refused request: sent again, it is looked at again', async () => {
  const book = await makeBook({ stock: 0 });
  const refused = await send(orderFor([book]), 'key').expect(409);
  expect(errorOf(refused)).toMatchObject({ code: 'insufficient_stock', bookIds: [book.id] });
  expect(await mongoose.connection.collection('request-keys').countDocuments()).toBe(0);
  await BookModel.updateOne({ _id: book.id }, { stock: 1 }); // comes back
  const later = await send(orderFor([book]), 'key').expect(201);
  expect(later.headers['idempotent-replayed']).toBeUndefined();
  expect([await stockOf(book.id), await OrderModel.countDocuments()]).toEqual([0, 1]);
});

it('takes another order under the key of one that was refused', async () => {
  const book = await makeBook({ stock: 0 });
  await send(orderFor([book]), 'key').expect(409);
  await BookModel.updateOne({ _id: book.id }, { stock: 1 });
  await send(orderFor([book], { name: 'Another Recipient' }), 'key').expect(201);
});

it('keeps a key for 24 hours', async () => {
  const book = await makeBook();
  const first = await send(orderFor([book]), 'key').expect(201);
  const setAge = (ms: number) =>
    mongoose.connection
      .collection('request-keys')
      .updateMany({}, { $set: { createdAt: new Date(Date.now() - ms) } });
  await setAge(24 * 3_600_000 - 60_000);
  const replayed = await send(orderFor([book]), 'key').expect(201);
  expect(orderSchema.parse(replayed.body)._id).toBe(orderSchema.parse(first.body)._id);
  await setAge(24 * 3_600_000 + 1000);
  const later = await send(orderFor([book], { name: 'Next Day' }), 'key').expect(201);
  expect(later.headers['idempotent-replayed']).toBeUndefined();
  expect(await OrderModel.countDocuments()).toBe(2);
});

it('accepts a key of 255 characters and refuses a longer one', async () => {
  const book = await makeBook();
  await send(orderFor([book]), 'k'.repeat(255)).expect(201);
  const longer = await send(orderFor([book]), 'k'.repeat(256)).expect(400);
  expect(errorOf(longer)).toMatchObject({ code: 'parameter_invalid' });
  await send(orderFor([book]), '').expect(400);
});

it('makes two orders without a key', async () => {
  const book = await makeBook();
  await api
    .post('/api/orders/')
    .set(reader)
    .send(orderFor([book]))
    .expect(201);
  await api
    .post('/api/orders/')
    .set(reader)
    .send(orderFor([book]))
    .expect(201);
  expect(await OrderModel.countDocuments()).toBe(2);
});

it('sells the last copy once to twenty buyers', async () => {
  const book = await makeBook({ stock: 1 });
  const buy = (i: number) => {
    const email = `buyer-${i}@example.com`;
    return placeOrder({
      customer: { uid: `buyer-${i}`, email, sessionId: testSessionId },
      order: newOrderSchema.parse(orderFor([book], { email, phone: `0${1_000_000 + i}` })),
      key: `key-${i}`,
      address: `192.0.2.${i}`,
    });
  };
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_unused, i) => buy(i)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  expect(new Set(refused.map((result) => (result.reason as { code: string }).code))).toEqual(
    new Set(['insufficient_stock']),
  );
  expect(await stockOf(book.id)).toBe(0);
  expect(await OrderModel.countDocuments({ status: 'placed' })).toBe(1);
});

it('takes none of the books when one of them is sold out', async () => {
  const [plenty, last] = [await makeBook({ stock: 5 }), await makeBook({ stock: 0 })];
  const refused = await send(orderFor([plenty, last]), 'key').expect(409);
  expect(errorOf(refused)).toMatchObject({ code: 'insufficient_stock', bookIds: [last.id] });
  expect([await stockOf(plenty.id), await stockOf(last.id)]).toEqual([5, 0]);
  const { body } = await api.get('/api/orders/email/reader@example.com').set(reader).expect(200);
  expect(body).toEqual([]);
});

it('shows the key only to the customer, who may have lost the response', async () => {
  const book = await makeBook();
  await send(orderFor([book]), 'lost').expect(201);
  await api
    .post('/api/orders/')
    .set(reader)
    .send(orderFor([book]))
    .expect(201);
  const own = await api.get('/api/orders/email/reader@example.com').set(reader).expect(200);
  const keysOf = (body: unknown) =>
    (body as unknown[]).map((order) => orderSchema.parse(order).idempotencyKey);
  expect(keysOf(own.body)).toEqual([undefined, 'lost']);
  const all = await api.get('/api/orders/').set(signInAdmin()).expect(200);
  expect(keysOf(all.body)).toEqual([undefined, undefined]);
});
