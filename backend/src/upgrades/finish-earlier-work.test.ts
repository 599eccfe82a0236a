import mongoose, { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { addOrder } from '../testing/orders/orders.ts';
import { AuditEntryModel } from '../models/audit-log/audit-entry.model.ts';
import { fileWaitingChanges } from './file-waiting-changes.ts';
import { newAuditEntry } from '../models/audit-log/new-audit-entry.ts';
import { bookCollection, onSale } from '../models/books/book.model.ts';
import { newBookSchema } from '../contract/book/book.ts';
import { newOrderSchema } from '../contract/order/order.ts';
import { createBook } from '../features/catalogue/books/save-book.ts';
import { resumeImports } from '../features/catalogue/import/store-import.ts';
import { undoImport } from '../features/catalogue/import/undo-import.ts';
import { placeOrder } from '../features/orders/place/place-order.ts';
import { resumeErasures } from '../features/customers/erase/erase-person.ts';
import { createLog } from '../log.ts';
import { hashOfBody } from '../http/idempotency-key.ts';
import { OrderModel } from '../models/orders/order.model.ts';
import { newBookBody } from '../testing/books.ts';
import { makeBook, orderFor } from '../testing/factories.ts';
import { queuedKinds } from '../testing/orders/queued-emails.ts';
import { testSessionId } from '../testing/people/sign-in.ts';
import { finishEarlierWork } from './finish-earlier-work.ts';
import { idOfKey } from '../database/request-key.model.ts';

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
  ['an order with a reserved copy', 'placing', 'take', ['1'], 6],
  ['an order without a reserved copy yet', 'placing', 'take', [], 5],
  ['an order that was refused', 'undoing', 'release', ['0'], 6],
  ['a refused order with a returned copy', 'undoing', 'release', ['0', '1'], 5],
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
  const customer = { uid: 'reader', email: 'reader@example.com', sessionId: testSessionId };
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

describe('an import of the release before', () => {
  const books = () => mongoose.connection.collection('books');
  const imports = () => mongoose.connection.collection('imports');

  /** A file that changes one book and brings another, as it was when the process was killed. */
  async function earlierImport(fields: object) {
    const _id = new Types.ObjectId();
    const counts = { by: 'owner', new: 1, changed: 1, unchanged: 0 };
    const times = { createdAt: new Date(), updatedAt: new Date() };
    await imports().insertOne({ _id, ...counts, ...times, until: new Date(), ...fields });
    const changed = await makeBook({ title: 'Before', stock: 5 });
    const stage = (action: string, names: string[], before: unknown[], after: unknown[]) => ({
      values: { createdAt: new Date() },
      entry: { _id, action, by: 'owner', at: new Date(), fields: names, before, after },
    });
    const change = stage('changed', ['title', 'stock'], ['Before', 5], ['After', 8]);
    const staged = { version: 0, more: 3, ...change };
    await books().updateOne({ _id: changed._id }, { $set: { staged } });
    const names = ['title', 'description', 'category', 'newPriceCents'];
    const create = stage('created', names, [], ['Added', 'Text', 'fiction', 900]);
    const [added, hidden] = [new Types.ObjectId(), new Date(0)];
    await books().insertOne({
      _id: added,
      deletedAt: hidden,
      updatedAt: hidden,
      isbnKey: String(added),
      __v: 0,
      staged: { version: 0, way: 'in', ...create },
    });
    return _id;
  }
  const titles = async () =>
    (await bookCollection.find(onSale).sort('title').toArray()).map(({ title }) => title);
  const open = async () => {
    await upgrade();
    await upgrade();
    await resumeImports({ idleMs: 0 });
    expect(await books().countDocuments({ staged: { $exists: true } })).toBe(0);
  };

  it('is rolled back when it was not accepted', async () => {
    await earlierImport({});
    await open();
    expect(await titles()).toEqual(['Before']);
    expect([await books().countDocuments(), await imports().countDocuments()]).toEqual([1, 0]);
  });

  it('is finished when it was accepted, and can be undone', async () => {
    const id = await earlierImport({ isAccepted: true });
    const sold = { title: 'Before' };
    await books().updateOne(sold, { $inc: { stock: -1 } });
    await open();
    expect(await titles()).toEqual(['Added', 'After']);
    expect(await bookCollection.findOne({ title: 'After' })).toMatchObject({ stock: 7, __v: 1 });
    expect(await imports().findOne({ _id: id })).toMatchObject({ state: 'complete' });
    expect(await undoImport(String(id), 'owner')).toEqual({ undone: 2, left: [] });
    expect(await titles()).toEqual(['Before']);
  });

  it('that is complete stays so', async () => {
    const _id = new Types.ObjectId();
    await imports().insertOne({ _id, isAccepted: true, isShown: true });
    await open();
    expect(await imports().findOne({ _id })).toEqual({ _id, state: 'complete', cursor: 0 });
  });
});

it('knows the key of a book that is sent again after the upgrade', async () => {
  const book = newBookSchema.parse(newBookBody());
  const { _id } = await makeBook({ _id: idOfKey('owner', 'draft') });
  await mongoose.connection
    .collection('books')
    .updateOne({ _id }, { $set: { bodyHash: hashOfBody(book) } });
  await upgrade();
  const again = await createBook({ book, key: 'draft', adminId: 'owner', by: 'owner' });
  expect(again).toMatchObject({ isReplayed: true, book: { _id: String(_id) } });
});

it('the audit log has the entries that waited on their books', async () => {
  const { _id } = await makeBook();
  const entry = newAuditEntry({ by: 'ann' }, 'changed', { after: { title: 'Seen' } });
  const books = mongoose.connection.collection('books');
  for (let times = 0; times < 2; times += 1) {
    await books.updateOne({ _id }, { $set: { newChanges: [entry] } });
    await fileWaitingChanges(mongoose.connection.db!);
  }
  expect(await AuditEntryModel.find().lean()).toMatchObject([
    { of: 'book', id: String(_id), by: 'ann', fields: [{ name: 'title', after: 'Seen' }] },
  ]);
  expect(await books.findOne({ _id })).not.toHaveProperty('newChanges');
});
