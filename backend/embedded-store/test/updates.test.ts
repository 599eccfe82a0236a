import { Decimal128, Double, Int32, Long, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, openDatabase, type Database } from './database.ts';

let database: Database;
const items = () => database.db.collection<{ _id: number | string }>('items');

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.stop());

/** What an update makes of a document. */
async function updated(
  before: object,
  update: Document | Document[],
  filter: object = {},
  options: object = {},
) {
  await items().deleteMany({});
  await items().insertOne({ _id: 1, ...before });
  await items().updateOne(filter, update, options);
  const found = await items().findOne({ _id: 1 });
  const { _id, ...rest } = found ?? { _id: undefined };
  expect(_id).toBe(1);
  return rest as Document;
}

async function failure(
  before: object,
  update: Document | Document[],
  filter: object = {},
  options: object = {},
) {
  await items().deleteMany({});
  await items().insertOne({ _id: 1, ...before });
  const error = await errorOf(items().updateOne(filter, update, options));
  expect(await items().findOne({})).toEqual({ _id: 1, ...before });
  return error;
}

describe('fields', () => {
  test('$set builds the way to a field, also in arrays', async () => {
    expect(await updated({ a: 1 }, { $set: { 'b.c.d': 2, a: 3 } })).toEqual({
      a: 3,
      b: { c: { d: 2 } },
    });
    expect(await updated({ a: [1, { x: 1 }] }, { $set: { 'a.1.x': 2, 'a.3': 4 } })).toEqual({
      a: [1, { x: 2 }, null, 4],
    });
    expect(Object.keys(await updated({}, { $set: { z: 1, b: 1, a: 1 } }))).toEqual(['a', 'b', 'z']);
  });

  test('$unset, $rename, $setOnInsert, $currentDate', async () => {
    expect(
      await updated(
        { a: 1, b: { c: 1, d: 1 }, l: [1, 2] },
        { $unset: { a: '', 'b.c': '', 'l.0': '', no: '' } },
      ),
    ).toEqual({ b: { d: 1 }, l: [null, 2] });
    expect(await updated({ a: 1, b: { c: 2 } }, { $rename: { a: 'x.y', 'b.c': 'z' } })).toEqual({
      x: { y: 1 },
      b: {},
      z: 2,
    });
    expect(await updated({ a: 1 }, { $rename: { none: 'b' } })).toEqual({ a: 1 });
    expect(await updated({ a: 1 }, { $setOnInsert: { b: 1 } })).toEqual({ a: 1 });
    const now = await updated({}, { $currentDate: { d: true, t: { $type: 'timestamp' } } });
    expect(now['d']).toBeInstanceOf(Date);
  });

  test('$min and $max compare over types', async () => {
    expect(
      await updated({ a: 5, b: 5, c: 5 }, { $min: { a: 3, b: 7, d: 1, c: null }, $max: { e: 2 } }),
    ).toEqual({ a: 3, b: 5, c: null, d: 1, e: 2 });
    expect(
      await updated({ a: 5, b: new Date(5) }, { $max: { a: 'text', b: new Date(9) } }),
    ).toEqual({ a: 'text', b: new Date(9) });
  });
});

describe('numbers', () => {
  async function typed(value: unknown, update: Document) {
    await updated({ n: value }, update);
    const found = await database.db.collection('items', { promoteValues: false }).findOne({});
    return found?.['n'] as unknown;
  }
  test('keep their types when they grow', async () => {
    expect(await typed(new Int32(1), { $inc: { n: 2 } })).toEqual(new Int32(3));
    expect(await typed(new Int32(2147483647), { $inc: { n: 1 } })).toEqual(
      Long.fromNumber(2147483648),
    );
    expect(await typed(Long.fromNumber(1), { $inc: { n: 1 } })).toEqual(Long.fromNumber(2));
    expect(await typed(new Double(1), { $inc: { n: 1 } })).toEqual(new Double(2));
    expect(await typed(new Int32(1), { $inc: { n: 0.5 } })).toEqual(new Double(1.5));
    expect(await typed(new Int32(3), { $mul: { n: Long.fromNumber(2) } })).toEqual(
      Long.fromNumber(6),
    );
    expect(
      String(
        await typed(Decimal128.fromString('0.1'), { $inc: { n: Decimal128.fromString('0.2') } }),
      ),
    ).toBe('0.3');
    expect(await updated({}, { $inc: { n: 2 }, $mul: { m: 2 } })).toEqual({ n: 2, m: 0 });
    expect(await updated({ n: 5 }, { $bit: { n: { and: 6 } } })).toEqual({ n: 4 });
    expect(await updated({ n: 5 }, { $bit: { n: { or: 2, xor: 1 } } })).toEqual({ n: 6 });
  });

  test('cannot be made of something else', async () => {
    expect(await failure({ n: 'x' }, { $inc: { n: 1 } })).toMatchObject({ code: 14 });
    expect(await failure({ n: null }, { $inc: { n: 1 } })).toMatchObject({ code: 14 });
    expect(await failure({ n: 1 }, { $inc: { n: 'x' } })).toMatchObject({ code: 14 });
    expect(await failure({ n: 1.5 }, { $bit: { n: { and: 1 } } })).toMatchObject({ code: 2 });
    expect(await failure({ n: Long.MAX_VALUE }, { $inc: { n: 1 } })).toMatchObject({ code: 2 });
  });
});

