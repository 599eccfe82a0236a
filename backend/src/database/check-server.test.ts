import mongoose, { type mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { needKinds, noNeeds } from '../testing/database-needs.ts';
import { useTestDatabase } from '../testing/database.ts';
import { readKnownNeeds, readPage, withTable } from '../testing/known-needs.ts';
import { recordNeeds } from '../testing/record-needs.ts';
import { findLacking } from './check-server.ts';

useTestDatabase();

const collectionNames = async () =>
  (await mongoose.connection.db?.listCollections().toArray())?.map(({ name }) => name) ?? [];

/** The database of the test, but for one thing that its collections do in another way. */
function withOther<Name extends keyof mongo.Collection>(
  name: Name,
  does: (own: mongo.Collection) => unknown,
): mongo.Db {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  const collection = (of: string) => {
    const own = db.collection(of);
    return Object.assign(Object.create(own) as object, { [name]: does(own) });
  };
  return Object.assign(Object.create(db) as mongo.Db, { collection });
}

it('finds nothing lacking in a good server, and leaves nothing behind', async () => {
  expect(await findLacking()).toEqual([]);
  expect((await collectionNames()).filter((name) => name.startsWith('start-check'))).toEqual([]);
});

it('clears away what a start that was killed has left', async () => {
  const longAgo = mongoose.mongo.ObjectId.createFromTime(1_700_000_000).toHexString();
  await mongoose.connection.collection(`start-check-${longAgo}`).insertOne({});
  await findLacking();
  expect(await collectionNames()).not.toContain(`start-check-${longAgo}`);
});

it('names what a server refuses', async () => {
  const refuse = () => () => {
    throw new mongoose.mongo.MongoServerError({
      message: 'Unrecognized pipeline stage',
      code: 40324,
    });
  };
  expect(await findLacking(withOther('aggregate', refuse))).toEqual(
    expect.arrayContaining(['$group', '$dateToString']),
  );
});

it('names what a server does wrongly without a word', async () => {
  const forget = () => () => Promise.resolve('made');
  expect(await findLacking(withOther('createIndex', forget))).toEqual(['unique index']);
});

it('keeps a shop open whose user may not make collections', async () => {
  const refuse = () => () =>
    Promise.reject(new mongoose.mongo.MongoServerError({ message: 'not allowed', code: 13 }));
  expect(await findLacking(withOther('insertOne', refuse))).toBeUndefined();
});

it('tries all that the tests of the API ask of their database', async () => {
  const tried = noNeeds();
  recordNeeds(tried);
  await findLacking();
  const known = readKnownNeeds();
  // Commands are tried by what is done with them.
  for (const kind of needKinds.filter((each) => each !== 'commands')) {
    const untried = known[kind].filter((need) => !tried[kind].has(need));
    expect(untried, kind).toEqual([]);
  }
});

it('has its table in the README as it was recorded', () => {
  expect(readPage()).toBe(withTable(readPage(), readKnownNeeds()));
});
