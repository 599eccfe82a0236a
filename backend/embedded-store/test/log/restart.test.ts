import { readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { ObjectId, type Sort } from 'mongodb';
import { expect, test } from 'vitest';
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

test('everything survives a restart: types, indexes, renames, drops and expiry', async () => {
  const dataDir = newFolder();
  await withStore({ dataDir }, async (client) => {
    const db = client.db('d');
    await db.collection('a').createIndex({ n: 1, m: -1 }, { unique: true, name: 'pair' });
    await db.collection('a').createIndex({ at: 1 }, { expireAfterSeconds: 100 });
    await db.collection('a').createIndex({ gone: 1 });
    await db.collection('a').dropIndex('gone_1');
    await db.command({ collMod: 'a', index: { name: 'at_1', expireAfterSeconds: 200 } });
    await db.collection('a').insertMany([
      { n: 1, m: 1 },
      { n: 1, m: 2 },
    ]);
    await db.collection('a').rename('b');
    await db.collection('dropped').insertOne({});
    await db.collection('dropped').drop();
    await db.collection('b').deleteOne({ m: 2 });
  });
  await withStore({ dataDir }, async (client) => {
    const db = client.db('d');
    expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['b']);
    expect((await db.collection('b').indexes()).map(({ v: _v, ...spec }) => spec)).toEqual([
      { key: { _id: 1 }, name: '_id_' },
      { key: { n: 1, m: -1 }, name: 'pair', unique: true },
      { key: { at: 1 }, name: 'at_1', expireAfterSeconds: 200 },
    ]);
    expect(await db.collection('b').find({ n: 1 }).project({ _id: 0 }).toArray()).toEqual([
      { n: 1, m: 1 },
    ]);
    await expect(db.collection('b').insertOne({ n: 1, m: 1 })).rejects.toThrow('E11000');
  });
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
