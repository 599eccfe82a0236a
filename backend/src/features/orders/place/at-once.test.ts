import mongoose from 'mongoose';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { newOrderSchema } from '../../../contract/order/order.ts';
import { isDatabaseUnavailable } from '../../../database/is-database-unavailable.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { openTestSession, testSessionId } from '../../../testing/people/sign-in.ts';
import { startOrderProcess } from '../../../testing/orders/order-process.ts';
import { queuedKinds } from '../../../testing/orders/queued-emails.ts';
import { bookCollection } from '../../../models/books/book.model.ts';
import { orderCollection } from '../../../models/orders/order.model.ts';
import { placeOrder, type OrderRequest } from './place-order.ts';

useTestDatabase();
beforeEach(openTestSession);

type Book = Awaited<ReturnType<typeof makeBook>>;

let requests = 0;
function requestFor(books: Book[], key?: string): OrderRequest {
  requests += 1;
  const email = `reader-${requests}@example.com`;
  return {
    customer: { uid: `reader-${requests}`, email, sessionId: testSessionId },
    order: newOrderSchema.parse(orderFor(books, { email, phone: `0${1_000_000 + requests}` })),
    key,
    address: `address ${requests}`,
  };
}
const stockOf = async ({ _id }: Book) => (await bookCollection.findOne({ _id }))?.stock;

it('sells five copies to five of a hundred, each of whom sends the order twice', async () => {
  const book = await makeBook({ stock: 5 });
  const all = Array.from({ length: 100 }, (_unused, i) => requestFor([book], `key-${i}`));
  const results = await Promise.allSettled([...all, ...all].map(placeOrder));
  const placed = results.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const refusals = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(new Set(refusals.map(({ code }: { code: string }) => code))).toEqual(
    new Set(['insufficient_stock']),
  );
  expect(placed).toHaveLength(10);
  expect(placed.filter(({ isReplayed }) => isReplayed)).toHaveLength(5);
  expect(new Set(placed.map(({ order }) => String(order._id))).size).toBe(5);
  expect([await stockOf(book), await orderCollection.countDocuments()]).toEqual([0, 5]);
  // Nothing is kept of what was refused.
  expect(await mongoose.connection.collection('request-keys').countDocuments()).toBe(5);
  expect(await queuedKinds('order')).toHaveLength(10);
}, 60_000);

it('sells each copy of one book once, though two processes want it at the same time', async () => {
  const [hot, other] = [await makeBook({ stock: 60 }), await makeBook({ stock: 100 })];
  const process = await startOrderProcess();
  const fifty = () => Array.from({ length: 50 }, () => requestFor([hot, other]));
  const [theirs, ours] = await Promise.all([
    process.place(fifty()),
    Promise.allSettled(fifty().map(placeOrder)),
  ]);
  const codes = theirs.flatMap(({ code }) => code ?? []);
  const refused = ours.filter(({ status }) => status === 'rejected').length + codes.length;
  expect(refused).toBe(40);
  expect(new Set(codes).size).toBeLessThanOrEqual(1);
  expect([await stockOf(hot), await stockOf(other)]).toEqual([0, 40]);
  expect(await orderCollection.countDocuments()).toBe(60);
}, 60_000);

it('refuses one order of a batch and places the others', async () => {
  const [plenty, gone] = [await makeBook({ stock: 10 }), await makeBook({ deletedAt: new Date() })];
  const wanted = [requestFor([plenty]), requestFor([plenty, gone]), requestFor([plenty])];
  const results = await Promise.allSettled(wanted.map(placeOrder));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await stockOf(plenty)).toBe(8);
});

it('stores nothing of an order if its conflicts do not end in time', async () => {
  const book = await makeBook({ stock: 5 });
  const conflict = new mongoose.mongo.MongoServerError({ message: 'conflict', code: 112 });
  const update = vi.spyOn(bookCollection, 'bulkWrite').mockRejectedValue(conflict);
  onTestFinished(() => update.mockRestore());
  const placing = placeOrder(requestFor([book], 'key'));
  const error: unknown = await placing.catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true); // the customer hears 503
  expect(update.mock.calls.length).toBeGreaterThan(5);
  expect([await stockOf(book), await orderCollection.countDocuments()]).toEqual([5, 0]);
  for (const name of ['request-keys', 'queued-emails', 'customers']) {
    expect(await mongoose.connection.collection(name).countDocuments(), name).toBe(0);
  }
}, 60_000);

it('answers with the order itself when only the result of its commit got lost', async () => {
  const book = await makeBook({ stock: 5 });
  const { prototype } = mongoose.mongo.ClientSession;
  const commit = prototype.commitTransaction;
  const lost = vi.spyOn(prototype, 'commitTransaction');
  lost.mockImplementationOnce(async function (this: mongoose.mongo.ClientSession) {
    await commit.call(this);
    // As a server says that was started again and does not know the transaction any more.
    const error = new mongoose.mongo.MongoServerError({ message: 'no such one', code: 251 });
    error.addErrorLabel('TransientTransactionError');
    throw error;
  });
  onTestFinished(() => lost.mockRestore());
  for (const key of [undefined, 'key']) {
    const { order, isReplayed } = await placeOrder(requestFor([book], key));
    expect([order.status, isReplayed]).toEqual(['placed', false]);
  }
  expect([await stockOf(book), await orderCollection.countDocuments()]).toEqual([3, 2]);
});
