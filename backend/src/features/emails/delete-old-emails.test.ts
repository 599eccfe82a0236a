import mongoose from 'mongoose';
import { expect, it, onTestFinished, vi } from 'vitest';
import { upgrades } from '../../upgrades/upgrades.ts';
import { setSettings } from '../../testing/save-settings.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { deleteOldEmails } from './email-jobs.ts';
import { addEmail, EmailModel } from '../../models/emails/email.model.ts';

useTestDatabase();

const dayMs = 86_400_000;

async function addOld(key: string, days: number) {
  const content = { subject: 'Thank you', text: 'Text', html: '<p>', to: 'reader@example.com' };
  await addEmail({ ...content, key, kind: 'order-received' });
  await EmailModel.updateOne({ key }, { createdAt: new Date(Date.now() - days * dayMs) });
}

it('takes emails away after 24 months, and after as many as the owner says', async () => {
  await addOld('three years', 1100);
  await addOld('one year', 370);
  await addOld('a month', 27);
  await deleteOldEmails();
  expect((await EmailModel.distinct('key')).sort()).toEqual(['a month', 'one year']);
  const retention = { ordersYears: null, emailsMonths: 1 };
  await setSettings({ retention });
  await Promise.all([deleteOldEmails(), deleteOldEmails()]);
  expect(await EmailModel.distinct('key')).toEqual(['a month']);
});

it('keeps for a month what was written within the one before, though that one is short', async () => {
  const retention = { ordersYears: null, emailsMonths: 1 };
  await setSettings({ retention });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-31T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await addOld('28 February', 30.9);
  await addOld('a day before', 32);
  await deleteOldEmails();
  expect(await EmailModel.distinct('key')).toEqual(['28 February']);
});

it('goes on where it was stopped, through more than fit into a batch', async () => {
  for (let i = 0; i < 501; i += 1) await addOld(`email ${i}`, 1100);
  await deleteOldEmails(AbortSignal.abort());
  expect(await EmailModel.countDocuments()).toBe(501);
  await deleteOldEmails();
  expect(await EmailModel.countDocuments()).toBe(0);
});

it('leaves nothing of the expiry that emails had in an earlier release', async () => {
  const emails = mongoose.connection.collection('emails');
  const letters = mongoose.connection.collection('letters'); // the name in that release
  await letters.createIndex({ createdAt: 1 }, { expireAfterSeconds: 180 * 86_400 });
  for (let times = 0; times < 2; times += 1) {
    for (const { run } of upgrades) await run(mongoose.connection.db!);
    const indexes = await emails.indexes();
    expect(indexes.filter((index) => 'expireAfterSeconds' in index)).toEqual([]);
  }
});
