import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Document } from 'mongodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorOf, useDatabase } from './database.ts';
import { useProgram, startProcess } from './store-process.ts';

interface Entry {
  _id: number;
  n: number;
  k: number;
}

const database = useDatabase();
const program = useProgram();
const items = () => database.db.collection<Entry>('items');

const fill = (count: number) =>
  items().insertMany(Array.from({ length: count }, (_, _id) => ({ _id, n: 0, k: _id % 100 })));

beforeEach(async () => {
  await items().drop();
  await fill(3000);
});

const numbers = Array.from({ length: 1000 }, (_, i) => i);
/** Counts `steps` numbers, and is always true. */
const slow = (steps: number, inner: unknown = 1): Document => ({
  $gte: [{ $size: { $filter: { input: numbers.slice(0, steps), cond: inner } } }, 0],
});
/** For hours. */
const endless = slow(1000, slow(1000, slow(1000)));
describe('a time limit ends', () => {
  const maxTimeMS = 50;
  const commands: Record<string, () => Promise<unknown>> = {
    'a find': () => items().find({ $expr: endless }, { maxTimeMS }).toArray(),
    'a projection': () =>
      items()
        .find({}, { projection: { v: endless }, maxTimeMS })
        .toArray(),
    'a count': () => items().countDocuments({ $expr: endless }, { maxTimeMS }),
    'a distinct': () => items().distinct('k', { $expr: endless }, { maxTimeMS }),
    'a $match': () =>
      items()
        .aggregate([{ $limit: 9 }, { $match: { $expr: endless } }], { maxTimeMS })
        .toArray(),
    'a $group': () =>
      items()
        .aggregate([{ $group: { _id: endless } }], { maxTimeMS })
        .toArray(),
    'an update': () => items().updateMany({}, [{ $set: { v: endless } }], { maxTimeMS }),
    'a delete': () => items().deleteMany({ $expr: endless }, { maxTimeMS }),
    'a findAndModify': () =>
      items().findOneAndUpdate({}, [{ $set: { v: endless } }], { maxTimeMS }),
    'an explain': () =>
      database.db.command({
        explain: { find: 'items', filter: { $expr: endless } },
        maxTimeMS,
      }),
  };
  test.each(Object.entries(commands))('%s', async (_name, run) => {
    expect(await errorOf(run())).toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  });

  test('a cursor with batches that together take longer', async () => {
    const step = slow(1000, slow(300));
    const cursor = items().find({}, { projection: { v: step }, maxTimeMS: 500, batchSize: 2 });
    expect(await errorOf(cursor.toArray())).toMatchObject({ code: 50 });
  });
});

describe('while a long command runs', () => {
  const working = async (run: (client: MongoClient) => Promise<unknown>) => {
    const client = await new MongoClient(database.uri).connect();
    let isDone = false;
    const running = run(client).then(
      () => undefined,
      (error: unknown) => error,
    );
    void running.then(() => (isDone = true));
    return { client, running, isDone: () => isDone };
  };
  const itemsOf = (client: MongoClient) =>
    client.db(database.db.databaseName).collection<Entry>('items');

  test('others are served, and it ends when its client has gone', async () => {
    const change = [{ $set: { n: { $cond: [slow(1000, slow(10)), 1, 1] } } }];
    const { client, running, isDone } = await working((c) => itemsOf(c).updateMany({}, change));
    const changed = () => items().countDocuments({ n: 1 });
    await vi.waitFor(async () => expect(await changed()).toBeGreaterThan(0), 30_000);
    expect(isDone()).toBe(false);
    await client.close(true);
    await running;
    let before = -1;
    const stands = async () => {
      const now = await changed();
      const isStill = now === before;
      before = now;
      expect(isStill).toBe(true);
    };
    await vi.waitFor(stands, { timeout: 30_000, interval: 200 });
    expect(before).toBeLessThan(3000);
  });

  test('no change of another client is lost, and what is deleted stays deleted', async () => {
    const { client, running } = await working((c) =>
      itemsOf(c).updateMany({ $expr: slow(200) }, { $inc: { n: 1 } }),
    );
    for (let _id = 0; _id < 3000; _id += 100) {
      await items().updateOne({ _id }, { $inc: { n: 10 } });
      await items().deleteOne({ _id: _id + 1 });
    }
    expect(await running).toBeUndefined();
    await client.close();
    expect(await items().countDocuments()).toBe(2970);
    expect(await items().countDocuments({ n: 1 })).toBe(2940);
    expect(await items().countDocuments({ n: 11 })).toBe(30);
  });

  test('a reader sees the documents as they were when it began', async () => {
    const { client, running } = await working(async (c) => {
      const found = await itemsOf(c)
        .find({ $expr: slow(300) }, { sort: { _id: 1 } })
        .toArray();
      expect(found.map(({ n }) => n).every((n) => n === 0)).toBe(true);
      expect(found).toHaveLength(3000);
    });
    await database.db.command({ ping: 1 });
    await items().updateMany({}, { $set: { n: 5 } });
    await items().deleteMany({ _id: { $gt: 10 } });
    expect(await running).toBeUndefined();
    await client.close();
  });

  test('its collection may be dropped: then it fails, and nothing comes back', async () => {
    const { client, running } = await working((c) =>
      itemsOf(c).updateMany({}, [{ $set: { n: { $cond: [slow(1000, slow(10)), 1, 2] } } }]),
    );
    await vi.waitFor(
      async () => expect(await items().countDocuments({ n: 1 })).toBeGreaterThan(0),
      30_000,
    );
    await items().drop();
    expect(await running).toMatchObject({ code: 175 });
    await client.close();
    expect(await items().countDocuments()).toBe(0);
  });

  test('an index that is being built takes in what is written meanwhile', async () => {
    await fillMore(20_000);
    const building = items().createIndex({ n: 1 });
    for (let i = 0; i < 50; i++) {
      await items().updateOne({ _id: i }, { $set: { n: 7 } });
      await items().insertOne({ _id: 100_000 + i, n: 7, k: 0 });
      await items().deleteOne({ _id: 1000 + i });
      await items().updateOne({ _id: 2999 - i }, { $set: { k: -1 } });
    }
    await building;
    const explained = await items().find({ n: 7 }).explain('queryPlanner');
    expect(JSON.stringify(explained)).toContain('n_1');
    const indexed = (n: number) => items().find({ n }).toArray();
    expect(await indexed(7)).toHaveLength(100);
    const untouched = await indexed(0);
    expect(untouched).toHaveLength(23_000 - 100);
    expect(untouched.filter(({ k }) => k === -1)).toHaveLength(50);
  });

  const fillMore = (count: number) =>
    items().insertMany(Array.from({ length: count }, (_, i) => ({ _id: 10_000 + i, n: 0, k: 0 })));
});

test('SIGTERM is heard while a command runs for hours', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-signal-'));
  try {
    const store = await startProcess(program, folder);
    const client = new MongoClient(store.uri, { retryReads: false });
    const own = client.db('d').collection<{ _id: number; k: number }>('items');
    await own.insertMany(numbers.map((_id) => ({ _id, k: _id % 10 })));
    const long = [{ $match: { $expr: slow(1000, slow(1000)) } }];
    const running = errorOf(own.aggregate(long).toArray());
    await own.findOne({});
    store.child.kill('SIGTERM');
    expect(await store.exited).toBe(0);
    expect(await running).toBeInstanceOf(Error);
    await client.close(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
