import type { Types } from 'mongoose';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { startCustomerSession } from '../../auth/customer-session.model.ts';
import { letterSchema } from '../../contract/shop/letter.ts';
import { createLog } from '../../log.ts';
import { queueLetter } from '../../outbox/outbox.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { addOrder } from '../../testing/orders/orders.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { eraseAccount } from '../customers/erase/erase-person.ts';
import { OrderModel } from '../../order-record/order.model.ts';
import { WithdrawalModel } from '../withdrawals/withdrawal.model.ts';
import { releaseProven } from './hold-letters.ts';
import { LetterModel } from '../../outbox/letter.model.ts';
import { writeDueLetters } from './write-letters.ts';

useTestDatabase();

const foreign = 'Stranger@example.com';
let shop: ReturnType<typeof createTestApp>;
beforeEach(() => {
  shop = createTestApp();
});

const write = () => writeDueLetters({ settings: shop.settings, log: createLog('silent') });
const toForeign = (status: 'held' | 'waiting') =>
  LetterModel.countDocuments({ to: foreign, status });

/** Somebody who claims the address and cannot read its mailbox. */
async function claim(uid: string): Promise<string> {
  const secret = await startCustomerSession({
    ...{ uid, email: foreign.toLowerCase(), emailVerified: false, provider: 'password' },
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return `storyloom_session=${secret}`;
}

function owed(at = new Date()) {
  return { email: foreign, outbox: [queueLetter('order-received', at)] };
}

it('tells an unproven address of three orders, though twelve accounts write a hundred with it', async () => {
  const book = await makeBook();
  const cookies = await Promise.all(Array.from({ length: 12 }, (_, i) => claim(`uid-${i}`)));
  let placed = 0;
  for (let i = 0; placed < 100; i += 1) {
    const body = orderFor([book], {
      ...{ email: foreign, name: 'You have won, call 0900 666', phone: `0700 ${1000 + i}` },
    });
    const Cookie = cookies[i % cookies.length] ?? '';
    const { status } = await shop.api.post('/api/orders/').set({ Cookie }).send(body);
    expect([201, 429]).toContain(status);
    if (status === 429) break;
    placed += 1;
    // Letters are written while orders come in, by several processes at once.
    if (i % 9 === 0) await Promise.all([write(), write(), write()]);
  }
  for (; placed < 100; placed += 1) await addOrder({ uid: `uid-${placed % 12}`, ...owed() });
  for (let i = 0; i < 3; i += 1) await Promise.all([write(), write(), write()]);
  expect(await toForeign('waiting')).toBe(3);
  expect(await toForeign('held')).toBe(97);
  const said = await LetterModel.find({ kind: 'order-received' }).lean();
  for (const { subject, html } of said) {
    expect(subject).not.toContain('won');
    expect(/<h1[^]*<\/h1>/.exec(html)?.[0]).toMatch(/Thank you for your order/);
  }
  const { body } = await shop.api.get('/api/letters/?status=held').set(signInAdmin()).expect(200);
  expect(z.array(letterSchema).parse(body)).toHaveLength(20);
}, 60_000);

it('sends all letters of an order it tells of, and holds all of one it does not', async () => {
  const ids = [];
  for (let i = 0; i < 4; i += 1) ids.push(await addOrder(owed()));
  await write();
  for (const _id of ids) {
    await OrderModel.updateOne({ _id }, { outbox: [queueLetter('order-shipped', new Date())] });
  }
  await write();
  expect(await toForeign('waiting')).toBe(6);
  const held = await LetterModel.distinct('key', { status: 'held' });
  expect(new Set(held.map((key) => key.split(' ')[0]))).toEqual(new Set([ids[3]?.toHexString()]));
  expect(held).toHaveLength(2);
});

it('does not count the same order twice after a kill between counting and writing', async () => {
  for (let i = 0; i < 3; i += 1) {
    await addOrder(owed());
    await write();
    const outbox = [queueLetter('order-received', new Date())];
    await LetterModel.deleteMany();
    await OrderModel.updateMany({}, { outbox });
    await write();
  }
  expect(await toForeign('held')).toBe(0);
});

it('lets all go once the address is proven, and holds nothing of it afterwards', async () => {
  for (let i = 0; i < 5; i += 1) await addOrder(owed());
  await write();
  await releaseProven();
  expect(await toForeign('held')).toBe(2);
  await signInCustomer(foreign.toLowerCase(), 'uid-of-the-reader');
  await releaseProven();
  expect(await toForeign('held')).toBe(0);
  for (let i = 0; i < 5; i += 1) await addOrder(owed());
  await write();
  expect(await toForeign('waiting')).toBe(10);
});

it('holds again when the account that proved the address is deleted', async () => {
  await signInCustomer(foreign.toLowerCase(), 'uid-of-the-reader');
  await eraseAccount('uid-of-the-reader');
  for (let i = 0; i < 4; i += 1) await addOrder(owed());
  await write();
  expect(await toForeign('held')).toBe(1);
});

it('sends what the owner says, and the later letters of that order', async () => {
  const ids = [];
  for (let i = 0; i < 4; i += 1) ids.push(await addOrder(owed()));
  await write();
  const held = await LetterModel.findOne({ status: 'held' }).lean();
  const path = `/api/letters/${held?._id.toHexString()}/retry`;
  const { body } = await shop.api.post(path).set(signInAdmin()).expect(200);
  expect(letterSchema.parse(body)).toMatchObject({ status: 'waiting', tries: 0 });
  const outbox = [queueLetter('order-confirmed', new Date())];
  await OrderModel.updateOne({ _id: ids[3] }, { outbox });
  await write();
  expect(await toForeign('held')).toBe(0);
});

it('tells of every order that the owner has entered, and the owner of all', async () => {
  for (let i = 0; i < 5; i += 1) await addOrder({ ...owed(), uid: '', source: 'phone' });
  const outbox = [queueLetter('new-order', new Date())];
  for (let i = 0; i < 5; i += 1) await addOrder({ email: foreign, outbox });
  await write();
  expect(await LetterModel.countDocuments({ status: 'waiting' })).toBe(10);
});

it('acknowledges few withdrawals to an unproven address, and those of its own orders always', async () => {
  const declare = (number: number, orderId?: Types.ObjectId) => {
    const receivedAt = new Date();
    return WithdrawalModel.create({
      ...{ name: 'Rita', email: foreign, emailLower: foreign.toLowerCase(), number: `${number}` },
      ...{ orderId, receivedAt, status: 'open', key: `${number}` },
      outbox: [queueLetter('withdrawal-received', receivedAt)],
    });
  };
  for (let i = 0; i < 3; i += 1) await addOrder(owed());
  await write();
  for (let i = 0; i < 8; i += 1) await declare(i);
  await Promise.all([write(), write()]);
  expect([await toForeign('waiting'), await toForeign('held')]).toEqual([6, 5]);
  const order = await OrderModel.findOne().orFail().lean();
  await declare(order.number, order._id);
  await write();
  expect([await toForeign('waiting'), await toForeign('held')]).toEqual([7, 5]);
  await signInCustomer(foreign.toLowerCase(), 'uid-of-the-reader');
  await releaseProven();
  expect(await toForeign('held')).toBe(0);
});
