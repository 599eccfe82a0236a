import { Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorOf, openDatabase, type Database } from './database.ts';

let database: Database;
const items = () => database.db.collection<{ _id: number | string }>('items');

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.stop());
beforeEach(() => items().deleteMany({}));

/** Inserts documents numbered from 0 and gives the numbers that a filter finds. */
async function matches(documents: object[], filter: object): Promise<unknown[]> {
  await items().deleteMany({});
  await items().insertMany(documents.map((document, _id) => ({ _id, ...document })));
  const found = await items().find(filter).sort({ _id: 1 }).toArray();
  return found.map(({ _id }) => _id);
}

describe('equality', () => {
  test('null finds null and missing, but not undefined places in arrays', async () => {
    const documents = [{ a: null }, {}, { a: 1 }, { a: [null] }, { a: [] }, { a: { b: null } }];
    expect(await matches(documents, { a: null })).toEqual([0, 1, 3]);
    expect(await matches(documents, { a: { $ne: null } })).toEqual([2, 4, 5]);
    expect(await matches(documents, { a: { $exists: true } })).toEqual([0, 2, 3, 4, 5]);
    expect(await matches(documents, { 'a.b': null })).toEqual(
      [0, 1, 2, 3, 5].filter((n) => n !== 3),
    );
  });

  test('documents are equal with the same fields in the same order', async () => {
    const documents = [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, { a: { x: 1 } }];
    expect(await matches(documents, { a: { x: 1, y: 2 } })).toEqual([0]);
    expect(await matches(documents, { 'a.x': 1 })).toEqual([0, 1, 2]);
  });

  test('arrays are equal as a whole or by an element', async () => {
    const documents = [{ a: [1, 2] }, { a: [2, 1] }, { a: [[1, 2]] }, { a: 1 }];
    expect(await matches(documents, { a: [1, 2] })).toEqual([0, 2]);
    expect(await matches(documents, { a: 1 })).toEqual([0, 1, 3]);
    expect(await matches(documents, { 'a.0': 1 })).toEqual([0, 2]);
  });

  test('numbers are equal over their types', async () => {
    const documents = [
      { a: new Int32(1) },
      { a: new Double(1) },
      { a: Long.fromNumber(1) },
      { a: Decimal128.fromString('1.0') },
      { a: '1' },
      { a: Decimal128.fromString('0.1') },
      { a: 0.1 },
      { a: Long.fromString('9007199254740993') },
      { a: 9007199254740992 },
    ];
    expect(await matches(documents, { a: 1 })).toEqual([0, 1, 2, 3]);
    expect(await matches(documents, { a: { $in: [Decimal128.fromString('1')] } })).toEqual([
      0, 1, 2, 3,
    ]);
    expect(await matches(documents, { a: Decimal128.fromString('0.10') })).toEqual([5]);
    expect(await matches(documents, { a: 0.1 })).toEqual([6]);
    expect(await matches(documents, { a: Long.fromString('9007199254740993') })).toEqual([7]);
    expect(await matches(documents, { a: { $gt: 9007199254740992 } })).toEqual([7]);
  });
});

