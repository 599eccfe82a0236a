import { Decimal128, Double, Int32, Long, ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorOf, openDatabase, type Database } from './database.ts';

let database: Database;
const items = () => database.db.collection<Document>('items', { promoteValues: false });

beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.stop());

const long = (n: number | string) => Long.fromString(String(n));
const decimal = (text: string) => Decimal128.fromString(text);
const missing = Symbol('missing');

/** Fields that the expressions of the vectors name. */
const fields = {
  int: 7,
  long: long(7),
  double: new Double(2.5),
  decimal: decimal('1.50'),
  text: 'Abc',
  nothing: null,
  list: [3, 1, 2],
  empty: [],
  nested: [{ a: 1 }, { a: 2 }, {}, 5, [{ a: 3 }]],
  document: { a: { b: 1 }, 'x.y': 2, $z: 3 },
  at: new Date('2021-01-03T10:20:30.456Z'),
  id: new ObjectId('5f43e1a0aabbccddeeff0011'),
  yes: true,
};

async function evaluate(expression: unknown): Promise<unknown> {
  await items().deleteMany({});
  await items().insertOne({ _id: 1, ...fields } as never);
  const [found] = await items()
    .aggregate([{ $project: { _id: 0, v: expression } }], { promoteValues: false })
    .toArray();
  return found && 'v' in found ? plain(found['v']) : missing;
}

/** An Int32 is told as a number, a Double as `Double`, everything else as it is. */
function plain(value: unknown): unknown {
  if (value instanceof Int32) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object' && value.constructor === Object) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  return value;
}

const double = (n: number) => new Double(n);
const code = (number: number) => ({ code: number });

type Vector = [expression: unknown, expected: unknown];

/** Each vector: an expression, and its value or the code of its error. */
function vectors(name: string, list: Vector[]): void {
  test(name, async () => {
    for (const [expression, expected] of list) {
      const label = JSON.stringify(expression);
      if (expected !== null && typeof expected === 'object' && 'code' in expected) {
        const error = await errorOf(evaluate(expression));
        expect(Number(error['code']), `${label}: ${String(error['message'])}`).toBe(expected.code);
      } else expect(await evaluate(expression), label).toEqual(expected);
    }
  });
}

describe('fields, variables and literals', () => {
  vectors('paths go through arrays, and a number is a field name', [
    ['$int', 7],
    ['$none', missing],
    ['$nested.a', [1, 2, [3]]],
    ['$nested.0', [[]]],
    ['$document.a.b', 1],
    ['$$ROOT.int', 7],
    ['$$CURRENT.text', 'Abc'],
    ['$$REMOVE', missing],
    [
      { a: '$int', b: '$none', c: ['$none', '$int'] },
      { a: 7, c: [null, 7] },
    ],
    [{ $literal: { $add: [1, '$int'] } }, { $add: [1, '$int'] }],
    [{ $literal: '$int' }, '$int'],
    [{ $let: { vars: { x: 1, y: '$int' }, in: { $add: ['$$x', '$$y'] } } }, 8],
    [{ $let: { vars: { x: '$none' }, in: { $type: '$$x' } } }, 'missing'],
    ['$$unknown', code(17276)],
    ['$a..b', code(15998)],
    [{ $add: [1], $subtract: [1, 2] }, code(15983)],
    [{ $getField: 'int' }, 7],
    [{ $getField: { field: 'x.y', input: '$document' } }, 2],
    [{ $getField: { field: { $literal: '$z' }, input: '$document' } }, 3],
    [{ $getField: { field: 'a', input: '$nothing' } }, null],
    [{ $getField: { field: 'a', input: '$int' } }, missing],
    [{ $getField: { field: 'a', input: '$none' } }, missing],
  ]);
});

