import { Double, Int32, Long, type Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { shop, useSales } from './sales.ts';

const { database, aggregate } = useSales();

describe('groups', () => {
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
      expect(await code({ $top: { sortBy: { n: 1 }, output: '$n' } })).toBe(15952);
      expect(await code({ $stdDevPop: '$n' })).toBe(15952);
    }
    expect(await code({ $foo: '$n' })).toBe(15952);
    expect(await code({ $sum: ['$n', 1] })).toBe(40237);
    expect(await code({ $count: 1 })).toBe(14);
  });
});
