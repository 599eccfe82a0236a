import type { Document } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { useItems } from './items.ts';

const { database, items, updated, failure } = useItems();

describe('whole documents', () => {
  test('a replacement keeps the id, a pipeline computes', async () => {
    await items().deleteMany({});
    await items().insertOne({ _id: 1, a: 1 } as never);
    await items().replaceOne({ a: 1 }, { b: 2 });
    expect(await items().findOne()).toEqual({ _id: 1, b: 2 });
    expect(
      await updated({ a: 1, b: 2 }, [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'a' }]),
    ).toEqual({ b: 2, c: 3 });
    expect(await updated({ a: { x: 1 } }, [{ $set: { 'a.y': '$a.x' } }])).toEqual({
      a: { x: 1, y: 1 },
    });
    expect(await failure({}, [{ $match: {} }])).toMatchObject({ code: 72 });
  });

  test('a pipeline that does not carry the id keeps it', async () => {
    expect(await updated({ a: 1 }, [{ $project: { _id: 0, a: 1 } }])).toEqual({ a: 1 });
    expect(await updated({ a: 1 }, [{ $unset: '_id' }])).toEqual({ a: 1 });
    expect(await failure({ a: 1 }, [{ $set: { _id: 2 } }])).toMatchObject({ code: 66 });
    await items().deleteMany({});
    const result = await items().updateOne({ a: 5 }, [{ $set: { b: 1 } }], {
      upsert: true,
    });
    expect(result.upsertedId).not.toBeNull();
  });

  test('variables of the command are refused', async () => {
    if (!database.isStore) return;
    const withLet = failure({ a: 1 }, [{ $set: { x: '$$x' } }], {}, { let: { x: 1 } });
    expect(await withLet).toMatchObject({ code: 40415 });
  });

  test('a field named __proto__ is one like the others', async () => {
    const odd = JSON.parse('{"_id":1,"__proto__":{"x":1},"in":{"__proto__":2}}') as Document;
    const changes: (Document | Document[])[] = [
      { $set: { a: 1 } },
      [{ $set: { a: 1 } }],
      { $unset: { none: '' } },
    ];
    for (const change of changes) {
      await items().deleteMany({});
      await items().insertOne(odd as never);
      await items().updateOne({ _id: 1 }, change);
      const found = (await items().findOne({ '__proto__.x': 1 } as never)) as unknown as Document;
      expect(Object.keys(found)).toContain('__proto__');
      expect(Object.keys(found['in'] as Document)).toEqual(['__proto__']);
    }
    await items().updateOne({ _id: 1 }, JSON.parse('{"$set":{"__proto__":5}}') as Document);
    const [found] = await items()
      .find({}, { projection: JSON.parse('{"__proto__":1}') as Document })
      .toArray();
    expect(Object.entries(found as Document)).toEqual([
      ['_id', 1],
      ['__proto__', 5],
    ]);
  });

  test('the id cannot be changed', async () => {
    expect(await failure({ a: 1 }, { $set: { _id: 2 } })).toMatchObject({ code: 66 });
    expect(await failure({ a: 1 }, { $unset: { _id: '' } })).toMatchObject({ code: 66 });
    expect(await updated({ a: 1 }, { $set: { _id: 1, a: 2 } })).toEqual({ a: 2 });
    expect(await errorOf(items().replaceOne({}, { _id: 5 } as never))).toMatchObject({ code: 66 });
  });
});
