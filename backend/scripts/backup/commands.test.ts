import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import mongoose from 'mongoose';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  countOpenShops,
  hasUnfinishedRestore,
  setRestoreMark,
} from '../../src/database/heartbeat.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { useTestDatabase } from '../../src/testing/database.ts';
import { runProgram, startProgram } from '../../src/testing/run-program.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 60_000 }); // starts processes

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storyloom-'));
});

const env = () => ({ JWT_SECRET: 'a'.repeat(32), PORT: '0', INIT_CWD: folder });
const run = (program: 'main' | 'backup' | 'restore', args: string[] = [], more = {}) =>
  runProgram(program, args, { env: { ...env(), ...more } });

/** A backup without a process of its own, for tests of what comes after. */
const backUp = () =>
  writeBackup(mongoose.connection.db!, path.join(folder, 'shop.backup'), () => {});

it('backs up and restores by two commands, and loses no earlier file', async () => {
  const orders = mongoose.connection.collection('orders');
  await orders.insertOne({ number: 7 });
  const taken = await run('backup', ['shop.backup']);
  expect(taken).toMatchObject({ code: 0, out: expect.stringContaining('orders: 1') as string });
  const again = await run('backup', ['shop.backup']);
  expect(again).toMatchObject({
    code: 1,
    error: expect.stringContaining('there already') as string,
  });
  expect(readdirSync(folder)).toEqual(['shop.backup']);

  await orders.updateOne({ number: 7 }, { $set: { number: 8 } });
  const kept = await run('restore', ['shop.backup']);
  expect(kept).toMatchObject({ code: 1, error: expect.stringContaining('--replace') as string });
  expect(await orders.findOne({})).toMatchObject({ number: 8 });
  expect(await run('restore', ['shop.backup', '--replace'])).toMatchObject({ code: 0 });
  expect(await orders.findOne({})).toMatchObject({ number: 7 });
});

it('restores no data of a newer version, with which this one would not open', async () => {
  const orders = mongoose.connection.collection('orders');
  const versions = mongoose.connection.collection('schema-version');
  await versions.updateOne({}, { $set: { number: 999 } });
  await backUp();
  await orders.insertOne({ number: 8 });
  const refused = await run('restore', ['shop.backup', '--replace']);
  expect(refused).toMatchObject({
    code: 1,
    error: expect.stringContaining('newer version of the shop') as string,
  });
  expect(refused.error).not.toContain('    at ');
  expect(await orders.findOne({})).toMatchObject({ number: 8 });
  expect(await hasUnfinishedRestore()).toBe(false);
});

it('writes one of two backups that are asked for one name at the same time', async () => {
  // So many that one is still writing when the other begins.
  const orders = Array.from({ length: 20_000 }, (_, number) => ({ number, note: 'x'.repeat(500) }));
  await mongoose.connection.collection('orders').insertMany(orders);
  const both = await Promise.all([run('backup', ['shop.backup']), run('backup', ['shop.backup'])]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  expect(both.map(({ error }) => error).join()).toContain('there already');
  expect(readdirSync(folder)).toEqual(['shop.backup']);
  expect(await run('restore', ['shop.backup', '--replace'])).toMatchObject({ code: 0 });
});

/** A disk that loses the end of each file. */
const lossyDisk = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const open = fs.createWriteStream;
  fs.createWriteStream = (file, options) =>
    open(file, options).once('finish', () => fs.truncateSync(file, fs.statSync(file).size - 40));
  syncBuiltinESMExports();
`;

it('reads back what it wrote, and leaves no backup that is not whole', async () => {
  await mongoose.connection.collection('orders').insertOne({ number: 7 });
  const module = `data:text/javascript,${encodeURIComponent(lossyDisk)}`;
  const more = { NODE_OPTIONS: `--import=${module}` };
  const { code, error } = await run('backup', ['shop.backup'], more);
  expect({ code, error }).toEqual({ code: 1, error: expect.stringContaining('torn') as string });
  expect(error).not.toContain('    at ');
  expect(readdirSync(folder)).toEqual([]);
});

it('opens no shop, and backs none up, that a killed restore left half', async () => {
  await backUp();
  await setRestoreMark(mongoose.connection.db!);
  const opened = await run('main');
  expect(opened).toMatchObject({
    code: 1,
    error: expect.stringContaining('npm run restore') as string,
  });
  expect((await run('backup', ['half.backup'])).error).toContain('did not end');
  await run('restore', ['shop.backup', '--replace']);
  expect(await hasUnfinishedRestore(mongoose.connection.db)).toBe(false);
});

it('refuses to restore beneath an open shop, and leaves its orders alone', async () => {
  await backUp();
  const shop = startProgram('main', [], { env: env() });
  onTestFinished(() => void shop.kill('SIGKILL'));
  const isListening = new Promise<void>((resolve) => {
    createInterface(shop.stdout).on('line', (line) => line.includes('listening') && resolve());
  });
  await isListening;
  const orders = mongoose.connection.collection('orders');
  await orders.insertOne({ number: 9 });
  const refused = await run('restore', ['shop.backup', '--replace']);
  expect(refused).toMatchObject({
    code: 1,
    error: expect.stringContaining('A shop is open on this database (1 process)') as string,
  });
  expect(await orders.findOne({})).toMatchObject({ number: 9 });
  expect(await hasUnfinishedRestore()).toBe(false);

  shop.kill('SIGTERM');
  await once(shop, 'exit');
  expect(await countOpenShops(mongoose.connection.db as mongoose.mongo.Db)).toBe(0);
});

it('says what is missing or wrong in a sentence, without a stack', async () => {
  const responses = [
    [run('backup'), 'Into which file?'],
    [run('backup', ['no/such/folder/a.backup']), 'cannot be written (ENOENT)'],
    [run('restore'), 'From which file?'],
    [run('restore', ['none.backup']), 'There is no file'],
  ] as const;
  for (const [response, sentence] of responses) {
    const { code, error } = await response;
    expect(code).toBe(1);
    expect(error).toContain(sentence);
    expect(error).not.toContain('    at ');
  }
});
