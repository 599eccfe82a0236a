import fc from 'fast-check';
import { find, updateOne } from 'mingo';
import type { Document } from 'mongodb';
import { beforeAll, beforeEach, test, expect } from 'vitest';
import { useDatabase } from './database.ts';

/**
 * The store judges queries and updates by BSON's rules, mingo by JavaScript's. On documents where
 * the two rules agree (no nested arrays, no documents compared as a whole) so must the answers.
 */
const database = useDatabase();
const items = () => database.db.collection<Document>('items');

beforeAll(async () => {
  await items().createIndex({ a: -1 });
  await items().createIndex({ 'c.x': 1, b: -1 });
});
beforeEach(() => items().deleteMany({}));

const scalar = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom('', 'x', 'yy', 1.5, true, false),
);
/** No repetitions: mingo's $addToSet removes those that were there before, MongoDB's does not. */
const value = fc.oneof(scalar, fc.uniqueArray(scalar, { maxLength: 3 }));
const document = fc.record(
  { a: value, b: value, c: fc.record({ x: scalar, y: value }, { requiredKeys: [] }) },
  { requiredKeys: [] },
);
const documents = fc
  .array(document, { maxLength: 8 })
  .map((list) => list.map((d, _id) => ({ _id, ...d })));

const path = fc.constantFrom('a', 'b', 'c.x', 'c.y');
const condition = fc.oneof(
  scalar,
  fc.record({ $eq: scalar }),
  fc.record({ $ne: scalar }),
  ...['$gt', '$gte', '$lt', '$lte'].map((operator) =>
    scalar.map((operand) => ({ [operator]: operand })),
  ),
  fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $nin: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $size: fc.integer({ min: 0, max: 3 }) }),
  fc
    .record({ $all: fc.array(scalar, { minLength: 1, maxLength: 2 }) })
    .map((all) => ({ ...all, $exists: true })),
  scalar.map((operand) => ({ $elemMatch: { $gte: operand } })),
  scalar.map((operand) => ({ $not: { $gt: operand } })),
);
const clause = fc.tuple(path, condition).map(([name, test]) => ({ [name]: test }));
const filter = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(clause, { maxLength: 2 })
      .map((list) => Object.assign({}, ...list) as Document),
  },
  fc.array(clause, { minLength: 1, maxLength: 3 }).map(($or) => ({ $or })),
  fc.array(clause, { minLength: 1, maxLength: 3 }).map(($and) => ({ $and })),
  fc.array(clause, { minLength: 1, maxLength: 3 }).map(($nor) => ({ $nor })),
);

/** mingo asks $all for an array in the document; MongoDB also takes a single equal value. */
const usesAll = (query: Document) => JSON.stringify(query).includes('$all');

async function fill(list: Document[]): Promise<void> {
  await items().deleteMany({});
  if (list.length) await items().insertMany(structuredClone(list));
}

test('queries find what mingo finds, with and without an index', async () => {
  await fc.assert(
    fc.asyncProperty(documents, filter, async (list, query) => {
      fc.pre(!usesAll(query));
      await fill(list);
      const found = await items().find(query).sort({ _id: 1 }).toArray();
      expect(found).toEqual(find(list, query).all());
      expect(await items().countDocuments(query)).toBe(found.length);
    }),
    { numRuns: 100 },
  );
});

const update = fc.oneof(
  fc.tuple(path, value).map(([name, operand]) => ({ $set: { [name]: operand } })),
  path.map((name) => ({ $unset: { [name]: '' } })),
  fc.tuple(path, scalar).map(([name, operand]) => ({ $push: { [name]: operand } })),
  fc.tuple(path, fc.array(scalar)).map(([name, $each]) => ({ $push: { [name]: { $each } } })),
  fc.tuple(path, scalar).map(([name, operand]) => ({ $addToSet: { [name]: operand } })),
  fc.tuple(path, scalar).map(([name, operand]) => ({ $pull: { [name]: operand } })),
  fc.tuple(path, fc.integer({ min: -9, max: 9 })).map(([name, n]) => ({ $inc: { [name]: n } })),
);

test('updates make what mingo makes of a document, or are refused where a type does not fit', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(document, update, async (before, change) => {
      const list: Document[] = [{ _id: 0, ...structuredClone(before) }];
      await fill(list);
      const isRefused = await items()
        .updateOne({ _id: 0 as never }, change as never)
        .then(
          () => false,
          (error: { code: number }) => [2, 14, 28, 171].includes(error.code),
        );
      if (isRefused) {
        expect(await items().findOne()).toEqual(list[0]);
        return;
      }
      updateOne(list, { _id: 0 }, change as never);
      expect(await items().findOne()).toEqual(list[0]);
      compared++;
    }),
    { numRuns: 100 },
  );
  expect(compared).toBeGreaterThan(30);
});
