import type { ClientSession, Collection, MongoServerError } from 'mongodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorOf, useDatabase } from '../database.ts';

const database = useDatabase();

interface Item {
  _id: number;
  n?: number;
  code?: string;
}

let items: Collection<Item>;
let first: ClientSession;
let second: ClientSession;

beforeEach(async () => {
  items = database.db.collection('items');
  await items.drop();
  await items.createIndex({ code: 1 }, { unique: true, sparse: true });
  await items.insertMany([
    { _id: 1, n: 0, code: 'a' },
    { _id: 2, n: 0, code: 'b' },
  ]);
  first = database.client.startSession();
  second = database.client.startSession();
  first.startTransaction();
  second.startTransaction();
  return async () => {
    await first.endSession();
    await second.endSession();
  };
});

const increment = (session?: ClientSession) =>
  items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, session ? { session } : {});

/** Whether the work ends within a moment. */
async function isWaiting(work: Promise<unknown>): Promise<boolean> {
  const moment = new Promise<boolean>((resolve) => setTimeout(resolve, 150, true));
  return Promise.race([work.then(() => false), moment]);
}

test('the second transaction to write a document conflicts, and the first commits', async () => {
  await increment(first);
  expect(await errorOf(increment(second))).toMatchObject({ code: 112 });
  await first.commitTransaction();
  expect(await errorOf(second.commitTransaction())).toMatchObject({ code: 251 });
  expect(await items.findOne({ _id: 1 })).toMatchObject({ n: 1 });
});

test('a transaction cannot write what was changed after its snapshot', async () => {
  await items.findOne({}, { session: first });
  await increment();
  const error = await increment(first).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 112 });
  expect((error as MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true);
});

test('nor insert what another one has inserted and deleted again', async () => {
  await items.findOne({}, { session: second });
  await items.insertOne({ _id: 3, code: 'c' }, { session: first });
  await items.deleteOne({ _id: 3 }, { session: first });
  await first.commitTransaction();
  const insert = items.insertOne({ _id: 3, code: 'd' }, { session: second });
  expect(await errorOf(insert)).toMatchObject({ code: 112 });
  await items.insertOne({ _id: 3, code: 'e' });
  expect(await items.countDocuments()).toBe(3);
});

test('nor delete what was deleted, nor insert what was inserted', async () => {
  await items.findOne({}, { session: first });
  await items.findOne({}, { session: second });
  await items.deleteOne({ _id: 1 });
  await items.insertOne({ _id: 3 });
  expect(await errorOf(items.deleteOne({ _id: 1 }, { session: first }))).toMatchObject({
    code: 112,
  });
  expect(await errorOf(items.insertOne({ _id: 3 }, { session: second }))).toMatchObject({
    code: 112,
  });
});

