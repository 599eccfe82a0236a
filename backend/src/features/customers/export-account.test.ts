import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { CustomerSession, startCustomerSession } from '../../auth/customer-session.model.ts';
import { accountExportSchema, customerSchema } from '../../contract/account/customer.ts';
import { orderSchema } from '../../contract/order/order.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { addBookRequest } from '../../testing/people/add-book-request.ts';
import { addOrder } from '../../testing/orders/orders.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp, testEnv } from '../../testing/test-app.ts';
import { writeDueEmails } from '../emails/write-emails.ts';
import { NewsletterSignupModel } from '../newsletter/newsletter.model.ts';
import { addEmail } from '../../models/emails/email.model.ts';
import { WithdrawalModel } from '../withdrawals/withdrawal.model.ts';

useTestDatabase();

const { api } = createTestApp();

it('the file of all my data has the emails, the withdrawals and the book requests, and none of anybody else', async () => {
  const reader = await signInCustomer();
  const { body } = await api
    .post('/api/orders/')
    .set(reader)
    .send(orderFor([await makeBook()]))
    .expect(201);
  const { _id } = orderSchema.parse(body);
  const content = { subject: 'We have it', text: 'Hello Rita', html: '<p>' };
  const about = { ...content, kind: 'order-received', to: 'Reader@example.com' } as const;
  const recordId = new Types.ObjectId(_id);
  await addEmail({ ...about, recordId, key: `${_id} order-received 1` });
  await addEmail({
    ...about,
    recordId,
    key: `${_id} new-order 1`,
    kind: 'new-order',
    to: 'owner@x.example',
  });
  await addEmail({
    ...about,
    key: 'newsletter',
    kind: 'newsletter-confirm',
    to: 'reader@example.com',
  });
  await addEmail({ ...about, key: 'of another', to: 'otto@example.com' });
  const email = 'reader@example.com';
  const at = new Date();
  const declared = {
    name: 'Rita',
    email,
    emailLower: email,
    number: '1001',
    status: 'open',
  } as const;
  await WithdrawalModel.create({ ...declared, key: 'one', receivedAt: at });
  const elsewhere = { email: 'rita@example.com', emailLower: 'rita@example.com' };
  const own = await WithdrawalModel.create({
    ...declared,
    ...elsewhere,
    number: '1002',
    key: 'two',
    receivedAt: new Date(0),
    uid: `uid-of-${email}`,
  });
  await addEmail({
    ...about,
    to: elsewhere.email,
    kind: 'withdrawal-received',
    recordId: own._id,
    key: `${own._id.toHexString()} withdrawal-received 1`,
  });
  await addBookRequest(email, at);
  const read = async () =>
    accountExportSchema.parse((await api.get('/api/me/export').set(reader).expect(200)).body);
  const file = await read();
  expect(file.emails.map(({ kind }) => kind).sort()).toEqual([
    'newsletter-confirm',
    'order-received',
  ]);
  expect(file.withdrawals.map(({ number }) => number)).toEqual(['1001', '1002']);
  expect(file.bookRequests).toMatchObject([{ text: 'Owls' }]);

  await CustomerSession.updateMany({}, { emailVerified: false });
  const claimed = await read();
  expect(claimed.emails.map(({ kind }) => kind)).toEqual(['order-received']);
  expect(claimed.withdrawals).toMatchObject([{ number: '1002', name: 'Rita' }]);
  expect(claimed.bookRequests).toEqual([]);
});

it('the file of who declares a withdrawal in somebody else’s name shows nothing of that order', async () => {
  await api
    .put('/api/settings')
    .set(signInAdmin())
    .send({ withdrawal: { isOn: true } })
    .expect(200);
  const alice = await signInCustomer('alice@example.com');
  const books = [await makeBook({ title: 'Emma' }), await makeBook({ title: 'Dracula' })];
  const ordered = orderFor(books, { email: 'alice@example.com' });
  const placed = await api.post('/api/orders/').set(alice).send(ordered).expect(201);
  const { number, _id } = orderSchema.parse(placed.body);
  const bob = await signInCustomer('bob@example.com');
  const items = [...books.map(({ id }) => id), 'a'.repeat(24)];
  const inHerName = { name: 'Alice', email: 'Alice@example.com', number, items, confirm: true };
  await api.post('/api/withdrawals').set(bob).send(inHerName).expect(202);
  await writeDueEmails({ env: testEnv, log: createLog('silent') });

  const fileOf = async (who: { Cookie: string }) =>
    (await api.get('/api/me/export').set(who).expect(200)).text;
  const file = await fileOf(bob);
  expect(file).not.toMatch(/Emma|Dracula/);
  expect(file).not.toContain(_id);
  expect(accountExportSchema.parse(JSON.parse(file))).toMatchObject({
    emails: [],
    orders: [],
    withdrawals: [{ number: String(number), items }],
  });
  const { emails } = accountExportSchema.parse(JSON.parse(await fileOf(alice)));
  expect(emails.map(({ kind }) => kind)).toContain('withdrawal-received');
});

