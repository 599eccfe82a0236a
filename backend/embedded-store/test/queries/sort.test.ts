import { ObjectId } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { useItems } from './items.ts';

const { items } = useItems();

describe('sorting', () => {
  test('goes by BSON type first, and by the least or the greatest element of an array', async () => {
    const values = [
      true,
      'a',
      3,
      null,
      { x: 1 },
      [5, 1],
      new Date(0),
      new ObjectId(),
      [],
      'B',
      2.5,
    ];
    await items().insertMany([...values.map((a, _id) => ({ _id, a })), { _id: 99 }] as never);
    const order = async (direction: 1 | -1) =>
      (await items().find().sort({ a: direction, _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(await order(1)).toEqual([8, 3, 99, 5, 10, 2, 9, 1, 4, 7, 0, 6]);
    expect(await order(-1)).toEqual([6, 0, 7, 4, 1, 9, 5, 2, 10, 3, 99, 8]);
  });

  test('the fields of a sort belong to one element of an array', async () => {
    const documents = [
      {
        _id: 1,
        a: [
          { x: 1, y: 9 },
          { x: 2, y: 1 },
        ],
      },
      { _id: 2, a: [{ x: 1, y: 5 }] },
      {
        _id: 3,
        a: [
          { x: 1, y: 7 },
          { x: 1, y: 2 },
        ],
      },
      { _id: 4, a: [] },
    ];
    await items().insertMany(documents);
    const order = async (sort: Record<string, 1 | -1>) =>
      (await items().find().sort(sort).toArray()).map(({ _id }) => _id);
    expect(await order({ 'a.x': 1, 'a.y': 1 })).toEqual([4, 3, 2, 1]);
    expect(await order({ 'a.x': -1, 'a.y': 1 })).toEqual([1, 3, 2, 4]);
    await items().createIndex({ 'a.x': 1, 'a.y': 1 }, { unique: true });
    await items().insertOne({ _id: 5, a: [{ x: 2, y: 9 }] } as never);
    await items().dropIndexes();
  });

  test('parallel arrays have no order', async () => {
    await items().insertOne({ _id: 1, a: [1, 2], b: [3, 4], c: { d: [1], e: [2] } } as never);
    const sorts: Record<string, 1 | -1>[] = [
      { a: 1, b: 1 },
      { 'c.d': 1, 'c.e': -1 },
    ];
    for (const sort of sorts) {
      expect(await errorOf(items().find().sort(sort).toArray())).toMatchObject({ code: 2 });
      expect(await errorOf(items().createIndex(sort))).toMatchObject({ code: 171 });
    }
  });

  test('strings go by their bytes', async () => {
    const values = ['b', 'a', 'B', 'ä', '\uffee', '😀', 'a\u0000', 'ab'];
    await items().insertMany(values.map((_id) => ({ _id })));
    const found = await items().find().sort({ _id: 1 }).toArray();
    const byBytes = [...values].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(found.map(({ _id }) => _id)).toEqual(byBytes);
  });

  test('skip, limit and a negative limit', async () => {
    await items().insertMany([5, 3, 1, 4, 2].map((_id) => ({ _id })));
    const ids = async (skip: number, limit: number) =>
      (await items().find().sort({ _id: -1 }).skip(skip).limit(limit).toArray()).map(
        ({ _id }) => _id,
      );
    expect(await ids(1, 2)).toEqual([4, 3]);
    expect(await ids(4, 10)).toEqual([1]);
    expect(await ids(0, -2)).toEqual([5, 4]);
  });
});