describe('comparing and choosing', () => {
  vectors('values are compared over all types; missing is less than null', [
    [{ $cmp: ['$int', '$long'] }, 0],
    [{ $cmp: ['$none', null] }, -1],
    [{ $eq: ['$none', null] }, false],
    [{ $eq: ['$decimal', 1.5] }, true],
    [{ $gt: ['$text', 100] }, true],
    [{ $lt: ['$nothing', 0] }, true],
    [{ $gte: ['$at', new Date(0)] }, true],
    [
      {
        $lte: [
          [1, 2],
          [1, 3],
        ],
      },
      true,
    ],
    [
      {
        $ne: [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      },
      true,
    ],
    [{ $eq: [1] }, code(16020)],
    [{ $and: [] }, true],
    [{ $or: [] }, false],
    [{ $and: ['$yes', '$int', ''] }, true],
    [{ $or: ['$nothing', '$none', 0] }, false],
    [{ $and: [0, { $divide: [1, 0] }] }, false],
    [{ $not: ['$nothing'] }, true],
    [{ $not: [[]] }, false],
    [{ $not: [1, 2] }, code(16020)],
    [{ $not: '$empty' }, false],
  ]);
  vectors('conditions evaluate only what they choose', [
    [{ $cond: [{ $gt: ['$int', 3] }, 'big', { $divide: [1, 0] }] }, 'big'],
    [{ $cond: { if: '$none', then: 1, else: 2 } }, 2],
    [{ $cond: { if: true, then: 1 } }, code(17082)],
    [{ $cond: { if: true, then: 1, else: 2, or: 3 } }, code(17083)],
    [{ $cond: [1, 2] }, code(16020)],
    [{ $ifNull: ['$none', '$nothing', 7] }, 7],
    [{ $ifNull: ['$none', '$none'] }, missing],
    [{ $ifNull: ['$int'] }, code(1257300)],
    [{ $switch: { branches: [{ case: { $eq: ['$int', 7] }, then: 'seven' }] } }, 'seven'],
    [{ $switch: { branches: [{ case: false, then: 1 }], default: '$text' } }, 'Abc'],
    [{ $switch: { branches: [{ case: false, then: 1 }] } }, code(40066)],
    [{ $switch: { branches: [] } }, code(40068)],
  ]);
});

describe('arithmetic', () => {
  vectors('keeps the widest type, and null stays null', [
    [{ $add: ['$int', 1] }, 8],
    [{ $add: ['$int', '$long'] }, long(14)],
    [{ $add: ['$int', '$double'] }, double(9.5)],
    [{ $add: [0.5, 0.5] }, double(1)],
    [{ $add: ['$decimal', 1] }, decimal('2.50')],
    [{ $add: [2147483647, 1] }, long(2147483648)],
    [{ $add: [long('9223372036854775807'), 1] }, code(238)],
    [{ $add: ['$decimal', 0.5] }, code(238)],
    [{ $add: ['$int', '$nothing'] }, null],
    [{ $add: ['$none', '$text'] }, null],
    [{ $add: ['$text', 1] }, code(14)],
    [{ $add: ['$at', 1000] }, new Date('2021-01-03T10:20:31.456Z')],
    [{ $add: ['$at', '$at'] }, code(16612)],
    [{ $subtract: ['$int', 9] }, -2],
    [{ $subtract: ['$at', new Date('2021-01-03T10:20:30.000Z')] }, long(456)],
    [{ $subtract: ['$at', 456] }, new Date('2021-01-03T10:20:30.000Z')],
    [{ $subtract: ['$none', 1] }, null],
    [{ $subtract: ['$text', 1] }, code(14)],
    [{ $multiply: ['$int', '$double'] }, double(17.5)],
    [{ $multiply: [65536, 65536] }, long(4294967296)],
    [{ $multiply: [long('9007199254740993'), 1] }, long('9007199254740993')],
    [{ $multiply: ['$decimal', '$decimal'] }, decimal('2.2500')],
    [{ $multiply: ['$list', 1] }, code(14)],
  ]);
  vectors('division gives doubles, and nothing is divided by zero', [
    [{ $divide: [6, 3] }, double(2)],
    [{ $divide: ['$int', '$double'] }, double(2.8)],
    [{ $divide: [1, 0] }, code(2)],
    [{ $divide: ['$int', '$nothing'] }, null],
    [{ $divide: ['$decimal', 2] }, code(238)],
    [{ $divide: ['$text', 2] }, code(14)],
    [{ $mod: [-7, 3] }, -1],
    [{ $mod: [7.5, 2] }, double(1.5)],
    [{ $mod: ['$long', 4] }, long(3)],
    [{ $mod: [1, 0] }, code(16610)],
    [{ $mod: ['$text', 2] }, code(16611)],
  ]);
  vectors('rounding takes the exact value, and a half goes to the even neighbour', [
    [{ $round: [2.5] }, double(2)],
    [{ $round: [3.5] }, double(4)],
    [{ $round: [1.005, 2] }, double(1)],
    [{ $round: [2.675, 2] }, double(2.67)],
    [{ $round: [0.125, 2] }, double(0.12)],
    [{ $round: [19.25, 1] }, double(19.2)],
    [{ $round: [-0.4] }, double(-0)],
    [{ $round: [15, -1] }, 20],
    [{ $round: [25, -1] }, 20],
    [{ $round: ['$int', 2] }, 7],
    [{ $round: ['$nothing', 2] }, null],
    [{ $round: ['$text'] }, code(51081)],
    [{ $round: [1.5, 0.5] }, code(51082)],
    [{ $round: [1.5, 100] }, code(51083)],
    [{ $round: '$decimal' }, code(238)],
    [{ $trunc: [7.85, 1] }, double(7.8)],
    [{ $trunc: [-7.85] }, double(-7)],
    [{ $trunc: [19, -1] }, 10],
    [{ $ceil: 7.2 }, double(8)],
    [{ $floor: -2.8 }, double(-3)],
    [{ $floor: '$long' }, long(7)],
    [{ $ceil: '$text' }, code(28765)],
    [{ $abs: -7 }, 7],
    [{ $abs: '$none' }, null],
    [{ $abs: long('-9223372036854775808') }, code(28680)],
  ]);
  vectors('sums keep what rounding would lose', [
    [{ $sum: [0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1] }, double(1)],
    [{ $sum: '$list' }, 6],
    [{ $sum: ['$list', 1] }, 1],
    [{ $sum: ['$int', '$text', '$nothing', '$none'] }, 7],
    [{ $sum: '$text' }, 0],
    [{ $sum: [2147483647, 1] }, long(2147483648)],
    [{ $sum: [1e308, 1e308] }, double(Infinity)],
    [{ $sum: ['$decimal', 1] }, decimal('2.50')],
    [{ $sum: ['$decimal', 0.5] }, code(238)],
    [{ $avg: '$list' }, double(2)],
    [{ $avg: [1, 2] }, double(1.5)],
    [{ $avg: '$text' }, null],
    [{ $avg: '$decimal' }, code(238)],
    [{ $min: '$list' }, 1],
    [{ $max: ['$int', '$text', '$nothing'] }, 'Abc'],
    [{ $max: '$empty' }, null],
    [{ $mergeObjects: [{ a: 1, b: 1 }, '$nothing', { b: 2 }] }, { a: 1, b: 2 }],
    [{ $mergeObjects: '$int' }, code(40400)],
  ]);
});

describe('strings', () => {
  vectors('are joined, cut and compared by code points', [
    [{ $concat: ['$text', '-', 'x'] }, 'Abc-x'],
    [{ $concat: ['$text', '$none'] }, null],
    [{ $concat: ['$text', 1] }, code(16702)],
    [{ $concat: [] }, ''],
    [{ $toLower: 'ÄBC' }, 'Äbc'],
    [{ $toUpper: 'äbc' }, 'äBC'],
    [{ $toLower: '$nothing' }, ''],
    [{ $toUpper: 5 }, '5'],
    [{ $toLower: '$list' }, code(16007)],
    [{ $strLenCP: 'ä😀' }, 2],
    [{ $strLenCP: '$nothing' }, code(34471)],
    [{ $substrCP: ['a😀bc', 1, 2] }, '😀b'],
    [{ $substrCP: ['$none', 0, 2] }, ''],
    [{ $substrCP: ['abc', -1, 2] }, code(34455)],
    [{ $regexMatch: { input: '$text', regex: /^a/i } }, true],
    [{ $regexMatch: { input: '$text', regex: '^a', options: 'i' } }, true],
    [{ $regexMatch: { input: '$nothing', regex: 'a' } }, false],
    [{ $regexMatch: { input: '$int', regex: 'a' } }, code(51104)],
  ]);
  vectors('are made of other types where only one text is possible', [
    [{ $toString: '$id' }, '5f43e1a0aabbccddeeff0011'],
    [{ $toString: '$at' }, '2021-01-03T10:20:30.456Z'],
    [{ $toString: 2.5 }, '2.5'],
    [{ $toString: '$long' }, '7'],
    [{ $toString: '$decimal' }, '1.50'],
    [{ $toString: true }, 'true'],
    [{ $toString: '$none' }, null],
    [{ $toString: '$list' }, code(241)],
    [{ $toString: 9.95 }, code(238)],
    [{ $toString: 1e300 }, code(238)],
  ]);
});

describe('arrays', () => {
  vectors('their elements, lengths and parts', [
    [{ $arrayElemAt: ['$list', 0] }, 3],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $arrayElemAt: ['$list', 9] }, missing],
    [{ $arrayElemAt: ['$none', 0] }, null],
    [{ $arrayElemAt: ['$int', 0] }, code(28689)],
    [{ $arrayElemAt: ['$list', 0.5] }, code(28691)],
    [{ $first: '$list' }, 3],
    [{ $last: ['$list'] }, 2],
    [{ $last: '$empty' }, missing],
    [{ $first: '$nothing' }, null],
    [{ $last: '$int' }, code(28689)],
    [{ $size: '$list' }, 3],
    [{ $size: ['$list'] }, 3],
    [{ $size: '$none' }, code(17124)],
    [{ $in: ['$int', [1, long(7)]] }, true],
    [{ $in: ['$none', [null]] }, false],
    [{ $in: [1, '$int'] }, code(40081)],
    [{ $isArray: '$list' }, true],
    [{ $isArray: ['$int'] }, false],
    [{ $concatArrays: ['$list', [9]] }, [3, 1, 2, 9]],
    [{ $concatArrays: ['$list', '$none'] }, null],
    [{ $concatArrays: ['$int'] }, code(28664)],
    [{ $slice: ['$list', 2] }, [3, 1]],
    [{ $slice: ['$list', -2] }, [1, 2]],
    [{ $slice: ['$list', 1, 5] }, [1, 2]],
    [{ $slice: ['$list', -9, 1] }, [3]],
    [{ $slice: ['$list', 1, 0] }, code(28729)],
    [{ $slice: ['$int', 1] }, code(28724)],
  ]);
  vectors('are changed, filtered and folded', [
    [{ $map: { input: '$list', in: { $multiply: ['$$this', 2] } } }, [6, 2, 4]],
    [{ $map: { input: '$list', as: 'n', in: { $add: ['$$n', '$int'] } } }, [10, 8, 9]],
    [{ $map: { input: '$list', in: '$none' } }, [null, null, null]],
    [{ $map: { input: '$none', in: 1 } }, null],
    [{ $map: { input: '$int', in: 1 } }, code(16883)],
    [
      {
        $map: {
          input: [1, 2],
          as: 'a',
          in: { $map: { input: [10, 20], as: 'b', in: { $add: ['$$a', '$$b'] } } },
        },
      },
      [
        [11, 21],
        [12, 22],
      ],
    ],
    [{ $filter: { input: '$list', cond: { $gte: ['$$this', 2] } } }, [3, 2]],
    [{ $filter: { input: '$list', as: 'x', cond: '$$x', limit: 1 } }, [3]],
    [{ $filter: { input: '$list', cond: true, limit: 0 } }, code(327392)],
    [{ $filter: { input: '$nothing', cond: true } }, null],
    [{ $filter: { input: '$text', cond: true } }, code(28651)],
    [{ $reduce: { input: '$list', initialValue: '', in: { $concat: ['$$value', 'x'] } } }, 'xxx'],
    [{ $reduce: { input: '$none', initialValue: 0, in: 1 } }, null],
    [{ $reduce: { input: 5, initialValue: 0, in: 1 } }, code(40080)],
  ]);
});

