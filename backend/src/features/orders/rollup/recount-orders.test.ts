import { expect, it } from 'vitest';
import { newOrderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { log } from '../../../testing/orders/killed-orders.ts';
import { addOrder } from '../../../testing/orders/orders.ts';
import { OrderModel } from '../../../order-record/order.model.ts';
import { placeOrder } from '../place/place-order.ts';
import { resumeOrders } from '../process/resume-orders.ts';
import { readOrderSummaries, settleOrders, settleUncounted } from './order-blocks.model.ts';
import { recountOrders } from './recount-orders.ts';

useTestDatabase();

async function readTotals() {
  return (await readOrderSummaries()).map(({ number, cents }) => [number, cents]);
}

it('says which orders were changed past the shop, and counts them from then on', async () => {
  for (const number of [7, 8, 40_000, 90_000]) await addOrder({ number, totalCents: 1000 });
  await settleOrders();
  await OrderModel.updateOne({ number: 8 }, { status: 'cancelled' });
  await OrderModel.collection.updateOne({ number: 40_000 }, { $set: { totalCents: 5 } });
  await OrderModel.collection.deleteOne({ number: 7 });
  const inNoBlock = await addOrder({ number: 60_000, totalCents: 2000 });
  await OrderModel.collection.updateOne({ _id: inNoBlock }, { $unset: { uncounted: 1 } });
  expect(await recountOrders()).toEqual([40_000, 60_000]);
  expect(await readTotals()).toEqual([
    [8, 1000],
    [40_000, 5],
    [60_000, 2000],
    [90_000, 1000],
  ]);
  expect(await recountOrders()).toEqual([]);
});

it('an order is counted once, and not again when its copies are cleaned up after', async () => {
  const order = newOrderSchema.parse(orderFor([await makeBook({ stock: 2 })]));
  const customer = { uid: 'reader', email: 'reader@example.com' };
  await placeOrder({ customer, order, key: undefined, address: '' });
  await settleOrders();
  await resumeOrders(log);
  const [placed] = await OrderModel.find().lean();
  expect(Object.keys(placed?.process ?? {})).toEqual(['version']);
  expect(await settleUncounted()).toBe(false);
});
