import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { shop, useSales } from './sales.ts';

const { database, aggregate } = useSales();

describe('stages', () => {
  test('$set and $unset', async () => {
    const pipeline = [
      { $limit: 1 },
      { $set: { isDear: { $gt: ['$price', 5] }, 'deep.er': '$item' } },
      { $unset: ['_id', 'item', 'price', 'n', 'tags'] },
    ];
    expect(await aggregate(shop, pipeline)).toEqual([{ isDear: true, deep: { er: 'a' } }]);
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
        { $unset: ['item', 'price', 'n', 'tags'] },
      ]),
    ).toEqual([{ _id: 2 }]);
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
    const former = ['$project', '$addFields', '$collStats'];
    for (const name of [...names, ...others, ...former])
      expect(await failure([{ [name]: {} }]), name).toMatchObject({ code: 40324 });
  });
});
