import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { AuditEntryModel } from '../models/audit-log/audit-entry.model.ts';
import { fileWaitingChanges } from './file-waiting-changes.ts';
import { newAuditEntry } from '../models/audit-log/new-audit-entry.ts';

useTestDatabase();

it('keeps what waited on admins, settings and shelves, and takes removed admins out', async () => {
  const collection = (name: string) => mongoose.connection.collection<{ _id: unknown }>(name);
  const entryOf = (action: 'changed' | 'deleted') =>
    newAuditEntry({ by: 'ann' }, action, { before: { title: 'Old' }, after: { title: 'New' } });
  const removed = { username: 'gone', removedAt: new Date() };
  const records = {
    admins: { _id: 'a1', ...removed, newChanges: [entryOf('deleted')] },
    settings: { _id: 'shop', newChanges: [entryOf('changed'), entryOf('changed')] },
    shelves: { _id: 's1', newChanges: [entryOf('changed')] },
  };
  for (const [name, record] of Object.entries(records)) await collection(name).insertOne(record);
  for (let times = 0; times < 2; times += 1) await fileWaitingChanges(mongoose.connection.db!);

  const entries = await AuditEntryModel.find().sort({ of: 1 }).lean();
  expect(entries.map(({ of, id, action }) => `${of} ${id} ${action}`)).toEqual([
    'admin a1 deleted',
    'settings shop changed',
    'settings shop changed',
    'shelf s1 changed',
  ]);
  expect(await collection('admins').countDocuments({ username: 'gone' })).toBe(0);
  for (const name of ['settings', 'shelves']) {
    expect(await collection(name).countDocuments({ newChanges: { $exists: true } })).toBe(0);
  }
});