describe('comparison', () => {
  test('only values of the same kind are compared', async () => {
    const documents = [
      { a: 1 },
      { a: '1' },
      { a: null },
      {},
      { a: true },
      { a: new Date(5) },
      { a: NaN },
    ];
    expect(await matches(documents, { a: { $gt: 0 } })).toEqual([0]);
    expect(await matches(documents, { a: { $lt: 9 } })).toEqual([0]);
    expect(await matches(documents, { a: { $gte: '' } })).toEqual([1]);
    expect(await matches(documents, { a: { $gte: null } })).toEqual([2, 3]);
    expect(await matches(documents, { a: { $lte: new Date(5) } })).toEqual([5]);
    expect(await matches(documents, { a: NaN })).toEqual([6]);
    expect(await matches(documents, { a: { $not: { $gt: 0 } } })).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('each bound may be met by another element of an array; $elemMatch asks for one', async () => {
    const documents = [
      { a: [1, 10] },
      { a: [5] },
      {
        a: [
          { x: 1, y: 9 },
          { x: 9, y: 1 },
        ],
      },
    ];
    expect(await matches(documents, { a: { $gt: 3, $lt: 6 } })).toEqual([0, 1]);
    expect(await matches(documents, { a: { $elemMatch: { $gt: 3, $lt: 6 } } })).toEqual([1]);
    expect(await matches(documents, { 'a.x': 9, 'a.y': 9 })).toEqual([2]);
    expect(await matches(documents, { a: { $elemMatch: { x: 9, y: 9 } } })).toEqual([]);
    expect(await matches(documents, { a: { $elemMatch: { x: 9, y: { $lt: 2 } } } })).toEqual([2]);
    expect(await matches(documents, { a: { $elemMatch: { $or: [{ x: 5 }, { y: 1 }] } } })).toEqual([
      2,
    ]);
  });

  test('$not, $nor, $or, $and and $nin', async () => {
    const documents = [{ a: 1, b: 1 }, { a: 2 }, { a: [1, 2] }, {}];
    expect(await matches(documents, { a: { $nin: [1] } })).toEqual([1, 3]);
    expect(await matches(documents, { a: { $not: { $in: [2] } } })).toEqual([0, 3]);
    expect(await matches(documents, { $nor: [{ a: 1 }, { a: 2 }] })).toEqual([3]);
    expect(await matches(documents, { $or: [{ b: 1 }, { a: { $size: 2 } }] })).toEqual([0, 2]);
    expect(await matches(documents, { $and: [{ a: 1 }, { a: 2 }] })).toEqual([2]);
    expect(await matches(documents, { a: { $not: { $gte: 1, $lt: 2 } } })).toEqual([1, 3]);
  });
});

describe('other operators', () => {
  test('$all, $size, $mod, $type, $exists, bits', async () => {
    const documents = [
      { a: [1, 2, 3] },
      { a: [2] },
      { a: 7 },
      { a: 'x' },
      { a: 2.5 },
      { a: [[1, 2]] },
    ];
    expect(await matches(documents, { a: { $all: [2, 3] } })).toEqual([0]);
    expect(await matches(documents, { a: { $all: [] } })).toEqual([]);
    expect(await matches(documents, { a: { $size: 1 } })).toEqual([1, 5]);
    expect(await matches(documents, { a: { $mod: [5, 2] } })).toEqual([0, 1, 2, 4]);
    expect(await matches(documents, { a: { $type: 'int' } })).toEqual([0, 1, 2]);
    expect(await matches(documents, { a: { $type: 'array' } })).toEqual([0, 1, 5]);
    expect(await matches(documents, { a: { $type: ['double', 2] } })).toEqual([3, 4]);
    expect(await matches(documents, { a: { $type: 'number' } })).toEqual([0, 1, 2, 4]);
    expect(await matches(documents, { a: { $bitsAllSet: [0, 1] } })).toEqual([0, 2]);
    expect(await matches(documents, { a: { $bitsAnyClear: 1 } })).toEqual([0, 1]);
  });

  test('$regex with options, as a value, in $in and in $not', async () => {
    const documents = [{ a: 'Anna' }, { a: ['bert', 'anton'] }, { a: 5 }, {}, { a: 'x\nanna' }];
    expect(await matches(documents, { a: /^an/i })).toEqual([0, 1]);
    expect(await matches(documents, { a: { $regex: '^an', $options: 'm' } })).toEqual([1, 4]);
    expect(await matches(documents, { a: { $in: [/^b/, 5] } })).toEqual([1, 2]);
    expect(await matches(documents, { a: { $not: /n/ } })).toEqual([2, 3]);
    expect(await matches(documents, { a: { $regex: '(?i)^ANNA$' } })).toEqual([0]);
  });

  test('a bare expression is a pattern, and after $eq a value', async () => {
    const documents = [{ a: 'abc' }, { a: /b/ }, { a: ['x', /b/] }, { a: ['abc'] }];
    expect(await matches(documents, { a: /b/ })).toEqual([0, 1, 2, 3]);
    expect(await matches(documents, { a: { $eq: /b/ } })).toEqual([1, 2]);
    expect(await matches(documents, { a: { $in: [/b/] } })).toEqual([0, 1, 2, 3]);
    expect(await matches(documents, { a: { $regex: /b/ } })).toEqual([0, 1, 2, 3]);
  });

  test('patterns mean what they mean in Perl', async () => {
    const finds = async (pattern: string, text: string, $options = '') => {
      const found = await matches([{ a: text }], { a: { $regex: pattern, $options } });
      return found.length === 1;
    };
    expect(await finds('a.b', 'a\rb')).toBe(true);
    expect(await finds('a.b', 'a\u2028b')).toBe(true);
    expect(await finds('a.b', 'a\nb')).toBe(false);
    expect(await finds('a.b', 'a\nb', 's')).toBe(true);
    expect(await finds('a\\sb', 'a\u00a0b')).toBe(false);
    expect(await finds('a[^\\s]b', 'a\u00a0b')).toBe(true);
    expect(await finds('a\\sb', 'a\tb')).toBe(true);
    expect(await finds('(a$|b)', 'a\n')).toBe(true);
    expect(await finds('(a$|b)', 'a\nc')).toBe(false);
    expect(await finds('^b$', 'a\rb', 'm')).toBe(false);
    expect(await finds('^b$', 'a\nb\nc', 'm')).toBe(true);
    expect(await finds('[]a]{2}', ']a')).toBe(true);
    expect(await finds('x{,2}', 'x{,2}')).toBe(true);
    if (!database.isStore) return;
    for (const pattern of ['a++', '(?>a)', '(a)\\1', '[[:alpha:]]', '\\p{L}', '\\bä\\K']) {
      expect(await errorOf(finds(pattern, 'a')), pattern).toMatchObject({ code: 238 });
    }
  });

  test('$expr compares fields and takes variables', async () => {
    await items().insertMany([
      { _id: 1, a: 1, b: 2 },
      { _id: 2, a: 3, b: 2 },
    ] as never);
    const over = { $expr: { $gt: ['$a', { $multiply: ['$b', '$$factor'] }] } };
    expect(
      await items()
        .find(over, { let: { factor: 1 } })
        .toArray(),
    ).toEqual([{ _id: 2, a: 3, b: 2 }]);
  });
});

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

describe('sorting', () => {
  test('goes by BSON type first, and by the least or the greatest element of an array', async () => {
    const values = [
      true,
      'a',
      3,
      null,
      { x: 1 },
      [5, 1],
      new Date(0),
      new ObjectId(),
      [],
      'B',
      2.5,
    ];
    await items().insertMany([...values.map((a, _id) => ({ _id, a })), { _id: 99 }] as never);
    const order = async (direction: 1 | -1) =>
      (await items().find().sort({ a: direction, _id: 1 }).toArray()).map(({ _id }) => _id);
    expect(await order(1)).toEqual([8, 3, 99, 5, 10, 2, 9, 1, 4, 7, 0, 6]);
    expect(await order(-1)).toEqual([6, 0, 7, 4, 1, 9, 5, 2, 10, 3, 99, 8]);
  });

  test('the fields of a sort belong to one element of an array', async () => {
    const documents = [
      {
        _id: 1,
        a: [
          { x: 1, y: 9 },
          { x: 2, y: 1 },
        ],
      },
      { _id: 2, a: [{ x: 1, y: 5 }] },
      {
        _id: 3,
        a: [
          { x: 1, y: 7 },
          { x: 1, y: 2 },
        ],
      },
      { _id: 4, a: [] },
    ];
    await items().insertMany(documents);
    const order = async (sort: Record<string, 1 | -1>) =>
      (await items().find().sort(sort).toArray()).map(({ _id }) => _id);
    expect(await order({ 'a.x': 1, 'a.y': 1 })).toEqual([4, 3, 2, 1]);
    expect(await order({ 'a.x': -1, 'a.y': 1 })).toEqual([1, 3, 2, 4]);
    await items().createIndex({ 'a.x': 1, 'a.y': 1 }, { unique: true });
    await items().insertOne({ _id: 5, a: [{ x: 2, y: 9 }] } as never);
    await items().dropIndexes();
  });

  test('parallel arrays have no order', async () => {
    await items().insertOne({ _id: 1, a: [1, 2], b: [3, 4], c: { d: [1], e: [2] } } as never);
    const sorts: Record<string, 1 | -1>[] = [
      { a: 1, b: 1 },
      { 'c.d': 1, 'c.e': -1 },
    ];
    for (const sort of sorts) {
      expect(await errorOf(items().find().sort(sort).toArray())).toMatchObject({ code: 2 });
      expect(await errorOf(items().createIndex(sort))).toMatchObject({ code: 171 });
    }
  });

  test('strings go by their bytes', async () => {
    const values = ['b', 'a', 'B', 'ä', '\uffee', '😀', 'a\u0000', 'ab'];
    await items().insertMany(values.map((_id) => ({ _id })));
    const found = await items().find().sort({ _id: 1 }).toArray();
    const byBytes = [...values].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(found.map(({ _id }) => _id)).toEqual(byBytes);
  });

  test('skip, limit and a negative limit', async () => {
    await items().insertMany([5, 3, 1, 4, 2].map((_id) => ({ _id })));
    const ids = async (skip: number, limit: number) =>
      (await items().find().sort({ _id: -1 }).skip(skip).limit(limit).toArray()).map(
        ({ _id }) => _id,
      );
    expect(await ids(1, 2)).toEqual([4, 3]);
    expect(await ids(4, 10)).toEqual([1]);
    expect(await ids(0, -2)).toEqual([5, 4]);
    const natural = await items().find().sort({ $natural: -1 }).toArray();
    expect(natural.map(({ _id }) => _id)).toEqual([2, 4, 1, 3, 5]);
  });
});

describe('projection', () => {
  beforeEach(() =>
    items().insertOne({
      _id: 1,
      a: 1,
      b: { c: 2, d: 3 },
      list: [{ x: 1, y: 1 }, { x: 2, y: 2 }, 7],
      n: [1, 2, 3, 4],
    } as never),
  );
  const project = (projection: object, filter: object = {}) =>
    items().findOne(filter, { projection: projection });

  test('includes and excludes, also inside documents and arrays', async () => {
    expect(await project({ a: 1 })).toEqual({ _id: 1, a: 1 });
    expect(await project({ a: true, _id: 0 })).toEqual({ a: 1 });
    expect(await project({ 'b.c': 1, 'list.x': 1 })).toEqual({
      _id: 1,
      b: { c: 2 },
      list: [{ x: 1 }, { x: 2 }],
    });
    expect(await project({ b: { c: 1 } })).toEqual({ _id: 1, b: { c: 2 } });
    expect(await project({ 'list.x': 0, n: 0, b: 0 })).toEqual({
      _id: 1,
      a: 1,
      list: [{ y: 1 }, { y: 2 }, 7],
    });
    expect(await project({ _id: 1 })).toEqual({ _id: 1 });
  });

  test('$slice, $elemMatch and the positional $', async () => {
    expect(await project({ n: { $slice: -2 }, b: 0, list: 0 })).toEqual({
      _id: 1,
      a: 1,
      n: [3, 4],
    });
    expect(await project({ n: { $slice: [1, 2] }, a: 1 })).toEqual({ _id: 1, a: 1, n: [2, 3] });
    expect(await project({ list: { $elemMatch: { x: { $gt: 1 } } } })).toEqual({
      _id: 1,
      list: [{ x: 2, y: 2 }],
    });
    expect(await project({ 'list.$': 1 }, { 'list.y': 2 })).toEqual({
      _id: 1,
      list: [{ x: 2, y: 2 }],
    });
    expect(await project({ 'n.$': 1 }, { n: { $gt: 2 } })).toEqual({ _id: 1, n: [3] });
  });

  test('computes', async () => {
    expect(await project({ sum: { $add: ['$a', '$b.c'] }, text: 'fixed', _id: 0 })).toEqual({
      sum: 3,
      text: 'fixed',
    });
  });

  test('a mixture of including and excluding is refused', async () => {
    expect(await errorOf(project({ a: 1, b: 0 }))).toMatchObject({ code: 31254 });
    expect(await errorOf(project({ b: 0, a: 1 }))).toMatchObject({ code: 31253 });
    expect(await errorOf(project({ a: 1, 'a.b': 1 }))).toMatchObject({ code: 31249 });
  });
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
});

describe('mistakes', () => {
  const code = (filter: object) => errorOf(items().find(filter).toArray());
  test('are answered with the codes of MongoDB', async () => {
    expect(await code({ a: { $foo: 1 } })).toMatchObject({ code: 2, codeName: 'BadValue' });
    expect(await code({ $foo: 1 })).toMatchObject({ code: 2 });
    expect(await code({ $or: [] })).toMatchObject({ code: 2 });
    expect(await code({ a: { $in: 1 } })).toMatchObject({ code: 2 });
    expect(await code({ a: { $regex: '(' } })).toMatchObject({ code: 51091 });
    const hinted = items().find({}).hint('nothing').toArray();
    expect(await errorOf(hinted)).toMatchObject({ code: 2 });
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
      { a: { $near: [1, 2] } },
    ]) {
      expect(await code(filter)).toMatchObject({ code: 238, codeName: 'NotImplemented' });
    }
    const collation = items()
      .find({}, { collation: { locale: 'de' } })
      .toArray();
    expect(await errorOf(collation)).toMatchObject({ code: 238 });
    expect(
      await items()
        .find({}, { collation: { locale: 'simple' } })
        .toArray(),
    ).toEqual([]);
    expect(await errorOf(items().find({}, { tailable: true }).toArray())).toMatchObject({
      code: 238,
    });
    // eslint-disable-next-line no-useless-escape -- \A means the beginning to MongoDB, and nothing to JavaScript
    expect(await code({ a: /\Aa/ })).toMatchObject({ code: 238 });
  });
});
