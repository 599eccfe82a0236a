import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { shop, useSales } from './sales.ts';

const { database, sales, aggregate } = useSales();

describe('stages', () => {
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
