import fc from 'fast-check';
import mongoose from 'mongoose';
import { expect, it, vi } from 'vitest';
import { orderStates, orderStatuses } from '../../contract/order-status.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { addOrder } from '../../testing/orders.ts';
import { customerKeyOf } from '../orders/customer-mark.model.ts';
import { OrderModel } from '../orders/order.model.ts';
import { findBestCustomers } from './best-customers.model.ts';
import { countAllCustomers, countCustomers, markUnknown } from './count-customers.ts';
import { countOrdersOf } from './count-orders-of.ts';
import { customerCounts, CustomerCountModel } from './customer-count.model.ts';
import { readOrderMonths } from './read-order-months.ts';

useTestDatabase();

async function countOneByOne() {
  const orders = await OrderModel.find().sort({ createdAt: 1, _id: 1 }).lean();
  const visible = orders.filter(({ status }) => status !== 'placing' && status !== 'undoing');
  const keys = [...new Set(visible.map(customerKeyOf))].filter(Boolean).sort();
  return keys.map((key) => {
    const own = visible.filter((order) => customerKeyOf(order) === key);
    const delivered = own.filter(({ status }) => status === 'delivered');
    const sales = own.filter(({ status }) => orderStates[status as 'placed'].isSale);
    const cents = (list: typeof own) => list.reduce((sum, { totalCents }) => sum + totalCents, 0);
    return {
      key,
      name: own.at(-1)?.name,
      phone: own.at(-1)?.phone,
      orders: own.length,
      delivered: delivered.length,
      deliveredCents: cents(delivered),
      sales: sales.length,
      averageSaleCents: sales.length > 0 ? cents(sales) / sales.length : null,
      lastOrderAt: own.at(-1)?.createdAt,
    };
  });
}

function readRecords() {
  const notCounted = { _id: 0, revision: 0, searchTerms: 0, email: 0 };
  return customerCounts
    .find({ orders: { $gt: 0 } }, { projection: notCounted })
    .sort({ key: 1 })
    .toArray();
}

const who = fc.record({
  uid: fc.constantFrom('', 'ada', 'bob'),
  phone: fc.constantFrom('0700 111', '0700 222', ''),
  name: fc.constantFrom('Ada', 'Bob', 'Zoë'),
});
const status = fc.constantFrom(...orderStatuses, 'placing' as const, 'undoing' as const);
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), who, status, cents: fc.nat(10_000) }),
  fc.record({ do: fc.constant('change' as const), order: fc.nat(20), status }),
  fc.record({ do: fc.constant('correct' as const), order: fc.nat(20), who }),
  fc.record({ do: fc.constant('count' as const) }),
);

it('equals a count over the orders whatever changes while it counts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await Promise.all([OrderModel.deleteMany(), CustomerCountModel.deleteMany()]);
      const ids: Awaited<ReturnType<typeof addOrder>>[] = [];
      const running: Promise<unknown>[] = [];
      for (const each of steps) {
        const id = 'order' in each ? ids[each.order % ids.length] : undefined;
        if (each.do === 'add') {
          const { status: is, cents: totalCents } = each;
          ids.push(await addOrder({ ...each.who, status: is, totalCents }));
        } else if (each.do === 'count') {
          // Not waited for, as another process would, which has no queue with this one.
          running.push(countCustomers(), countOrdersOf(['account ada', 'phone 0700111']));
        } else if (id) {
          const $set = each.do === 'change' ? { status: each.status } : each.who;
          running.push(OrderModel.updateOne({ _id: id }, { $set }));
        }
      }
      await Promise.all(running);
      await countCustomers();
      expect(await readRecords()).toEqual(await countOneByOne());
    }),
    { numRuns: 40 },
  );
}, 120_000);

it('counts again what a process counted that died before it could say so', async () => {
  const order = await addOrder({ uid: '', phone: '0700 111' });
  await countCustomers();
  await OrderModel.updateOne({ _id: order }, { $set: { phone: '0700 222' } });
  // It had moved the order and died.
  await OrderModel.collection.updateOne(
    { _id: order },
    { $set: { customerKey: 'phone 0700222' }, $addToSet: { formerKeys: 'phone 0700111' } },
  );
  await countCustomers();
  expect(await readRecords()).toMatchObject([{ key: 'phone 0700222', orders: 1 }]);
  const left = await OrderModel.collection.findOne({ _id: order });
  expect(left).not.toHaveProperty('uncounted');
  expect(left).not.toHaveProperty('formerKeys');
});

it('counts the orders of a shop from before there were customers', async () => {
  await addOrder({ uid: 'ada' });
  await addOrder({ uid: 'ada', status: 'delivered' });
  await OrderModel.collection.updateMany({}, { $unset: { uncounted: 1 } });
  await countCustomers();
  expect(await readRecords()).toEqual([]);
  await markUnknown();
  await countCustomers();
  expect(await readRecords()).toMatchObject([{ orders: 2, delivered: 1 }]);
});

it('writes nothing while nothing changes', async () => {
  await addOrder();
  await countCustomers();
  const [before] = await CustomerCountModel.find().lean();
  await markUnknown();
  await countCustomers();
  expect(await CustomerCountModel.find().lean()).toEqual([before]);
});

/** Of Ada, all uncounted. */
async function addOrders(count: number, fields: object) {
  const first = await OrderModel.findById(await addOrder({ uid: 'ada' })).lean();
  const others = Array.from({ length: count - 1 }, (_no, i) => {
    const _id = new mongoose.Types.ObjectId();
    const own = {
      _id,
      key: String(_id),
      number: 5000 + i,
      uncounted: new mongoose.Types.ObjectId(),
    };
    return { ...first, ...own, ...fields };
  });
  await OrderModel.collection.insertMany(others);
}

it('counts whoever has ordered often once, not once more for each batch of orders', async () => {
  await addOrders(261, { customerKey: 'account ada' });
  const aggregate = vi.spyOn(OrderModel, 'aggregate');
  await countCustomers();
  expect(aggregate).toHaveBeenCalledTimes(1);
  aggregate.mockRestore();
  expect(await CustomerCountModel.findOne({ key: 'account ada' }).lean()).toMatchObject({
    orders: 261,
  });
  expect(await OrderModel.exists({ uncounted: mongoose.trusted({ $ne: null }) })).toBeNull();
});

it('lets a reader in between while all is counted behind the requests', async () => {
  // Nobody's any more: counted for the figures only.
  await addOrders(2500, { customerKey: '', erasedAt: new Date() });
  const events: string[] = [];
  await Promise.all([
    countAllCustomers().then(() => events.push('all is counted')),
    countCustomers().then(() => events.push('the reader has an answer')),
  ]);
  expect(events).toEqual(['the reader has an answer', 'all is counted']);
});

it('keeps no reader waiting while very much is counted', async () => {
  await addOrders(4200, { customerKey: 'account ada' });
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const aggregate = vi.spyOn(OrderModel, 'aggregate').mockImplementationOnce((async () => {
    await gate;
    return [];
  }) as never);
  const all = countAllCustomers();
  await vi.waitFor(() => expect(aggregate).toHaveBeenCalled(), 30_000);
  // It stands still now.
  await expect(countCustomers()).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(await readOrderMonths()).toBeUndefined();
  expect(await findBestCustomers(10)).toEqual([]);
  goOn();
  await all;
  aggregate.mockRestore();
  await countCustomers();
  expect(await findBestCustomers(10)).toMatchObject([{ key: 'account ada', orders: 4200 }]);
});
