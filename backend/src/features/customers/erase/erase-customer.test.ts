import mongoose from 'mongoose';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CustomerSession } from '../../../auth/customer-session.model.ts';
import { erasedSchema } from '../../../contract/account/account.ts';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { auditEntrySchema } from '../../../contract/admin/audit-entry.ts';
import { customerExportSchema, customerSchema } from '../../../contract/account/customer.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { queueEmails } from '../../../models/emails/queued-email.model.ts';
import { createLog } from '../../../log.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { addOrder } from '../../../testing/orders/orders.ts';
import { queueOrderEmails } from '../../../testing/orders/queued-emails.ts';
import { addBookRequest } from '../../../testing/people/add-book-request.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { CustomerModel } from '../../account/customer.model.ts';
import { addEmail, EmailModel } from '../../../models/emails/email.model.ts';
import { writeDueEmails } from '../../emails/write-emails.ts';
import { NewsletterSignupModel } from '../../newsletter/newsletter.model.ts';
import { WithdrawalModel } from '../../withdrawals/withdrawal.model.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { eraseCustomer, resumeErasures } from './erase-person.ts';

useTestDatabase();

const log = createLog('silent');

const { api, env } = createTestApp();
const longAgo = new Date('2026-01-05T10:00:00Z');
const zoe = {
  name: 'Zoë Quince',
  email: 'Zoe.Quince@example.com',
  phone: '0700 555 123',
  address: { street: '7 Plum Alley', city: 'Bern', country: 'CH', state: '-', zipcode: '3000' },
  searchTerms: ['zoe quince'],
  createdAt: longAgo,
};
const traces = /Zo[eë]|Quince|700\D?555\D?123|Plum Alley|uid-of-zoe/i;

async function readCustomers() {
  const { body } = await api.get('/api/customers/').set(signInAdmin()).expect(200);
  return z.array(customerSchema).parse(body);
}

async function everythingKept(): Promise<string> {
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  return JSON.stringify(await Promise.all(collections.map((each) => each.find().toArray())));
}

/** Zoë with two finished orders and all the traces that they can leave, and somebody else. */
async function addZoe({ uid }: { uid: string }) {
  const delivered = await addOrder({ ...zoe, uid, status: 'delivered', totalCents: 2500 });
  const returned = await addOrder({ ...zoe, uid, status: 'returned' });
  await OrderModel.updateOne({ _id: returned }, { $set: { notes: [] } });
  const correction = { status: 'confirmed', at: longAgo, by: 'ann', changed: ['name'] };
  await OrderModel.updateOne({ _id: delivered }, { $push: { history: correction } });
  await addOrder({ uid: 'ada', name: 'Ada', email: 'ada@example.com' });
  const signup = { _id: 'zoe.quince@example.com', email: zoe.email, consentAt: longAgo };
  await NewsletterSignupModel.create(signup);
  const storedEmail = {
    subject: 'Order',
    text: `Dear ${zoe.name}`,
    html: '<p>',
    kind: 'order-received',
    recordId: delivered,
  };
  const id = delivered.toHexString();
  await addEmail({ ...storedEmail, key: `${id} order-received 1`, to: zoe.email } as never);
  await addEmail({ ...storedEmail, key: `${id} new-order 1`, to: 'owner@example.com' } as never);
  await addEmail({
    ...storedEmail,
    recordId: undefined,
    key: 'other',
    to: 'ada@example.com',
    text: 'Dear Ada',
  } as never);
  const customer = (await readCustomers()).find(({ name }) => name === zoe.name);
  return { id: customer?.id ?? '', delivered: id };
}

async function expectNoTrace(delivered: string, by = 'owner') {
  expect(await everythingKept()).not.toMatch(traces);
  const { body } = await api.get(`/api/orders/${delivered}`).set(signInAdmin()).expect(200);
  const order = orderSchema.parse(body);
  expect(order.address).toMatchObject({ city: 'Bern', country: 'CH' });
  expect(order).toMatchObject({ totalPrice: 25, status: 'delivered' });
  expect((await readCustomers()).map(({ name }) => name)).toEqual(['Ada']);
  const { body: auditLog } = await api
    .get(`/api/audit-log/?of=order&id=${delivered}`)
    .set(signInAdmin())
    .expect(200);
  const notified = z.array(auditEntrySchema).parse(auditLog);
  expect(notified.filter(({ action }) => !['created', 'status'].includes(action))).toMatchObject([
    { action: 'erased', by, before: {}, after: {} },
    { action: 'corrected', by: 'ann', before: {}, after: { name: null } },
  ]);
  expect(await mongoose.connection.collection('emails').countDocuments()).toBe(1);
}

it('takes a customer with an account out of everything, and keeps city, books and sums', async () => {
  const uid = 'uid-of-zoe';
  await CustomerModel.create({ _id: uid, name: zoe.name, wishlist: ['a'.repeat(24)], cart: [] });
  const cookie = await signInCustomer('zoe.quince@example.com', uid);
  const { id, delivered } = await addZoe({ uid });
  const { body } = await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(200);
  expect(erasedSchema.parse(body)).toEqual({ erased: 2 });
  await expectNoTrace(delivered);
  await api.get('/api/me').set(cookie).expect(401);
  await api.get(`/api/customers/${id}`).set(signInAdmin()).expect(404);
  await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(404);
});

