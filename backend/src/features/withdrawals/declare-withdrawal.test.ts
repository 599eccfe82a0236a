import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { orderSchema, type Order } from '../../contract/order/order.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp, testEnv } from '../../testing/test-app.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { writeDueEmails } from '../emails/write-emails.ts';
import { setStepsAt } from '../../testing/orders/orders.ts';
import { recordOnOrders } from './declare-withdrawal.ts';
import { WithdrawalModel } from './withdrawal.model.ts';

useTestDatabase();

const email = 'reader@example.com';
const dayMs = 86_400_000;
let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
let order: Order;
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer(email, 'uid-reader');
  const on = { withdrawal: { isOn: true, days: 14 } };
  await api.put('/api/settings').set(signInAdmin()).send(on).expect(200);
  const books = [await makeBook({ title: 'Emma' }), await makeBook({ title: 'Dracula' })];
  const placed = await api.post('/api/orders/').set(reader).send(orderFor(books, { email }));
  order = orderSchema.parse(placed.body);
});

const declare = (body: object) => {
  const { number } = order;
  return api.post('/api/withdrawals').send({ name: 'Rita', email, number, confirm: true, ...body });
};

const step = async (status: string, items?: string[]) => {
  const call = api.patch(`/api/orders/${order._id}/status`).set(signInAdmin());
  await call.send({ status, items }).expect(200);
};

async function noticesOnOrder() {
  await recordOnOrders();
  const { body } = await api.get(`/api/orders/${order._id}`).set(reader).expect(200);
  return orderSchema.parse(body).withdrawal;
}

/** Of the acknowledgement, which is due whatever was declared. */
async function readEmail() {
  await writeDueEmails({ env: testEnv, log: createLog('silent') });
  return EmailModel.findOne({ kind: 'withdrawal-received' }).orFail().lean();
}

it('of a cancelled order is received and acknowledged, and the order stays what it is', async () => {
  await step('cancelled');
  await declare({}).expect(202);
  expect(await noticesOnOrder()).toBeUndefined();
  expect(await WithdrawalModel.findOne().lean()).toMatchObject({ status: 'open' });
  expect((await readEmail()).to).toBe(email);
});

it('of a book that has come back is on the order all the same: it may have been made before', async () => {
  for (const status of ['confirmed', 'shipped', 'delivered']) await step(status);
  const [back] = order.productIds as [string];
  await step('returned', [back]);
  await declare({ items: [back] }).expect(202);
  expect((await noticesOnOrder())?.items).toEqual([back]);
});

it('after the period is received all the same: whether it counts is the owner’s to say', async () => {
  for (const status of ['confirmed', 'shipped', 'delivered']) await step(status);
  await setStepsAt(new Date(Date.now() - 15 * dayMs));
  await declare({}).expect(202);
  expect(await noticesOnOrder()).toBeDefined();
  const { text } = await readEmail();
  expect(text).toContain('received');
  expect(text).not.toMatch(/accept/i);
});

it('is acknowledged with its moment to the second, in the shop’s time zone, which is named', async () => {
  const money = { money: { timeZone: 'Asia/Tokyo' } };
  await api.put('/api/settings').set(signInAdmin()).send(money).expect(200);
  await declare({}).expect(202);
  await WithdrawalModel.updateOne({}, { receivedAt: new Date('2026-11-25T18:09:44Z') });
  expect((await readEmail()).text).toContain('26 November 2026 at 03:09:44 GMT+9');
});

it('of books that are not in the order leaves the order alone, and names none of its books', async () => {
  const foreign = (await makeBook({ title: 'Persuasion' })).id;
  await declare({ items: [foreign] }).expect(202);
  expect(await noticesOnOrder()).toBeUndefined();
  expect((await readEmail()).text).not.toMatch(/Emma|Dracula|Persuasion/);
});

it('of one book of the order and one of none stands on the order for the one, by its title', async () => {
  const foreign = (await makeBook({ title: 'Persuasion' })).id;
  const [, second] = order.productIds;
  await declare({ items: [foreign, second?.toUpperCase()] })
    .set(reader)
    .expect(202);
  expect((await noticesOnOrder())?.items).toEqual([second]);
  const { text, html } = await readEmail();
  for (const form of [text, html]) {
    expect(form).toContain('Dracula');
    expect(form).not.toMatch(/Emma|Persuasion/);
  }
});

it('by somebody who knows address and number names the books in the email as they were typed', async () => {
  const foreign = (await makeBook({ title: 'Persuasion' })).id;
  const items = [...order.productIds, foreign];
  const otto = await signInCustomer('otto@example.com', 'uid-otto');
  await declare({ items }).set(otto).expect(202);
  const { text, html, to } = await readEmail();
  expect(to).toBe(email);
  expect(`${text} ${html}`).not.toMatch(/Emma|Dracula|Persuasion/);
  expect(text.match(/[0-9a-f]{24}/g)).toEqual(items);
});

it('for another address than the customer’s own names no title in the email', async () => {
  const elsewhere = { email: 'otto@example.com', items: order.productIds };
  await declare(elsewhere).set(reader).expect(202);
  const { text, html } = await readEmail();
  expect(`${text} ${html}`).not.toMatch(/Emma|Dracula/);
});

