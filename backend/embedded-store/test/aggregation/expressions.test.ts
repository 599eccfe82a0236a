import { Decimal128, Long, type Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { useSales } from './sales.ts';

const { database, aggregate } = useSales();

describe('expressions', () => {
  const value = async (document: Document, expression: unknown) => {
    const [found] = await aggregate([document], [{ $project: { _id: 0, v: expression } }]);
    return found?.['v'] as unknown;
  };
  test('compute, compare by BSON order and take variables', async () => {
    expect(await value({ a: 5 }, { $cond: [{ $gt: ['$a', 3] }, 'big', 'small'] })).toBe('big');
    expect(
      await value(
        { a: [1, 2, 3] },
        { $filter: { input: '$a', as: 'x', cond: { $gte: ['$$x', 2] } } },
      ),
    ).toEqual([2, 3]);
    expect(await value({}, { $ifNull: ['$none', 7] })).toBe(7);
    expect(await value({ a: 'text' }, { $gt: ['$a', 100] })).toBe(true);
    expect(await value({ a: Long.fromNumber(5) }, { $add: ['$a', 1] })).toBe(6);
    expect(await value({ a: [{ b: 1 }, { b: 2 }] }, '$a.b')).toEqual([1, 2]);
  });

  test('arithmetic this store would get wrong is refused', async () => {
    if (!database.isStore) return;
    const decimal = { a: Decimal128.fromString('0.1') };
    expect(await errorOf(value(decimal, { $divide: ['$a', 3] }))).toMatchObject({ code: 238 });
    const long = { a: Long.fromString('9007199254740993') };
    expect(await errorOf(value(long, { $divide: ['$a', 3] }))).toMatchObject({ code: 238 });
    expect(await errorOf(value(decimal, { $add: ['$a', 1] }))).toMatchObject({ code: 238 });
    expect(
      await errorOf(aggregate([decimal], [{ $group: { _id: 1, n: { $sum: '$a' } } }])),
    ).toMatchObject({ code: 238 });
    expect(String(await value(long, { $add: ['$a', 0] }))).toBe('9007199254740993');
    expect(String(await value(decimal, '$a'))).toBe('0.1');
  });
});
