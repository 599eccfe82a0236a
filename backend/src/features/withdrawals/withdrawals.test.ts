import mongoose from 'mongoose';
import { z } from 'zod';
import { beforeEach, expect, it, vi } from 'vitest';
import { CustomerSession } from '../../auth/customer-session.model.ts';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { orderSchema } from '../../contract/order/order.ts';
import { withdrawalReceiptSchema, withdrawalSchema } from '../../contract/order/withdrawal.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp, testEnv } from '../../testing/test-app.ts';
import { eraseAccount } from '../customers/erase/erase-person.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { writeDueEmails } from '../emails/write-emails.ts';
import { OrderModel } from '../../models/orders/order.model.ts';
import { recordOnOrders } from './declare-withdrawal.ts';
import { WithdrawalModel } from './withdrawal.model.ts';

useTestDatabase();
const { MongoNetworkError } = mongoose.mongo;

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer('reader@example.com', 'uid-reader');
  await turn(true);
});

const turn = (isOn: boolean) =>
  api.put('/api/settings').set(signInAdmin()).send({ withdrawal: { isOn } }).expect(200);
const who = { name: 'Rita Reader', email: 'Reader@example.com' };
const declare = (body: object) => api.post('/api/withdrawals').send(body);
const list = async (query = '') =>
  z
    .array(withdrawalSchema)
    .parse((await api.get(`/api/withdrawals/${query}`).set(signInAdmin()).expect(200)).body);

async function placeOrder() {
  const books = [await makeBook(), await makeBook()];
  const body = orderFor(books, { email: 'reader@example.com' });
  return orderSchema.parse(
    (await api.post('/api/orders/').set(reader).send(body).expect(201)).body,
  );
}

it('is not there while the shop has it switched off', async () => {
  await turn(false);
  const { body } = await declare({ ...who, number: '1001', confirm: true }).expect(404);
  expect(apiErrorSchema.parse(body).error.code).toBe('route_not_found');
  await declare({ number: 'whatever that is' }).expect(404);
  const broken = () => api.post('/api/withdrawals').set('Content-Type', 'application/json');
  await broken().send('{"number": ').expect(404);
  await broken()
    .send(`{"name": "${'x'.repeat(110_000)}"}`)
    .expect(404);
});

it('is read back first, and kept only when it is confirmed', async () => {
  const { number, _id } = await placeOrder();
  const { body } = await declare({ ...who, number: `#${number}` }).expect(200);
  expect(body).toEqual({ ...who, number: String(number) });
  expect(await list()).toEqual([]);

  const confirmed = await declare({ ...who, number, confirm: true }).expect(202);
  const { receivedAt } = withdrawalReceiptSchema.parse(confirmed.body);
  expect(await list('?status=open')).toMatchObject([
    { ...who, number: String(number), orderId: _id, receivedAt, status: 'open' },
  ]);
});

it('needs neither name nor e-mail of who is signed in, and shows on the order', async () => {
  const { number, _id, productIds } = await placeOrder();
  const items = [productIds[1]];
  const send = { number, items, confirm: true };
  await declare({ number }).expect(400);
  await declare(send).set(reader).expect(202);
  await recordOnOrders();
  const { body } = await api.get(`/api/orders/${_id}`).set(reader).expect(200);
  expect(orderSchema.parse(body).withdrawal).toMatchObject({ items });
});

it('says the same of an order that is another’s and of one that does not exist', async () => {
  const { number, _id } = await placeOrder();
  const responses = [];
  for (const one of [number, 987_654]) {
    const stranger = { name: 'Otto', email: 'otto@example.com', number: one, confirm: true };
    const { status, headers, body } = await declare(stranger);
    responses.push([status, headers['content-length'], Object.keys(body as object)]);
  }
  expect(responses[0]).toEqual(responses[1]);
  expect((await list()).map(({ orderId }) => orderId)).toEqual([undefined, undefined]);
  await recordOnOrders();
  const { body } = await api.get(`/api/orders/${_id}`).set(reader).expect(200);
  expect(body).not.toHaveProperty('withdrawal');
});

