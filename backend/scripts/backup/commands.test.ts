import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { beforeEach, expect, inject, it, onTestFinished, vi } from 'vitest';
import {
  countOpenShops,
  hasUnfinishedRestore,
  noteRestore,
} from '../../src/database/open-shops.ts';
import { useTestDatabase } from '../../src/testing/database.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 60_000 }); // starts processes

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storyloom-'));
});

function start(program: string, args: string[] = []) {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/${mongoose.connection.name}`;
  const file = path.join(import.meta.dirname, '../..', program);
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: {
      ...process.env,
      MONGODB_URI: uri.href,
      JWT_SECRET: 'a'.repeat(32),
      PORT: '0',
      INIT_CWD: folder,
    },
  });
  child.stdin.end();
  return child;
}

async function run(...program: Parameters<typeof start>) {
  const child = start(...program);
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { out, error, code };
}

it('backs up and restores by two commands, and loses no earlier file', async () => {
  const orders = mongoose.connection.collection('orders');
  await orders.insertOne({ number: 7 });
  const taken = await run('scripts/backup.ts', ['shop.backup']);
  expect(taken).toMatchObject({ code: 0, out: expect.stringContaining('orders: 1') as string });
  const again = await run('scripts/backup.ts', ['shop.backup']);
  expect(again).toMatchObject({
    code: 1,
    error: expect.stringContaining('there already') as string,
  });
  expect(readdirSync(folder)).toEqual(['shop.backup']);

  await orders.updateOne({ number: 7 }, { $set: { number: 8 } });
  const kept = await run('scripts/restore.ts', ['shop.backup']);
  expect(kept).toMatchObject({ code: 1, error: expect.stringContaining('--replace') as string });
  expect(await orders.findOne({})).toMatchObject({ number: 8 });
  expect(await run('scripts/restore.ts', ['shop.backup', '--replace'])).toMatchObject({ code: 0 });
  expect(await orders.findOne({})).toMatchObject({ number: 7 });
});

it('writes one of two backups that are asked for one name at the same time', async () => {
  // So many that one is still writing when the other begins.
  const orders = Array.from({ length: 20_000 }, (_, number) => ({ number, note: 'x'.repeat(500) }));
  await mongoose.connection.collection('orders').insertMany(orders);
  const both = await Promise.all([
    run('scripts/backup.ts', ['shop.backup']),
    run('scripts/backup.ts', ['shop.backup']),
  ]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  expect(both.map(({ error }) => error).join()).toContain('there already');
  expect(readdirSync(folder)).toEqual(['shop.backup']);
  expect(await run('scripts/restore.ts', ['shop.backup', '--replace'])).toMatchObject({ code: 0 });
});

it('opens no shop, and backs none up, that a killed restore left half', async () => {
  await run('scripts/backup.ts', ['shop.backup']);
  await noteRestore(mongoose.connection.db!);
  const opened = await run('src/main.ts');
  expect(opened).toMatchObject({
    code: 1,
    error: expect.stringContaining('npm run restore') as string,
  });
  expect((await run('scripts/backup.ts', ['half.backup'])).error).toContain('did not end');
  await run('scripts/restore.ts', ['shop.backup', '--replace']);
  expect(await hasUnfinishedRestore(mongoose.connection.db)).toBe(false);
});

it('refuses to restore beneath an open shop, and leaves its orders alone', async () => {
  await run('scripts/backup.ts', ['shop.backup']);
  const shop = start('src/main.ts');
  onTestFinished(() => void shop.kill('SIGKILL'));
  const isListening = new Promise<void>((resolve) => {
    createInterface(shop.stdout).on('line', (line) => line.includes('listening') && resolve());
  });
  await isListening;
  const orders = mongoose.connection.collection('orders');
  await orders.insertOne({ number: 9 });
  const refused = await run('scripts/restore.ts', ['shop.backup', '--replace']);
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
  const answers = [
    [await run('scripts/backup.ts'), 'Into which file?'],
    [await run('scripts/backup.ts', ['no/such/folder/a.backup']), 'cannot be written (ENOENT)'],
    [await run('scripts/restore.ts'), 'From which file?'],
    [await run('scripts/restore.ts', ['none.backup']), 'There is no file'],
    [await run('scripts/restore.ts', ['a.backup', '--force']), '--force'],
  ] as const;
  for (const [{ code, error }, sentence] of answers) {
    expect(code).toBe(1);
    expect(error).toContain(sentence);
    expect(error).not.toContain('    at ');
  }
});
