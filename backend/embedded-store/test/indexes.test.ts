import { setTimeout as wait } from 'node:timers/promises';
import type { Document } from 'mongodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorOf } from './database.ts';
import { useIndexedItems } from './indexed-items.ts';

const { database, items, planOf } = useIndexedItems();

describe('unique indexes', () => {
  test('refuse a second document and tell key and value', async () => {
    await items().createIndex({ email: 1 }, { unique: true });
    await items().insertOne({ email: 'a@b.c' });
    const error = await errorOf(items().insertOne({ email: 'a@b.c' }));
    expect(error).toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@b.c' },
    });
    expect(error['message']).toMatch(
      /^E11000 duplicate key error collection: \S+\.items index: email_1 dup key: \{ email: "a@b\.c" \}$/,
    );
    await items().insertOne({ email: 'x@b.c' });
    expect(
      await errorOf(items().updateOne({ email: 'x@b.c' }, { $set: { email: 'a@b.c' } })),
    ).toMatchObject({ code: 11000 });
    expect(
      await errorOf(items().findOneAndUpdate({ email: 'x@b.c' }, { $set: { email: 'a@b.c' } })),
    ).toMatchObject({ code: 11000 });
    await items().insertOne({});
    expect(await errorOf(items().insertOne({}))).toMatchObject({
      code: 11000,
      keyValue: { email: null },
    });
  });

  test('may be compound, sparse, partial or over arrays', async () => {
    await items().createIndex({ a: 1, b: 1 }, { unique: true });
    await items().insertMany([
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ]);
    expect(await errorOf(items().insertOne({ b: 2, a: 1 }))).toMatchObject({
      keyValue: { a: 1, b: 2 },
    });
    await items().drop();
    await items().createIndex({ s: 1 }, { unique: true, sparse: true });
    await items().insertMany([{}, {}, { s: null }]);
    expect(await errorOf(items().insertOne({ s: null }))).toMatchObject({ code: 11000 });
    await items().drop();
    await items().createIndex(
      { p: 1 },
      { unique: true, partialFilterExpression: { active: true } },
    );
    await items().insertMany([{ p: 1, active: true }, { p: 1, active: false }, { p: 1 }]);
    expect(await errorOf(items().insertOne({ p: 1, active: true }))).toMatchObject({ code: 11000 });
    expect(
      await errorOf(items().updateOne({ active: false }, { $set: { active: true } })),
    ).toMatchObject({ code: 11000 });
    await items().drop();
    await items().createIndex({ tags: 1 }, { unique: true });
    await items().insertOne({ tags: ['x', 'x', 'y'] });
    expect(await errorOf(items().insertOne({ tags: ['z', 'y'] }))).toMatchObject({
      keyValue: { tags: 'y' },
    });
    await items().insertOne({ tags: ['z'] });
  });

  test('cannot be built over duplicates', async () => {
    await items().insertMany([{ a: 1 }, { a: 1 }]);
    expect(await errorOf(items().createIndex({ a: 1 }, { unique: true }))).toMatchObject({
      code: 11000,
    });
    expect((await items().indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });
});

