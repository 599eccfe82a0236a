import { Decimal128, Long, type Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { useSales } from './sales.ts';

const { database, aggregate } = useSales();

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
