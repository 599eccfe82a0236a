import { Decimal128, Double, Int32, Long, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, openDatabase, type Database } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.stop());

const sales = () => database.db.collection('sales');

async function aggregate(documents: Document[], pipeline: Document[], options: object = {}) {
  await sales().deleteMany({});
  if (documents.length) await sales().insertMany(documents);
  return sales().aggregate(pipeline, options).toArray();
}

const shop = [
  { _id: 1, item: 'a', price: 10, n: 2, tags: ['x', 'y'] },
  { _id: 2, item: 'b', price: 20, n: 1, tags: [] },
  { _id: 3, item: 'a', price: 5, n: 10 },
];

describe('stages', () => {
  test('$match, $group and $sort', async () => {
    const pipeline = [
      { $match: { price: { $gte: 5 } } },
      {
        $group: {
          _id: '$item',
          total: { $sum: { $multiply: ['$price', '$n'] } },
          count: { $sum: 1 },
          most: { $max: '$price' },
          least: { $min: '$price' },
          mean: { $avg: '$price' },
          first: { $first: '$_id' },
          ids: { $push: '$_id' },
        },
      },
      { $sort: { _id: 1 } },
    ];
    expect(await aggregate(shop, pipeline)).toEqual([
      { _id: 'a', total: 70, count: 2, most: 10, least: 5, mean: 7.5, first: 1, ids: [1, 3] },
      { _id: 'b', total: 20, count: 1, most: 20, least: 20, mean: 20, first: 2, ids: [2] },
    ]);
  });

  test('$group by null, by documents and by values of several types', async () => {
    expect(await aggregate(shop, [{ $group: { _id: null, n: { $sum: '$n' } } }])).toEqual([
      { _id: null, n: 13 },
    ]);
    const documents = [
      { k: 1 },
      { k: new Double(1) },
      { k: Long.fromNumber(1) },
      { k: '1' },
      {},
      { k: null },
    ];
    const groups = await aggregate(documents, [
      { $group: { _id: '$k', n: { $sum: 1 } } },
      { $sort: { n: -1 } },
    ]);
    expect(groups.map(({ n }) => n as number)).toEqual([3, 2, 1]);
    const byDocument = [{ k: { a: 1, b: 2 } }, { k: { b: 2, a: 1 } }];
    expect(await aggregate(byDocument, [{ $group: { _id: '$k' } }])).toHaveLength(2);
  });

  test('$project, $addFields, $unset, $replaceRoot', async () => {
    const pipeline = [
      { $limit: 1 },
      { $addFields: { sum: { $add: ['$price', '$n'] }, 'deep.er': '$item' } },
      { $project: { _id: 0, sum: 1, deep: 1, two: { $size: '$tags' }, renamed: '$item' } },
    ];
    expect(await aggregate(shop, pipeline)).toEqual([
      { sum: 12, deep: { er: 'a' }, two: 2, renamed: 'a' },
    ]);
    expect(await aggregate(shop, [{ $limit: 1 }, { $unset: ['tags', 'n', 'price'] }])).toEqual([
      { _id: 1, item: 'a' },
    ]);
    const root = [
      { $limit: 1 },
      { $replaceRoot: { newRoot: { $mergeObjects: [{ z: 1 }, { i: '$item' }] } } },
    ];
    expect(await aggregate(shop, root)).toEqual([{ z: 1, i: 'a' }]);
  });

  test('$unwind', async () => {
    const ids = { $project: { tags: 1 } };
    expect(await aggregate(shop, [{ $unwind: '$tags' }, ids])).toEqual([
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
    ]);
    const all = [
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
      { $project: { tags: 1, i: 1 } },
    ];
    expect(await aggregate(shop, all)).toEqual([
      { _id: 1, tags: 'x', i: 0 },
      { _id: 1, tags: 'y', i: 1 },
      { _id: 2, i: null },
      { _id: 3, i: null },
    ]);
  });

  test('$lookup, plain and with a pipeline', async () => {
    const items = database.db.collection<Document>('items');
    await items.deleteMany({});
    await items.insertMany([
      { _id: 'a', name: 'A', max: 7 },
      { _id: 'b', name: 'B', max: 50 },
    ] as never);
    const plain = [
      { $lookup: { from: 'items', localField: 'item', foreignField: '_id', as: 'it' } },
      { $project: { 'it.name': 1 } },
    ];
    expect(await aggregate(shop, plain)).toEqual([
      { _id: 1, it: [{ name: 'A' }] },
      { _id: 2, it: [{ name: 'B' }] },
      { _id: 3, it: [{ name: 'A' }] },
    ]);
    const joined = [
      {
        $lookup: {
          from: 'items',
          let: { p: '$price' },
          pipeline: [{ $match: { $expr: { $gt: ['$max', '$$p'] } } }, { $project: { _id: 1 } }],
          as: 'it',
        },
      },
      { $project: { it: 1 } },
    ];
    expect(await aggregate(shop, joined)).toEqual([
      { _id: 1, it: [{ _id: 'b' }] },
      { _id: 2, it: [{ _id: 'b' }] },
      { _id: 3, it: [{ _id: 'a' }, { _id: 'b' }] },
    ]);
  });

  test('$facet, $count, $sortByCount, $bucket, $unionWith, $sample, $skip', async () => {
    const facet = [
      {
        $facet: {
          total: [{ $count: 'n' }],
          top: [{ $sort: { price: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
        },
      },
    ];
    expect(await aggregate(shop, facet)).toEqual([{ total: [{ n: 3 }], top: [{ _id: 2 }] }]);
    expect(await aggregate(shop, [{ $sortByCount: '$item' }])).toEqual([
      { _id: 'a', count: 2 },
      { _id: 'b', count: 1 },
    ]);
    expect(
      await aggregate(shop, [{ $bucket: { groupBy: '$price', boundaries: [0, 10, 30] } }]),
    ).toEqual([
      { _id: 0, count: 1 },
      { _id: 10, count: 2 },
    ]);
    expect(await aggregate(shop, [{ $unionWith: 'sales' }, { $count: 'n' }])).toEqual([{ n: 6 }]);
    expect(await aggregate(shop, [{ $sample: { size: 2 } }])).toHaveLength(2);
    expect(
      await aggregate(shop, [
        { $sort: { _id: -1 } },
        { $skip: 1 },
        { $limit: 1 },
        { $project: { _id: 1 } },
      ]),
    ).toEqual([{ _id: 2 }]);
  });

  test('$lookup tells a missing variable from null', async () => {
    const items = database.db.collection<Document>('items');
    await items.deleteMany({});
    await items.insertMany([{ _id: 1, k: null }, { _id: 2 }] as never);
    const joined = (expression: Document) => [
      {
        $lookup: {
          from: 'items',
          let: { p: '$none' },
          pipeline: [{ $match: { $expr: expression } }],
          as: 'it',
        },
      },
      { $project: { _id: 0, 'it._id': 1 } },
    ];
    const one = [{ _id: 1 }];
    expect(await aggregate(one, joined({ $eq: ['$k', '$$p'] }))).toEqual([{ it: [{ _id: 2 }] }]);
    expect(await aggregate(one, joined({ $eq: [{ $type: '$$p' }, 'missing'] }))).toEqual([
      { it: [{ _id: 1 }, { _id: 2 }] },
    ]);
  });

  test('$collStats and $indexStats tell what mongosh and Compass ask', async () => {
    const [stats] = await aggregate(shop, [
      { $collStats: { storageStats: {}, count: {} } },
      {
        $group: {
          _id: null,
          count: { $sum: '$storageStats.count' },
          size: { $sum: { $toDouble: '$storageStats.size' } },
          nindexes: { $max: '$storageStats.nindexes' },
        },
      },
      {
        $addFields: {
          average: { $cond: [{ $ne: ['$count', 0] }, { $divide: ['$size', '$count'] }, 0] },
        },
      },
    ]);
    expect(stats).toMatchObject({ count: 3, nindexes: 1 });
    expect(stats?.['average']).toBeGreaterThan(30);
    await sales().findOne({ _id: { $in: [1, 2] } as never });
    const [index] = await sales()
      .aggregate([{ $indexStats: {} }])
      .toArray();
    expect(index).toMatchObject({ name: '_id_', key: { _id: 1 } });
    expect((index?.['accesses'] as Document)['ops']).toBeGreaterThan(0);
    if (!database.isStore) return;
    const latency = sales().aggregate([{ $collStats: { latencyStats: {} } }]);
    expect(await errorOf(latency.toArray())).toMatchObject({ code: 238 });
  });

  test('$limit comes before what it makes needless', async () => {
    const documents = [
      { _id: 1, n: 1 },
      { _id: 2, n: 0 },
    ];
    const inverse = { $project: { v: { $divide: [1, '$n'] } } };
    expect(await aggregate(documents, [inverse, { $limit: 1 }])).toEqual([{ _id: 1, v: 1 }]);
    expect(await errorOf(aggregate(documents, [inverse]))).toMatchObject({ code: 2 });
  });

  test('$out replaces a collection and $merge adds to one', async () => {
    const target = database.db.collection('target');
    await target.deleteMany({});
    await target.insertMany([
      { _id: 1, old: true },
      { _id: 9, old: true },
    ] as never);
    await aggregate(shop, [{ $project: { item: 1 } }, { $merge: 'target' }]);
    expect(await target.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, old: true, item: 'a' },
      { _id: 2, item: 'b' },
      { _id: 3, item: 'a' },
      { _id: 9, old: true },
    ]);
    await aggregate(shop, [{ $limit: 1 }, { $project: { n: 1 } }, { $out: 'target' }]);
    expect(await target.find().toArray()).toEqual([{ _id: 1, n: 2 }]);
  });
});

describe('accumulators', () => {
  const grouped = async (documents: Document[], accumulator: Document) => {
    const [found] = await aggregate(documents, [{ $group: { _id: null, v: accumulator } }], {
      promoteValues: false,
    });
    return found?.['v'] as unknown;
  };
  const rows = [{ n: 2, k: 'b' }, { k: 'a' }, { n: null }, { n: 'text' }, { n: [9] }, { n: 5 }];

  test('take what they can of values of all types, null and missing', async () => {
    expect(await grouped(rows, { $sum: '$n' })).toEqual(new Int32(7));
    expect(await grouped(rows, { $avg: '$n' })).toEqual(new Double(3.5));
    expect(await grouped(rows, { $min: '$n' })).toEqual(new Int32(2));
    expect(await grouped(rows, { $max: '$n' })).toEqual([new Int32(9)]);
    expect(await grouped(rows, { $first: '$k' })).toBe('b');
    expect(await grouped(rows, { $last: '$k' })).toBeNull();
    expect(await grouped(rows, { $count: {} })).toEqual(new Int32(6));
    expect(await grouped(rows, { $push: '$k' })).toEqual(['b', 'a']);
    expect(
      await grouped([{ n: 1 }, { n: new Double(1) }, { n: '1' }], { $addToSet: '$n' }),
    ).toEqual([new Int32(1), '1']);
    expect(await grouped([{ d: { a: 1 } }, {}, { d: { b: 2 } }], { $mergeObjects: '$d' })).toEqual({
      a: new Int32(1),
      b: new Int32(2),
    });
    expect(await grouped(rows, { $avg: '$none' })).toBeNull();
    expect(await grouped(rows, { $sum: { $cond: [{ $eq: ['$k', 'a'] }, 1, 0] } })).toEqual(
      new Int32(1),
    );
  });

  test('lose nothing to rounding', async () => {
    const tenths = Array.from({ length: 10 }, () => ({ n: 0.1 }));
    expect(await grouped(tenths, { $sum: '$n' })).toEqual(new Double(1));
    expect(await grouped(tenths, { $avg: '$n' })).toEqual(new Double(0.1));
    const large = [{ n: Long.fromString('9007199254740993') }, { n: 1 }];
    expect(await grouped(large, { $sum: '$n' })).toEqual(Long.fromString('9007199254740994'));
  });

  test('that are not on the list are refused, and so are lists of operands', async () => {
    const code = async (accumulator: Document) =>
      Number((await errorOf(grouped(rows, accumulator)))['code']);
    if (database.isStore) {
      expect(await code({ $top: { sortBy: { n: 1 }, output: '$n' } })).toBe(238);
      expect(await code({ $stdDevPop: '$n' })).toBe(238);
    }
    expect(await code({ $foo: '$n' })).toBe(15952);
    expect(await code({ $sum: ['$n', 1] })).toBe(40237);
    expect(await code({ $count: 1 })).toBe(14);
  });
});

describe('a sales report', () => {
  const orders = [
    { at: new Date('2021-03-27T23:30:00Z'), cents: 1000, status: 'placed', uid: 'u', name: 'Ann' },
    { at: new Date('2021-03-28T21:00:00Z'), cents: 500, status: 'cancelled', uid: 'v', name: 'Bo' },
    { at: new Date('2021-03-28T22:30:00Z'), cents: 250, status: 'shipped', uid: 'u', name: 'Anna' },
  ];
  test('by day and by week at a place, sales apart from cancellations', async () => {
    const timezone = 'Europe/Berlin';
    const report = (unit: string) =>
      aggregate(orders, [
        {
          $group: {
            _id: { $dateTrunc: { date: '$at', unit, timezone, startOfWeek: 'monday' } },
            orders: { $sum: 1 },
            cents: {
              $sum: { $cond: [{ $in: ['$status', ['placed', 'shipped']] }, '$cents', 0] },
            },
          },
        },
        { $set: { day: { $dateToString: { date: '$_id', format: '%Y-%m-%d', timezone } } } },
        { $sort: { _id: 1 } },
        { $unset: '_id' },
      ]);
    expect(await report('day')).toEqual([
      { orders: 2, cents: 1000, day: '2021-03-28' },
      { orders: 1, cents: 250, day: '2021-03-29' },
    ]);
    expect(await report('week')).toEqual([
      { orders: 2, cents: 1000, day: '2021-03-22' },
      { orders: 1, cents: 250, day: '2021-03-29' },
    ]);
  });

  test('by customer, with the first and the last order', async () => {
    const customers = await aggregate(orders, [
      { $sort: { at: 1 } },
      {
        $group: {
          _id: '$uid',
          name: { $last: '$name' },
          first: { $first: '$at' },
          last: { $max: '$at' },
          euros: { $sum: { $divide: ['$cents', 100] } },
        },
      },
      { $sort: { euros: -1 } },
      { $project: { name: { $toUpper: '$name' }, euros: { $round: ['$euros', 1] } } },
    ]);
    expect(customers).toEqual([
      { _id: 'u', name: 'ANNA', euros: 12.5 },
      { _id: 'v', name: 'BO', euros: 5 },
    ]);
  });
});

describe('expressions', () => {
  const value = async (document: Document, expression: unknown, options: object = {}) => {
    const [found] = await aggregate([document], [{ $project: { _id: 0, v: expression } }], options);
    return found?.['v'] as unknown;
  };
  test('compute, compare by BSON order and take variables', async () => {
    expect(await value({ a: 5 }, { $cond: [{ $gt: ['$a', 3] }, 'big', 'small'] })).toBe('big');
    expect(
      await value({ a: [1, 2, 3] }, { $map: { input: '$a', in: { $multiply: ['$$this', 2] } } }),
    ).toEqual([2, 4, 6]);
    expect(
      await value(
        { a: [1, 2, 3] },
        { $filter: { input: '$a', as: 'x', cond: { $gte: ['$$x', 2] } } },
      ),
    ).toEqual([2, 3]);
    expect(await value({ a: 'x' }, { $concat: ['$a', '-', '$$z'] }, { let: { z: 'end' } })).toBe(
      'x-end',
    );
    expect(await value({}, { $ifNull: ['$none', 7] })).toBe(7);
    expect(await value({ a: 'text' }, { $gt: ['$a', 100] })).toBe(true);
    expect(
      await value({ d: new Date(0) }, { $dateToString: { date: '$d', format: '%Y-%m-%d' } }),
    ).toBe('1970-01-01');
    expect(await value({ a: Long.fromNumber(5) }, { $add: ['$a', 1] })).toBe(6);
    expect(await value({ a: [{ b: 1 }, { b: 2 }] }, '$a.b')).toEqual([1, 2]);
    expect(await value({ a: 'Abc' }, { $regexMatch: { input: '$a', regex: /^a/i } })).toBe(true);
  });

  test('$sum keeps exact numbers', async () => {
    const documents = [{ n: Decimal128.fromString('0.1') }, { n: Decimal128.fromString('0.2') }];
    const [sum] = await aggregate(documents, [{ $group: { _id: null, n: { $sum: '$n' } } }]);
    expect(String(sum?.['n'])).toBe('0.3');
  });

  test('arithmetic this store would get wrong is refused', async () => {
    if (!database.isStore) return;
    const decimal = { a: Decimal128.fromString('0.1') };
    expect(await errorOf(value(decimal, { $divide: ['$a', 3] }))).toMatchObject({ code: 238 });
    const long = { a: Long.fromString('9007199254740993') };
    expect(await errorOf(value(long, { $divide: ['$a', 3] }))).toMatchObject({ code: 238 });
    expect(String(await value(decimal, { $add: ['$a', 1] }))).toBe('1.1');
    expect(String(await value(long, { $multiply: ['$a', 1] }))).toBe('9007199254740993');
    expect(String(await value(decimal, '$a'))).toBe('0.1');
  });
});

describe('mistakes', () => {
  const failure = (pipeline: Document[]) => errorOf(aggregate(shop, pipeline));
  test('are answered with the codes of MongoDB', async () => {
    expect(await failure([{ $foo: {} }])).toMatchObject({ code: 40324 });
    expect(await failure([{ $match: {}, $limit: 1 }])).toMatchObject({ code: 40323 });
    expect(await failure([{ $limit: 0 }])).toMatchObject({ code: 15958 });
    expect(await failure([{ $group: { n: { $sum: 1 } } }])).toMatchObject({ code: 15955 });
    expect(await failure([{ $group: { _id: 1, n: { $foo: 1 } } }])).toMatchObject({ code: 15952 });
    expect(await failure([{ $changeStream: {} }])).toMatchObject({ code: 40573 });
    expect(await failure([{ $unwind: { path: '$tags', bogus: 1 } }])).toMatchObject({
      code: 28811,
    });
    expect(
      await failure([{ $bucket: { groupBy: '$n', boundaries: [0, 1], bogus: 1 } }]),
    ).toMatchObject({
      code: 40197,
    });
    expect(await failure([{ $out: 'x' }, { $match: {} }])).toMatchObject({ code: 40601 });
    const withoutCursor = database.db.command({ aggregate: 'sales', pipeline: [] });
    expect(await errorOf(withoutCursor)).toMatchObject({ code: 9 });
  });
});
