import { expect, it, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { startMailBox, startSilentServer } from '../../testing/people/mail-box.ts';
import { signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { LetterModel } from '../../outbox/letter.model.ts';
import { schedule } from '../../runtime/schedule.ts';
import { letterJobs } from './letter-jobs.ts';

useTestDatabase();

it('takes orders while the mail server says nothing, and a stop leaves every letter to the next start', async () => {
  const letters = { from: 'shop@books.example', ownerEmail: 'owner@books.example' };
  const silent = await startSilentServer();
  const { api, settings } = createTestApp({ letters: { ...letters, server: silent } });
  const log = createLog('silent');
  const stop = schedule(letterJobs({ settings, log }), log);
  const body = orderFor([await makeBook()]);
  const cookie = await signInCustomer();
  await api.post('/api/orders/').set(cookie).send(body).expect(201);
  await vi.waitFor(async () => expect(await countTried()).toBe(2), 30_000);
  await api.post('/api/orders/').set(cookie).send(body).expect(201);
  await stop();
  expect(await countTried()).toBe(0);

  const box = await startMailBox();
  const again = { ...settings, letters: { ...letters, server: box.server } };
  const stopAgain = schedule(letterJobs({ settings: again, log }), log);
  await vi.waitFor(() => expect(box.mails).toHaveLength(4), 30_000);
  await stopAgain();
  const readers = box.mails.map(({ reader }) => reader).toSorted();
  const [owner, customer] = ['owner@books.example', 'reader@example.com'];
  expect(readers).toEqual([owner, owner, customer, customer]);
});

async function countTried(): Promise<number> {
  const letters = await LetterModel.find().lean();
  return letters.filter(({ tries }) => (tries ?? 0) > 0).length;
}
