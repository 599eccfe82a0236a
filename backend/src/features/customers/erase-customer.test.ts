import mongoose from 'mongoose';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { erasedSchema } from '../../contract/account.ts';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { changeSchema } from '../../contract/change.ts';
import { customerExportSchema, customerSchema } from '../../contract/customer.ts';
import { orderSchema } from '../../contract/order.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { addOrder } from '../../testing/orders.ts';
import { signInAdmin, signInCustomer } from '../../testing/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { ChangeModel } from '../../trail/change.model.ts';
import { changeCustomer } from '../account/customer.model.ts';
import { eraseCustomer as eraseAccount, resumeErasing } from '../account/erase-customer.ts';
import { addLetter, LetterModel } from '../letters/letter.model.ts';
import { writeDueLetters } from '../letters/write-letters.ts';
import { NewsletterSignupModel } from '../newsletter/newsletter.model.ts';
import { OrderModel } from '../orders/order.model.ts';
import { eraseCustomer, resumeErasures } from './erase-customer.ts';
import { eraseTracesOf } from './erase-traces.ts';

useTestDatabase();

const log = createLog('silent');

const { api, settings } = createTestApp();
const longAgo = new Date('2026-01-05T10:00:00Z');
const zoe = {
  name: 'Zoë Quince',
  email: 'Zoe.Quince@example.com',
  phone: '0700 555 123',
  address: { street: '7 Plum Alley', city: 'Bern', country: 'CH', state: '-', zipcode: '3000' },
  searchTerms: ['zoe quince'],
  createdAt: longAgo,
};
const traces = /Zo[eë]|Quince|555 ?123|Plum Alley|uid-of-zoe/i;

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
  await addOrder({ uid: 'ada', name: 'Ada', email: 'ada@example.com' });
  await NewsletterSignupModel.create({
    _id: 'zoe.quince@example.com',
    email: zoe.email,
    consentAt: longAgo,
  });
  const letter = {
    subject: 'Order',
    text: `Dear ${zoe.name}`,
    html: '<p>',
    kind: 'order-received',
  };
  const id = delivered.toHexString();
  await addLetter({ ...letter, key: `${id} order-received 1`, to: zoe.email } as never);
  await addLetter({ ...letter, key: `${id} new-order 1`, to: 'owner@example.com' } as never);
  await addLetter({ ...letter, key: 'digest 1', to: '', orderIds: [returned] } as never);
  await addLetter({ ...letter, key: 'other', to: 'ada@example.com', text: 'Dear Ada' } as never);
  const corrected = [
    { name: 'name', before: 'Zoe', after: zoe.name },
    { name: 'status', before: 'placed', after: 'confirmed' },
  ];
  const change = { at: longAgo, by: 'ann', of: 'order', id, action: 'corrected' } as const;
  await ChangeModel.create({ ...change, _id: 'correction', fields: corrected });
  const customer = (await readCustomers()).find(({ name }) => name === zoe.name);
  return { id: customer?.id ?? '', delivered: id };
}

async function expectNoTrace(delivered: string, by = 'owner') {
  // The mark of an account stays for as long as other processes may know its sessions.
  await resumeErasing(log, { eraseTraces: eraseTracesOf }, Date.now() + 60_000);
  expect(await everythingKept()).not.toMatch(traces);
  const { body } = await api.get(`/api/orders/${delivered}`).set(signInAdmin()).expect(200);
  const order = orderSchema.parse(body);
  expect(order.address).toMatchObject({ city: 'Bern', country: 'CH' });
  expect(order).toMatchObject({ totalPrice: 25, status: 'delivered' });
  expect((await readCustomers()).map(({ name }) => name)).toEqual(['Ada']);
  const { body: trail } = await api
    .get(`/api/changes/?of=order&id=${delivered}`)
    .set(signInAdmin())
    .expect(200);
  const told = z.array(changeSchema).parse(trail);
  expect(told.filter(({ action }) => !['created', 'status'].includes(action))).toMatchObject([
    { action: 'erased', by, before: {}, after: {} },
    { action: 'corrected', by: 'ann', before: { status: 'placed' } },
  ]);
  expect(await mongoose.connection.collection('letters').countDocuments()).toBe(1);
}

it('takes a customer with an account out of everything, and keeps city, books and sums', async () => {
  const uid = 'uid-of-zoe';
  await changeCustomer(uid, () => ({ name: zoe.name, wishlist: ['a'.repeat(24)] }));
  const cookie = await signInCustomer('zoe.quince@example.com', uid);
  const { id, delivered } = await addZoe({ uid });
  const { body } = await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(200);
  expect(erasedSchema.parse(body)).toEqual({ erased: 2 });
  await expectNoTrace(delivered);
  await api.get('/api/me').set(cookie).expect(401);
  await api.get(`/api/customers/${id}`).set(signInAdmin()).expect(404);
  await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(404);
});

