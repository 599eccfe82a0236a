import fc from 'fast-check';
import type { Document, Sort } from 'mongodb';
import { expect, test } from 'vitest';
import { useDatabase } from './database.ts';

// Counts and deep pages that an index knows by itself are those of the same documents without one.

const database = useDatabase();
const indexed = () => database.db.collection<Document>('indexed');
const plain = () => database.db.collection<Document>('plain');

async function fill(items: object[]): Promise<void> {
  for (const collection of [indexed(), plain()]) {
    await collection.drop();
    if (collection.collectionName === 'indexed') {
      await collection.createIndex({ kind: 1, draft: 1, n: -1, _id: -1 });
      await collection.createIndex({ n: 1, _id: 1 });
    }
    const documents: Document[] = items.map((each, _id) => ({ ...each, _id }));
    if (documents.length > 0) await collection.insertMany(documents);
  }
}

const scalar = fc.constantFrom<unknown>(null, 'a', 'b', 1, true, new Date(0));
const itemOf = (field: fc.Arbitrary<unknown>) =>
  fc.record({ kind: field, draft: scalar, n: fc.nat(3) }, { requiredKeys: ['n'] });
// One array in an index is enough that it does not know by itself.
const items = fc.oneof(
  { weight: 3, arbitrary: fc.array(itemOf(scalar), { maxLength: 40 }) },
  fc.array(itemOf(fc.oneof(scalar, fc.constant(['a', null]))), { maxLength: 40 }),
);
const condition = fc.oneof(
  scalar,
  scalar.map((value) => ({ $eq: value })),
  fc
    .shuffledSubarray<unknown>([null, 'a', 'b', 1], { minLength: 1 })
    .map((values) => ({ $in: values })),
  fc.constantFrom({ $ne: 'a' }, { $gte: 'a' }),
);
const filter = fc.record({ kind: condition, draft: condition }, { requiredKeys: [] });
const sort = fc.constantFrom<Sort>({ n: -1, _id: -1 }, { n: 1, _id: 1 }, { n: -1, _id: 1 });

test('counts and pages by an index are those without one', async () => {
  const cut = { skip: fc.nat(30), limit: fc.nat(10) };
  const question = fc.record({ filter, sort, ...cut });
  await fc.assert(
    fc.asyncProperty(
      items,
      fc.array(question, { minLength: 5, maxLength: 15 }),
      async (all, questions) => {
        await fill(all);
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
