import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Catalog } from '../../src/storage/catalog.ts';
import type { Change } from '../../src/storage/journal.ts';
import { readFolder } from '../../src/storage/log-files.ts';
import { idsIn, useFolders, withStore } from './folders.ts';

const { newFolder, writeFive } = useFolders();

test('a new base that cannot be read back replaces nothing', async () => {
  const { dataDir } = await writeFive();
  const catalog = new Catalog();
  const apply = (change: Change) => catalog.apply(change);
  await readFolder(dataDir, apply, () => undefined);
  const { writeBase } = await import('../../src/storage/log-files.ts');
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
  expect(readdirSync(dataDir)).toEqual(['log-00000001']); // what it took of the disk is free again
  expect(await idsIn(dataDir)).toEqual([0, 1, 2, 3, 4]);
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
  await catalog.finishReading();
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
  const { writeBase } = await import('../../src/storage/log-files.ts');
  const copy = newFolder();
  cpSync(dataDir, copy, { recursive: true });
  await writeBase(copy, 1, catalog.snapshot());
  expect(readdirSync(copy)).not.toContain('log-00000001');
  cpSync(log, join(copy, 'log-00000001'));
  expect(await idsIn(copy)).toEqual([0, 1, 2, 3, 4]);
  expect(readdirSync(copy)).not.toContain('log-00000001');
});
