import { Decimal128, Double, Int32, Long, type Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { useItems } from './items.ts';

const { database, updated, failure } = useItems();

describe('fields', () => {
  test('$set builds the way to a field, also in arrays', async () => {
    expect(await updated({ a: 1 }, { $set: { 'b.c.d': 2, a: 3 } })).toEqual({
      a: 3,
      b: { c: { d: 2 } },
    });
    expect(await updated({ a: [1, { x: 1 }] }, { $set: { 'a.1.x': 2, 'a.3': 4 } })).toEqual({
      a: [1, { x: 2 }, null, 4],
    });
    expect(Object.keys(await updated({}, { $set: { z: 1, b: 1, a: 1 } }))).toEqual(['a', 'b', 'z']);
  });

  test('$unset, $rename, $setOnInsert, $currentDate', async () => {
    expect(
      await updated(
        { a: 1, b: { c: 1, d: 1 }, l: [1, 2] },
        { $unset: { a: '', 'b.c': '', 'l.0': '', no: '' } },
      ),
    ).toEqual({ b: { d: 1 }, l: [null, 2] });
    expect(await updated({ a: 1, b: { c: 2 } }, { $rename: { a: 'x.y', 'b.c': 'z' } })).toEqual({
      x: { y: 1 },
      b: {},
      z: 2,
    });
    expect(await updated({ a: 1 }, { $rename: { none: 'b' } })).toEqual({ a: 1 });
    expect(await updated({ a: 1 }, { $setOnInsert: { b: 1 } })).toEqual({ a: 1 });
    const now = await updated({}, { $currentDate: { d: true, t: { $type: 'timestamp' } } });
    expect(now['d']).toBeInstanceOf(Date);
  });

  test('$min and $max compare over types', async () => {
    expect(
      await updated({ a: 5, b: 5, c: 5 }, { $min: { a: 3, b: 7, d: 1, c: null }, $max: { e: 2 } }),
    ).toEqual({ a: 3, b: 5, c: null, d: 1, e: 2 });
    expect(
      await updated({ a: 5, b: new Date(5) }, { $max: { a: 'text', b: new Date(9) } }),
    ).toEqual({ a: 'text', b: new Date(9) });
  });
});

describe('numbers', () => {
  async function typed(value: unknown, update: Document) {
    await updated({ n: value }, update);
    const found = await database.db.collection('items', { promoteValues: false }).findOne({});
    return found?.['n'] as unknown;
  }
  test('keep their types when they grow', async () => {
    expect(await typed(new Int32(1), { $inc: { n: 2 } })).toEqual(new Int32(3));
    expect(await typed(new Int32(2147483647), { $inc: { n: 1 } })).toEqual(
      Long.fromNumber(2147483648),
    );
    expect(await typed(Long.fromNumber(1), { $inc: { n: 1 } })).toEqual(Long.fromNumber(2));
    expect(await typed(new Double(1), { $inc: { n: 1 } })).toEqual(new Double(2));
    expect(await typed(new Int32(1), { $inc: { n: 0.5 } })).toEqual(new Double(1.5));
    expect(await typed(new Int32(3), { $mul: { n: Long.fromNumber(2) } })).toEqual(
      Long.fromNumber(6),
    );
    expect(
      String(
        await typed(Decimal128.fromString('0.1'), { $inc: { n: Decimal128.fromString('0.2') } }),
      ),
    ).toBe('0.3');
    expect(await updated({}, { $inc: { n: 2 }, $mul: { m: 2 } })).toEqual({ n: 2, m: 0 });
    expect(await updated({ n: 5 }, { $bit: { n: { and: 6 } } })).toEqual({ n: 4 });
    expect(await updated({ n: 5 }, { $bit: { n: { or: 2, xor: 1 } } })).toEqual({ n: 6 });
  });

  test('cannot be made of something else', async () => {
    expect(await failure({ n: 'x' }, { $inc: { n: 1 } })).toMatchObject({ code: 14 });
    expect(await failure({ n: null }, { $inc: { n: 1 } })).toMatchObject({ code: 14 });
    expect(await failure({ n: 1 }, { $inc: { n: 'x' } })).toMatchObject({ code: 14 });
    expect(await failure({ n: 1.5 }, { $bit: { n: { and: 1 } } })).toMatchObject({ code: 2 });
    expect(await failure({ n: Long.MAX_VALUE }, { $inc: { n: 1 } })).toMatchObject({ code: 2 });
  });
});

describe('mistakes', () => {
  test('are answered with the codes of MongoDB, and change nothing', async () => {
    expect(await failure({}, { $set: { a: 1 }, $inc: { a: 1 } })).toMatchObject({ code: 40 });
    expect(await failure({}, { $set: { a: 1, 'a.b': 1 } })).toMatchObject({ code: 40 });
    expect(await failure({ a: 5 }, { $set: { 'a.b': 1 } })).toMatchObject({ code: 28 });
    expect(await failure({ a: [] }, { $set: { 'a.b': 1 } })).toMatchObject({ code: 28 });
    expect(await failure({}, { $foo: { a: 1 } })).toMatchObject({ code: 9 });
    expect(await failure({}, { $set: { '': 1 } })).toMatchObject({ code: 56 });
  });
});
