import { appendFileSync, readdirSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { serialize } from 'bson';
import { ObjectId, type Sort } from 'mongodb';
import { expect, test } from 'vitest';
import { startStore } from '../../src/start-store.ts';
import { encodeRecord } from '../../src/storage/log-record.ts';
import { useFolders, withStore } from './folders.ts';

const { newFolder } = useFolders();

test('documents larger than the pieces in which files are read come back whole', async () => {
  const dataDir = newFolder();
  const text = (letter: string) => letter.repeat(9_000_000);
  await withStore({ dataDir, compactAfterBytes: 30_000_000 }, async (client) => {
    const collection = client.db('d').collection<{ _id: string; text: string }>('c');
    for (const _id of 'abcdef') await collection.insertOne({ _id, text: text(_id) });
  });
  expect(readdirSync(dataDir).some((name) => name.startsWith('base-'))).toBe(true);
  const found = await withStore({ dataDir }, (client) =>
    client.db('d').collection<{ _id: string; text: string }>('c').find().toArray(),
  );
  expect(found.map(({ _id }) => _id).join('')).toBe('abcdef');
  expect(found.every((document) => document.text === text(document._id))).toBe(true);
});

test('everything survives a restart: types, indexes, drops and expiry', async () => {
  const dataDir = newFolder();
  await withStore({ dataDir }, async (client) => {
    const db = client.db('d');
    await db.collection('a').createIndex({ n: 1, m: -1 }, { unique: true, name: 'pair' });
    await db.collection('a').createIndex({ at: 1 }, { expireAfterSeconds: 100 });
    await db.collection('a').createIndex({ gone: 1 });
    await db.collection('a').dropIndex('gone_1');
    await db.collection('a').insertMany([
      { n: 1, m: 1 },
      { n: 1, m: 2 },
    ]);
    await db.collection('dropped').insertOne({});
    await db.collection('dropped').drop();
    await db.collection('a').deleteOne({ m: 2 });
  });
  await withStore({ dataDir }, async (client) => {
    const db = client.db('d');
    expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['a']);
    expect((await db.collection('a').indexes()).map(({ v: _v, ...spec }) => spec)).toEqual([
      { key: { _id: 1 }, name: '_id_' },
      { key: { n: 1, m: -1 }, name: 'pair', unique: true },
      { key: { at: 1 }, name: 'at_1', expireAfterSeconds: 100 },
    ]);
    expect(await db.collection('a').find({ n: 1 }).project({ _id: 0 }).toArray()).toEqual([
      { n: 1, m: 1 },
    ]);
    await expect(db.collection('a').insertOne({ n: 1, m: 1 })).rejects.toThrow('E11000');
  });
});

test('only their owner may read the files, whatever they hold', async () => {
  if (process.platform === 'win32') return;
  const dataDir = newFolder();
  const mode = (name: string) => statSync(join(dataDir, name)).mode & 0o777;
  await withStore({ dataDir, compactAfterBytes: 1000 }, async (client) => {
    const collection = client.db('d').collection('c');
    for (let i = 0; i < 20; i++) await collection.insertOne({ text: 'x'.repeat(500) });
    expect(mode('lock')).toBe(0o600);
  });
  expect(mode('.')).toBe(0o700);
  const names = readdirSync(dataDir);
  expect(names.map((name) => name.split('-')[0])).toEqual(expect.arrayContaining(['base', 'log']));
  for (const name of names) expect(mode(name), name).toBe(0o600);
});

test('a change that this store does not know ends the start', async () => {
  const dataDir = newFolder();
  await withStore({ dataDir }, (client) => client.db('d').collection('c').insertOne({}));
  const renamed = { kind: 5, collection: 1, bytes: serialize({ namespace: 'd.e' }) };
  appendFileSync(join(dataDir, 'log-00000001'), encodeRecord([renamed]));
  await expect(startStore({ dataDir })).rejects.toThrow('unknown kind 5');
});

test('indexes give the last versions only, in their order, however often the log tells of them', async () => {
  const dataDir = newFolder();
  type Item = { _id: ObjectId | string; n: number; tags?: string[] };
  const ids = [new ObjectId(), 'text', new ObjectId(), 'gone'];
  await withStore({ dataDir }, async (client) => {
    const items = client.db('d').collection<Item>('items');
    await items.insertOne({ _id: 'of a former collection', n: 1 });
    await items.drop();
    await items.createIndex({ n: -1 });
    for (const _id of ids) await items.insertOne({ _id, n: 1, tags: ['old'] });
    await items.createIndex({ tags: 1, n: 1 });
    for (const [i, _id] of ids.entries())
      await items.updateOne({ _id }, { $set: { n: 10 * i, tags: ['b', 'a'] } });
    await items.deleteOne({ _id: 'gone' });
    await items.insertOne({ _id: 'late', n: 15 });
  });
  await withStore({ dataDir }, async (client) => {
    const items = client.db('d').collection<Item>('items');
    const found = async (filter: object, sort: Sort = {}) =>
      (await items.find(filter).sort(sort).toArray()).map(({ n }) => n);
    expect(await found({})).toEqual([0, 10, 20, 15]);
    expect(await found({ n: { $gte: 5 } }, { n: -1 })).toEqual([20, 15, 10]);
    expect(await found({ tags: 'a' }, { n: 1 })).toEqual([0, 10, 20]);
    expect(await found({ tags: 'old' })).toEqual([]);
    expect(await items.findOne({ _id: ids[0]! })).toMatchObject({ n: 0, tags: ['b', 'a'] });
    await items.deleteMany({ tags: 'b' });
    expect(await found({ n: { $gte: 5 } }, { n: -1 })).toEqual([15]);
  });
});

test('after a failed write nothing more is accepted or acknowledged', async () => {
  const dataDir = newFolder();
  await withStore({ dataDir }, async (client) => {
    const collection = client.db('d').collection('c');
    await collection.insertOne({ n: 1 });
    const probe = await open(join(dataDir, 'log-00000001'));
    const prototype = Object.getPrototypeOf(probe) as { datasync: () => Promise<void> };
    await probe.close();
    const { datasync } = prototype;
    prototype.datasync = () =>
      Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
    try {
      await expect(collection.insertOne({ n: 2 })).rejects.toMatchObject({ code: 14031 });
    } finally {
      prototype.datasync = datasync;
    }
    await expect(collection.insertOne({ n: 3 })).rejects.toMatchObject({ code: 14031 });
    await expect(collection.findOne({})).rejects.toMatchObject({ code: 14031 });
  });
});