it('the file of a new account shows nothing of the orders of an earlier account with its address', async () => {
  await api
    .put('/api/settings')
    .set(signInAdmin())
    .send({ withdrawal: { isOn: true } })
    .expect(200);
  const earlier = await signInCustomer('reader@example.com', 'uid-earlier');
  const ordered = orderFor([await makeBook({ title: 'Dracula' })], { name: 'Mina Murray' });
  const placed = await api.post('/api/orders/').set(earlier).send(ordered).expect(201);
  const { number } = orderSchema.parse(placed.body);
  await api
    .post('/api/withdrawals')
    .set(earlier)
    .send({ number, name: 'Mina Murray', confirm: true })
    .expect(202);
  const later = await signInCustomer('reader@example.com', 'uid-later');
  const own = orderFor([await makeBook({ title: 'Emma' })], { name: 'Jane' });
  await api.post('/api/orders/').set(later).send(own).expect(201);
  const byPhone = { ...own, email: 'reader@example.com', name: 'Phone Jane' };
  delete (byPhone as Partial<typeof byPhone>).totalPrice;
  await api.post('/api/orders/by-phone').set(signInAdmin()).send(byPhone).expect(201);
  await writeDueEmails({ env: testEnv, log: createLog('silent') });

  const { text } = await api.get('/api/me/export').set(later).expect(200);
  expect(text).not.toMatch(/Mina|Dracula/);
  const file = accountExportSchema.parse(JSON.parse(text));
  expect(file.emails.map(({ text: email }) => /Phone Jane|Jane/.exec(email)?.[0]).sort()).toEqual([
    'Jane',
    'Phone Jane',
  ]);
  expect(file.withdrawals).toEqual([]);
  const ofEarlier = await api.get('/api/me/export').set(earlier).expect(200);
  expect(accountExportSchema.parse(ofEarlier.body)).toMatchObject({
    orders: [{ name: 'Mina Murray' }],
    withdrawals: [{ number: String(number) }],
  });
});

it('the file has the acknowledgement of a withdrawal that this account declared for an order of an earlier one', async () => {
  const on = { withdrawal: { isOn: true } };
  await api.put('/api/settings').set(signInAdmin()).send(on).expect(200);
  const earlier = await signInCustomer('reader@example.com', 'uid-earlier');
  const ordered = orderFor([await makeBook({ title: 'Dracula' })]);
  const placed = await api.post('/api/orders/').set(earlier).send(ordered).expect(201);
  const { number } = orderSchema.parse(placed.body);
  const later = await signInCustomer('reader@example.com', 'uid-later');
  const declaration = { number, name: 'Jane', confirm: true };
  await api.post('/api/withdrawals').set(later).send(declaration).expect(202);
  await writeDueEmails({ env: testEnv, log: createLog('silent') });
  const { body } = await api.get('/api/me/export').set(later).expect(200);
  expect(accountExportSchema.parse(body)).toMatchObject({
    withdrawals: [{ number: String(number) }],
    emails: [{ kind: 'withdrawal-received' }],
  });
});

it('the owner’s file of a customer has nothing of an address that the customer only claims', async () => {
  const email = 'alice@example.com';
  const secret = await startCustomerSession({
    uid: 'uid-mallory',
    email,
    emailVerified: false,
    provider: 'password',
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const mallory = { Cookie: `storyloom_session=${secret}` };
  const ordered = orderFor([await makeBook()], { email });
  await api.post('/api/orders/').set(mallory).send(ordered).expect(201);
  const at = new Date();
  await NewsletterSignupModel.create({ _id: email, email, consentAt: at });
  await addBookRequest(email, at);
  await addEmail({
    key: 'hers',
    kind: 'book-here',
    to: email,
    subject: 'It is here',
    text: 'x',
    html: 'x',
  });
  const { body: customers } = await api.get('/api/customers/').set(signInAdmin()).expect(200);
  const [{ id } = { id: '' }] = z.array(customerSchema).parse(customers);
  const { body } = await api.get(`/api/customers/${id}/export`).set(signInAdmin()).expect(200);
  expect(body).toMatchObject({ emails: [], newsletter: [], bookRequests: [] });
});

it('the owner’s file of a customer has nothing of an address that another account has verified since', async () => {
  const email = 'desk@firm.example';
  await signInCustomer(email, 'uid-before');
  await addOrder({ uid: 'uid-before', email, status: 'delivered' });
  await CustomerSession.deleteMany();
  await signInCustomer(email, 'uid-since');
  const content = { subject: 'It is here', text: 'For the other', html: 'x' };
  await addEmail({ ...content, key: 'of the other', kind: 'book-here', to: email });
  const { body: customers } = await api.get('/api/customers/').set(signInAdmin()).expect(200);
  const [{ id } = { id: '' }] = z.array(customerSchema).parse(customers);
  const { body } = await api.get(`/api/customers/${id}/export`).set(signInAdmin()).expect(200);
  expect(body).toMatchObject({ orders: [{ email }], emails: [] });
});