describe('arrays', () => {
  test('$push with $each, $position, $slice and $sort', async () => {
    expect(await updated({ a: [1] }, { $push: { a: 2, b: 3 } })).toEqual({ a: [1, 2], b: [3] });
    expect(await updated({ a: [1] }, { $push: { a: [2, 3] } })).toEqual({ a: [1, [2, 3]] });
    expect(await updated({ a: [1, 4] }, { $push: { a: { $each: [2, 3], $position: 1 } } })).toEqual(
      { a: [1, 2, 3, 4] },
    );
    expect(
      await updated({ a: [3, 1] }, { $push: { a: { $each: [2], $sort: -1, $slice: 2 } } }),
    ).toEqual({ a: [3, 2] });
    expect(
      await updated(
        { a: [{ x: 2 }] },
        { $push: { a: { $each: [{ x: 1 }], $sort: { x: 1 }, $slice: -5 } } },
      ),
    ).toEqual({ a: [{ x: 1 }, { x: 2 }] });
    expect(
      await updated({ a: [1, 2, 3] }, { $push: { a: { $each: [9], $position: -1 } } }),
    ).toEqual({ a: [1, 2, 9, 3] });
  });

  test('$addToSet, $pop, $pull and $pullAll', async () => {
    expect(await updated({ a: [1] }, { $addToSet: { a: 1, b: 1 } })).toEqual({ a: [1], b: [1] });
    expect(await updated({ a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } })).toEqual({
      a: [1, 2],
    });
    expect(await updated({ a: [1, 2, 3], b: [1, 2] }, { $pop: { a: 1, b: -1 } })).toEqual({
      a: [1, 2],
      b: [2],
    });
    expect(await updated({ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } })).toEqual({ a: [1] });
    expect(await updated({ a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } })).toEqual({
      a: [{ x: 2 }],
    });
    expect(await updated({ a: ['a', 'b'] }, { $pull: { a: { $in: ['b'] } } })).toEqual({
      a: ['a'],
    });
    expect(await updated({ a: [1, [1], 2] }, { $pull: { a: 1 } })).toEqual({ a: [[1], 2] });
    expect(await updated({ a: [1, [1], 2] }, { $pull: { a: [1] } })).toEqual({ a: [1, 2] });
    expect(await updated({ a: ['ab', 'b', 1] }, { $pull: { a: /^a/ } })).toEqual({ a: ['b', 1] });
    expect(await updated({ a: [1, 2, 1, 3] }, { $pullAll: { a: [1, 3] } })).toEqual({ a: [2] });
    expect(
      await updated({ a: [{ l: [{ n: 1 }, { n: 2 }] }] }, { $pull: { 'a.$[].l': { n: 2 } } }),
    ).toEqual({ a: [{ l: [{ n: 1 }] }] });
  });

  test('$ is the element that the query found', async () => {
    expect(await updated({ a: [1, 2, 3] }, { $set: { 'a.$': 9 } }, { a: { $gte: 2 } })).toEqual({
      a: [1, 9, 3],
    });
    expect(
      await updated({ a: [{ x: 1 }, { x: 2, n: 0 }] }, { $inc: { 'a.$.n': 5 } }, { 'a.x': 2 }),
    ).toEqual({ a: [{ x: 1 }, { x: 2, n: 5 }] });
    expect(
      await updated(
        {
          a: [
            { x: 1, y: 2 },
            { x: 1, y: 3 },
          ],
        },
        { $set: { 'a.$.z': 1 } },
        { a: { $elemMatch: { x: 1, y: 3 } } },
      ),
    ).toEqual({
      a: [
        { x: 1, y: 2 },
        { x: 1, y: 3, z: 1 },
      ],
    });
    expect(await failure({ a: [1] }, { $set: { 'a.$': 9 } }, { _id: 1 })).toMatchObject({
      code: 2,
    });
    for (const not of [{ $ne: 9 }, { $nin: [9] }, { $not: { $gt: 5 } }]) {
      expect(await failure({ a: [1, 2] }, { $set: { 'a.$': 9 } }, { a: not })).toMatchObject({
        code: 2,
      });
    }
  });

  test('$[] is every element and $[name] those that a filter finds', async () => {
    expect(await updated({ a: [1, 2] }, { $inc: { 'a.$[]': 1 } })).toEqual({ a: [2, 3] });
    const grades = { a: [{ n: 1 }, { n: 5, s: [1, 9] }] };
    expect(
      await updated(
        grades,
        { $set: { 'a.$[g].n': 0 } },
        {},
        { arrayFilters: [{ 'g.n': { $gt: 3 } }] },
      ),
    ).toEqual({ a: [{ n: 1 }, { n: 0, s: [1, 9] }] });
    expect(
      await updated(
        grades,
        { $set: { 'a.$[g].s.$[h]': 0 } },
        {},
        { arrayFilters: [{ 'g.n': 5 }, { h: { $gte: 9 } }] },
      ),
    ).toEqual({ a: [{ n: 1 }, { n: 5, s: [1, 0] }] });
    expect(await failure({ a: [1] }, { $set: { 'a.$[x]': 1 } })).toMatchObject({ code: 2 });
    expect(
      await failure({ a: [1] }, { $set: { b: 1 } }, {}, { arrayFilters: [{ x: 1 }] }),
    ).toMatchObject({ code: 9 });
  });

  test('operators for arrays refuse anything else', async () => {
    expect(await failure({ a: 1 }, { $push: { a: 1 } })).toMatchObject({ code: 2 });
    expect(await failure({ a: 1 }, { $addToSet: { a: 1 } })).toMatchObject({ code: 2 });
    expect(await failure({ a: 1 }, { $pop: { a: 1 } })).toMatchObject({ code: 14 });
    expect(await failure({ a: 1 }, { $pull: { a: 1 } })).toMatchObject({ code: 2 });
  });
});

