import mongoose, { Types } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { newOrderSchema } from '../../../contract/order.ts';
import { createIndexes } from '../../../database/connect.ts';
import { createLog } from '../../../log.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { BookModel } from '../../catalogue/books/book.model.ts';
import { orderFilter } from '../owner-list/find-orders.ts';
import { OrderModel, toOrder } from '../order.model.ts';
import { placeOrder } from '../place/place-order.ts';
import { resumeOrders } from '../place/resume-orders.ts';
import { upgradeOrders } from './upgrade-orders.ts';

useTestDatabase();

const log = createLog('silent');
const orders = () => mongoose.connection.collection('orders');
const indexNames = async () => (await orders().indexes()).map(({ name }) => name);

/** Makes the collection what the shop had before. */
beforeEach(async () => {
  await orders().dropIndexes();
  await orders().createIndex(
    { uid: 1, key: 1 },
    { unique: true, partialFilterExpression: { key: { $exists: true } } },
  );
});

let number = 500;
/** An order as the shop stored it before. */
async function storeFormer(fields: object, bookId = new Types.ObjectId()) {
  number += 1;
  const createdAt = new Date();
  const { insertedId } = await orders().insertOne({
    number,
    uid: 'uid-1',
    name: 'Rita Reader',
    email: 'reader@example.com',
    emailLower: 'reader@example.com',
    phone: '12345',
    address: { city: 'Bern', country: 'CH', state: '-', zipcode: '1' },
    items: [{ bookId, title: 'T', coverImage: '', category: 'fiction', priceCents: 1050 }],
    totalCents: 1050,
    status: 'placed',
    history: [{ status: 'placed', at: createdAt }],
    searchTerms: ['rita reader'],
    limitedBookIds: [bookId],
    createdAt,
    updatedAt: createdAt,
    ...fields,
  });
  return insertedId;
}

const request = (book: Awaited<ReturnType<typeof makeBook>>, key?: string) => ({
  customer: { uid: 'uid-1', email: 'reader@example.com' },
  order: newOrderSchema.parse(orderFor([book])),
  key,
  address: '192.0.2.1',
});

it('reads the orders of an older shop on, and lets their customer order again without a key', async () => {
  const former = [await storeFormer({}), await storeFormer({}), await storeFormer({ key: 'k' })];
  await upgradeOrders();
  await createIndexes();
  const stored = await OrderModel.find().sort({ number: 1 }).lean();
  expect(stored.map((order) => toOrder(order, 'admin')._id)).toEqual(
    former.map((id) => id.toHexString()),
  );
  const book = await makeBook();
  const first = await placeOrder(request(book));
  const second = await placeOrder(request(book));
  expect(first.order._id).not.toEqual(second.order._id);
});

it('finds the orders of an older shop by the words of their names', async () => {
  await orders().createIndex({ searchTerms: 1 });
  await storeFormer({ name: 'Zoë Ångström', phone: '+44 0797360961' });
  await upgradeOrders();
  await createIndexes();
  await upgradeOrders();
  for (const q of ['angstrom zoe', '0797360961']) {
    expect(await OrderModel.countDocuments(orderFilter({ q }))).toBe(1);
  }
  expect(await indexNames()).not.toContain('searchTerms_1');
  expect(await orders().countDocuments({ searchTerms: { $exists: true } })).toBe(0);
});

it('replaces the former index once, so that no server needs partial indexes', async () => {
  await storeFormer({});
  await upgradeOrders();
  await createIndexes();
  await upgradeOrders();
  await createIndexes();
  expect(await indexNames()).toContain('key_1_uid_1');
  expect(await indexNames()).not.toContain('uid_1_key_1');
  const indexes = await orders().indexes();
  expect(indexes.filter((index) => index.partialFilterExpression)).toEqual([]);
});

it('starts with an empty database', async () => {
  await orders().drop();
  await upgradeOrders();
  await createIndexes();
  expect(await indexNames()).toContain('key_1_uid_1');
});

it('finishes, undoes and cleans up what the older shop left', async () => {
  const book = await makeBook({ stock: 5 });
  const leaseUntil = new Date(Date.now() - 1000);
  const lapsed = { leaseUntil };
  const placing = await storeFormer(
    { ...lapsed, status: 'placing', key: 'k', bodyHash: 'h' },
    book._id,
  );
  await storeFormer({ ...lapsed, status: 'placing' }, book._id);
  const placed = await storeFormer({ ...lapsed, key: 'l' }, book._id);
  const undoing = await storeFormer({ ...lapsed, status: 'undoing' }, book._id);
  const cancelled = await storeFormer(
    { ...lapsed, status: 'cancelled', returnsStock: true },
    book._id,
  );
  // Copies that are still noted for the two that took them: 5 are left of 7.
  await BookModel.updateOne({ _id: book._id }, { takenBy: [placed, undoing] });
  await upgradeOrders();
  await createIndexes();
  for (let round = 0; round < 3; round += 1) {
    await resumeOrders(log);
    await OrderModel.updateMany(
      { cleanUpAt: mongoose.trusted({ $exists: true }) },
      { cleanUpAt: new Date() },
    );
  }
  const statuses = Object.fromEntries(
    (await OrderModel.find().lean()).map((order) => [order._id.toHexString(), order.status]),
  );
  expect(statuses).toEqual({
    [placing.toHexString()]: 'placed',
    [placed.toHexString()]: 'placed',
    [cancelled.toHexString()]: 'cancelled',
  });
  // One sold to the order that was on its way, one back from the undone one, one from the cancelled.
  const left = await BookModel.findById(book._id).lean();
  expect(left).toMatchObject({ stock: 6, takenBy: [], returnedBy: [] });
  expect(await OrderModel.countDocuments({ leaseUntil: mongoose.trusted({ $exists: true }) })).toBe(
    0,
  );
});
