import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { emailMessageSchema, type EmailMessage } from '../../contract/email/email.ts';
import { orderSchema } from '../../contract/order/order.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { makeEmailsDue, queuedKinds } from '../../testing/orders/queued-emails.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { writeDueEmails } from './write-emails.ts';

useTestDatabase();

const server = { host: '127.0.0.1', port: 25, isSecure: false, login: undefined };
const shop = createTestApp({
  emails: { server, from: 'shop@books.example', ownerEmail: 'owner@books.example' },
});
beforeEach(async () => {
  const digest = { emails: { digest: true } };
  await shop.api.put('/api/settings').set(signInAdmin()).send(digest).expect(200);
});

async function order() {
  const body = orderFor([await makeBook()]);
  const cookie = await signInCustomer();
  const { body: response } = await shop.api.post('/api/orders/').set(cookie).send(body).expect(201);
  return orderSchema.parse(response);
}

const write = () => writeDueEmails({ env: shop.env, log: createLog('silent') });

async function toOwner(): Promise<EmailMessage[]> {
  const { body } = await shop.api.get('/api/emails/').set(signInAdmin()).expect(200);
  return z
    .array(emailMessageSchema)
    .parse(body)
    .filter(({ kind }) => kind !== 'order-received');
}

/** As if what is not written yet had been ordered then. */
const ordered = (at: Date) => makeEmailsDue(at);
const day = new Date('2026-11-21T09:00Z');

it('has every order of its day, and goes out once the day is over', async () => {
  const { number: first } = await order();
  await ordered(day);
  await write();
  const { number: second } = await order();
  await ordered(new Date('2026-11-21T23:59Z'));
  await write();
  const [email, ...more] = await toOwner();
  expect(more).toEqual([]);
  expect(email).toMatchObject({
    kind: 'digest',
    to: 'owner@books.example',
    nextTryAt: '2026-11-22T00:01:00.000Z',
    subject: '2 new orders on 21 November 2026: $21.00',
  });
  for (const number of [first, second]) expect(email?.text).toContain(`#${number} to `);
  expect(await queuedKinds('order')).toEqual([]);
});

it('tells of each order once, however many processes write it', async () => {
  const pending = await Promise.all(Array.from({ length: 6 }, () => order()));
  await ordered(day);
  await Promise.all([write(), write(), write(), write()]);
  await write();
  const [digest, ...more] = await toOwner();
  expect(more).toEqual([]);
  for (const { number } of pending) expect(digest?.text.split(`#${number} `)).toHaveLength(2);
});

it('leaves an order that came too late for it to an email of its own', async () => {
  await order();
  await ordered(day);
  await write();
  await EmailModel.updateMany({ kind: 'digest' }, { tries: 1 }); // it is being sent
  await order();
  await ordered(day);
  await write();
  const [alone, digest] = (await toOwner()).toSorted((a, b) => b.kind.localeCompare(a.kind));
  expect(alone?.kind).toBe('new-order');
  expect(digest?.subject).toMatch(/^1 new order on/);
});
