import mongoose from 'mongoose';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CustomerSession } from '../../../auth/customer-session.model.ts';
import { erasedSchema } from '../../../contract/account/account.ts';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { createLog } from '../../../log.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addEmail, EmailModel } from '../../../models/emails/email.model.ts';
import { NewsletterSignupModel } from '../../newsletter/newsletter.model.ts';
import { BookRequestModel } from '../../book-requests/book-request.model.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { changeCustomer, CustomerModel } from '../../account/customer.model.ts';
import { eraseAccount, resumeErasures } from './erase-person.ts';

useTestDatabase();

const log = createLog('silent');

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer('reader@example.com', 'uid-reader');
  await api.put('/api/me').set(reader).send({ name: 'Rita Reader' }).expect(200);
});

/** Two processes look for what is left. */
const timePasses = (through = log) =>
  Promise.all([resumeErasures(through), resumeErasures(through)]);

// The whole number: the ids next to it contain short numbers by chance.
const personal = /rita|reader|79\D?123\D?45\D?67|street 1/i;

async function order(status = 'delivered', who = reader, email = 'reader@example.com') {
  const address = { street: 'Street 1', city: 'Bern', country: 'CH', state: '-', zipcode: '3000' };
  const { body } = await api
    .post('/api/orders/')
    .set(who)
    .send(orderFor([await makeBook()], { email, address }))
    .expect(201);
  const { _id } = orderSchema.parse(body);
  await OrderModel.updateOne({ _id }, { status });
  return _id;
}

const killed = new Error('killed');
async function everything() {
  const names = ['orders', 'customers', 'customer-sessions', 'emails'];
  const find = (name: string) => mongoose.connection.collection(name).find().toArray();
  return Promise.all(names.map(find));
}

it('takes the person out of the orders and leaves city, books and sum', async () => {
  const _id = await order();
  const { body } = await api.delete('/api/me').set(reader).expect(200);
  expect(erasedSchema.parse(body)).toEqual({ erased: 1 });
  const kept = await OrderModel.findById(_id).lean();
  expect(JSON.stringify(kept)).not.toMatch(personal);
  const seen = await api.get(`/api/orders/${_id}`).set(signInAdmin()).expect(200);
  expect(orderSchema.parse(seen.body)).toMatchObject({
    name: 'Erased',
    email: '',
    phone: '',
    totalPrice: 10.5,
    address: { city: 'Bern' },
  });
});

it('takes the emails about the orders, and the sign-up for the newsletter, with it', async () => {
  const _id = await order();
  await addEmail({
    key: `${_id} order-received 1`,
    kind: 'order-received',
    to: 'reader@example.com',
    recordId: new mongoose.Types.ObjectId(_id),
    subject: 'Thank you, Rita',
    text: 'Street 1',
    html: 'Street 1',
  });
  await api.post('/api/newsletter').send({ email: 'reader@example.com' });
  await api.delete('/api/me').set(reader).expect(200);
  expect(await EmailModel.countDocuments()).toBe(0);
  expect(await NewsletterSignupModel.countDocuments()).toBe(0);
});

it('leaves emails, newsletter and book requests to others who have the address, unless it is verified', async () => {
  const email = 'reader@example.com';
  await api.post('/api/newsletter').send({ email });
  await api.post('/api/book-requests').send({ text: 'Persuasion', email }).expect(202);
  const storedEmail = { subject: 'Thank you', text: 'Street 1', html: 'Street 1' };
  const about = async (order: string) => {
    const key = `${order} order-received 1`;
    const recordId = new mongoose.Types.ObjectId(order);
    const to = 'reader@example.com';
    await addEmail({ ...storedEmail, key, kind: 'order-received', to, recordId });
  };
  const theirs = await order('shipped', await signInCustomer('reader@example.com', 'uid-other'));
  await about(theirs);
  await about(await order('delivered'));
  await CustomerSession.updateMany({ uid: 'uid-reader' }, { emailVerified: false });
  await api.delete('/api/me').set(reader).expect(200);
  const left = await EmailModel.distinct('key');
  expect(left).toEqual([`${theirs} order-received 1`]);
  expect(await NewsletterSignupModel.countDocuments()).toBe(1);
  expect(await BookRequestModel.countDocuments()).toBe(1);
});

it('ends every session, and a later sign-in finds an empty account without orders', async () => {
  const elsewhere = await signInCustomer('reader@example.com', 'uid-reader');
  await order();
  await api.delete('/api/me').set(reader).expect(200);
  await api.get('/api/me').set(reader).expect(401);
  await api.get('/api/me').set(elsewhere).expect(401);
  const again = await signInCustomer('reader@example.com', 'uid-reader');
  expect((await api.get('/api/me').set(again).expect(200)).body).not.toHaveProperty('name');
  expect((await api.get('/api/orders/email/reader@example.com').set(again)).body).toEqual([]);
  expect(await CustomerModel.countDocuments()).toBe(0);
});

