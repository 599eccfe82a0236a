import { beforeEach, expect, it } from 'vitest';
import { newOrderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { openTestSession, testSessionId } from '../../../testing/people/sign-in.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { placeOrder } from './place-order.ts';

useTestDatabase();
beforeEach(openTestSession);

it.each([undefined, 5])('writes an order as its model would (stock %s)', async (stock) => {
  const books = [await makeBook({ stock }), await makeBook({ coverImage: undefined })];
  const { order } = await placeOrder({
    customer: { uid: 'reader', email: 'reader@example.com', sessionId: testSessionId },
    order: newOrderSchema.parse(orderFor(books)),
    key: 'checkout',
    address: '192.0.2.1',
  });
  const stored = await OrderModel.collection.findOne({ _id: order._id });
  const model = new OrderModel(stored ?? {});
  await model.validate();
  expect(stored).toEqual(model.toObject());
  expect(order).toEqual(await OrderModel.findById(order._id).lean());
});