it('of single books of somebody else’s order names no title to who declared it', async () => {
  await declare({ email: 'otto@example.com', items: order.productIds }).expect(202);
  expect(await noticesOnOrder()).toBeUndefined();
  const { text, html, to } = await readEmail();
  expect(to).toBe('otto@example.com');
  expect(`${text} ${html}`).not.toMatch(/Emma|Dracula/);
});

it('with a script as its name is kept as it is written, and runs in no email', async () => {
  const name = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  await declare({ name }).expect(202);
  expect(await WithdrawalModel.findOne().lean()).toMatchObject({ name });
  const { subject, text, html } = await readEmail();
  expect(subject).not.toContain('script');
  expect(text).toContain(name);
  expect(html).not.toMatch(/<script|<img src=x/);
});

it.each(['\n', '\r\nBcc: all@example.com', '\u2028', '\u0000', '\u202e'])(
  'with %j in its name is refused with an error at the name, and nothing is stored',
  async (sign) => {
    const { body } = await declare({ name: `Rita${sign}Reader` }).expect(400);
    expect(apiErrorSchema.parse(body).error.fields).toEqual({
      name: ['must not have invisible or control characters'],
    });
    expect(await WithdrawalModel.countDocuments()).toBe(0);
  },
);

it.each([
  ['is required', ''],
  ['is required', undefined],
  ['must be the number of an order', 'x'],
  ['must be the number of an order', -1],
  ['must be the number of an order', { $ne: 1 }],
])('%s, is the response to the number %j', async (sentence, number) => {
  const { body } = await declare({ number }).expect(400);
  expect(apiErrorSchema.parse(body).error.fields).toEqual({ number: [sentence] });
});

it('with leading zeros in the number is the same one', async () => {
  for (const number of [`#00${order.number}`, ` 0${order.number}`, order.number]) {
    await declare({ number }).expect(202);
  }
  expect(await WithdrawalModel.find().lean()).toMatchObject([{ number: String(order.number) }]);
});

it('sends no link that a stranger has typed as the name', async () => {
  const name = 'Rita J.R. Reader 2.º http://evil.example evil.example/x www.evil t.co/x';
  await declare({ name }).expect(202);
  const { text, html } = await readEmail();
  expect(text).toContain('Rita J. R. Reader 2.º …');
  expect(`${text} ${html}`).not.toMatch(/evil|t\.co/);
});

it('that fits no order goes after a year, one that fits stays', async () => {
  await declare({}).expect(202);
  await declare({ number: 987_654 }).expect(202);
  const [fits, other] = await WithdrawalModel.find().sort({ _id: 1 }).lean();
  expect(fits).toMatchObject({ orderId: expect.anything() });
  expect(fits).not.toHaveProperty('expiresAt');
  const days = ((other?.expiresAt?.getTime() ?? 0) - Date.now()) / dayMs;
  expect(Math.round(days)).toBe(365);
});

it('is repeated by a stranger without a word about when it was first declared', async () => {
  const first = await declare({}).set(reader).expect(202);
  const again = await declare({}).set(reader).expect(202);
  expect(again.body).toEqual(first.body);
  const { body: before } = await declare({}).expect(202);
  const { body: after } = await declare({}).expect(202);
  expect(before).not.toEqual(first.body);
  expect(after).not.toEqual(before);
  expect(await WithdrawalModel.countDocuments()).toBe(2);
});

it('is shown on the order each time, newest first, and a stranger’s as not signed in', async () => {
  const [one] = order.productIds;
  await declare({ name: 'Otto', items: [one] }).expect(202);
  await recordOnOrders();
  await declare({ items: [one] })
    .set(reader)
    .expect(202);
  await recordOnOrders();
  await declare({}).set(reader).expect(202);
  await recordOnOrders();
  for (const who of [reader, signInAdmin()]) {
    const { body } = await api.get(`/api/orders/${order._id}`).set(who).expect(200);
    const { withdrawal, withdrawals } = orderSchema.parse(body);
    expect(withdrawals?.map(({ items, isSignedIn }) => [items, isSignedIn])).toEqual([
      [undefined, true],
      [[one], true],
      [[one], false],
    ]);
    expect(withdrawal?.receivedAt).toBe(withdrawals?.[0]?.receivedAt);
  }
  const { body } = await api.get('/api/withdrawals/').set(signInAdmin()).expect(200);
  expect(body).toMatchObject([{ isSignedIn: true }, { isSignedIn: true }, { isSignedIn: false }]);
});

it('is taken from the customer however often strangers have tried number and address', async () => {
  for (let i = 0; i < 19; i += 1) {
    const made = i % 2 ? { email: `o${i}@example.com` } : { number: i + 1 };
    await declare({ name: `Otto ${i}`, ...made }).expect(202);
  }
  await declare({}).expect(202);
  expect(await noticesOnOrder()).toBeDefined();
  await declare({}).expect(429);
  await declare({ items: order.productIds }).set(reader).expect(202);
});

it('accepts twenty an hour from one visitor, under any name', async () => {
  const sent = Array.from({ length: 40 }, (_, i) =>
    declare({ email: `reader${i}@example.com`, number: i + 1 }),
  );
  const responses = await Promise.all(sent);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(20);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(await WithdrawalModel.countDocuments()).toBe(20);
});