describe('whole documents', () => {
  test('a replacement keeps the id, a pipeline computes', async () => {
    await items().deleteMany({});
    await items().insertOne({ _id: 1, a: 1 } as never);
    await items().replaceOne({ a: 1 }, { b: 2 });
    expect(await items().findOne()).toEqual({ _id: 1, b: 2 });
    expect(
      await updated({ a: 1, b: 2 }, [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'a' }]),
    ).toEqual({ b: 2, c: 3 });
    expect(
      await updated({ a: { x: 1 } }, [
        { $set: { 'a.y': '$a.x' } },
        { $replaceWith: { _id: '$_id', k: '$a' } },
      ]),
    ).toEqual({ k: { x: 1, y: 1 } });
    expect(await failure({}, [{ $match: {} }])).toMatchObject({ code: 72 });
  });

  test('a pipeline that does not carry the id keeps it', async () => {
    expect(await updated({ a: 1 }, [{ $replaceWith: { b: '$a' } }])).toEqual({ b: 1 });
    expect(await updated({ a: 1 }, [{ $project: { _id: 0, a: 1 } }])).toEqual({ a: 1 });
    expect(await updated({ a: 1 }, [{ $unset: '_id' }])).toEqual({ a: 1 });
    expect(await failure({ a: 1 }, [{ $set: { _id: 2 } }])).toMatchObject({ code: 66 });
    await items().deleteMany({});
    const result = await items().updateOne({ a: 5 }, [{ $replaceWith: { b: '$a' } }], {
      upsert: true,
    });
    expect(result.upsertedId).not.toBeNull();
  });

  test('variables of the command are evaluated before they are stored', async () => {
    const now = Date.now();
    const variables = { x: { $add: [1, 2] }, l: { $literal: '$a' }, t: '$$NOW' };
    const next = await updated(
      { a: 1 },
      [{ $set: { x: '$$x', l: '$$l', t: '$$t' } }],
      {},
      { let: variables },
    );
    expect(next).toMatchObject({ x: 3, l: '$a' });
    expect(Number(next['t'])).toBeGreaterThanOrEqual(now - 1000);
    const found = await items().findOne({ $expr: { $eq: ['$x', '$$three'] } } as never, {
      let: { three: { $add: [1, 2] } },
    });
    expect(found).toMatchObject({ _id: 1 });
    const replaced = await items().findOneAndUpdate({ _id: 1 }, [{ $set: { x: '$$x' } }], {
      let: { x: { $multiply: [2, 3] } },
      returnDocument: 'after',
    });
    expect(replaced).toMatchObject({ x: 6 });
    const field = items().find({}, { let: { x: '$a' } });
    expect(await errorOf(field.toArray())).toMatchObject({ code: 4890500 });
    if (!database.isStore) return;
    const random = items().find({}, { let: { x: { $rand: {} } } });
    expect(await errorOf(random.toArray())).toMatchObject({ code: 238 });
  });

  test('a field named __proto__ is one like the others', async () => {
    const odd = JSON.parse('{"_id":1,"__proto__":{"x":1},"in":{"__proto__":2}}') as Document;
    const changes: (Document | Document[])[] = [
      { $set: { a: 1 } },
      [{ $set: { a: 1 } }],
      { $rename: { none: 'b' } },
    ];
    for (const change of changes) {
      await items().deleteMany({});
      await items().insertOne(odd as never);
      await items().updateOne({ _id: 1 }, change);
      const found = (await items().findOne({ '__proto__.x': 1 } as never)) as unknown as Document;
      expect(Object.keys(found)).toContain('__proto__');
      expect(Object.keys(found['in'] as Document)).toEqual(['__proto__']);
    }
    await items().updateOne({ _id: 1 }, JSON.parse('{"$set":{"__proto__":5}}') as Document);
    const [found] = await items()
      .find({}, { projection: JSON.parse('{"__proto__":1}') as Document })
      .toArray();
    expect(Object.entries(found as Document)).toEqual([
      ['_id', 1],
      ['__proto__', 5],
    ]);
  });

  test('the id cannot be changed', async () => {
    expect(await failure({ a: 1 }, { $set: { _id: 2 } })).toMatchObject({ code: 66 });
    expect(await failure({ a: 1 }, { $unset: { _id: '' } })).toMatchObject({ code: 66 });
    expect(await updated({ a: 1 }, { $set: { _id: 1, a: 2 } })).toEqual({ a: 2 });
    expect(await errorOf(items().replaceOne({}, { _id: 5 } as never))).toMatchObject({ code: 66 });
  });
});

