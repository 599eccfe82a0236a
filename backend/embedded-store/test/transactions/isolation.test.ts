import type { ClientSession, Collection, Document } from 'mongodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorOf, useDatabase } from '../database.ts';

const database = useDatabase();

interface Item {
  _id: number;
  n: number;
  word: string;
  tags?: string[];
}

let items: Collection<Item>;
let session: ClientSession;

beforeEach(async () => {
  items = database.db.collection('items');
  await items.drop();
  await items.createIndexes([{ key: { n: 1 } }, { key: { word: 1, n: -1 } }, { key: { tags: 1 } }]);
  await items.insertMany([1, 2, 3].map((_id) => ({ _id, n: _id * 10, word: 'old' })));
  session = database.client.startSession();
  session.startTransaction();
  return () => session.endSession();
});

const inside = (filter: Document = {}, options: Document = {}) =>
  items.find(filter, { sort: { _id: 1 }, ...options, session }).toArray();
const numbers = (list: Item[]) => list.map(({ n }) => n);

test('a transaction sees its own writes, and others see them only after the commit', async () => {
  await items.insertOne({ _id: 4, n: 5, word: 'new' }, { session });
  await items.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
  await items.deleteOne({ _id: 2 }, { session });
  expect(numbers(await inside({}, { sort: { n: 1 } }))).toEqual([5, 11, 30]);
  expect(await items.countDocuments({ word: 'old' }, { session })).toBe(2);
  expect(await items.distinct('word', {}, { session })).toEqual(['new', 'old']);
  expect(numbers(await items.find().sort({ n: 1 }).toArray())).toEqual([10, 20, 30]);
  await session.commitTransaction();
  expect(numbers(await items.find().sort({ n: 1 }).toArray())).toEqual([5, 11, 30]);
});

test('an aborted transaction leaves nothing behind, not even a collection', async () => {
  await items.updateMany({}, { $set: { word: 'gone' } }, { session });
  await database.db.collection('never').insertOne({}, { session });
  await session.abortTransaction();
  expect(await items.countDocuments({ word: 'old' })).toBe(3);
  expect(await database.db.listCollections({ name: 'never' }).toArray()).toEqual([]);
});

test('a transaction reads the snapshot of its first statement, whatever others do', async () => {
  expect(await inside()).toHaveLength(3);
  await items.updateOne({ _id: 1 }, { $set: { n: 99 } });
  await items.deleteOne({ _id: 2 });
  await items.insertOne({ _id: 9, n: 15, word: 'old' });
  await items.deleteOne({ _id: 3 });
  await items.insertOne({ _id: 3, n: 33, word: 'again' });
  const later = database.db.collection('later');
  await later.insertOne({ n: 1 });
  expect(numbers(await inside())).toEqual([10, 20, 30]);
  expect(numbers(await inside({ n: { $gt: 0 } }, { sort: { n: -1 }, limit: 2 }))).toEqual([30, 20]);
  expect(await items.countDocuments({}, { session })).toBe(3);
  expect(await later.countDocuments({}, { session })).toBe(0);
});

test('a cursor goes on in the snapshot, and ends with its transaction', async () => {
  const cursor = items.find({}, { sort: { n: 1 }, batchSize: 1, session });
  expect(await cursor.next()).toMatchObject({ n: 10 });
  await items.updateMany({}, { $inc: { n: 1 } });
  expect(await cursor.next()).toMatchObject({ n: 20 });
  await session.commitTransaction();
  await errorOf(cursor.toArray());
});

test('two transactions that each read what the other writes may both commit', async () => {
  await database.client.withSession(async (other) => {
    other.startTransaction();
    await items.findOne({ _id: 1 }, { session });
    await items.findOne({ _id: 2 }, { session: other });
    await items.updateOne({ _id: 2 }, { $set: { n: 0 } }, { session });
    await items.updateOne({ _id: 1 }, { $set: { n: 0 } }, { session: other });
    await session.commitTransaction();
    await other.commitTransaction();
  });
  expect(await items.countDocuments({ n: 0 })).toBe(2);
});

describe('what a transaction finds', () => {
  const sorts: Record<string, 1 | -1>[] = [
    { n: 1 },
    { n: -1 },
    { word: 1, n: -1 },
    { tags: 1, _id: 1 },
    { _id: -1 },
  ];
  const filters: Document[] = [
    {},
    { n: { $gte: 20, $lt: 60 } },
    { word: 'b' },
    { word: { $in: ['a', 'c'] }, n: { $gt: 5 } },
    { _id: { $in: [1, 5, 9, 33] } },
    { tags: 'x' },
    { $or: [{ word: 'a' }, { n: 7 }] },
    { _id: 4 },
  ];
  const pick = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)]!;
  const random = (max: number) => Math.floor(Math.random() * max);
  const anyItem = (): Omit<Item, '_id'> => ({
    n: random(80),
    word: pick(['a', 'b', 'c']),
    ...(random(2) ? { tags: pick([['x'], ['x', 'y'], ['z']]) } : {}),
  });

  test(
    'is what a collection with the same documents gives, by every index',
    { repeats: 4 },
    async () => {
      const mirror = database.db.collection<Item>('mirror');
      await mirror.drop();
      await mirror.createIndexes([
        { key: { n: 1 } },
        { key: { word: 1, n: -1 } },
        { key: { tags: 1 } },
      ]);
      await items.deleteMany({});
      await items.insertMany(Array.from({ length: 30 }, (_, _id) => ({ _id, ...anyItem() })));
      await mirror.insertMany(await inside());
      const written = new Set<number>();
      const touched = new Set<number>();
      for (let i = 0; i < 40; i++) {
        const _id = random(45);
        const isInside = random(2) === 0;
        if ((isInside ? touched : written).has(_id)) continue;
        (isInside ? written : touched).add(_id);
        const item = anyItem();
        const change = pick<(on: Collection<Item>, options?: Document) => Promise<unknown>>([
          (on, options) => on.updateOne({ _id }, { $set: item }, { upsert: true, ...options }),
          (on, options) => on.deleteOne({ _id }, options),
          (on, options) => on.replaceOne({ _id }, item, options),
        ]);
        await change(items, isInside ? { session } : {});
        if (isInside) await change(mirror);
        const filter = pick(filters);
        const sort = { ...pick(sorts), _id: 1 } as const;
        const options = { sort, skip: random(3), limit: pick([0, 1, 3, 10]) };
        const expected = await mirror.find(filter, options).toArray();
        expect(await inside(filter, options)).toEqual(expected);
        const count = await mirror.countDocuments(filter);
        expect(await items.countDocuments(filter, { session })).toBe(count);
      }
      await session.commitTransaction();
      for (const _id of written) {
        expect(await items.findOne({ _id })).toEqual(await mirror.findOne({ _id }));
      }
    },
  );
});