describe('types', () => {
  vectors('are told and changed', [
    [{ $type: '$long' }, 'long'],
    [{ $type: '$int' }, 'int'],
    [{ $type: '$double' }, 'double'],
    [{ $type: '$decimal' }, 'decimal'],
    [{ $type: '$none' }, 'missing'],
    [{ $type: '$nothing' }, 'null'],
    [{ $type: '$list' }, 'array'],
    [{ $isNumber: '$decimal' }, true],
    [{ $isNumber: '$text' }, false],
    [{ $toInt: 7.9 }, 7],
    [{ $toInt: -7.9 }, -7],
    [{ $toInt: long('2147483648') }, code(241)],
    [{ $toInt: NaN }, code(241)],
    [{ $toInt: '$list' }, code(241)],
    [{ $toInt: '7' }, code(238)],
    [{ $toLong: '$at' }, long(1609669230456)],
    [{ $toLong: true }, long(1)],
    [{ $toDouble: '$long' }, double(7)],
    [{ $toDouble: '$decimal' }, double(1.5)],
    [{ $toDouble: '$nothing' }, null],
    [{ $toBool: 0 }, false],
    [{ $toBool: '' }, true],
    [{ $toBool: '$none' }, null],
    [{ $toDate: long(456) }, new Date(456)],
    [{ $toDate: '$id' }, new Date('2020-08-24T15:49:52.000Z')],
    [{ $toDate: 5 }, code(241)],
    [{ $toDate: '2020-01-01' }, code(238)],
  ]);
});

