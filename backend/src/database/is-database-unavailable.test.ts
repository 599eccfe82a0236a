import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect } from './connect.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

const { mongo } = mongoose;

/** The driver's error of many writes at once, as it stands in `BulkOperationBase`. */
const ofManyWrites = (cause: Error | { code: number; message: string }) =>
  new mongo.MongoBulkWriteError(cause, {} as never);

beforeAll(() => connect(inject('mongodbUri')));
afterAll(() => mongoose.disconnect());

it.each([
  ['a network error', new mongo.MongoNetworkError('')],
  ['a socket that was too slow', new mongo.MongoNetworkTimeoutError('')],
  ['no server', new mongo.MongoServerSelectionError('', {} as never)],
  ['a full pool', new mongo.MongoOperationTimeoutError('')],
  ['a closed client', new mongo.MongoTopologyClosedError('')],
  ['a server that steps down', new mongo.MongoServerError({ code: 10107 })],
  ['a query out of time', new mongo.MongoServerError({ code: 50 })],
  ['a connection that closed during many writes', ofManyWrites(new mongo.MongoNetworkError(''))],
  [
    'a server that shuts down during many writes',
    ofManyWrites(new mongo.MongoServerError({ code: 91 })),
  ],
  ['a socket that ended in the middle', Object.assign(new Error(''), { code: 'EPIPE' })],
  ['a socket that was reset', Object.assign(new Error(''), { code: 'ECONNRESET' })],
])('asks to come back after %s', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  ['a duplicate key', new mongo.MongoServerError({ code: 11000 })],
  ['a duplicate key among many', ofManyWrites({ code: 11000, message: 'E11000' })],
  ['a wrong argument', new mongo.MongoInvalidArgumentError('')],
  ['a wrong id', new mongoose.Error.CastError('ObjectId', 'x', '_id')],
  ['a mistake of ours', new TypeError('undefined is not a function')],
  ['nothing that is known', undefined],
])('calls %s a mistake of ours', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

it('asks to come back when the process is on its way out', async () => {
  const client = new mongo.MongoClient(inject('mongodbUri'));
  await client.connect();
  await client.close();
  const refused = await client
    .db('test')
    .command({ ping: 1 })
    .catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refused)).toBe(true);
});
