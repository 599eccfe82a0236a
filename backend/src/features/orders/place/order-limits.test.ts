import { beforeEach, expect, it } from 'vitest';
import mongoose from 'mongoose';
import { newOrderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { openTestSession, testSessionId } from '../../../testing/people/sign-in.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { placeOrder, type OrderRequest } from './place-order.ts';

useTestDatabase();
beforeEach(openTestSession);

const counted = () => mongoose.connection.collection('counted-hours');
const tooMany = { code: 'rate_limit_exceeded' };
let book: Awaited<ReturnType<typeof makeBook>>;
beforeEach(async () => {
  book = await makeBook({ stock: 1000 });
});

let requests = 0;
/** An order with a key, a phone number and a network address that no other one has. */
function requestFrom(customer: string, changes: Partial<OrderRequest> = {}): OrderRequest {
  requests += 1;
  const email = `${customer}@example.com`;
  const phone = `0${1_000_000 + requests}`;
  return {
    customer: { uid: customer, email, sessionId: testSessionId },
    order: newOrderSchema.parse(orderFor([book], { email, phone })),
    key: `key-${requests}`,
    address: `address ${requests}`,
    ...changes,
  };
}

it('lets a whole office order from one network address, and stops it after a hundred orders', async () => {
  const address = '192.0.2.1';
  const colleagues = Array.from({ length: 100 }, (_unused, i) =>
    requestFrom(`colleague-${i}`, { address }),
  );
  // Orders that arrive together share a transaction.
  for (let i = 0; i < 100; i += 20) await Promise.all(colleagues.slice(i, i + 20).map(placeOrder));
  await expect(placeOrder(requestFrom('one-more', { address }))).rejects.toMatchObject(tooMany);
  await placeOrder(requestFrom('elsewhere'));
}, 60_000);

it('counts an order once, however often it is sent', async () => {
  const requested = requestFrom('reader');
  for (let i = 0; i < 12; i += 1) await placeOrder(requested);
  for (let i = 0; i < 9; i += 1) await placeOrder(requestFrom('reader'));
  await expect(placeOrder(requestFrom('reader'))).rejects.toMatchObject(tooMany);
});

it('lets no more through when they are all sent at once', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 30 }, () => placeOrder(requestFrom('reader'))),
  );
  const placed = results.filter((result) => result.status === 'fulfilled').length;
  expect(placed).toBeLessThanOrEqual(10);
  expect(await OrderModel.countDocuments({ status: 'placed' })).toBe(placed);
  // What was refused counts for nothing.
  for (let i = placed; i < 10; i += 1) await placeOrder(requestFrom('reader'));
  await expect(placeOrder(requestFrom('reader'))).rejects.toMatchObject(tooMany);
  expect(await mongoose.connection.collection('books').findOne()).toMatchObject({ stock: 990 });
});

it('says when there is room again: an hour after the first of ten', async () => {
  for (let i = 0; i < 10; i += 1) await placeOrder(requestFrom('reader'));
  const age = (minutes: number) =>
    counted().updateMany({}, [{ $set: { expire: { $subtract: ['$expire', minutes * 60_000] } } }]);
  await age(50);
  const refused = (await placeOrder(requestFrom('reader')).catch((error: unknown) => error)) as {
    retryAfter: number;
  };
  expect(refused).toMatchObject(tooMany);
  expect(refused.retryAfter).toBeGreaterThan(500);
  expect(refused.retryAfter).toBeLessThanOrEqual(600);
  await age(11);
  await placeOrder(requestFrom('reader'));
});

it('counts nothing that was refused', async () => {
  const soldOut = [await makeBook({ stock: 0 })];
  const order = newOrderSchema.parse(orderFor(soldOut, { email: 'reader@example.com' }));
  for (let i = 0; i < 12; i += 1) {
    const placing = placeOrder(requestFrom('reader', { order }));
    await expect(placing).rejects.toMatchObject({ code: 'insufficient_stock' });
  }
  for (let i = 0; i < 10; i += 1) await placeOrder(requestFrom('reader'));
  await expect(placeOrder(requestFrom('reader'))).rejects.toMatchObject(tooMany);
});

it('knows a phone with the sign for abroad and with two zeros as one', async () => {
  const order = (phone: string) => newOrderSchema.parse(orderFor([book], { phone }));
  const from = (i: number, phone: string) =>
    placeOrder({
      ...requestFrom(`customer-${i}`),
      order: { ...order(phone), email: `customer-${i}@example.com` },
    });
  for (let i = 0; i < 10; i += 1) await from(i, i % 2 ? '+41 79 123 45 67' : '0041 (79) 123-45-67');
  await expect(from(10, '+41791234567')).rejects.toMatchObject(tooMany);
  await expect(from(11, '0041791234567')).rejects.toMatchObject(tooMany);
  await expect(from(12, '+41 (0)79 123 45 67')).rejects.toMatchObject(tooMany);
});

it('keeps neither phone nor address readable for this, and nothing longer than an hour', async () => {
  await placeOrder(requestFrom('reader', { address: '192.0.2.77' }));
  const rows = await counted().find().toArray();
  expect(rows).toHaveLength(3);
  expect(JSON.stringify([rows, await OrderModel.collection.findOne()])).not.toContain('192.0.2.77');
  const inAnHour = Date.now() + 3_600_000;
  for (const { expire } of rows) expect(+(expire as Date)).toBeLessThanOrEqual(inAnHour);
  const indexes = await counted().indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ expireAfterSeconds: 0 }));
});
