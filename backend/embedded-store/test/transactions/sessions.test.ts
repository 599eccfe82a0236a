import { Binary, UUID } from 'bson';
import type { ClientSession, Document } from 'mongodb';
import { MongoClient } from 'mongodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { startStore } from '../../src/start-store.ts';
import { errorOf, useDatabase } from '../database.ts';
import { useFolders } from '../log/folders.ts';
import * as raw from '../raw-connection.ts';

const database = useDatabase();
const { newFolder } = useFolders();

let session: ClientSession;
beforeEach(() => {
  session = database.client.startSession();
  return () => session.endSession();
});
const items = () => database.db.collection<{ _id: number; n?: number }>('items');

test('a commit that is sent again answers as before', async () => {
  session.startTransaction();
  await items().insertOne({ _id: 1 }, { session });
  await session.commitTransaction();
  await session.commitTransaction();
  await session.commitTransaction();
  expect(await items().countDocuments({ _id: 1 })).toBe(1);
});

test('a transaction that took too long is aborted, and releases what it has written', async () => {
  const store = await startStore({ transactionLifetimeMs: 200 });
  const client = await new MongoClient(store.uri).connect();
  const own = client.db('d').collection<{ _id: number; n: number }>('items');
  await own.insertOne({ _id: 1, n: 0 });
  await client.withSession(async (late) => {
    late.startTransaction();
    await own.updateOne({ _id: 1 }, { $set: { n: 1 } }, { session: late });
    await own.updateOne({ _id: 1 }, { $inc: { n: 10 } });
    const next = own.updateOne({ _id: 1 }, { $set: { n: 2 } }, { session: late });
    expect(await errorOf(next)).toMatchObject({ code: 251 });
    expect(await own.findOne()).toMatchObject({ n: 10 });
  });
  await client.close();
  await store.close();
});

test('the end of a session aborts its transaction', async () => {
  session.startTransaction();
  await items().insertOne({ _id: 50 }, { session });
  await database.db.admin().command({ killSessions: [session.id] });
  expect(await errorOf(session.commitTransaction())).toMatchObject({ code: 251 });
  expect(await items().countDocuments({ _id: 50 })).toBe(0);
});

const ask = (body: Document, port = Number(new URL(database.uri).port)) =>
  raw.ask(port, { ...body, $db: body['$db'] ?? database.db.databaseName });
const newId = () => ({ id: new Binary(new UUID().buffer, Binary.SUBTYPE_UUID) });

describe('within a transaction', () => {
  const indexes = [{ key: { n: 1 }, name: 'n' }];
  test.each<[string, number, Document]>([
    ['count', 263, { count: 'items' }],
    ['drop', 263, { drop: 'items' }],
    ['listCollections', 263, { listCollections: 1 }],
    ['an index of a collection that exists', 263, { createIndexes: 'items', indexes }],
    ['a write concern', 72, { insert: 'items', documents: [{}], writeConcern: { w: 1 } }],
    ['a later read concern', 72, { find: 'items', readConcern: { level: 'majority' } }],
    ['the admin database', 263, { find: 'items', $db: 'admin' }],
    ['a new start', 117, { find: 'items', startTransaction: true }],
  ])('%s is refused', async (_what, code, command) => {
    await items().updateOne({ _id: 99 }, { $set: { n: 1 } }, { upsert: true });
    const number = { lsid: newId(), txnNumber: 1, autocommit: false };
    expect(await ask({ find: 'items', ...number, startTransaction: true })).toMatchObject({
      ok: 1,
    });
    expect(await ask({ ...command, ...number })).toMatchObject({ ok: 0, code });
    await ask({ killSessions: [number.lsid] });
  });

  test('a new collection can have indexes, which refuse what they must', async () => {
    const fresh = database.db.collection('with-index');
    session.startTransaction();
    await fresh.createIndex({ code: 1 }, { unique: true, session });
    await fresh.insertOne({ code: 'a' }, { session });
    await session.commitTransaction();
    expect(await errorOf(fresh.insertOne({ code: 'a' }))).toMatchObject({ code: 11000 });
  });
});

describe('a retryable write that is sent again', () => {
  const increment = (id: number, txnNumber: number, lsid: Document) => ({
    findAndModify: 'counters',
    query: { _id: id },
    update: { $inc: { n: 1 } },
    upsert: true,
    new: true,
    lsid,
    txnNumber,
  });

  test('answers as before and does nothing', async () => {
    const lsid = newId();
    const responses: unknown[] = [];
    for (const txn of [1, 1, 2, 2, 2])
      responses.push((await ask(increment(1, txn, lsid)))['value'].n);
    expect(responses).toEqual([1, 1, 2, 2, 2]);
    expect(await ask(increment(1, 1, lsid))).toMatchObject({ code: 225 });
  });

  test('while the first is at work waits for its outcome', async () => {
    const lsid = newId();
    await ask(increment(2, 1, lsid));
    session.startTransaction();
    await database.db.collection<{ _id: number }>('counters').deleteOne({ _id: 2 }, { session });
    const both = [1, 2].map(() => ask(increment(2, 2, lsid)));
    await session.abortTransaction();
    expect((await Promise.all(both)).map(({ value }) => value.n)).toEqual([2, 2]);
  });

  test('answers as before after a restart, as a commit does; a long answer is refused', async () => {
    const dataDir = newFolder();
    const [writer, committer, long] = [newId(), newId(), newId()];
    const number = { lsid: committer, txnNumber: 1, autocommit: false };
    const longResponse = { ...increment(5, 1, long), update: { $inc: { n: 1 } } };
    for (const round of [1, 2]) {
      const store = await startStore({ dataDir, compactAfterBytes: 1 });
      const askThis = (body: Document) => ask(body, store.port);
      if (round === 1) {
        const document = { _id: 5, n: 0, text: 'x'.repeat(100_000) };
        await askThis({ insert: 'counters', documents: [document] });
        await askThis({ insert: 'c', documents: [{}], ...number, startTransaction: true });
        expect(await askThis(longResponse)).toMatchObject({ value: { n: 1 } });
      }
      const commit = { commitTransaction: 1, $db: 'admin', ...number };
      expect(await askThis(commit)).toMatchObject({ ok: 1 });
      expect(await askThis(longResponse)).toMatchObject({ code: 217 });
      expect(await askThis(increment(1, 1, writer))).toMatchObject({ value: { n: 1 } });
      expect(await askThis({ count: 'c' })).toMatchObject({ n: 1 });
      await store.close();
    }
  });
});
