import fc from 'fast-check';
import type { AnyBulkWriteOperation, Document, Sort } from 'mongodb';
import { expect, test } from 'vitest';
import { useDatabase } from './database.ts';

// Counts and deep pages that an index knows by itself are those of the same documents without one.

type Change = AnyBulkWriteOperation<Document>;

const database = useDatabase();
const indexed = () => database.db.collection<Document>('indexed');
const plain = () => database.db.collection<Document>('plain');

async function fill(items: object[], changes: Change[] = []): Promise<void> {
  for (const collection of [indexed(), plain()]) {
    await collection.drop();
    if (collection.collectionName === 'indexed') {
      await collection.createIndex({ kind: 1, draft: 1, n: -1, _id: -1 });
      await collection.createIndex({ n: 1, _id: 1 });
      await collection.createIndex({ kind: 1, at: -1, _id: 1 });
      await collection.createIndex({ at: 1 }, { sparse: true });
      await collection.createIndex({ draft: 1 });
    }
    const documents: Document[] = items.map((each, _id) => ({ ...each, _id }));
    if (documents.length > 0) await collection.insertMany(documents);
    if (changes.length > 0) await collection.bulkWrite(changes);
  }
}

const scalar = fc.constantFrom<unknown>(null, 'a', 'b', 1, true, new Date(0));
const moment = fc.constantFrom<unknown>(null, NaN, 1, 2, 'b', new Date(0), new Date(9));
const itemOf = (field: fc.Arbitrary<unknown>) =>
  fc.record({ kind: field, draft: scalar, n: fc.nat(3), at: moment }, { requiredKeys: ['n'] });
// One array in an index is enough that it does not know by itself.
const items = fc.oneof(
  { weight: 3, arbitrary: fc.array(itemOf(scalar), { maxLength: 40 }) },
  fc.array(itemOf(fc.oneof(scalar, fc.constant(['a', null]))), { maxLength: 40 }),
);
const one: fc.Arbitrary<Document> = fc.record({ _id: fc.nat(39) });
const change: fc.Arbitrary<{ filter: Document; update: Document }> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ filter: one, update: fc.record({ $set: itemOf(scalar) }) }) },
  fc.record({ filter: one, update: fc.constant({ $inc: { untouched: 1 } }) }),
  fc.record({ filter: one, update: fc.constant({ $unset: { kind: '', at: '' } }) }),
);
const changes = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: change.map((updateOne): Change => ({ updateOne })) },
    one.map((filter): Change => ({ deleteOne: { filter } })),
  ),
  { maxLength: 30 },
);
const condition = fc.oneof(
  scalar,
  scalar.map((value) => ({ $eq: value })),
  fc
    .shuffledSubarray<unknown>([null, 'a', 'b', 1], { minLength: 1 })
    .map((values) => ({ $in: values })),
  fc.constantFrom({ $ne: 'a' }, { $gte: 'a' }),
);
const ends = fc.record(
  { $gte: moment, $gt: moment, $lt: moment, $lte: moment },
  { requiredKeys: [] },
);
const range = fc.oneof(
  ends.filter((each) => Object.keys(each).length > 0),
  fc.constantFrom({ $gte: 1 }, { $gte: new Date(0) }, { $gte: 1, $lt: 2 }, { $lt: 2 }, null),
);
const filter = fc.record({ kind: condition, draft: condition, at: range }, { requiredKeys: [] });
const sort = fc.constantFrom<Sort>(
  { n: -1, _id: -1 } as const,
  { n: 1, _id: 1 } as const,
  { n: -1, _id: 1 } as const,
  { at: -1, _id: 1 } as const,
  { at: 1, _id: -1 } as const,
);

test('counts and pages by an index are those without one', async () => {
  const cut = { skip: fc.nat(30), limit: fc.nat(10) };
  const question = fc.record({ filter, sort, ...cut });
  await fc.assert(
    fc.asyncProperty(
      items,
      changes,
      fc.array(question, { minLength: 5, maxLength: 15 }),
      async (all, later, questions) => {
        await fill(all, later);
        for (const { filter: about, sort: by, skip, limit } of questions) {
          const [here, there] = await Promise.all(
            [indexed(), plain()].map((collection) =>
              Promise.all([
                collection.countDocuments(about as Document),
                collection
                  .find(about as Document)
                  .sort(by)
                  .skip(skip)
                  .limit(limit)
                  .toArray(),
              ]),
            ),
          );
          expect(here).toEqual(there);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);

test('a document is counted once, however many of the values its array has', async () => {
  await fill([{ kind: ['a', null] }, { kind: 'a' }, { kind: 'b' }]);
  expect(await indexed().countDocuments({ kind: { $in: ['a', null] } })).toBe(2);
  await fill([{ kind: 'a' }, { kind: 'a' }, {}]);
  expect(await indexed().countDocuments({ kind: { $in: ['a', null] } })).toBe(3);
  expect(await indexed().countDocuments({ kind: 'z' })).toBe(0);
});

test('what is missing is looked up by an index, and a rarer value before it', async () => {
  const items = Array.from({ length: 300 }, (_unused, n) => ({
    ...(n % 3 === 0 ? { kind: 'a' } : {}),
    n,
    at: new Date(n),
  }));
  await fill(items);
  const examined = async (about: Document, by: Sort = {}) => {
    const explained = await indexed().find(about).sort(by).explain('executionStats');
    return (explained['executionStats'] as { totalDocsExamined: number }).totalDocsExamined;
  };
  const late = { $gte: new Date(290), $lt: new Date(296) };
  expect(await examined({ kind: null, at: late }, { at: -1, _id: 1 })).toBe(4);
  expect(await examined({ kind: null, draft: null, n: 7 })).toBe(1);
  expect(await indexed().countDocuments({ kind: null, at: late })).toBe(4);
  await indexed().createIndex({ words: 1 });
  await indexed().updateMany({ n: { $gte: 5 } }, { $set: { words: ['one', 'two'] } });
  expect(await examined({ words: null })).toBe(5);
  await indexed().updateOne({ n: 9 }, { $set: { words: ['one', null] } });
  expect(await indexed().countDocuments({ words: null })).toBe(6);
});
