import { describe, expect, test } from 'vitest';
import { useItems } from './items.ts';

const { items } = useItems();

describe('counts', () => {
  test('tell matched from modified', async () => {
    await items().deleteMany({});
    await items().insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ] as never);
    expect(await items().updateMany({}, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await items().updateOne({ _id: 3 }, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
      upsertedCount: 0,
    });
  });

  test('an upsert inserts what the query demands, then the update', async () => {
    await items().deleteMany({});
    const filter = { _id: 7, 'a.b': 1, c: { $gt: 5 }, $and: [{ d: { $eq: 2 } }], e: { $in: [3] } };
    const result = await items().updateOne(
      filter,
      { $set: { f: 1 }, $setOnInsert: { g: 2 }, $inc: { d: 1 } },
      { upsert: true },
    );
    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1, upsertedId: 7 });
    expect(await items().findOne()).toEqual({ _id: 7, a: { b: 1 }, d: 3, e: 3, f: 1, g: 2 });
    const replaced = await items().replaceOne(
      { _id: 8, x: 1 },
      { y: 1 },
      {
        upsert: true,
      },
    );
    expect(replaced.upsertedId).toBe(8);
    expect(await items().findOne({ _id: 8 })).toEqual({ _id: 8, y: 1 });
  });
});

describe('findAndModify', () => {
  test('gives the document before or after, sorted and projected', async () => {
    await items().deleteMany({});
    await items().insertMany([
      { _id: 1, n: 5 },
      { _id: 2, n: 9 },
    ] as never);
    const inc = { $inc: { n: 1 } };
    expect(await items().findOneAndUpdate({}, inc, { sort: { n: -1 } })).toEqual({ _id: 2, n: 9 });
    expect(
      await items().findOneAndUpdate({ _id: 1 }, inc, {
        returnDocument: 'after',
        projection: { _id: 0 },
      }),
    ).toEqual({ n: 6 });
    expect(
      await items().findOneAndReplace({ _id: 1 }, { k: 1 } as never, { returnDocument: 'after' }),
    ).toEqual({ _id: 1, k: 1 });
    expect(await items().findOneAndDelete({ _id: 1 })).toEqual({ _id: 1, k: 1 });
    expect(await items().findOneAndUpdate({ _id: 3 }, inc)).toBeNull();
    const raw = await items().findOneAndUpdate({ _id: 3 }, inc, {
      upsert: true,
      includeResultMetadata: true,
    });
    expect(raw).toMatchObject({
      value: null,
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 3 },
    });
  });
});
