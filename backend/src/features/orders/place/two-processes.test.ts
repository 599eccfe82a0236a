import { beforeEach, expect, it, vi } from 'vitest';
import { newOrderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { openTestSession, testSessionId } from '../../../testing/people/sign-in.ts';
import { startOrderProcess, type OrderOutcome } from '../../../testing/orders/order-process.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { placeOrder, type OrderRequest } from './place-order.ts';

useTestDatabase();
beforeEach(openTestSession);
vi.setConfig({ testTimeout: 60_000 }); // each test starts a process of its own

let book: Awaited<ReturnType<typeof makeBook>>;
beforeEach(async () => {
  book = await makeBook();
});

let requests = 0;
/** An order with a key, a phone number and a network address that no other one has. */
function requestFrom(customer: string, changes: Partial<OrderRequest> = {}): OrderRequest {
  requests += 1;
  const email = `${customer}@example.com`;
  return {
    customer: { uid: customer, email, sessionId: testSessionId },
    order: newOrderSchema.parse(orderFor([book], { email, phone: `0${1_000_000 + requests}` })),
    key: `key-${requests}`,
    address: `address ${requests}`,
    ...changes,
  };
}
const requestsOf = (process: string, count: number) =>
  Array.from({ length: count }, (_unused, i) => requestFrom(`${process}-${i}`));
const numbersOf = (outcomes: OrderOutcome[]) => outcomes.map(({ number }) => number);

it('counts what the other process let through', async () => {
  const other = await startOrderProcess();
  for (let i = 0; i < 5; i += 1) await placeOrder(requestFrom('reader'));
  const theirs = await other.place(Array.from({ length: 9 }, () => requestFrom('reader')));
  expect(theirs.filter(({ number }) => number !== undefined)).toHaveLength(5);
  expect(theirs.filter(({ code }) => code === 'rate_limit_exceeded')).toHaveLength(4);
  await expect(placeOrder(requestFrom('reader'))).rejects.toMatchObject({
    code: 'rate_limit_exceeded',
  });
  expect(await OrderModel.countDocuments()).toBe(10);
});

it('lets ten orders of a customer through, though three processes get thirty each at once', async () => {
  const others = await Promise.all([startOrderProcess(), startOrderProcess()]);
  const thirty = () => Array.from({ length: 30 }, () => requestFrom('reader'));
  const outcomes = await Promise.all([
    ...others.map((other) => other.place(thirty())),
    Promise.allSettled(thirty().map((request) => placeOrder(request))),
  ]);
  expect(outcomes).toHaveLength(3);
  expect(await OrderModel.countDocuments({ status: 'placed' })).toBe(10);
});

it('gives no number twice, though two processes take many and one of them is killed', async () => {
  const other = await startOrderProcess();
  const [theirs, ours] = await Promise.all([
    other.place(requestsOf('theirs', 60)),
    Promise.all(requestsOf('ours', 60).map((request) => placeOrder(request))),
  ]);
  const numbers = [...numbersOf(theirs), ...ours.map(({ order }) => order.number)];
  expect(new Set(numbers).size).toBe(120);
  expect(numbers).not.toContain(undefined);

  await other.dieWhilePlacing(requestsOf('killed', 200));
  const { order } = await placeOrder(requestFrom('later'));
  const [{ number: highest } = { number: 0 }] = await OrderModel.find().sort({ number: -1 }).lean();
  expect(order.number).toBe(highest);
});

it('makes one order of one key that both processes get at once', async () => {
  const other = await startOrderProcess();
  const requested = requestFrom('reader');
  const [theirs, ours] = await Promise.all([
    other.place(Array.from({ length: 12 }, () => requested)),
    Promise.all(Array.from({ length: 12 }, () => placeOrder(requested))),
  ]);
  const numbers = [...numbersOf(theirs), ...ours.map(({ order }) => order.number)];
  expect(new Set(numbers).size).toBe(1);
  expect(await OrderModel.countDocuments()).toBe(1);
  expect(ours.filter(({ isReplayed }) => !isReplayed).length).toBeLessThanOrEqual(1);
});
