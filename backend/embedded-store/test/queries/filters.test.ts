import { Decimal128, Double, Int32, Long } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { useItems } from './items.ts';

const { items, matches } = useItems();

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
  test('$all, $size, $type and $exists', async () => {
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
    expect(await matches(documents, { a: { $type: 'int' } })).toEqual([0, 1, 2]);
    expect(await matches(documents, { a: { $type: 'array' } })).toEqual([0, 1, 5]);
    expect(await matches(documents, { a: { $type: ['double', 'string'] } })).toEqual([3, 4]);
    expect(await matches(documents, { a: { $type: 'number' } })).toEqual([0, 1, 2, 4]);
  });

  test('$expr compares fields', async () => {
    await items().insertMany([
      { _id: 1, a: 1, b: 2 },
      { _id: 2, a: 3, b: 2 },
    ] as never);
    const over = { $expr: { $gt: ['$a', { $add: ['$b', 0] }] } };
    expect(await items().find(over).toArray()).toEqual([{ _id: 2, a: 3, b: 2 }]);
  });
});
