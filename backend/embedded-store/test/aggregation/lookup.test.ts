import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { shop, useSales } from './sales.ts';

const { database, aggregate } = useSales();

describe('lookups', () => {
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
});
