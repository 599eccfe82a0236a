import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Catalog } from '../src/storage/catalog.ts';
import type { Change } from '../src/storage/journal.ts';
import { readFolder } from '../src/storage/log-files.ts';
import { startStore, type StoreOptions } from '../src/start-store.ts';

let root: string;
let folders = 0;
const newFolder = () => join(root, String(folders++));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'store-log-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function withStore<T>(
  options: StoreOptions,
  run: (client: MongoClient) => Promise<T>,
): Promise<T> {
  const store = await startStore(options);
  const client = new MongoClient(store.uri);
  try {
    return await run(client);
  } finally {
    await client.close();
    await store.close();
  }
}

const idsIn = (dataDir: string, warnings: string[] = []) =>
  withStore({ dataDir, log: (message) => warnings.push(message) }, async (client) => {
    const found = await client.db('d').collection<{ _id: number }>('c').find().toArray();
    return found.map(({ _id }) => _id);
  });

/** A folder with the documents 0 to 4, and the length of its log after each of them. */
async function writeFive() {
  const dataDir = newFolder();
  const log = join(dataDir, 'log-00000001');
  const lengths: number[] = [];
  await withStore({ dataDir }, async (client) => {
    const collection = client.db('d').collection<{ _id: number }>('c');
    for (let _id = 0; _id < 5; _id++) {
      await collection.insertOne({ _id });
      lengths.push(readFileSync(log).length);
    }
  });
  return { dataDir, log, lengths };
}

test('a log cut at any byte of its end gives exactly the writes before the cut', async () => {
  const { dataDir, lengths } = await writeFive();
  for (let cut = lengths[2]!; cut <= lengths[4]!; cut++) {
    const copy = newFolder();
    cpSync(dataDir, copy, { recursive: true });
    truncateSync(join(copy, 'log-00000001'), cut);
    const catalog = new Catalog();
    const { logBytes } = await readFolder(
      copy,
      (change) => catalog.apply(change),
      () => undefined,
    );
    const whole = lengths.filter((length) => length <= cut);
    expect([...catalog.find('d.c')!.documents.values()].map(({ document }) => document)).toEqual(
      whole.map((_length, _id) => ({ _id })),
    );
    expect(logBytes).toBe(whole.at(-1));
    expect(readFileSync(join(copy, 'log-00000001')).length).toBe(logBytes);
  }
});

