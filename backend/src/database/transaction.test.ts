import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type ClientSession } from 'mongoose';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { afterCommit, inTransaction, TransactionTimeout } from './transaction.ts';
import { isDuplicateKey } from './unique-index.ts';

useTestDatabase();

interface Shelf {
  _id: string;
  copies: number;
}
const shelves = () => mongoose.connection.collection<Shelf>('start-checks');
const add = (_id: string, session?: ClientSession) =>
  shelves().insertOne({ _id, copies: 0 }, { session });
const count = () => shelves().countDocuments();

it('keeps all writes or none', async () => {
  const both = await inTransaction(async (session) => {
    await add('one', session);
    await add('two', session);
    return shelves().countDocuments({}, { session });
  });
  expect([both, await count()]).toEqual([2, 2]);
  const failing = inTransaction(async (session) => {
    await add('three', session);
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await count()).toBe(2);
});

it('keeps nothing of a transaction that met a unique index, though the error was caught', async () => {
  await add('one');
  const failing = inTransaction(async (session) => {
    await add('two', session);
    await add('one', session);
  });
  expect(isDuplicateKey(await failing.catch((error: unknown) => error))).toBe(true);
  expect(await count()).toBe(1);
});

it('loses no update of twenty that read and write the same document', async () => {
  await add('hot');
  await Promise.all(
    Array.from({ length: 20 }, () =>
      inTransaction(async (session) => {
        const shelf = await shelves().findOne({ _id: 'hot' }, { session });
        await shelves().updateOne(
          { _id: 'hot' },
          { $set: { copies: (shelf?.copies ?? 0) + 1 } },
          { session },
        );
      }),
    ),
  );
  expect(await shelves().findOne()).toMatchObject({ copies: 20 });
});

it.each([112, 16_777_220, 33_685_826])(
  'runs again after a conflict that has no label (%i)',
  async (code) => {
    let runs = 0;
    await inTransaction(async (session) => {
      runs += 1;
      await add('one', session);
      if (runs < 3) throw new mongoose.mongo.MongoServerError({ message: 'conflict', code });
    });
    expect([runs, await count()]).toEqual([3, 1]);
  },
);

it('tells others once, and only of what is committed', async () => {
  const heard: string[] = [];
  let runs = 0;
  await inTransaction(async (session) => {
    runs += 1;
    await add('one', session);
    afterCommit(session, () => heard.push(`run ${runs}`));
    expect(heard).toEqual([]);
    if (runs === 1) throw new mongoose.mongo.MongoServerError({ message: 'conflict', code: 112 });
  });
  await inTransaction(async (session) => {
    afterCommit(session, () => heard.push('refused'));
    throw new Error('refused');
  }).catch(() => {});
  expect(heard).toEqual(['run 2']);
  afterCommit(undefined, () => heard.push('without a transaction'));
  expect(heard).toHaveLength(2);
});

it('gives up after its time and keeps nothing, also of work that goes on', async () => {
  let end: Promise<unknown> | undefined;
  const late = inTransaction(
    (session) => {
      end = (async () => {
        await add('one', session);
        await wait(300);
        await add('two', session);
      })();
      return end;
    },
    { timeoutMs: 100 },
  );
  const error = await late.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TransactionTimeout);
  expect(isDatabaseUnavailable(error)).toBe(true); // the request is answered with 503
  await expect(end).rejects.toThrow('session');
  await add('one'); // no lock is held
  expect(await count()).toBe(1);
});

it('gives up on a conflict that never ends', async () => {
  const conflict = new mongoose.mongo.MongoServerError({ message: 'conflict', code: 112 });
  let runs = 0;
  const work = async (session: ClientSession) => {
    runs += 1;
    await add('one', session);
    throw conflict;
  };
  const failing = inTransaction(work, { timeoutMs: 300 });
  await expect(failing).rejects.toBeInstanceOf(TransactionTimeout);
  expect(runs).toBeGreaterThan(2);
  expect(await count()).toBe(0);
});

it('is waited for by a plain write, which then sees what it made', async () => {
  await add('one');
  let plain: Promise<unknown> | undefined;
  await inTransaction(async (session) => {
    await shelves().updateOne({ _id: 'one' }, { $set: { copies: 5 } }, { session });
    plain = shelves().findOneAndUpdate({ _id: 'one', copies: 0 }, { $inc: { copies: 1 } });
    await wait(100);
  });
  expect(await plain).toBeNull();
  expect(await shelves().findOne()).toMatchObject({ copies: 5 });
});
