import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { expect, it, vi } from 'vitest';
import { newOrderSchema } from '../../../contract/order/order.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { createLog } from '../../../log.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { addOrder } from '../../../testing/orders/orders.ts';
import { openTestSession, signInCustomer, testSessionId } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { CustomerModel, recordOrders } from '../../account/customer.model.ts';
import { placeOrder } from '../../orders/place/place-order.ts';
import { eraseAccount, resumeErasures } from './erase-person.ts';

useTestDatabase();

const { api } = createTestApp();
const log = createLog('silent');
const uid = 'uid-reader';

it('comes after an order that is placed at the same moment, or refuses it', async () => {
  for (let round = 0; round < 8; round += 1) {
    await OrderModel.deleteMany({});
    const who = await signInCustomer('reader@example.com', uid);
    const body = orderFor([await makeBook()]);
    const [placed, erased] = await Promise.all([
      api.post('/api/orders/').set(who).send(body),
      wait(round).then(() => api.delete('/api/me').set(who)),
    ]);
    const outcome = `${placed.status} ${erased.status}`;
    expect(['201 409', '401 200']).toContain(outcome);
    expect(await OrderModel.countDocuments()).toBe(placed.status === 201 ? 1 : 0);
    expect(await CustomerModel.countDocuments()).toBe(placed.status === 201 ? 1 : 0);
  }
});

it('refuses an order that was on its way before', async () => {
  await openTestSession();
  const order = newOrderSchema.parse(orderFor([await makeBook()]));
  const customer = { uid: 'reader', email: order.email, sessionId: testSessionId };
  await eraseAccount(customer.uid);
  const placed = placeOrder({ customer, order, key: undefined, address: '' });
  await expect(placed).rejects.toMatchObject({ code: 'authentication_required' });
  expect(await OrderModel.countDocuments()).toBe(0);
});

it('conflicts with an order transaction that began before and ends after it', async () => {
  let runs = 0;
  await inTransaction(async (session) => {
    runs += 1;
    await OrderModel.exists({ uid: uid }).session(session);
    if (runs === 1) await eraseAccount(uid);
    await recordOrders([{ uid, bookIds: [] }], session);
  });
  expect(runs).toBe(2);
});

it('goes on after a stop in the middle of 10,000 orders, and all stay one person’s', async () => {
  const one = await OrderModel.findById(
    await addOrder({ uid, status: 'delivered', createdAt: new Date(0) }),
  ).lean();
  const others = Array.from({ length: 9_999 }, (_unused, i) => ({
    ...one,
    _id: new mongoose.Types.ObjectId(),
    number: 10_000 + i,
  }));
  await OrderModel.collection.insertMany(others);
  const erase = OrderModel.updateMany.bind(OrderModel);
  const spy = vi.spyOn(OrderModel, 'updateMany');
  spy.mockImplementationOnce(erase).mockRejectedValueOnce(new Error('killed'));
  expect(await eraseAccount(uid)).toBe(5000);
  spy.mockRestore();
  expect(await OrderModel.countDocuments({ uid: uid })).toBe(5000);
  await Promise.all([resumeErasures(log), resumeErasures(log)]);
  expect(await OrderModel.distinct('uid')).toEqual([expect.stringMatching(/^erased:/)]);
  expect(await OrderModel.countDocuments({ name: 'Erased', email: '' })).toBe(10_000);
  expect(await CustomerModel.countDocuments()).toBe(0);
}, 120_000);
