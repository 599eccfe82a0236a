import mongoose, { type Types } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { startCustomerSession } from '../../auth/customer-session.model.ts';
import { emailMessageSchema } from '../../contract/email/email.ts';
import { foldEmail } from '../../contract/text/email.ts';
import { createLog } from '../../log.ts';
import { hashOfKey } from '../../protection/rate-limit.ts';
import { queueEmails } from '../../models/emails/queued-email.model.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { addOrder } from '../../testing/orders/orders.ts';
import { queueOrderEmails } from '../../testing/orders/queued-emails.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { eraseAccount } from '../customers/erase/erase-person.ts';
import { OrderModel, type StoredOrder } from '../../models/orders/order.model.ts';
import { WithdrawalModel } from '../withdrawals/withdrawal.model.ts';
import { countWithinLimit, releaseVerified } from './hold-emails.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { writeDueEmails } from './write-emails.ts';

useTestDatabase();

const foreign = 'Stranger@example.com';
let shop: ReturnType<typeof createTestApp>;
beforeEach(() => {
  shop = createTestApp();
});

const write = () => writeDueEmails({ env: shop.env, log: createLog('silent') });
const toForeign = (status: 'held' | 'waiting') =>
  EmailModel.countDocuments({ to: foreign, status });

/** Somebody who claims the address and cannot read its mailbox. */
async function claim(uid: string): Promise<string> {
  const secret = await startCustomerSession({
    uid,
    email: foreign.toLowerCase(),
    emailVerified: false,
    provider: 'password',
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return `storyloom_session=${secret}`;
}

const addPending = (fields: Partial<StoredOrder> = {}) =>
  addOrder({ email: foreign, ...fields }, ['order-received']);

it('tells an unverified address of three orders, though twelve accounts write a hundred with it', async () => {
  const book = await makeBook();
  const cookies = await Promise.all(Array.from({ length: 12 }, (_, i) => claim(`uid-${i}`)));
  let placed = 0;
  for (let i = 0; placed < 100; i += 1) {
    const body = orderFor([book], {
      email: foreign,
      name: 'You have won, call 0900 666',
      phone: `0700 ${1000 + i}`,
    });
    const Cookie = cookies[i % cookies.length] ?? '';
    const { status } = await shop.api.post('/api/orders/').set({ Cookie }).send(body);
    expect([201, 429]).toContain(status);
    if (status === 429) break;
    placed += 1;
    // Emails are written while orders come in, by several processes at once.
    if (i % 9 === 0) await Promise.all([write(), write(), write()]);
  }
  for (; placed < 100; placed += 1) await addPending({ uid: `uid-${placed % 12}` });
  for (let i = 0; i < 3; i += 1) await Promise.all([write(), write(), write()]);
  expect(await toForeign('waiting')).toBe(3);
  expect(await toForeign('held')).toBe(97);
  const content = await EmailModel.find({ kind: 'order-received' }).lean();
  for (const { subject, html } of content) {
    expect(subject).not.toContain('won');
    expect(/<h1[^]*<\/h1>/.exec(html)?.[0]).toMatch(/Thank you for your order/);
  }
  const { body } = await shop.api.get('/api/emails/?status=held').set(signInAdmin()).expect(200);
  expect(z.array(emailMessageSchema).parse(body)).toHaveLength(20);
}, 60_000);

it('sends all emails of an order it tells of, and holds all of one it does not', async () => {
  const ids = [];
  for (let i = 0; i < 4; i += 1) ids.push(await addPending());
  await write();
  for (const _id of ids) await queueOrderEmails(_id, ['order-shipped']);
  await write();
  expect(await toForeign('waiting')).toBe(6);
  const held = await EmailModel.distinct('key', { status: 'held' });
  expect(new Set(held.map((key) => key.split(' ')[0]))).toEqual(new Set([ids[3]?.toHexString()]));
  expect(held).toHaveLength(2);
});

it('does not count the same order twice after a kill between counting and writing', async () => {
  for (let i = 0; i < 3; i += 1) {
    await addPending();
    await write();
    await EmailModel.deleteMany();
    for (const { _id } of await OrderModel.find().lean()) {
      await queueOrderEmails(_id, ['order-received']);
    }
    await write();
  }
  expect(await toForeign('held')).toBe(0);
});

it('lets all go once the address is verified, and holds nothing of it afterwards', async () => {
  for (let i = 0; i < 5; i += 1) await addPending();
  await write();
  await releaseVerified();
  expect(await toForeign('held')).toBe(2);
  await signInCustomer(foreign.toLowerCase(), 'reader');
  await releaseVerified();
  expect(await toForeign('held')).toBe(0);
  for (let i = 0; i < 5; i += 1) await addPending();
  await write();
  expect(await toForeign('waiting')).toBe(10);
});

it('holds what other accounts order with an address that its own customer has verified', async () => {
  await signInCustomer(foreign.toLowerCase(), 'uid-of-the-reader');
  for (let i = 0; i < 5; i += 1) await addPending({ uid: `uid-${i}` });
  await write();
  await releaseVerified();
  expect([await toForeign('waiting'), await toForeign('held')]).toEqual([3, 2]);
});

it('tells of three orders an hour once other emails have left room for them', async () => {
  const acknowledged = Array.from({ length: 6 }, (_, i) =>
    countWithinLimit('releasedOrder', { id: `withdrawal ${i}`, email: foreign }),
  );
  expect(await Promise.all(acknowledged)).not.toContain(false);
  for (let i = 0; i < 3; i += 1) await addPending();
  await write();
  expect(await toForeign('held')).toBe(3);
  const emails = [`emails to ${foldEmail(foreign)}`, `emails to ${foldEmail(foreign)} in a day`];
  const windows = mongoose.connection.collection<{ _id: string }>('counted-hours');
  await windows.deleteMany({ _id: { $in: emails.map(hashOfKey) } });
  for (let i = 0; i < 3; i += 1) await addPending();
  await write();
  expect(await toForeign('waiting')).toBe(3);
});

it('holds again when the account that proved the address is deleted', async () => {
  await signInCustomer(foreign.toLowerCase(), 'reader');
  await eraseAccount('reader');
  for (let i = 0; i < 4; i += 1) await addPending();
  await write();
  expect(await toForeign('held')).toBe(1);
});

it('sends what the owner says, and the later emails of that order', async () => {
  const ids = [];
  for (let i = 0; i < 4; i += 1) ids.push(await addPending());
  await write();
  const held = await EmailModel.findOne({ status: 'held' }).lean();
  const path = `/api/emails/${held?._id.toHexString()}/retry`;
  const { body } = await shop.api.post(path).set(signInAdmin()).expect(200);
  expect(emailMessageSchema.parse(body)).toMatchObject({ status: 'waiting', tries: 0 });
  await queueOrderEmails(ids[3]!, ['order-confirmed']);
  await write();
  expect(await toForeign('held')).toBe(0);
});

it('tells of every order that the owner has entered, and the owner of all', async () => {
  for (let i = 0; i < 5; i += 1) await addPending({ uid: '', source: 'phone' });
  for (let i = 0; i < 5; i += 1) await addOrder({ email: foreign }, ['new-order']);
  await write();
  expect(await EmailModel.countDocuments({ status: 'waiting' })).toBe(10);
});

it('acknowledges few withdrawals to an unverified address, and one of its own orders before others', async () => {
  const declare = async (number: number, orderId?: Types.ObjectId) => {
    const receivedAt = new Date();
    const { _id: recordId } = await WithdrawalModel.create({
      name: 'Rita',
      email: foreign,
      emailLower: foreign.toLowerCase(),
      number: `${number}`,
      orderId,
      receivedAt,
      status: 'open',
      key: `${number}`,
    });
    const kinds = ['withdrawal-received'] as const;
    await queueEmails([{ of: 'withdrawal', recordId, kinds, at: receivedAt }]);
  };
  for (let i = 0; i < 3; i += 1) await addPending();
  await write();
  expect(await toForeign('waiting')).toBe(3);
  for (let i = 0; i < 5; i += 1) await declare(i);
  await Promise.all([write(), write()]);
  expect([await toForeign('waiting'), await toForeign('held')]).toEqual([3, 5]);
  const order = await OrderModel.findOne().orFail().lean();
  for (let i = 0; i < 4; i += 1) await declare(order.number + i * 1000, order._id);
  await write();
  expect([await toForeign('waiting'), await toForeign('held')]).toEqual([6, 6]);
  await signInCustomer(foreign.toLowerCase(), 'uid-of-the-reader');
  await WithdrawalModel.updateMany({}, { uid: 'uid-of-the-reader' });
  await releaseVerified();
  expect(await toForeign('held')).toBe(6);
  await mongoose.connection.collection('counted-hours').deleteMany();
  for (let i = 0; i < 5; i += 1) await releaseVerified();
  expect(await toForeign('held')).toBe(3);
});

it('hears of an order though strangers have entered the address wherever they could', async () => {
  for (let i = 0; i < 9; i += 1) {
    const receivedAt = new Date();
    const { _id: recordId } = await WithdrawalModel.create({
      name: 'Otto',
      email: foreign,
      emailLower: foreign.toLowerCase(),
      number: `${i}`,
      receivedAt,
      status: 'open',
      key: `${i}`,
    });
    const kinds = ['withdrawal-received'] as const;
    await queueEmails([{ of: 'withdrawal', recordId, kinds, at: receivedAt }]);
  }
  await shop.api.post('/api/newsletter').send({ email: foreign });
  await write();
  expect(await toForeign('waiting')).toBe(3);
  for (let i = 0; i < 4; i += 1) await addPending();
  await write();
  expect(await toForeign('waiting')).toBe(6);
});
