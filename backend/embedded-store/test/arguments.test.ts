import type { Document } from 'mongodb';
import { expect, test } from 'vitest';
import { errorOf, useDatabase } from './database.ts';

const database = useDatabase();
const run = (command: Document) => database.db.command(command);

test('a number is no boolean, except where MongoDB takes it for one', async () => {
  const items = database.db.collection<Document>('items');
  await items.insertMany([{ n: 1 }, { n: 1 }]);
  const statement = { q: { n: 1 }, u: { $set: { n: 2 } } };
  for (const wrong of [{ multi: 1 }, { upsert: 1 }, { upsert: 'yes' }]) {
    const update = run({ update: 'items', updates: [{ ...statement, ...wrong }] });
    expect(await errorOf(update)).toMatchObject({ code: 14, codeName: 'TypeMismatch' });
  }
  const insert = run({ insert: 'items', documents: [{}], ordered: 0 });
  expect(await errorOf(insert)).toMatchObject({ code: 14 });
  expect(await items.countDocuments({ n: 1 })).toBe(2);

  const change = { query: { n: 3 }, update: { $set: { n: 3, m: 1 } } };
  const { value } = await run({ findAndModify: 'items', ...change, upsert: 1, new: 1 });
  expect(value).toMatchObject({ n: 3, m: 1 });
  await run({ findAndModify: 'items', query: { n: 3 }, remove: 1 });
  expect(await items.countDocuments()).toBe(2);
});

test('what would be left undone is refused', async () => {
  if (!database.isStore) return;
  for (const command of [
    { count: 'some', query: {}, hint: 'm_1' },
    { aggregate: 'some', pipeline: [], cursor: {}, explain: true },
    { dbStats: 1, scale: 1024 },
    { create: 'kept', expireAfterSeconds: 60 },
    { create: 'kept', storageEngine: { wiredTiger: {} } },
    { delete: 'some', deletes: [{ q: {}, limit: 0, collation: { locale: 'de' } }] },
  ]) {
    expect(await errorOf(run(command)), JSON.stringify(command)).toMatchObject({ code: 40415 });
  }
  const hinted = { aggregate: 'some', pipeline: [], cursor: {} };
  expect(await errorOf(run({ ...hinted, hint: 'm_1' }))).toMatchObject({ code: 238 });
  expect(await run({ ...hinted, hint: '_id_' })).toMatchObject({ ok: 1 });
});
