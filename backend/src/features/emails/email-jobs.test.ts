import { expect, it, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { startMailBox, startSilentServer } from '../../testing/people/mail-box.ts';
import { signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { schedule } from '../../runtime/schedule.ts';
import { emailJobs } from './email-jobs.ts';

useTestDatabase();

it('takes orders while the mail server says nothing, and a stop leaves every email to the next start', async () => {
  const emails = { from: 'shop@books.example', ownerEmail: 'owner@books.example' };
  const silent = await startSilentServer();
  const { api, env } = createTestApp({ emails: { ...emails, server: silent } });
  const log = createLog('silent');
  const stop = schedule(emailJobs({ env, log }), log);
  const body = orderFor([await makeBook()]);
  const cookie = await signInCustomer();
  await api.post('/api/orders/').set(cookie).send(body).expect(201);
  await vi.waitFor(async () => expect(await countTried()).toBe(2), 30_000);
  await api.post('/api/orders/').set(cookie).send(body).expect(201);
  await stop();
  expect(await countTried()).toBe(0);

  const box = await startMailBox();
  const again = { ...env, emails: { ...emails, server: box.server } };
  const stopAgain = schedule(emailJobs({ env: again, log }), log);
  await vi.waitFor(() => expect(box.mails).toHaveLength(4), 30_000);
  await stopAgain();
  const readers = box.mails.map(({ reader }) => reader).toSorted();
  const [owner, customer] = ['owner@books.example', 'reader@example.com'];
  expect(readers).toEqual([owner, owner, customer, customer]);
});

async function countTried(): Promise<number> {
  const emails = await EmailModel.find().lean();
  return emails.filter(({ tries }) => (tries ?? 0) > 0).length;
}
