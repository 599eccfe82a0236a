import { cpSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { useFolders, withStore } from '../log/folders.ts';

const { newFolder } = useFolders();

const items = (client: MongoClient) =>
  client.db('d').collection<{ _id: number; text?: string }>('c');
const idsOf = async (client: MongoClient) =>
  (await items(client).find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

async function write(client: MongoClient, ids: number[], text = 'x'): Promise<void> {
  await client.withSession((session) =>
    session.withTransaction(async () => {
      for (const _id of ids) await items(client).insertOne({ _id, text }, { session });
      await client.db('d').collection('others').insertOne({}, { session });
    }),
  );
}

test('a log cut anywhere in the record of a transaction has nothing of it', async () => {
  const dataDir = newFolder();
  const log = join(dataDir, 'log-00000001');
  let start = 0;
  await withStore({ dataDir }, async (client) => {
    await items(client).insertOne({ _id: 0 });
    start = statSync(log).size;
    await write(client, [1, 2, 3]);
  });
  const end = statSync(log).size;
  for (let cut = start; cut <= end; cut += cut < end - 9 ? 9 : 1) {
    const copy = newFolder();
    cpSync(dataDir, copy, { recursive: true });
    truncateSync(join(copy, 'log-00000001'), cut);
    await withStore({ dataDir: copy }, async (client) => {
      expect(await idsOf(client)).toEqual(cut < end ? [0] : [0, 1, 2, 3]);
      expect(await client.db('d').collection('others').countDocuments()).toBe(cut < end ? 0 : 1);
    });
  }
});

test('a transaction larger than a record of other changes is one record, too', async () => {
  const dataDir = newFolder();
  const log = join(dataDir, 'log-00000001');
  const ids = Array.from({ length: 24 }, (_, i) => i);
  const syncs: number[] = [];
  await withStore({ dataDir }, async (client) => {
    await items(client).insertOne({ _id: 99 });
    const probe = await open(log);
    const prototype = Object.getPrototypeOf(probe) as { datasync: () => Promise<void> };
    await probe.close();
    const { datasync } = prototype;
    prototype.datasync = function (this: unknown) {
      syncs.push(statSync(log).size);
      return datasync.call(this);
    };
    await write(client, ids, 'x'.repeat(1_000_000)).finally(() => (prototype.datasync = datasync));
  });
  expect(syncs).toEqual([statSync(log).size]);
  expect(await withStore({ dataDir }, idsOf)).toEqual([...ids, 99]);
});

test('a compaction during an open transaction keeps committed data only', async () => {
  const dataDir = newFolder();
  await withStore({ dataDir, compactAfterBytes: 2000 }, async (client) => {
    await write(client, [1]);
    await client.withSession(async (session) => {
      session.startTransaction();
      await items(client).insertOne({ _id: 2 }, { session });
      for (let _id = 100; _id < 200; _id++) await items(client).insertOne({ _id });
      await items(client).deleteMany({ _id: { $gte: 100 } });
      expect(await items(client).countDocuments({}, { session })).toBe(2);
      await session.commitTransaction();
      session.startTransaction();
      await items(client).insertOne({ _id: 3 }, { session });
    });
  });
  expect(readdirSync(dataDir).some((name) => name.startsWith('base-'))).toBe(true);
  expect(await withStore({ dataDir }, idsOf)).toEqual([1, 2]);
});

test('a commit waits for its own record only; others read meanwhile', async () => {
  const dataDir = newFolder();
  await withStore({ dataDir }, async (client) => {
    await items(client).insertOne({ _id: 0 });
    const probe = await open(join(dataDir, 'log-00000001'));
    const prototype = Object.getPrototypeOf(probe) as { datasync: () => Promise<void> };
    await probe.close();
    const { datasync } = prototype;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    prototype.datasync = async function (this: unknown) {
      await held;
      return datasync.call(this);
    };
    const order: string[] = [];
    const commit = write(client, [1]).then(() => order.push('commit'));
    await client.withSession(async (session) => {
      session.startTransaction();
      const read = items(client).countDocuments({}, { session });
      void read.then(() => order.push('read'));
      setTimeout(() => release(), 100);
      await commit;
      expect(await read).toBeGreaterThan(0);
      prototype.datasync = datasync;
      await session.commitTransaction();
    });
    expect(order).toContain('commit');
  });
});
