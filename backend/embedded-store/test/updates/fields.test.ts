import { Decimal128, Double, Int32, Long, type Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
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

  test('$unset and $setOnInsert', async () => {
    expect(
      await updated(
        { a: 1, b: { c: 1, d: 1 }, l: [1, 2] },
        { $unset: { a: '', 'b.c': '', 'l.0': '', no: '' } },
      ),
    ).toEqual({ b: { d: 1 }, l: [null, 2] });
    expect(await updated({ a: 1 }, { $setOnInsert: { b: 1 } })).toEqual({ a: 1 });
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
    expect(await updated({}, { $inc: { n: 2 } })).toEqual({ n: 2 });
  });

  test('cannot be made of something else', async () => {
    expect(await failure({ n: 'x' }, { $inc: { n: 1 } })).toMatchObject({ code: 14 });
    expect(await failure({ n: null }, { $inc: { n: 1 } })).toMatchObject({ code: 14 });
    expect(await failure({ n: 1 }, { $inc: { n: 'x' } })).toMatchObject({ code: 14 });
    expect(await failure({ n: Long.MAX_VALUE }, { $inc: { n: 1 } })).toMatchObject({ code: 2 });
    if (!database.isStore) return;
    await updated({ n: Decimal128.fromString('0.1') }, { $set: { m: 1 } });
    const adding = database.db.collection('items').updateOne({}, { $inc: { n: 1 } });
    expect(await errorOf(adding)).toMatchObject({ code: 238 });
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

  test('and operators that this store has not are unknown to it', async () => {
    if (!database.isStore) return;
    const names = ['$mul', '$rename', '$currentDate', '$pop', '$pullAll', '$bit', '$toString'];
    for (const name of [...names, 'toString']) {
      const update = { $set: { b: 1 }, [name]: { a: 1 } };
      expect(await failure({ a: 1 }, update), name).toMatchObject({ code: 9 });
    }
  });
});