it('is on the order at once for who placed it, and later for a visitor, who hears nothing of it', async () => {
  const { number, _id } = await placeOrder();
  const isNotified = async () => (await OrderModel.findById(_id).lean())?.withdrawals !== undefined;
  await declare({ ...who, number, confirm: true }).expect(202);
  // Background jobs would slow down the next requests.
  for (let i = 0; i < 10; i += 1) await api.get('/api/health/live').expect(200);
  expect(await isNotified()).toBe(false);
  await declare({ number, confirm: true }).set(reader).expect(202);
  await expect.poll(isNotified).toBe(true);
});

it('is on its order, and above all that strangers declare, however much that is', async () => {
  const { number, _id } = await placeOrder();
  const stranger = { name: 'Otto', email: 'o@example.com', emailLower: 'o@example.com' };
  const flood = (minutes: number) =>
    WithdrawalModel.insertMany(
      Array.from({ length: 150 }, (_, i) => ({
        ...stranger,
        number: '987654',
        status: 'open',
        isPending: true,
        receivedAt: new Date(Date.now() + minutes * 60_000),
        key: `${minutes} ${i}`,
      })),
    );
  await flood(-5);
  await declare({ ...who, number, confirm: true }).expect(202);
  await flood(5);
  await recordOnOrders();
  expect((await OrderModel.findById(_id).lean())?.withdrawals).toBeDefined();
  expect((await list('?status=open&limit=1')).map(({ orderId }) => orderId)).toEqual([_id]);
});

it('leaves the time of the order’s last change where it is when the clock is behind', async () => {
  const { number, _id } = await placeOrder();
  const updatedAt = new Date(Date.now() + 60_000);
  await OrderModel.updateOne({ _id }, { updatedAt }, { timestamps: false });
  await declare({ ...who, number, confirm: true }).expect(202);
  await recordOnOrders();
  const stored = await OrderModel.findById(_id).lean();
  expect(stored?.withdrawals).toHaveLength(1);
  expect(stored?.updatedAt).toEqual(updatedAt);
});

it('is one record and one email, however often it is sent', async () => {
  const { number } = await placeOrder();
  const sent = await Promise.all(
    Array.from({ length: 8 }, () =>
      declare({ ...who, number, confirm: true })
        .set(reader)
        .expect(202),
    ),
  );
  expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
  expect(await list()).toHaveLength(1);
  const context = { env: testEnv, log: createLog('silent') };
  await Promise.all([writeDueEmails(context), writeDueEmails(context)]);
  const emails = await EmailModel.find({ kind: 'withdrawal-received' }).lean();
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({ to: who.email });
  expect(emails[0]?.subject).not.toContain('Rita');
  expect(emails[0]?.text).toContain(`order #${number}`);
});

it('is not taken for a stranger’s while sign-in cannot be checked', async () => {
  const { number } = await placeOrder();
  vi.spyOn(CustomerSession.collection, 'find').mockImplementationOnce(() => {
    throw new MongoNetworkError('The database is away.');
  });
  await declare({ ...who, number, confirm: true })
    .set(reader)
    .expect(503);
  expect(await list()).toEqual([]);
});

it('is marked as done, and what is declared after that is another one', async () => {
  const { number } = await placeOrder();
  await declare({ ...who, number, confirm: true }).expect(202);
  const [{ _id } = { _id: '' }] = await list();
  await api
    .patch(`/api/withdrawals/${_id}`)
    .set(signInAdmin())
    .send({ status: 'done' })
    .expect(200);
  await declare({ ...who, number, confirm: true }).expect(202);
  expect((await list()).map(({ status }) => status)).toEqual(['open', 'done']);
});

it.each([
  ['number', { number: 'x' }],
  ['number', {}],
  ['name', { number: '1', name: 'Rita\nReader' }],
  ['email', { number: '1', email: 'nobody' }],
  ['items', { number: '1', items: [] }],
  ['confirm', { number: '1', confirm: false }],
])(
  'with a bad %s is refused with an error at the field, and nothing is stored',
  async (field, change) => {
    const { body } = await declare({ ...who, confirm: true, ...change }).expect(400);
    expect(Object.keys(apiErrorSchema.parse(body).error.fields ?? {})).toEqual([field]);
    expect(await WithdrawalModel.countDocuments()).toBe(0);
  },
);

it('loses its person with the account, and keeps number and moment', async () => {
  await declare({ ...who, number: '1001', confirm: true })
    .set(reader)
    .expect(202);
  await eraseAccount('uid-reader');
  expect(await list()).toMatchObject([{ name: 'Erased', email: '', number: '1001' }]);
});
