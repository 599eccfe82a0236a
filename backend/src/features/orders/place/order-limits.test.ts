import { beforeEach, expect, it } from 'vitest';
import mongoose from 'mongoose';
import { newOrderSchema } from '../../../contract/order.ts';
import { createLog } from '../../../log.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { OrderModel } from '../order.model.ts';
import { placeOrder, type OrderRequest } from './place-order.ts';
import { resumeOrders } from './resume-orders.ts';

useTestDatabase();

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
    customer: { uid: customer, email },
    order: newOrderSchema.parse(orderFor([book], { email, phone })),
    key: `key-${requests}`,
    address: `address ${requests}`,
    ...changes,
  };
}

it('lets a whole office order from one network address, and stops it after a hundred orders', async () => {
  const address = '192.0.2.1';
  for (let i = 0; i < 100; i += 1) await placeOrder(requestFrom(`colleague-${i}`, { address }));
  await expect(placeOrder(requestFrom('one-more', { address }))).rejects.toMatchObject(tooMany);
  await placeOrder(requestFrom('elsewhere'));
}, 60_000);

it('counts an order whose customer never heard that it was placed', async () => {
  for (let i = 0; i < 10; i += 1) {
    const placing = placeOrder(requestFrom('reader'), {
      afterStep: (step) => {
        if (step === 'placed') throw new Error('The connection broke.');
      },
    });
    await expect(placing).rejects.toThrow('The connection broke.');
  }
  expect(await OrderModel.countDocuments({ status: 'placed' })).toBe(10);
  await expect(placeOrder(requestFrom('reader'))).rejects.toMatchObject(tooMany);
});

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
  const setAge = (minutes: number) =>
    OrderModel.updateOne(
      { number: 1001 },
      { $set: { createdAt: new Date(Date.now() - minutes * 60_000) } },
      { timestamps: false, overwriteImmutable: true },
    );
  await setAge(50);
  const refused = (await placeOrder(requestFrom('reader')).catch((error: unknown) => error)) as {
    retryAfter: number;
  };
  expect(refused).toMatchObject(tooMany);
  expect(refused.retryAfter).toBeGreaterThan(500);
  expect(refused.retryAfter).toBeLessThanOrEqual(600);
  await setAge(61);
  await placeOrder(requestFrom('reader'));
});

it('keeps neither phone nor address readable for this, and nothing longer than an hour', async () => {
  const { order } = await placeOrder(requestFrom('reader', { address: '192.0.2.77' }));
  const limitKeys = async () => (await OrderModel.findById(order._id).lean())?.limitKeys;
  expect(await limitKeys()).toHaveLength(3);
  expect(JSON.stringify(await OrderModel.collection.findOne())).not.toContain('192.0.2.77');
  await OrderModel.updateMany({}, { cleanUpAt: new Date() });
  await resumeOrders(createLog('silent'));
  expect(await limitKeys()).toBeUndefined();
});