it('leaves the digest of the day to the owner, which does not tell who has ordered', async () => {
  await api
    .put('/api/settings')
    .set(signInAdmin())
    .send({ emails: { digest: true } });
  const { id, delivered } = await addZoe({ uid: 'uid-of-zoe' });
  for (const { _id } of await OrderModel.find().lean()) {
    await queueOrderEmails(_id, ['new-order'], longAgo);
  }
  await writeDueEmails({ env, log });
  await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(200);
  const digest = await EmailModel.findOneAndDelete({ kind: 'digest' }).orFail().lean();
  expect(digest.subject).toMatch(/^3 new orders on 5 January 2026/);
  expect(JSON.stringify(digest)).not.toMatch(traces);
  await expectNoTrace(delivered);
});

it('takes a customer by telephone out of everything, also what the address declared', async () => {
  const { id, delivered } = await addZoe({ uid: '' });
  const { name, email } = zoe;
  const { _id: recordId } = await WithdrawalModel.create({
    name,
    email,
    emailLower: email.toLowerCase(),
    number: '9999',
    status: 'open',
    key: 'zoe',
    receivedAt: longAgo,
  });
  const kinds = ['withdrawal-received'] as const;
  await queueEmails([{ of: 'withdrawal', recordId, kinds, at: longAgo }]);
  await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(200);
  await expectNoTrace(delivered);
});

it.each([{ uid: 'uid-of-zoe' }, { uid: '' }])(
  'leaves no trace of one with %j though the process was killed once',
  async ({ uid }) => {
    const { id, delivered } = await addZoe({ uid });
    const erase = vi.spyOn(EmailModel, 'deleteMany').mockRejectedValueOnce(new Error('killed'));
    await expect(eraseCustomer(id, 'owner')).rejects.toThrow('killed');
    erase.mockRestore();
    expect(await OrderModel.countDocuments({ erasedAt: { $ne: null } })).toBe(0);
    await eraseCustomer(id, 'owner');
    await expectNoTrace(delivered);
  },
);

it('lets others be erased while one who has ordered again waits for that order', async () => {
  const { delivered } = await addZoe({ uid: 'uid-of-zoe' });
  // As a stop in the middle of very many orders leaves it.
  const noted = { key: 'account uid-of-zoe', by: 'owner', erasedUid: 'erased:z', emails: [] };
  await CustomerModel.create({ _id: 'uid-of-zoe', cart: [], wishlist: [], erasure: noted });
  const again = await addOrder({ ...zoe, uid: 'uid-of-zoe', status: 'placed', number: 77 });
  await addEmail({
    key: `${again.toHexString()} new-order 1`,
    kind: 'new-order',
    to: 'owner@example.com',
    recordId: again,
    subject: 'New order',
    text: `From ${zoe.name}`,
    html: '<p>',
  });
  await addOrder({ uid: 'bob', name: 'Bob Behind', email: '', createdAt: longAgo });
  const bob = (await readCustomers()).find(({ name }) => name === 'Bob Behind');
  await OrderModel.updateMany({ uid: 'bob' }, { status: 'delivered' });
  await eraseCustomer(bob?.id ?? '', 'owner');
  await resumeErasures(log);
  expect(await everythingKept()).not.toMatch(/Behind/);
  expect(await OrderModel.findById(again).lean()).toMatchObject({ name: zoe.name });

  await OrderModel.updateOne({ _id: again }, { status: 'delivered' });
  await resumeErasures(log);
  await expectNoTrace(delivered);
});

it('finds the emails of those who are erased by indexes, however many there are', async () => {
  const indexes = await mongoose.connection.collection('emails').indexes();
  const firstFields = indexes.map(({ key }) => Object.keys(key as object)[0]);
  expect(firstFields).toEqual(expect.arrayContaining(['recordId', 'toLower']));
});

it.each(['placed', 'confirmed', 'shipped'] as const)(
  'refuses while an order is %s',
  async (status) => {
    const { id } = await addZoe({ uid: 'uid-of-zoe' });
    await addOrder({ ...zoe, uid: 'uid-of-zoe', status });
    const { body } = await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(409);
    expect(apiErrorSchema.parse(body).error.code).toBe('invalid_transition');
    expect(await everythingKept()).toMatch(traces);
  },
);

it('does so at once when the last order has arrived, which is not undone any more', async () => {
  const { id, delivered } = await addZoe({ uid: 'uid-of-zoe' });
  const ordered = await addOrder({ ...zoe, uid: 'uid-of-zoe', status: 'shipped' });
  const change = (body: object) =>
    api.patch(`/api/orders/${ordered.toHexString()}/status`).set(signInAdmin()).send(body);
  await change({ status: 'delivered' }).expect(200);
  const { body } = await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(200);
  expect(erasedSchema.parse(body)).toEqual({ erased: 3 });
  await change({ undo: true }).expect(409);
  await expectNoTrace(delivered);
});

it('gives out all that is kept about a customer as a file', async () => {
  const uid = 'uid-of-zoe';
  await CustomerModel.create({ _id: uid, cart: ['b'.repeat(24)], wishlist: ['a'.repeat(24)] });
  await signInCustomer('zoe.quince@example.com', uid);
  const { id } = await addZoe({ uid });
  await addBookRequest(zoe.email, longAgo);
  await CustomerSession.updateMany({}, { emailVerified: false });
  const { body, headers } = await api
    .get(`/api/customers/${id}/export`)
    .set(signInAdmin())
    .expect(200);
  expect(headers['content-disposition']).toContain(`customer-${id}.json`);
  const exported = z.strictObject(customerExportSchema.shape).parse(body);
  expect(exported).toMatchObject({
    customer: { name: zoe.name, orders: 2, delivered: 1, total: 25 },
    addresses: [zoe.address],
    cart: ['b'.repeat(24)],
    wishlist: ['a'.repeat(24)],
    newsletter: [{ email: zoe.email }],
    bookRequests: [{ text: 'Owls' }],
  });
  expect(exported.orders).toHaveLength(2);
  expect(exported.sessions).toHaveLength(1);
});