test('a torn end is cut off with a warning, and writing goes on after it', async () => {
  const { dataDir, log } = await writeFive();
  appendFileSync(log, 'half a chunk');
  const warnings: string[] = [];
  expect(await idsIn(dataDir, warnings)).toEqual([0, 1, 2, 3, 4]);
  expect(warnings.join()).toMatch(/cut 12 bytes of an unfinished write/);
  await withStore({ dataDir }, (client) =>
    client.db('d').collection<{ _id: number }>('c').insertOne({ _id: 5 }),
  );
  expect(await idsIn(dataDir)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('damage before acknowledged writes is refused with its place, and nothing is changed', async () => {
  const { dataDir, log, lengths } = await writeFive();
  const bytes = readFileSync(log);
  for (const at of [lengths[1]! + 2, lengths[1]! + 5, lengths[1]! + 9, lengths[1]! + 30]) {
    const damaged = Buffer.from(bytes);
    damaged[at]! ^= 0x40;
    writeFileSync(log, damaged);
    await expect(startStore({ dataDir })).rejects.toThrow(
      `damaged at byte ${lengths[1]}, with acknowledged writes after it`,
    );
    expect(readFileSync(log)).toEqual(damaged);
  }
});

test('a torn write of a document that holds a copy of a log is cut off, wherever it was torn', async () => {
  const { dataDir, log, lengths } = await writeFive();
  const content = Buffer.concat([readFileSync(log), Buffer.alloc(200)]);
  await withStore({ dataDir }, (client) =>
    client.db('d').collection<{ _id: number; content: Buffer }>('c').insertOne({ _id: 5, content }),
  );
  const end = readFileSync(log).length;
  for (let cut = lengths[4]! + 1; cut < end; cut += 7) {
    const copy = newFolder();
    cpSync(dataDir, copy, { recursive: true });
    truncateSync(join(copy, 'log-00000001'), cut);
    expect(await idsIn(copy), `cut at ${cut}`).toEqual([0, 1, 2, 3, 4]);
  }
  const flipped = readFileSync(log);
  flipped[end - 10]! ^= 1;
  writeFileSync(log, flipped);
  expect(await idsIn(dataDir), 'its last page never reached the disk').toEqual([0, 1, 2, 3, 4]);
});

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

test('a new base that cannot be read back replaces nothing', async () => {
  const { dataDir } = await writeFive();
  const catalog = new Catalog();
  const apply = (change: Change) => catalog.apply(change);
  await readFolder(dataDir, apply, () => undefined);
  const { writeBase } = await import('../src/storage/log-files.ts');
  const probe = await open(join(dataDir, 'log-00000001'));
  const prototype = Object.getPrototypeOf(probe) as { appendFile: FileHandle['appendFile'] };
  await probe.close();
  const { appendFile } = prototype;
  let written = 0;
  // A disk that says yes and keeps half of it.
  prototype.appendFile = function (this: FileHandle, bytes, ...rest) {
    const half = (bytes as Buffer).subarray(0, bytes.length / 2);
    return appendFile.call(this, written++ ? half : bytes, ...rest);
  };
  try {
    await expect(writeBase(dataDir, 1, catalog.snapshot())).rejects.toThrow('is damaged at byte');
  } finally {
    prototype.appendFile = appendFile;
  }
  expect(readdirSync(dataDir)).toContain('log-00000001');
  expect(await idsIn(dataDir)).toEqual([0, 1, 2, 3, 4]);
});

test('a file that is not a log is refused', async () => {
  const { dataDir, log } = await writeFive();
  writeFileSync(log, 'something else altogether');
  await expect(startStore({ dataDir })).rejects.toThrow('does not begin like a log');
});

test('a missing log between two others is refused', async () => {
  const { dataDir } = await writeFive();
  cpSync(join(dataDir, 'log-00000001'), join(dataDir, 'log-00000003'));
  await expect(startStore({ dataDir })).rejects.toThrow('log-00000002 is missing');
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

test('compaction keeps the data, replaces the old files and goes on', async () => {
  const dataDir = newFolder();
  await withStore({ dataDir, compactAfterBytes: 2000 }, async (client) => {
    const collection = client.db('d').collection<{ _id: number; n: number }>('c');
    for (let i = 0; i < 300; i++) {
      await collection.updateOne({ _id: i % 7 }, { $set: { n: i } }, { upsert: true });
    }
  });
  const names = readdirSync(dataDir);
  expect(names.filter((name) => name.startsWith('base-'))).toHaveLength(1);
  expect(names.filter((name) => name.startsWith('log-')).length).toBeLessThanOrEqual(2);
  const found = await withStore({ dataDir }, (client) =>
    client.db('d').collection('c').find().sort({ n: 1 }).toArray(),
  );
  expect(found.map(({ n }) => n as number)).toEqual([293, 294, 295, 296, 297, 298, 299]);
});

/** The folder as a crash would leave it after each step of a compaction. */
test('a crash at any step of a compaction loses nothing', async () => {
  const { dataDir, log } = await writeFive();
  const catalog = new Catalog();
  await readFolder(
    dataDir,
    (change) => catalog.apply(change),
    () => undefined,
  );
  const later = newFolder();
  await withStore({ dataDir: later, compactAfterBytes: 1 }, async (client) => {
    const collection = client.db('d').collection<{ _id: number }>('c');
    for (let _id = 0; _id < 5; _id++) await collection.insertOne({ _id });
  });
  const base = readdirSync(later).find((name) => name.startsWith('base-'))!;
  const content = readFileSync(join(later, base));
  const emptyLog = Buffer.from('bsonlog1');
  const states: Record<string, Record<string, Buffer>> = {
    'the next log has been created': { 'log-00000002': Buffer.alloc(0) },
    'its head is half written': { 'log-00000002': emptyLog.subarray(0, 5) },
    'the base is half written': {
      'log-00000002': emptyLog,
      'base-00000001.new': content.subarray(0, content.length / 2),
    },
  };
  for (const [when, files] of Object.entries(states)) {
    const copy = newFolder();
    cpSync(dataDir, copy, { recursive: true });
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(copy, name), bytes);
    expect(await idsIn(copy), when).toEqual([0, 1, 2, 3, 4]);
  }
  // The base is in place, the old log is not yet removed: it must not be read again.
  const { writeBase } = await import('../src/storage/log-files.ts');
  const copy = newFolder();
  cpSync(dataDir, copy, { recursive: true });
  await writeBase(copy, 1, catalog.snapshot());
  expect(readdirSync(copy)).not.toContain('log-00000001');
  cpSync(log, join(copy, 'log-00000001'));
  expect(await idsIn(copy)).toEqual([0, 1, 2, 3, 4]);
  expect(readdirSync(copy)).not.toContain('log-00000001');
});

test('a damaged base is refused', async () => {
  const dataDir = newFolder();
  await withStore({ dataDir, compactAfterBytes: 1 }, async (client) => {
    for (let i = 0; i < 20; i++) await client.db('d').collection('c').insertOne({ i });
  });
  const base = join(
    dataDir,
    readdirSync(dataDir).find((name) => name.startsWith('base-'))!,
  );
  const bytes = readFileSync(base);
  writeFileSync(base, bytes.subarray(0, bytes.length - 3));
  await expect(startStore({ dataDir })).rejects.toThrow(/base-\d+ is damaged/);
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