it.each(['placed', 'confirmed', 'shipped'])(
  'is refused while an order is %s, and changes nothing',
  async (status) => {
    const _id = await order(status);
    await order('delivered');
    const { body } = await api.delete('/api/me').set(reader).expect(409);
    expect(apiErrorSchema.parse(body).error.code).toBe('invalid_transition');
    expect((await api.get('/api/me').set(reader).expect(200)).body).toMatchObject({
      name: 'Rita Reader',
    });
    expect(await OrderModel.countDocuments({ uid: 'uid-reader' })).toBe(2);
    await OrderModel.updateOne({ _id }, { status: 'cancelled' });
    await api.delete('/api/me').set(reader).expect(200);
  },
);

it('leaves the orders and the account of others alone', async () => {
  const other = await signInCustomer('other@example.com', 'uid-other');
  await api.put('/api/me').set(other).send({ name: 'Otto' }).expect(200);
  const _id = await order('delivered', other, 'other@example.com');
  await api.delete('/api/me').set(reader).expect(200);
  expect((await api.get('/api/me').set(other).expect(200)).body).toMatchObject({ name: 'Otto' });
  expect(await OrderModel.findById(_id).lean()).toMatchObject({ name: 'Rita Reader' });
});

it.each<[string, () => { mockRestore: () => void }]>([
  ['orders', () => vi.spyOn(OrderModel, 'updateMany').mockRejectedValueOnce(killed)],
  ['emails', () => vi.spyOn(EmailModel, 'deleteMany').mockRejectedValueOnce(killed)],
  ['record', () => vi.spyOn(CustomerModel, 'deleteOne').mockRejectedValueOnce(killed)],
])(
  'keeps everything when the process is killed at the %s, and is asked for again',
  async (...on) => {
    await order();
    const before = await everything();
    const spy = on[1]();
    await expect(eraseAccount('uid-reader')).rejects.toThrow('killed');
    spy.mockRestore();
    await timePasses();
    expect(await everything()).toEqual(before);
    await api.delete('/api/me').set(reader).expect(200);
    expect(JSON.stringify(await everything())).not.toMatch(personal);
  },
);

it('leaves an order for later of which an admin may still take the last step back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const _id = await order('placed');
  const change = (body: object) =>
    api.patch(`/api/orders/${_id}/status`).set(signInAdmin()).send(body).expect(200);
  await change({ status: 'cancelled' });
  const { body } = await api.delete('/api/me').set(reader).expect(200);
  expect(erasedSchema.parse(body)).toEqual({ erased: 0 });
  await timePasses();
  // Signed in again meanwhile, nothing is kept any more.
  const again = await signInCustomer('reader@example.com', 'uid-reader');
  const cart = { bookIds: ['a'.repeat(24)] };
  const refused = await api.put('/api/me/cart').set(again).send(cart).expect(409);
  expect(apiErrorSchema.parse(refused.body).error.code).toBe('request_in_progress');
  await change({ undo: true });
  const opened = { name: 'Rita Reader', status: 'placed' };
  expect(await OrderModel.findById(_id).lean()).toMatchObject(opened);

  await OrderModel.updateOne({ _id }, { status: 'delivered' });
  vi.setSystemTime(Date.now() + 60_000);
  await timePasses();
  expect(JSON.stringify(await OrderModel.findById(_id).lean())).not.toMatch(personal);
  expect(await CustomerModel.countDocuments()).toBe(0);
});

it('keeps nothing of a change that was let in before', async () => {
  const [{ _id: sessionId } = { _id: '' }] = await CustomerSession.find().lean();
  const caller = { uid: 'uid-reader', sessionId };
  await api.delete('/api/me').set(reader).expect(200);
  await expect(changeCustomer(caller, () => ({ name: 'Rita' }))).rejects.toThrow('sign in');
  expect(await CustomerModel.countDocuments()).toBe(0);
});

it('finishes the others when one account cannot be finished', async () => {
  for (const uid of ['uid-stuck', 'uid-reader']) {
    const erasure = { key: `account ${uid}`, erasedUid: 'erased:x', emails: ['a@b.example'] };
    await CustomerModel.updateOne({ _id: uid }, { $set: { erasure } }, { upsert: true });
  }
  const lines: string[] = [];
  const warned = createLog('warn', { write: (line) => void lines.push(line) });
  const erase = vi.spyOn(EmailModel, 'deleteMany').mockImplementationOnce(() => {
    throw new Error('no answer from the database');
  });
  await resumeErasures(warned);
  erase.mockRestore();
  expect(await CustomerModel.countDocuments()).toBe(1);
  expect(lines.join('')).toMatch(/customer not erased.*/);
  expect(lines.join('')).not.toMatch(/uid-|reader@/);
  await timePasses();
  expect(await CustomerModel.countDocuments()).toBe(0);
});

it('takes the text of a message out of the key it was sent with, too', async () => {
  const id = await order();
  const send = () =>
    api
      .post(`/api/orders/${id}/messages`)
      .set({ ...signInAdmin(), 'Idempotency-Key': 'message-1' })
      .send({ text: 'Your book of poems is here.' });
  const sent = await send().expect(201);
  expect((await send().expect(201)).body).toEqual(sent.body);
  await api.delete('/api/me').set(reader).expect(200);
  const keys = await mongoose.connection.collection('request-keys').find().toArray();
  expect(keys.length).toBeGreaterThan(0);
  expect(JSON.stringify(keys)).not.toContain('poems');
  expect(apiErrorSchema.parse((await send().expect(409)).body).error.code).toBe(
    'invalid_transition',
  );
});