describe('lookups', () => {
  beforeEach(async () => {
    await items().insertMany(
      Array.from({ length: 500 }, (_, i) => ({
        _id: i,
        k: i % 50,
        n: i,
        tags: [i % 10, 'all'],
      })) as never,
    );
  });

  test('by id and by indexed equality do not scan', async () => {
    await items().createIndex({ k: 1, n: -1 });
    expect((await planOf({ k: 7 })).plan).toContain('IXSCAN');
    expect((await planOf({ k: 7 })).examined).toBe(10);
    expect((await planOf({ k: 7, n: 57 })).examined).toBe(1);
    expect((await planOf({ k: { $in: [1, 2] } })).examined).toBe(20);
    expect((await planOf({ n: 57 })).plan).toContain('COLLSCAN');
    expect((await planOf({ _id: 5 })).plan).toMatch(/IDHACK|EXPRESS|IXSCAN/);
    expect((await planOf({ _id: 5 })).examined).toBe(1);
  });

  test('go by the rarer of two fields, in whichever order the indexes came', async () => {
    const filter = { k: { $in: [1, 2] }, n: { $gt: 3 } };
    await items().createIndex({ k: 1 });
    await items().createIndex({ n: 1 });
    expect((await planOf(filter)).examined).toBe(20);
    await items().dropIndex('k_1');
    await items().createIndex({ k: 1 });
    expect((await planOf(filter)).examined).toBe(20);
    expect((await planOf({ k: { $in: [1, 2] }, n: { $gt: 495 } })).examined).toBe(4);
  });

  test('give what a scan gives, for every direction, range and sort', async () => {
    const filters: Document[] = [
      { k: 7 },
      { k: { $gt: 40 } },
      { k: { $gte: 40, $lt: 45 } },
      { k: 7, n: { $lte: 207 } },
      { k: 7, n: { $gt: 207 } },
      { k: { $in: [3, 1] }, n: { $gt: 100 } },
      { tags: 3 },
      { tags: { $gt: 3, $lt: 2 } },
      { k: null },
      { k: { $lt: 'x' } },
      { _id: { $gte: 490 } },
      { _id: { $in: [3, 1, 2] } },
      {},
    ];
    const sorts: Document[] = [
      { k: 1, n: -1 },
      { k: -1, n: 1 },
      { n: 1 },
      { k: 1, n: 1, _id: 1 },
      { tags: 1, _id: 1 },
    ];
    const run = (filter: Document, sort: Document) =>
      items()
        .find(filter)
        .sort({ ...sort, _id: 1 } as never)
        .skip(2)
        .limit(20)
        .toArray();
    const scanned = [];
    for (const filter of filters) for (const sort of sorts) scanned.push(await run(filter, sort));
    await items().createIndexes([
      { key: { k: 1, n: -1 } },
      { key: { tags: 1 } },
      { key: { n: 1 } },
      { key: { k: -1 } },
    ]);
    const indexed = [];
    for (const filter of filters) for (const sort of sorts) indexed.push(await run(filter, sort));
    expect(indexed).toEqual(scanned);
  });

  test('a sort in the order of an index reads no more than the limit', async () => {
    await items().createIndex({ n: -1, _id: -1 });
    const plan = await items().find().sort({ n: -1, _id: -1 }).limit(3).explain();
    expect(JSON.stringify(plan['queryPlanner'])).not.toContain('"SORT"');
    const found = await items().find().sort({ n: -1, _id: -1 }).skip(1).limit(2).toArray();
    expect(found.map(({ n }) => n as number)).toEqual([498, 497]);
  });

  test('indexes follow updates and deletes', async () => {
    await items().createIndex({ k: 1 });
    await items().updateMany({ k: 7 }, { $set: { k: 700 } });
    expect(await items().countDocuments({ k: 7 })).toBe(0);
    expect(await items().countDocuments({ k: 700 })).toBe(10);
    await items().deleteMany({ k: 700 });
    expect(await items().countDocuments({ k: 700 })).toBe(0);
  });
});

describe('managing', () => {
  test('create, list and drop', async () => {
    expect(await items().createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
    expect(await items().createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
    expect((await items().indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1_b_-1']);
    await items().dropIndex('a_1_b_-1');
    expect(await errorOf(items().dropIndex('a_1_b_-1'))).toMatchObject({
      code: 27,
      codeName: 'IndexNotFound',
    });
    expect(await errorOf(items().dropIndex('_id_'))).toMatchObject({ code: 72 });
    expect(await errorOf(database.db.collection('none').indexes())).toMatchObject({ code: 26 });
  });

  test('distinguishes conflicts from repeats', async () => {
    await items().createIndex({ a: 1 });
    expect(await errorOf(items().createIndex({ a: 1 }, { name: 'other' }))).toMatchObject({
      code: 85,
    });
    expect(await errorOf(items().createIndex({ a: 1 }, { unique: true }))).toMatchObject({
      code: 86,
    });
    expect(await errorOf(items().createIndex({ b: 1 }, { name: 'a_1' }))).toMatchObject({
      code: 86,
    });
    expect(await errorOf(items().createIndex({ c: 0 }))).toMatchObject({ code: 67 });
  });

  test('kinds this store does not have are refused', async () => {
    if (!database.isStore) return;
    for (const key of [{ a: 'text' }, { a: '2dsphere' }, { a: 'hashed' }, { '$**': 1 }]) {
      expect(await errorOf(items().createIndex(key as never))).toMatchObject({ code: 238 });
    }
    const collation = items().createIndex({ a: 1 }, { collation: { locale: 'en', strength: 2 } });
    expect(await errorOf(collation)).toMatchObject({ code: 197 });
    const hidden = items().createIndex({ a: 1 }, { hidden: true });
    expect(await errorOf(hidden)).toMatchObject({ code: 197 });
  });

  test('parallel arrays are refused', async () => {
    await items().createIndex({ a: 1, b: 1 });
    expect(await errorOf(items().insertOne({ a: [1], b: [1] }))).toMatchObject({ code: 171 });
    expect(await items().countDocuments()).toBe(0);
  });
});

test('documents expire by their TTL index', { timeout: 150_000 }, async () => {
  await items().createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
  await items().createIndex({ until: -1 }, { expireAfterSeconds: 0 });
  await items().insertMany([
    { _id: 'old', at: new Date(Date.now() - 7200_000) },
    { _id: 'young', at: new Date() },
    { _id: 'over', until: new Date(Date.now() - 1000) },
    { _id: 'list', at: [new Date(), new Date(0)] },
    { _id: 'text', at: 'no date' },
    { _id: 'none' },
  ] as never);
  const idsBecome = async (ids: string[]) => {
    const isDone = async () => (await items().countDocuments()) === ids.length;
    for (let i = 0; i < 1200 && !(await isDone()); i++) await wait(100);
    expect((await items().distinct('_id')) as unknown).toEqual(ids);
  };
  await idsBecome(['none', 'text', 'young']);
});
