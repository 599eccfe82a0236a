import { Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { useItems } from './items.ts';

const { database, items } = useItems();

test('every type comes back as it was sent', async () => {
  const document = {
    _id: 1,
    int: new Int32(5),
    double: new Double(5),
    long: Long.fromString('9007199254740993'),
    small: Long.fromNumber(7),
    decimal: Decimal128.fromString('1.50'),
    time: new Timestamp({ t: 1, i: 2 }),
    id: new ObjectId(),
    minus: new Double(-0),
    min: new MinKey(),
    max: new MaxKey(),
    date: new Date(-1),
    regex: /a\/b/i,
    bytes: Buffer.from([0, 255]),
    nothing: null,
    ä: { '': 'ü😀' },
  };
  await items().insertOne(document);
  const typed = database.db.collection('items', { promoteValues: false });
  // An update of another field must not touch the types either.
  await items().updateOne({ _id: 1 }, { $set: { other: 1 } });
  const [found] = await typed.find({}).toArray();
  expect(found).toMatchObject({
    int: new Int32(5),
    double: new Double(5),
    small: Long.fromNumber(7),
  });
  expect(found?.['minus']).toEqual(new Double(-0));
  const plain = (await items().findOne({ _id: 1 })) as Record<string, unknown>;
  expect(String(plain['decimal'])).toBe('1.50');
  expect(plain['regex']).toEqual(/a\/b/i);
  expect(String(plain['long'])).toBe('9007199254740993');
  expect(plain['ä']).toEqual({ '': 'ü😀' });
});

describe('counting', () => {
  beforeEach(() =>
    items().insertMany([1, 2, 3, 4].map((_id) => ({ _id, tags: ['x', _id] })) as never),
  );

  test('countDocuments, estimatedDocumentCount and distinct', async () => {
    expect(await items().countDocuments({ _id: { $gt: 1 } as never }, { skip: 1, limit: 5 })).toBe(
      2,
    );
    expect(await items().countDocuments({ _id: 'none' })).toBe(0);
    expect(await items().estimatedDocumentCount()).toBe(4);
    expect(await items().distinct('tags', { _id: { $lte: 2 } })).toEqual([1, 2, 'x']);
  });

  test('of equal values distinct tells the one that is found first', async () => {
    await items().deleteMany({});
    await items().insertMany([{ n: new Double(2) }, { n: new Int32(2) }] as never);
    const typed = database.db.collection('items', { promoteValues: false });
    expect(await typed.distinct('n')).toEqual([new Double(2)]);
  });
});

describe('mistakes', () => {
  const code = (filter: object) => errorOf(items().find(filter).toArray());
  test('are answered with the codes of MongoDB', async () => {
    expect(await code({ a: { $foo: 1 } })).toMatchObject({ code: 2, codeName: 'BadValue' });
    expect(await code({ $foo: 1 })).toMatchObject({ code: 2 });
    expect(await code({ $or: [] })).toMatchObject({ code: 2 });
    expect(await code({ a: { $in: 1 } })).toMatchObject({ code: 2 });
    expect(await code({ a: { $regex: '(' } })).toMatchObject({ code: 51091 });
    expect(await errorOf(database.db.command({ find: 'items', bogus: 1 }))).toMatchObject({
      code: 40415,
    });
    expect(await errorOf(database.db.command({ find: 'items', limit: -1 }))).toMatchObject({
      code: 51024,
    });
    expect(await errorOf(database.db.command({ find: '' }))).toMatchObject({ code: 73 });
    expect(await errorOf(database.db.command({ bogus: 1 }))).toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
    });
  });

  test('what this store cannot do is refused', async () => {
    if (!database.isStore) return;
    for (const filter of [
      { $where: 'true' },
      { $text: { $search: 'x' } },
      { $comment: 'x' },
      { a: { $near: [1, 2] } },
      { a: { $mod: [2, 0] } },
      { a: { $bitsAllSet: 1 } },
      { a: { $type: 2 } },
    ]) {
      expect(await code(filter), JSON.stringify(filter)).toMatchObject({ code: 2 });
    }
    const options = [
      { collation: { locale: 'de' } },
      { hint: '_id_' },
      { let: { x: 1 } },
      { tailable: true },
      { showRecordId: true },
    ];
    for (const option of options) {
      const found = items()
        .find({}, option as object)
        .toArray();
      expect(await errorOf(found), JSON.stringify(option)).toMatchObject({ code: 40415 });
    }
    const natural = items().find().sort({ $natural: -1 }).toArray();
    expect(await errorOf(natural)).toMatchObject({ code: 238, codeName: 'NotImplemented' });
    // eslint-disable-next-line no-useless-escape -- \A means the beginning to MongoDB, and nothing to JavaScript
    expect(await code({ a: /\Aa/ })).toMatchObject({ code: 238 });
  });
});