describe('mistakes', () => {
  test('are answered with the codes of MongoDB, and change nothing', async () => {
    expect(await failure({}, { $set: { a: 1 }, $inc: { a: 1 } })).toMatchObject({ code: 40 });
    expect(await failure({}, { $set: { a: 1, 'a.b': 1 } })).toMatchObject({ code: 40 });
    expect(await failure({ a: 5 }, { $set: { 'a.b': 1 } })).toMatchObject({ code: 28 });
    expect(await failure({ a: [] }, { $set: { 'a.b': 1 } })).toMatchObject({ code: 28 });
    expect(await failure({}, { $foo: { a: 1 } })).toMatchObject({ code: 9 });
    expect(await failure({}, { $set: { '': 1 } })).toMatchObject({ code: 56 });
  });
});

describe('counts', () => {
  test('tell matched from modified', async () => {
    await items().deleteMany({});
    await items().insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ] as never);
    expect(await items().updateMany({}, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await items().updateOne({ _id: 3 }, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
      upsertedCount: 0,
    });
  });

  test('an upsert inserts what the query demands, then the update', async () => {
    await items().deleteMany({});
    const filter = { _id: 7, 'a.b': 1, c: { $gt: 5 }, $and: [{ d: { $eq: 2 } }], e: { $in: [3] } };
    const result = await items().updateOne(
      filter,
      { $set: { f: 1 }, $setOnInsert: { g: 2 }, $inc: { d: 1 } },
      { upsert: true },
    );
    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: 7 });
    expect(await items().findOne()).toEqual({ _id: 7, a: { b: 1 }, d: 3, e: 3, f: 1, g: 2 });
    const replaced = await items().replaceOne(
      { _id: 8, x: 1 },
      { y: 1 },
      {
        upsert: true,
      },
    );
    expect(replaced.upsertedId).toBe(8);
    expect(await items().findOne({ _id: 8 })).toEqual({ _id: 8, y: 1 });
  });
});

describe('findAndModify', () => {
  test('gives the document before or after, sorted and projected', async () => {
    await items().deleteMany({});
    await items().insertMany([
      { _id: 1, n: 5 },
      { _id: 2, n: 9 },
    ] as never);
    const inc = { $inc: { n: 1 } };
    expect(await items().findOneAndUpdate({}, inc, { sort: { n: -1 } })).toEqual({ _id: 2, n: 9 });
    expect(
      await items().findOneAndUpdate({ _id: 1 }, inc, {
        returnDocument: 'after',
        projection: { _id: 0 },
      }),
    ).toEqual({ n: 6 });
    expect(
      await items().findOneAndReplace({ _id: 1 }, { k: 1 } as never, { returnDocument: 'after' }),
    ).toEqual({ _id: 1, k: 1 });
    expect(await items().findOneAndDelete({ _id: 1 })).toEqual({ _id: 1, k: 1 });
    expect(await items().findOneAndUpdate({ _id: 3 }, inc)).toBeNull();
    const raw = await items().findOneAndUpdate({ _id: 3 }, inc, {
      upsert: true,
      includeResultMetadata: true,
    });
    expect(raw).toMatchObject({
      value: null,
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 3 },
    });
  });
});
