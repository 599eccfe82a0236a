import type { ClientSession, Collection } from 'mongodb';
import { beforeEach, expect, test } from 'vitest';
import { errorOf, useDatabase } from '../database.ts';

// Commands that need a collection for themselves, during open transactions on it.

const database = useDatabase();

interface Item {
  _id: number;
  n: number;
  at?: Date;
}

let items: Collection<Item>;
let session: ClientSession;

beforeEach(async () => {
  items = database.db.collection('items');
  await items.drop();
  await items.insertMany([1, 2, 3].map((_id) => ({ _id, n: _id })));
  session = database.client.startSession();
  session.startTransaction();
  return () => session.endSession();
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

test.each<[string, () => Promise<unknown>]>([
  ['an index is built', () => items.createIndex({ n: 1 }, { unique: true })],
  ['a collection is dropped', () => items.drop()],
  ['a database is dropped', () => database.db.dropDatabase()],
])('%s after the open transactions on the collection have ended', async (_what, work) => {
  await items.insertOne({ _id: 4, n: 4 }, { session });
  let isDone = false;
  const done = work().finally(() => (isDone = true));
  await soon();
  expect(isDone).toBe(false);
  if (database.isStore) {
    const late = database.client.withSession((other) => {
      other.startTransaction();
      return items.insertOne({ _id: 5, n: 5 }, { session: other });
    });
    expect(await errorOf(late)).toMatchObject({ code: 24 });
  }
  await session.commitTransaction();
  await done;
});

test('a unique index sees what the transactions before it have written', async () => {
  await items.insertOne({ _id: 4, n: 3 }, { session });
  const index = items.createIndex({ n: 1 }, { unique: true });
  await soon();
  await session.commitTransaction();
  expect(await errorOf(index)).toMatchObject({ code: 11000 });
});

test('a transaction that has not used the collection yet cannot read it after it was dropped', async () => {
  await database.db.collection('other').insertOne({}, { session });
  await items.drop();
  await items.insertOne({ _id: 9, n: 9 });
  if (!database.isStore) return;
  expect(await errorOf(items.findOne({}, { session }))).toMatchObject({ code: 246 });
});

test('documents expire when the transaction that has written them has ended', async () => {
  await items.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
  await session.abortTransaction();
  session.startTransaction();
  await items.updateOne({ _id: 1 }, { $set: { at: new Date(0) } });
  await items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
  if (!database.isStore) return;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await items.countDocuments({ _id: 1 })).toBe(1);
  await session.commitTransaction();
  await expect.poll(() => items.countDocuments({ _id: 1 }), { timeout: 5000 }).toBe(0);
});
