import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { bookSchema } from '../contract/book/book.ts';
import { endHeartbeat } from '../database/heartbeat.ts';
import { upgrades } from '../upgrades/upgrades.ts';
import { createLog } from '../log.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { addTestAdmins, useTestDatabase } from '../testing/database.ts';
import { signInAdmin } from '../testing/people/sign-in.ts';
import { createTestApp, testEnv } from '../testing/test-app.ts';
import { restoreBackup } from './restore-backup.ts';

useTestDatabase();

// Written by the code of that time, and never again. Each holds 4 books and 12 orders.
const folder = path.join(import.meta.dirname, 'earlier-versions');

it('keeps a backup of every version that data have had', () => {
  const names = readdirSync(folder).sort();
  expect(names).toEqual(upgrades.map((_, version) => `version-${version}.gz`));
});

it.each(upgrades.map((_, version) => version))(
  'opens a backup of version %i, and keeps the data as they were',
  async (version) => {
    const file = path.join(folder, `version-${version}.gz`);
    const db = mongoose.connection.db!;
    await restoreBackup({ db, file, isReplacing: true, onProgress: () => {} });
    await addTestAdmins();
    const uri = new URL(inject('mongodbUri'));
    uri.pathname = `/${mongoose.connection.name}`;
    await mongoose.disconnect();
    const before = path.join(mkdtempSync(path.join(tmpdir(), 'storyloom-')), 'backups');
    const backup = { ...testEnv.backup, folder: before };
    const env = { ...testEnv, mongodbUri: uri.href, backup };
    await prepareDatabase(env, createLog('silent'));
    await endHeartbeat();

    const found = await mongoose.connection.collection('schema-version').findOne({});
    expect(found).toMatchObject({ number: upgrades.length });
    expect(readdirSync(before)).toHaveLength(1);
    const { api } = createTestApp();
    const books = z.array(bookSchema).parse((await api.get('/api/books').expect(200)).body);
    expect(books).toHaveLength(4);
    const orders = await api.get('/api/orders').set(signInAdmin()).expect(200);
    expect(orders.headers['x-total-count']).toBe('12');
    if (version !== 1) return;
    // A cancelled order and one that was being placed had been left half done by a kill.
    const stocks = await mongoose.connection.collection('books').find().sort({ _id: 1 }).toArray();
    expect(stocks.map(({ stock }) => stock as number)).toEqual([15, 4, undefined, undefined]);
  },
);
