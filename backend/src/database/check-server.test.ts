import mongoose, { type mongo } from 'mongoose';
import { expect, it, vi } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { checkServer } from './check-server.ts';

useTestDatabase();

/** The database of the test, but for one thing that its collections do in another way. */
function withOther<Name extends keyof mongo.Collection>(
  name: Name,
  does: () => Promise<unknown>,
): mongo.Db {
  const db = mongoose.connection.db!;
  const collection = (of: string) => Object.assign(db.collection(of), { [name]: does });
  return Object.assign(Object.create(db) as mongo.Db, { collection });
}

it('finds nothing missing in a good server, any number of times, and leaves no record', async () => {
  const db = mongoose.connection.db!;
  expect(await checkServer(db)).toEqual({});
  expect(await Promise.all([checkServer(db), checkServer(db)])).toEqual([{}, {}]);
  expect(await db.collection('start-checks').countDocuments()).toBe(0);
});

it('finds a server that makes a unique index without a word and does not keep it', async () => {
  await mongoose.connection.collection('start-checks').drop();
  const db = withOther('createIndex', () => Promise.resolve('made'));
  expect(await checkServer(db)).toEqual({ missing: 'unique indexes' });
});

it('finds a server that may only be read', async () => {
  const error = new mongoose.mongo.MongoServerError({ message: 'not allowed', code: 13 });
  const db = withOther('insertOne', () => Promise.reject(error));
  expect(await checkServer(db)).toEqual({ missing: 'writing' });
});

it('names the version of an old server', async () => {
  const db = mongoose.connection.db!;
  const admin = { buildInfo: () => Promise.resolve({ version: '6.0.14' }) };
  vi.spyOn(db, 'admin').mockReturnValueOnce(admin as never);
  expect(await checkServer(db)).toEqual({ oldVersion: '6.0.14' });
});

it('finds a server without transactions, as a single MongoDB is', async () => {
  const db = mongoose.connection.db!;
  const single = new mongoose.mongo.MongoServerError({
    message: 'Transaction numbers are only allowed on a replica set member or mongos',
    code: 20,
  });
  const checks = db.collection('start-checks');
  const insertOne = checks.insertOne.bind(checks);
  const collection = () =>
    Object.assign(checks, {
      insertOne: (record: object, options?: { session?: object }) =>
        options?.session ? Promise.reject(single) : insertOne(record),
    });
  const other = Object.assign(Object.create(db) as mongo.Db, { collection });
  expect(await checkServer(other)).toEqual({ missing: 'transactions' });
});
