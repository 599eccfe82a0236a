import mongoose, { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { addOrder } from '../testing/orders/orders.ts';
import { bookCollection } from '../book-record/book.model.ts';
import { newOrderSchema } from '../contract/order/order.ts';
import { placeOrder } from '../features/orders/place/place-order.ts';
import { resumeErasures } from '../features/customers/erase/erase-person.ts';
import { createLog } from '../log.ts';
import { hashOfBody } from '../http/idempotency-key.ts';
import { OrderModel } from '../order-record/order.model.ts';
import { makeBook, orderFor } from '../testing/factories.ts';
import { queuedKinds } from '../testing/orders/queued-emails.ts';
import { finishEarlierWork } from './finish-earlier-work.ts';

useTestDatabase();

const upgrade = () => finishEarlierWork(mongoose.connection.db!);
const stockOf = async (_id: Types.ObjectId) => (await bookCollection.findOne({ _id }))?.stock;

/** An order of the release before, and what its book has noted of it. */
async function earlierOrder(fields: object, marks: (id: string) => string[] = () => []) {
  const { _id: bookId } = await makeBook({ stock: 5 });
  const _id = await addOrder();
  const before = {
    stockTrackedBookIds: [bookId],
    key: String(_id),
    uncounted: new Types.ObjectId(),
  };
  await OrderModel.collection.updateOne({ _id }, { $set: { ...before, ...fields } });
  await mongoose.connection
    .collection('books')
    .updateOne({ _id: bookId }, { $set: { moves: marks(String(_id)) } });
  return { _id, bookId };
}

it.each([
  ['an order whose copy was taken', 'placing', 'take', ['1'], 6],
  ['an order whose copy was not taken yet', 'placing', 'take', [], 5],
  ['an order that was refused', 'undoing', 'release', ['0'], 6],
  ['a refused order whose copy is back', 'undoing', 'release', ['0', '1'], 5],
])('takes out %s, and its copy is in stock', async (_what, status, work, versions, stock) => {
  const process = { work, version: 1, leaseUntil: new Date() };
  const { _id, bookId } = await earlierOrder({ status, process }, (id) =>
    versions.map((version) => `${id} ${version}`),
  );
  await upgrade();
  await upgrade();
  expect(await OrderModel.findById(_id).lean()).toBeNull();
  expect(await stockOf(bookId)).toBe(stock);
});

it('restores the copy of a cancelled order once', async () => {
  const process = { work: 'return', version: 2, leaseUntil: new Date() };
  const open = await earlierOrder({ status: 'cancelled', process }, (id) => [`${id} 1`]);
  const done = await earlierOrder({ status: 'cancelled', process }, (id) => [`${id} 2`]);
  await upgrade();
  await upgrade();
  expect([await stockOf(open.bookId), await stockOf(done.bookId)]).toEqual([6, 5]);
  expect(await OrderModel.collection.findOne({ _id: open._id })).toMatchObject({
    status: 'cancelled',
    stockTrackedBookIds: [open.bookId],
  });
});

it('drops the old fields, and queues the emails that stood on the records', async () => {
  const at = new Date();
  const outbox = ['order-received', 'new-order'].map((kind) => ({ kind, at, dueAt: at }));
  const { _id, bookId } = await earlierOrder({ outbox, process: { version: 1 } });
  await upgrade();
  await upgrade();
  expect(await queuedKinds('order', _id)).toEqual(['order-received', 'new-order']);
  const fields = Object.keys((await OrderModel.collection.findOne({ _id })) ?? {});
  const old = ['process', 'outbox', 'uncounted', 'key', 'bodyHash'];
  expect(fields.filter((field) => old.includes(field))).toEqual([]);
  expect(await bookCollection.findOne({ _id: bookId })).not.toHaveProperty('moves');
});

it('knows the key of an order that is sent again after the upgrade', async () => {
  const book = await makeBook();
  const order = newOrderSchema.parse(orderFor([book]));
  const { _id } = await earlierOrder({ key: 'checkout', bodyHash: hashOfBody(order) });
  await upgrade();
  const customer = { uid: 'reader', email: 'reader@example.com' };
  const again = await placeOrder({ customer, order, key: 'checkout', address: '' });
  expect(again).toMatchObject({ isReplayed: true, order: { _id, key: 'checkout' } });
});

it('finds the emails about an order by its id', async () => {
  const _id = new Types.ObjectId();
  const emails = mongoose.connection.collection('emails');
  for (const key of [`${String(_id)} order-received 1`, `digest ${String(_id)}`]) {
    await emails.insertOne({ key });
  }
  await upgrade();
  expect(await emails.find({ recordId: _id }).toArray()).toMatchObject([
    { key: `${String(_id)} order-received 1` },
  ]);
});

it('goes on with an erasure that a killed process left', async () => {
  const _id = 'uid-reader';
  const order = await addOrder({ uid: _id, status: 'delivered', createdAt: new Date(0) });
  // Its order lost the person already, the email about it is still there.
  const erased = await addOrder({ uid: 'erased:1', status: 'delivered' });
  await mongoose.connection.collection('emails').insertOne({ key: 'k', recordId: erased });
  const erasure = { key: `account ${_id}`, dueAt: new Date(), orderIds: [erased], emails: [] };
  await mongoose.connection
    .collection<{ _id: string }>('customers')
    .insertOne({ _id, version: 'v', erasure: { ...erasure, verifiedEmails: [] } } as never);
  await upgrade();
  await upgrade();
  await resumeErasures(createLog('silent'));
  expect(await OrderModel.findById(order).lean()).toMatchObject({
    name: 'Erased',
    uid: expect.stringMatching(/^erased:/) as string,
  });
  expect(await mongoose.connection.collection('emails').countDocuments()).toBe(0);
  expect(await mongoose.connection.collection('customers').countDocuments()).toBe(0);
});
