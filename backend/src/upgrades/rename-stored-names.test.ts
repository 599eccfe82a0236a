import path from 'node:path';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { restoreBackup } from '../backup/restore-backup.ts';
import { renameStoredNames } from './rename-stored-names.ts';
import { useTestDatabase } from '../testing/database.ts';

useTestDatabase();

it('keeps emails, shelves, book requests, history and settings under their new names', async () => {
  const db = mongoose.connection.db!;
  const file = path.join(import.meta.dirname, '../backup/earlier-names.gz');
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
