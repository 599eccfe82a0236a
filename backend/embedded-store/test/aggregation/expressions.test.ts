import { Decimal128, type Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { useSales } from './sales.ts';

const { database, aggregate } = useSales();

describe('expressions', () => {
  const value = async (document: Document, expression: unknown) => {
    const [found] = await aggregate([document], [{ $set: { v: expression } }]);
    return found?.['v'] as unknown;
  };
  test('choose, and compare by BSON order', async () => {
    expect(await value({ a: 5 }, { $cond: [{ $gt: ['$a', 3] }, 'big', 'small'] })).toBe('big');
    expect(await value({}, { $ifNull: ['$none', 7] })).toBe(7);
    expect(await value({ a: 'text' }, { $gt: ['$a', 100] })).toBe(true);
    expect(await value({ a: [{ b: 1 }, { b: 2 }] }, '$a.b')).toEqual([1, 2]);
  });

  test('arithmetic this store would get wrong is refused', async () => {
    if (!database.isStore) return;
    const decimal = { a: Decimal128.fromString('0.1') };
    expect(
      await errorOf(aggregate([decimal], [{ $group: { _id: 1, n: { $sum: '$a' } } }])),
    ).toMatchObject({ code: 238 });
    expect(String(await value(decimal, '$a'))).toBe('0.1');
  });
});
