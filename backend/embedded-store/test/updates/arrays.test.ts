import { describe, expect, test } from 'vitest';
import { useItems } from './items.ts';

const { database, updated, failure } = useItems();

describe('arrays', () => {
  test('$push, also with $each', async () => {
    expect(await updated({ a: [1] }, { $push: { a: 2, b: 3 } })).toEqual({ a: [1, 2], b: [3] });
    expect(await updated({ a: [1] }, { $push: { a: [2, 3] } })).toEqual({ a: [1, [2, 3]] });
    expect(
      await updated({ a: [1] }, { $push: { a: { $each: [2, 3] }, b: { $each: [] } } }),
    ).toEqual({
      a: [1, 2, 3],
      b: [],
    });
    expect(await failure({ a: [1] }, { $push: { a: { $each: 1 } } })).toMatchObject({ code: 2 });
    if (!database.isStore) return;
    for (const others of [{ $position: 0 }, { $slice: 1 }, { $sort: 1 }]) {
      const update = { $push: { a: { $each: [2], ...others } } };
      expect(await failure({ a: [1] }, update as never)).toMatchObject({ code: 2 });
    }
  });

  test('$addToSet and $pull', async () => {
    expect(await updated({ a: [1] }, { $addToSet: { a: 1, b: 1 } })).toEqual({ a: [1], b: [1] });
    expect(await updated({ a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } })).toEqual({
      a: [1, 2],
    });
    expect(await updated({ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } })).toEqual({ a: [1] });
    expect(await updated({ a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } })).toEqual({
      a: [{ x: 2 }],
    });
    const either = { $or: [{ x: 1 }, { y: 2 }] };
    expect(
      await updated({ a: [{ x: 1 }, { y: 2 }, { y: 3 }, 1] }, { $pull: { a: either } }),
    ).toEqual({ a: [{ y: 3 }, 1] });
    expect(await updated({ a: ['a', 'b'] }, { $pull: { a: { $in: ['b'] } } })).toEqual({
      a: ['a'],
    });
    expect(await updated({ a: [1, [1], 2] }, { $pull: { a: 1 } })).toEqual({ a: [[1], 2] });
    expect(await updated({ a: [1, [1], 2] }, { $pull: { a: [1] } })).toEqual({ a: [1, 2] });
    expect(await updated({ a: ['ab', 'b', 1] }, { $pull: { a: /^a/ } })).toEqual({ a: ['b', 1] });
  });

  test('$[] is every element', async () => {
    expect(await updated({ a: [1, 2] }, { $inc: { 'a.$[]': 1 } })).toEqual({ a: [2, 3] });
    const nested = { a: [{ s: [1, 9] }, { s: [] }] };
    expect(await updated(nested, { $set: { 'a.$[].n': 0, 'a.$[].s.$[]': 5 } })).toEqual({
      a: [
        { s: [5, 5], n: 0 },
        { s: [], n: 0 },
      ],
    });
    expect(
      await updated({ a: [{ l: [{ n: 1 }, { n: 2 }] }] }, { $pull: { 'a.$[].l': { n: 2 } } }),
    ).toEqual({ a: [{ l: [{ n: 1 }] }] });
    expect(await failure({ a: 1 }, { $set: { 'a.$[]': 1 } })).toMatchObject({ code: 2 });
  });

  test('other places in an array are refused', async () => {
    expect(await failure({ a: [1] }, { $set: { 'a.$[x]': 1 } })).toMatchObject({ code: 2 });
    if (!database.isStore) return;
    for (const path of ['a.$', 'a.$.n'])
      expect(await failure({ a: [1] }, { $set: { [path]: 9 } }, { a: 1 })).toMatchObject({
        code: 238,
      });
    // MongoDB asks for an array there even when nothing is inserted.
    const inserting = { $setOnInsert: { 'a.$[].n': 9 } };
    expect(await failure({ a: 1 }, inserting)).toMatchObject({ code: 238 });
    const filtered = failure(
      { a: [1] },
      { $set: { 'a.$[x]': 1 } },
      {},
      { arrayFilters: [{ x: 1 }] },
    );
    expect(await filtered).toMatchObject({ code: 40415 });
  });

  test('operators for arrays refuse anything else', async () => {
    expect(await failure({ a: 1 }, { $push: { a: 1 } })).toMatchObject({ code: 2 });
    expect(await failure({ a: 1 }, { $addToSet: { a: 1 } })).toMatchObject({ code: 2 });
    expect(await failure({ a: 1 }, { $pull: { a: 1 } })).toMatchObject({ code: 2 });
  });
});
