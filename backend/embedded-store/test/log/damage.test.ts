import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Catalog } from '../../src/storage/catalog.ts';
import { readFolder } from '../../src/storage/log-files.ts';
import { startStore } from '../../src/start-store.ts';
import { idsIn, useFolders, withStore } from './folders.ts';

const { newFolder, writeFive } = useFolders();

/** Reads a folder as a start does, without a server. */
async function readIds(dataDir: string) {
  const catalog = new Catalog();
  const { logBytes } = await readFolder(
    dataDir,
    (change) => catalog.apply(change),
    () => undefined,
  );
  await catalog.finishReading();
  const documents = [...catalog.find('d.c')!.documents.values()];
  return { logBytes, ids: documents.map(({ document }) => document['_id'] as number) };
}

test('a log cut at any byte of its end gives exactly the writes before the cut', async () => {
  const { dataDir, lengths } = await writeFive();
  for (let cut = lengths[2]!; cut <= lengths[4]!; cut++) {
    const copy = newFolder();
    cpSync(dataDir, copy, { recursive: true });
    truncateSync(join(copy, 'log-00000001'), cut);
    const { logBytes, ids } = await readIds(copy);
    const whole = lengths.filter((length) => length <= cut);
    expect(ids).toEqual(whole.map((_length, _id) => _id));
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
    const { ids } = await readIds(copy);
    expect(ids, `cut at ${cut}`).toEqual([0, 1, 2, 3, 4]);
  }
  const flipped = readFileSync(log);
  flipped[end - 10]! ^= 1;
  writeFileSync(log, flipped);
  expect(await idsIn(dataDir), 'its last page never reached the disk').toEqual([0, 1, 2, 3, 4]);
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