describe('a write outside of transactions', () => {
  test.each([
    ['an update', () => increment()],
    ['a delete', () => items.deleteOne({ _id: 1 })],
    [
      'a bulk',
      () => items.bulkWrite([{ updateOne: { filter: { _id: 1 }, update: { $inc: { n: 1 } } } }]),
    ],
    ['a findAndModify', () => items.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } })],
    ['an upsert', () => items.updateOne({ code: 'new' }, { $inc: { n: 1 } }, { upsert: true })],
  ])('waits until the transaction that has written the document ends: %s', async (_what, write) => {
    await increment(first);
    await items.insertOne({ _id: 7, n: 1, code: 'new' }, { session: first });
    const outside = write();
    expect(await isWaiting(outside)).toBe(true);
    await first.commitTransaction();
    await outside;
    const left = await items.find().toArray();
    expect(left.reduce((sum, { n = 0 }) => sum + n, 0)).toBe(_what === 'a delete' ? 1 : 3);
  });

  test('answers with nothing when nothing matches any more after it waited', async () => {
    await increment(first);
    const outside = items.findOneAndUpdate({ _id: 1, n: 0 }, { $set: { n: 9 } });
    expect(await isWaiting(outside)).toBe(true);
    await first.commitTransaction();
    expect(await outside).toBeNull();
    expect(await items.findOne({ _id: 1 })).toMatchObject({ n: 1 });
  });

  test('to other documents goes on, also of the same update', async () => {
    await increment(first);
    await items.updateOne({ _id: 2 }, { $inc: { n: 5 } });
    const all = items.updateMany({}, { $inc: { n: 1 } });
    expect(await isWaiting(all)).toBe(true);
    await first.abortTransaction();
    expect(await all).toMatchObject({ modifiedCount: 2 });
    expect((await items.find().toArray()).map(({ n }) => n)).toEqual([1, 6]);
  });

  test('waits no longer than it may take', async () => {
    await increment(first);
    const outside = items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { maxTimeMS: 50 });
    expect(await errorOf(outside)).toMatchObject({ code: 50 });
  });

  test('with a unique key of an open transaction waits for it, and is then a duplicate', async () => {
    await items.insertOne({ _id: 3, code: 'c' }, { session: first });
    const outside = items.insertOne({ _id: 4, code: 'c' });
    expect(await isWaiting(outside)).toBe(true);
    await first.commitTransaction();
    expect(await errorOf(outside)).toMatchObject({ code: 11000 });
  });
});

describe('a unique key', () => {
  test('that is taken ends the transaction', async () => {
    const insert = items.insertOne({ _id: 3, code: 'a' }, { session: first });
    expect(await errorOf(insert)).toMatchObject({ code: 11000 });
    expect(await errorOf(items.findOne({}, { session: first }))).toMatchObject({ code: 251 });
  });

  test('of another open transaction, or taken since the snapshot, is a conflict', async () => {
    await items.findOne({}, { session: second });
    await items.insertOne({ _id: 3, code: 'c' }, { session: first });
    const insert = items.insertOne({ _id: 4, code: 'c' }, { session: second });
    expect(await errorOf(insert)).toMatchObject({ code: 112 });
    await items.insertOne({ _id: 5, code: 'd' });
    const late = items.updateOne({ _id: 1 }, { $set: { code: 'd' } }, { session: first });
    expect(await errorOf(late)).toMatchObject({ code: 112 });
  });

  test('can be passed on, and exchanged, within a transaction', async () => {
    const set = (_id: number, code: string) =>
      items.updateOne({ _id }, { $set: { code } }, { session: first });
    await set(1, 'x');
    await set(2, 'a');
    await set(1, 'b');
    await items.deleteOne({ _id: 2 }, { session: first });
    await items.insertOne({ _id: 9, code: 'a' }, { session: first });
    await first.commitTransaction();
    expect((await items.find().sort({ code: 1 }).toArray()).map(({ _id }) => _id)).toEqual([9, 1]);
    expect(await errorOf(items.insertOne({ _id: 10, code: 'a' }))).toMatchObject({ code: 11000 });
    await items.insertOne({ _id: 11, code: 'x' });
  });
});

test('twenty writers of one document lose nothing', { timeout: 120_000 }, async () => {
  const writers = Array.from({ length: 20 }, () =>
    database.client.withSession((session) =>
      session.withTransaction(async () => {
        const found = await items.findOne({ _id: 2 }, { session });
        await items.updateOne({ _id: 2 }, { $set: { n: found!.n! + 1 } }, { session });
      }),
    ),
  );
  await Promise.all(writers);
  expect(await items.findOne({ _id: 2 })).toMatchObject({ n: 20 });
});

test('a collection that two transactions create conflicts at the commit of the second', async () => {
  const fresh = database.db.collection('fresh');
  await fresh.drop();
  await fresh.insertOne({ n: 1 }, { session: first });
  await fresh.insertOne({ n: 2 }, { session: second });
  await first.commitTransaction();
  if (!database.isStore) return;
  expect(await errorOf(second.commitTransaction())).toMatchObject({ code: 112 });
  expect(await fresh.countDocuments()).toBe(1);
});
