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
          total: { $sum: { $add: ['$price', '$n'] } },
          count: { $sum: 1 },
          max: { $max: '$price' },
          least: { $min: '$price' },
        },
      },
      { $sort: { _id: 1 } },
    ];
    expect(await aggregate(shop, pipeline)).toEqual([
      { _id: 'a', total: 27, count: 2, max: 10, least: 5 },
      { _id: 'b', total: 21, count: 1, max: 20, least: 20 },
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
    expect(await grouped(rows, { $min: '$n' })).toEqual(new Int32(2));
    expect(await grouped(rows, { $max: '$n' })).toEqual([new Int32(9)]);
    expect(await grouped(rows, { $max: '$none' })).toBeNull();
    expect(await grouped(rows, { $sum: { $cond: [{ $eq: ['$k', 'a'] }, 1, 0] } })).toEqual(
      new Int32(1),
    );
  });

  test('lose nothing to rounding', async () => {
    const tenths = Array.from({ length: 10 }, () => ({ n: 0.1 }));
    expect(await grouped(tenths, { $sum: '$n' })).toEqual(new Double(1));
    const large = [{ n: Long.fromString('9007199254740993') }, { n: 1 }];
    expect(await grouped(large, { $sum: '$n' })).toEqual(Long.fromString('9007199254740994'));
  });

  test('that are not on the list are refused, and so are lists of operands', async () => {
    const code = async (accumulator: Document) =>
      Number((await errorOf(grouped(rows, accumulator)))['code']);
    if (database.isStore) {
      expect(await code({ $top: { sortBy: { n: 1 }, output: '$n' } })).toBe(15952);
      for (const name of ['$stdDevPop', '$avg', '$first', '$push', '$addToSet'])
        expect(await code({ [name]: '$n' }), name).toBe(15952);
    }
    expect(await code({ $foo: '$n' })).toBe(15952);
    expect(await code({ $sum: ['$n', 1] })).toBe(40237);
  });
});