describe('dates', () => {
  const day = (text: string) => new Date(text);
  const format = (date: string, format: string, timezone?: string) => ({
    $dateToString: { date: day(date), format, ...(timezone ? { timezone } : {}) },
  });
  vectors('have parts, also by the clocks of a place', [
    [{ $year: '$at' }, 2021],
    [{ $month: '$at' }, 1],
    [{ $dayOfMonth: ['$at'] }, 3],
    [{ $hour: { date: '$at', timezone: 'Europe/Berlin' } }, 11],
    [{ $hour: { date: '$at', timezone: '-0530' } }, 4],
    [{ $minute: { date: '$at', timezone: '-0530' } }, 50],
    [{ $second: '$at' }, 30],
    [{ $millisecond: '$at' }, 456],
    [{ $dayOfYear: '$at' }, 3],
    [{ $dayOfWeek: '$at' }, 1],
    [{ $isoDayOfWeek: '$at' }, 7],
    [{ $week: '$at' }, 1],
    [{ $week: day('2021-01-02') }, 0],
    [{ $isoWeek: '$at' }, 53],
    [{ $year: { date: day('2020-12-31T23:30:00Z'), timezone: '+01:00' } }, 2021],
    [{ $year: '$nothing' }, null],
    [{ $year: { date: '$at', timezone: '$none' } }, null],
    [{ $year: '$id' }, 2020],
    [{ $year: '$text' }, code(16006)],
    [{ $year: { date: '$at', timezone: 'Nowhere/City' } }, code(40485)],
    [{ $isoWeekYear: '$at' }, code(238)],
  ]);
  vectors('are written by a format', [
    [format('2021-01-03T10:20:30.456Z', '%Y-%m-%dT%H:%M:%S.%LZ %%'), '2021-01-03T10:20:30.456Z %'],
    [format('2021-01-03T10:20:30Z', '%G-W%V-%u %U %j %w'), '2020-W53-7 01 003 1'],
    [format('2021-07-01T22:30:00Z', '%Y-%m-%d %H %z', 'Europe/Berlin'), '2021-07-02 00 +0200'],
    [format('2021-01-01T02:00:00Z', '%Y-%m', 'America/New_York'), '2020-12'],
    [{ $dateToString: { date: '$at' } }, '2021-01-03T10:20:30.456Z'],
    [{ $dateToString: { date: '$none' } }, null],
    [{ $dateToString: { date: '$none', onNull: 'never' } }, 'never'],
    [format('2021-01-03', '%Q'), code(18536)],
    [format('2021-01-03', '%Z'), code(238)],
    [format('2021-01-03', '%'), code(18535)],
    [{ $dateToString: { date: '$at', formatt: 'x' } }, code(9)],
  ]);
  const trunc = (date: string, unit: string, others: object = {}) => ({
    $dateTrunc: { date: day(date), unit, ...others },
  });
  const berlin = { timezone: 'Europe/Berlin' };
  vectors('are cut to the beginning of their unit', [
    [trunc('2021-03-20T11:30:05.5Z', 'hour'), day('2021-03-20T11:00:00Z')],
    [trunc('2021-03-20T11:30:05.5Z', 'day'), day('2021-03-20T00:00:00Z')],
    [trunc('2021-03-20T11:30:05Z', 'week'), day('2021-03-14T00:00:00Z')],
    [trunc('2021-03-20T11:30:05Z', 'week', { startOfWeek: 'Monday' }), day('2021-03-15')],
    [trunc('2021-03-20T11:30:05Z', 'month'), day('2021-03-01')],
    [trunc('2021-05-20T11:30:05Z', 'quarter'), day('2021-04-01')],
    [trunc('2021-05-20T11:30:05Z', 'year'), day('2021-01-01')],
    [trunc('2021-03-20T23:30:00Z', 'day', berlin), day('2021-03-20T23:00:00Z')],
    [trunc('2021-03-28T12:00:00Z', 'day', berlin), day('2021-03-27T23:00:00Z')],
    [trunc('2021-03-31T22:30:00Z', 'month', berlin), day('2021-03-31T22:00:00Z')],
    [trunc('1969-12-31T23:59:59Z', 'minute'), day('1969-12-31T23:59:00Z')],
    [trunc('2021-03-20T11:30:05Z', 'fortnight'), code(9)],
    [trunc('2021-03-20T11:30:05Z', 'day', { binSize: 2 }), code(238)],
    [{ $dateTrunc: { date: '$nothing', unit: 'day' } }, null],
    [{ $dateTrunc: { date: '$text', unit: 'day' } }, code(16006)],
  ]);
});

describe('what is not on the list', () => {
  const mongos = ['$dateAdd', '$toObjectId', '$bsonSize', '$indexOfCP', '$reverseArray', '$rand'];
  vectors('is refused when MongoDB has it, and unknown when it has not', [
    ...[...mongos, '$function', '$setUnion', '$log', '$top', '$dateFromString', '$split'].map(
      (name): Vector => [{ [name]: '$int' }, code(238)],
    ),
    [{ $bogus: 1 }, code(168)],
    [{ $push: '$int' }, code(168)],
    ['$$CLUSTER_TIME', code(238)],
  ]);

  test('also where no document comes by', async () => {
    await items().deleteMany({});
    const project = items().aggregate([{ $project: { v: { $cond: [true, 1, { $rand: {} }] } } }]);
    expect(Number((await errorOf(project.toArray()))['code'])).toBe(238);
  });
});
