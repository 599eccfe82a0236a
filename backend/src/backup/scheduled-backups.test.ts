import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { systemSchema } from '../contract/health.ts';
import { createLog } from '../log.ts';
import { checkArchive } from './restore-backup.ts';
import { writeDueEmails } from '../features/emails/write-emails.ts';
import { EmailModel } from '../models/emails/email.model.ts';
import { useTestDatabase } from '../testing/database.ts';
import { makeBook } from '../testing/factories.ts';
import { signInAdmin } from '../testing/people/sign-in.ts';
import { setSettings } from '../testing/save-settings.ts';
import { createTestApp, testEnv } from '../testing/test-app.ts';
import { readBackupRecord } from './backup-record.model.ts';
import { takeDueBackup } from './scheduled-backups.ts';

useTestDatabase();

const log = createLog('silent');
let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'storyloom-')), 'backups');
});

const envOf = (where = folder) => ({
  ...testEnv,
  backup: { folder: where, everyHours: 24, keep: 2 },
});
const take = (env = envOf()) =>
  takeDueBackup({ env, log }).finally(() => writeDueEmails({ env, log }));
/** As if the last try had been so long ago. */
async function letPass(hours: number): Promise<void> {
  const triedAt = new Date(Date.now() - hours * 3_600_000);
  await mongoose.connection.collection('backups').updateOne({}, { $set: { triedAt } });
}
async function readSystem() {
  const { api } = createTestApp(envOf());
  return systemSchema.parse((await api.get('/api/system').set(signInAdmin()).expect(200)).body);
}

it('takes a backup a day, of several processes one, and keeps the last ones', async () => {
  await makeBook({ title: 'Emma' });
  expect((await readSystem()).backup).toEqual({ isOn: true, everyHours: 24 });
  await Promise.all([take(), take(), take()]);
  expect(readdirSync(folder)).toHaveLength(1);
  const [first = ''] = readdirSync(folder);
  const held = await checkArchive(path.join(folder, first));
  expect(held).toContainEqual(expect.objectContaining({ name: 'books', documents: 1 }));
  await take();
  expect(readdirSync(folder)).toEqual([first]);

  writeFileSync(path.join(folder, 'by-hand.backup'), 'kept');
  const killed = path.join(folder, `${first}.unfinished`);
  writeFileSync(killed, 'of a process that was killed');
  utimesSync(killed, new Date(), new Date(Date.now() - 2 * 3_600_000));
  for (let day = 0; day < 2; day++) {
    await letPass(24);
    await take();
  }
  const kept = readdirSync(folder);
  expect(kept).toHaveLength(3);
  expect(kept).toContain('by-hand.backup');
  expect(kept).not.toContain(first);
  const { backup } = await readSystem();
  expect(Date.now() - Date.parse(backup.lastAt ?? '')).toBeLessThan(60_000);
});

it('leaves alone what another shop is just writing into the same folder', async () => {
  mkdirSync(folder);
  const theirs = 'storyloom-2026-11-28T12-00-00-000Z.backup.unfinished';
  writeFileSync(path.join(folder, theirs), 'not all of it yet');
  await take();
  expect(readdirSync(folder)).toContain(theirs);
});

it('tells the owner once of backups that fail, tries each hour, and says it in the settings', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'storyloom-')), 'a-file');
  writeFileSync(file, '');
  const env = envOf(path.join(file, 'backups'));
  await expect(take(env)).rejects.toThrow('ENOTDIR');
  await take(env); // not due yet
  await letPass(1);
  await expect(take(env)).rejects.toThrow('ENOTDIR');
  expect(readFileSync(file, 'utf8')).toBe('');
  const emails = await EmailModel.find().lean();
  expect(emails.map(({ kind }) => kind)).toEqual(['backup-failed']);
  expect(emails[0]?.text).toContain('There is none yet.');
  const { problem, reason } = (await readSystem()).backup;
  expect(problem).toContain('ENOTDIR');
  expect(reason).toEqual({ code: 'backup_system_error', name: 'ENOTDIR', detail: problem });

  await letPass(1);
  await take();
  expect((await readSystem()).backup.problem).toBeUndefined();
});

it('names the last backup in the language and time of the shop', async () => {
  await setSettings({
    language: 'de',
    money: { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' },
  });
  await take();
  await letPass(24);
  const at = new Date('2026-11-28T12:00:00Z');
  await mongoose.connection.collection('backups').updateOne({}, { $set: { at } });
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'storyloom-')), 'a-file');
  writeFileSync(file, '');
  await expect(take(envOf(path.join(file, 'backups')))).rejects.toThrow('ENOTDIR');
  const { text } = (await EmailModel.findOne().lean())!;
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Die letzte vollständige ist vom 28. November 2026 um 13:00:00 MEZ.',
  );
});

it('takes one at a time, however many hours it takes', async () => {
  const db = mongoose.connection.db!;
  const list = db.listCollections.bind(db);
  let [begin, goOn] = [() => {}, () => {}];
  const started = new Promise<void>((resolve) => (begin = resolve));
  const held = new Promise<void>((resolve) => (goOn = resolve));
  vi.spyOn(db, 'listCollections').mockImplementationOnce((...given) => {
    const cursor = list(...given);
    const toArray = cursor.toArray.bind(cursor);
    cursor.toArray = () => (begin(), held.then(toArray));
    return cursor;
  });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const first = take();
  await started;
  const sinceTried = async () => Date.now() - Number((await readBackupRecord())?.triedAt);
  for (let passed = 0; passed < 8; passed += 1) {
    vi.advanceTimersByTime(600_000);
    await expect.poll(sinceTried).toBeLessThan(600_000);
  }
  await take();
  expect(readdirSync(folder)).toEqual([]);
  goOn();
  await first;
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/backup$/)]);
});