it('tells the owner once more of the other orders in a digest that is not sent yet', async () => {
  const { id, delivered } = await addZoe({ uid: 'uid-of-zoe' });
  const ada = await OrderModel.findOne({ uid: 'ada' }).orFail().lean();
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const digest = { key: `digest ${day}`, kind: 'digest', to: '', subject: '2 new orders' } as const;
  const orderIds = [new mongoose.Types.ObjectId(delivered), ada._id];
  await addLetter({ ...digest, text: zoe.name, html: '<p>', orderIds });
  await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(200);
  await writeDueLetters({ settings, log });
  const [written, ...more] = await LetterModel.find({ kind: 'digest' }).lean();
  expect(written).toMatchObject({ key: `digest ${day}`, orderIds: [ada._id] });
  expect(written?.text).toContain(`#${ada.number} Ada`);
  expect(more).toEqual([]);
  expect((await OrderModel.findById(ada._id).lean())?.outbox).toEqual([]);
});

it('takes a customer by telephone out of everything', async () => {
  const { id, delivered } = await addZoe({ uid: '' });
  await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(200);
  await expectNoTrace(delivered);
});

it.each(['noted', 'orders erased', 'traces erased', 'told'])(
  'finishes what a process left that was killed after "%s"',
  async (last) => {
    const { id, delivered } = await addZoe({ uid: 'uid-of-zoe' });
    const dies = eraseCustomer(id, {
      by: 'owner',
      eraseAccount,
      afterStep: (step) => {
        if (step === last) throw new Error('killed');
      },
    });
    await expect(dies).rejects.toThrow('killed');
    await resumeErasures(eraseAccount, log);
    await resumeErasures(eraseAccount, log, Date.now() + 60_000);
    await expectNoTrace(delivered);
  },
);

it('lets others be erased while one who has ordered again waits for that order', async () => {
  const die = () => Promise.reject(new Error('killed'));
  const { id, delivered } = await addZoe({ uid: 'uid-of-zoe' });
  const eraseNext = { by: 'owner', eraseAccount, afterStep: die };
  await expect(eraseCustomer(id, eraseNext)).rejects.toThrow('killed');
  const again = await addOrder({ ...zoe, uid: 'uid-of-zoe', status: 'placed', number: 77 });
  await addLetter({
    ...{ key: `${again.toHexString()} new-order 1`, kind: 'new-order', to: 'owner@example.com' },
    ...{ subject: 'New order', text: `From ${zoe.name}`, html: '<p>' },
  });
  await addOrder({ uid: 'bob', name: 'Bob Behind', email: '', createdAt: longAgo });
  const bob = (await readCustomers()).find(({ name }) => name === 'Bob Behind');
  await OrderModel.updateMany({ uid: 'bob' }, { status: 'delivered' });
  await expect(eraseCustomer(bob?.id ?? '', eraseNext)).rejects.toThrow('killed');

  await resumeErasures(eraseAccount, log, Date.now() + 60_000);
  expect(await everythingKept()).not.toMatch(/Behind/);
  expect(await OrderModel.findById(again).lean()).toMatchObject({ name: zoe.name });

  await OrderModel.updateOne({ _id: again }, { status: 'delivered' });
  await resumeErasures(eraseAccount, log, Date.now() + 60_000);
  await expectNoTrace(delivered);
});

it('finds the letters of those who are erased by indexes, however many there are', async () => {
  const client = new mongoose.mongo.MongoClient(inject('mongodbUri')); // whose questions count for nothing
  const letters = client.db(mongoose.connection.name).collection('letters');
  const filters = [{ orderIds: { $in: [new mongoose.Types.ObjectId()] } }, { to: { $in: ['a'] } }];
  for (const filter of filters) {
    const plan = await letters.find(filter).explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('IXSCAN');
  }
  await client.close();
});

it.each(['placed', 'confirmed', 'shipped', 'placing'] as const)(
  'refuses while an order is %s',
  async (status) => {
    const { id } = await addZoe({ uid: 'uid-of-zoe' });
    await addOrder({ ...zoe, uid: 'uid-of-zoe', status });
    const { body } = await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(409);
    expect(apiErrorSchema.parse(body).error.code).toBe('invalid_transition');
    expect(await everythingKept()).toMatch(traces);
  },
);

it('refuses while the last step of an order can still be taken back', async () => {
  const { id } = await addZoe({ uid: 'uid-of-zoe' });
  const history = [{ status: 'cancelled', at: new Date() }];
  await addOrder({ ...zoe, uid: 'uid-of-zoe', status: 'cancelled', history } as never);
  await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(409);
});

it('gives out all that is kept about a customer as a file', async () => {
  const uid = 'uid-of-zoe';
  await changeCustomer(uid, () => ({ cart: ['b'.repeat(24)], wishlist: ['a'.repeat(24)] }));
  await signInCustomer('zoe.quince@example.com', uid);
  const { id } = await addZoe({ uid });
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
  });
  expect(exported.orders).toHaveLength(2);
  expect(exported.sessions).toHaveLength(1);
});
