import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { shop, useSales } from './sales.ts';

const { database, sales, aggregate } = useSales();

describe('stages', () => {
  test('$project, $addFields and $unset', async () => {
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
  });

  test('what is computed inside a field makes documents of whatever is there', async () => {
    const documents = [
      { _id: 1, a: [1, { x: 2 }, [3]], v: 7 },
      { _id: 2, a: 5 },
      { _id: 3, v: 7 },
    ];
    const inside = [
      { _id: 1, a: [{ x: 7 }, { x: 7 }, [{ x: 7 }]] },
      { _id: 2, a: {} },
      { _id: 3, a: { x: 7 } },
    ];
    const fields = { 'a.x': '$v' };
    expect(await aggregate(documents, [{ $project: fields }])).toEqual(inside);
    expect(await aggregate(documents, [{ $set: fields }, { $unset: 'v' }])).toEqual(inside);
    expect(await aggregate(documents, [{ $unset: ['a.x', 'v'] }])).toEqual([
      { _id: 1, a: [1, {}, [3]] },
      { _id: 2, a: 5 },
      { _id: 3 },
    ]);
  });

  test('$sort, $skip and $limit', async () => {
    expect(
      await aggregate(shop, [
        { $sort: { _id: -1 } },
        { $skip: 1 },
        { $limit: 1 },
        { $project: { _id: 1 } },
      ]),
    ).toEqual([{ _id: 2 }]);
  });

  test('$collStats tells what mongosh and Compass ask', async () => {
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
});

describe('mistakes', () => {
  const failure = (pipeline: Document[]) => errorOf(aggregate(shop, pipeline));
  test('are answered with the codes of MongoDB', async () => {
    expect(await failure([{ $foo: {} }])).toMatchObject({ code: 40324 });
    expect(await failure([{ $match: {}, $limit: 1 }])).toMatchObject({ code: 40323 });
    expect(await failure([{ $limit: 0 }])).toMatchObject({ code: 15958 });
    expect(await failure([{ $group: { n: { $sum: 1 } } }])).toMatchObject({ code: 15955 });
    expect(await failure([{ $group: { _id: 1, n: { $foo: 1 } } }])).toMatchObject({ code: 15952 });
    const withoutCursor = database.db.command({ aggregate: 'sales', pipeline: [] });
    expect(await errorOf(withoutCursor)).toMatchObject({ code: 9 });
  });

  test('and stages that this store has not are unknown to it', async () => {
    if (!database.isStore) return;
    const names = ['$lookup', '$unionWith', '$out', '$merge', '$bucket', '$sample', '$replaceWith'];
    const others = ['$facet', '$unwind', '$count', '$indexStats', '$changeStream', 'toString'];
    for (const name of [...names, ...others])
      expect(await failure([{ [name]: {} }]), name).toMatchObject({ code: 40324 });
    expect(await failure([{ $match: {} }, { $collStats: {} }])).toMatchObject({ code: 40324 });
  });
});
