import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { bookSchema } from '../contract/book/book.ts';
import { endHeartbeat } from '../database/open-shops.ts';
import { renameStoredNames } from '../database/rename-stored-names.ts';
import { upgrades } from '../database/upgrades.ts';
import { createLog } from '../log.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { addTestAdmins, useTestDatabase } from '../testing/database.ts';
import { signInAdmin } from '../testing/people/sign-in.ts';
import { createTestApp, testSettings } from '../testing/test-app.ts';
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
    const backup = { ...testSettings.backup, folder: before };
    const settings = { ...testSettings, mongodbUri: uri.href, backup };
    await prepareDatabase(settings, createLog('silent'));
    await endHeartbeat();

    const found = await mongoose.connection.collection('schema-version').findOne({});
    expect(found).toMatchObject({ number: upgrades.length });
    expect(readdirSync(before)).toHaveLength(1);
    const { api } = createTestApp();
    const books = z.array(bookSchema).parse((await api.get('/api/books').expect(200)).body);
    expect(books).toHaveLength(4);
    const orders = await api.get('/api/orders').set(signInAdmin()).expect(200);
    expect(orders.headers['x-total-count']).toBe('12');
  },
);

it('keeps emails, shelves, book requests, history and settings under their new names', async () => {
  const db = mongoose.connection.db!;
  const file = path.join(folder, 'version-1.gz');
  await restoreBackup({ db, file, isReplacing: true, onProgress: () => {} });
  // Killed after its first batches, it is run again from its start.
  await db.collection('emails').insertOne((await db.collection('letters').findOne({}))!);
  await renameStoredNames(db);
  await renameStoredNames(db);

  const names = (await db.listCollections().toArray()).map(({ name }) => name);
  for (const old of ['letters', 'lists', 'wishes', 'changes', 'proven-addresses']) {
    expect(names).not.toContain(old);
  }
  const all = (name: string) => db.collection(name).find({}).sort({ _id: 1 }).toArray();
  const emails = await all('emails');
  expect(emails.map(({ kind, key }) => [kind, key] as unknown)).toContainEqual([
    'order-received',
    'example',
  ]);
  expect(emails.map(({ kind }) => kind as string)).toContain('book-request-confirm');
  expect(emails).toHaveLength(3);
  expect(await all('shelves')).toMatchObject([{ slug: 'staff-picks' }]);
  expect(await all('book-requests')).toMatchObject([
    { isVerified: true, outbox: [{ kind: 'book-request-confirm' }] },
  ]);
  expect(await all('verified-addresses')).toMatchObject([{ verifiedAt: expect.any(Date) as Date }]);
  expect(await db.collection('settings').findOne({})).toMatchObject({
    emailTexts: { 'order-received': {}, 'book-request-confirm': {} },
    retention: { emailsMonths: 30 },
    changedIn: { emailTexts: 2 },
    isOnboardingDismissed: true,
  });
  expect(await db.collection('withdrawals').findOne({})).toMatchObject({ isPending: true });
  const history = await all('audit-log');
  expect(history.map(({ of }) => of as string)).toContain('shelf');
  const changed = history.flatMap(({ fields }) => (fields as { name: string }[]) ?? []);
  expect(changed.map(({ name }) => name)).toContain('emailTexts.book-request-confirm.subject');
  expect(changed.map(({ name }) => name)).toContain('retention.emailsMonths');
  const orders = await all('orders');
  expect(orders.every((order) => Array.isArray(order['stockTrackedBookIds']))).toBe(true);
  expect(orders.filter((order) => 'limitedBookIds' in order)).toEqual([]);
});
