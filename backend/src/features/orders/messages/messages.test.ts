import { z } from 'zod';
import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { orderMessageSchema } from '../../../contract/order/order-message.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { createLog } from '../../../log.ts';
import { orderCollection } from '../../../models/orders/order.model.ts';
import { EmailModel } from '../../../models/emails/email.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { tokenFor } from '../../../testing/orders/message-token.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { createTestApp, testEnv } from '../../../testing/test-app.ts';
import { eraseAccount, eraseCustomer } from '../../customers/erase/erase-person.ts';
import { eraseExpiredOrders } from '../../customers/erase/erase-expired-orders.ts';
import { writeDueEmails } from '../../emails/write-emails.ts';
import { messageLinkSubject, OrderMessageModel } from './order-message.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer('reader@example.com', 'uid-reader');
});

const owner = signInAdmin();
type Headers = Record<string, string>;
const address = (id: string, token?: string) =>
  `/api/orders/${id}/messages${token === undefined ? '' : `?token=${token}`}`;
const write = (id: string, who: Headers, text: string, token?: string) =>
  api.post(address(id, token)).set(who).send({ text });
const read = async (id: string, who: Headers = {}, token?: string) =>
  z
    .array(orderMessageSchema)
    .parse((await api.get(address(id, token)).set(who).expect(200)).body)
    .map(({ by, text }) => `${by}: ${text}`);
const codeOf = (body: unknown) => apiErrorSchema.parse(body).error.code;

async function placeOrder() {
  const body = orderFor([await makeBook()], { email: 'reader@example.com' });
  const placed = await api.post('/api/orders/').set(reader).send(body).expect(201);
  return orderSchema.parse(placed.body)._id;
}
async function placeByPhone(email = 'reader@example.com') {
  const { totalPrice: _server, ...body } = orderFor([await makeBook()], { email });
  const placed = await api.post('/api/orders/by-phone').set(owner).send(body).expect(201);
  return orderSchema.parse(placed.body)._id;
}
async function emailsOf(kind: 'new-message' | 'shop-message') {
  await writeDueEmails({ env: testEnv, log: createLog('silent') });
  return EmailModel.find({ kind }).sort({ createdAt: 1 }).lean();
}

it('is one thread for both sides, newest last, and each message is one email to the other', async () => {
  const id = await placeOrder();
  const { body } = await write(id, reader, ' Is it\nsigned? ').expect(201);
  expect(body).toMatchObject({ by: 'customer', text: 'Is it\nsigned?' });
  await write(id, owner, 'Yes, it is.').expect(201);
  const thread = ['customer: Is it\nsigned?', 'shop: Yes, it is.'];
  expect(await read(id, reader)).toEqual(thread);
  expect(await read(id, owner)).toEqual(thread);

  const [toOwner, ...moreToOwner] = await emailsOf('new-message');
  const [toReader, ...moreToReader] = await emailsOf('shop-message');
  expect([moreToOwner, moreToReader]).toEqual([[], []]);
  expect(toOwner?.text).toContain('signed?');
  expect(toOwner?.text).toContain(`/dashboard/orders/${id}`);
  expect(toReader).toMatchObject({ to: 'reader@example.com', status: 'waiting' });
  expect(toReader?.text).toContain('Yes, it is.');
  expect(toReader?.text).toContain('/orders');
  expect(`${toOwner?.subject} ${toReader?.subject}`).not.toMatch(/signed|Yes/);
});

it('is hidden from other customers and visitors', async () => {
  const id = await placeOrder();
  const other = await signInCustomer('other@example.com', 'uid-other');
  expect(codeOf((await write(id, other, 'Mine?').expect(404)).body)).toBe('record_not_found');
  await api.get(address(id)).set(other).expect(404);
  await api.get(address(id)).expect(401);
  await api.get(`/api/orders/${id}/emails`).set(other).expect(404);
  expect(await OrderMessageModel.countDocuments()).toBe(0);
});

it('is open to the holder of the email’s link, for this order only', async () => {
  const id = await placeByPhone();
  await write(id, owner, 'Shall we wrap it?').expect(201);
  const [email] = await emailsOf('shop-message');
  const received = await EmailModel.findOne({ kind: 'order-received' }).lean();
  for (const sent of [email, received]) {
    expect(sent?.text).toContain(`/messages/${id}#[link:message]`);
    expect(sent?.linksOf).toBe(messageLinkSubject(id));
  }
  const token = tokenFor(id);
  await write(id, {}, 'Yes, please.', token).expect(201);
  expect(await read(id, {}, token)).toEqual(['shop: Shall we wrap it?', 'customer: Yes, please.']);
  await api.get(`/api/orders/${id}/emails?token=${token}`).expect(200);

  const otherId = await placeByPhone();
  for (const wrong of [tokenFor(otherId), `${token}x`, token.slice(1), 'x', '[object Object]']) {
    await api.get(address(id, encodeURIComponent(wrong))).expect(404);
    await write(id, {}, 'Guessed', encodeURIComponent(wrong)).expect(404);
  }
  const numberBy = async (key: string) =>
    (await api.get(address(id, key))).headers['x-order-number'] as unknown;
  expect([await numberBy(token), await numberBy('x')]).toEqual(['1001', undefined]);
  await api.get(`/api/orders/${id}?token=${token}`).expect(401);
  await api.get(`${address(id, token)}&token=${token}`).expect(401);
});

it('counts unread messages with the orders, until the order is opened', async () => {
  const id = await placeOrder();
  await placeOrder();
  const unread = async () => {
    const { body, headers } = await api.get('/api/orders/').set(owner).expect(200);
    const counts = z
      .array(orderSchema)
      .parse(body)
      .map((order) => order.unread);
    const { body: found } = await api.get('/api/orders/?unread=true').set(owner).expect(200);
    return [counts, headers['x-unread-messages'], z.array(orderSchema).parse(found).length];
  };
  expect(await unread()).toEqual([[undefined, undefined], undefined, 0]);
  await write(id, reader, 'One').expect(201);
  await write(id, reader, 'Two').expect(201);
  await write(id, owner, 'Three').expect(201);
  await read(id, reader);
  expect(await unread()).toEqual([[undefined, 2], '2', 1]);
  await read(id, owner);
  expect(await unread()).toEqual([[undefined, undefined], undefined, 0]);
});

it('writes neither its text nor the secret of its link into the log', async () => {
  const shop = createTestApp();
  const id = await placeByPhone();
  const path = address(id, tokenFor(id));
  await shop.api.post(path).send({ text: 'A very private word' }).expect(201);
  await shop.api.get(path).expect(200);
  await shop.api
    .post(path)
    .send({ text: ['A very private word'] })
    .expect(400);
  expect(shop.lines.length).toBeGreaterThan(0);
  expect(shop.lines.join()).not.toContain('private word');
  expect(shop.lines.join()).not.toContain(tokenFor(id));
});

it('is stored once for one key, also when it is sent twice at once', async () => {
  const id = await placeOrder();
  const key = { ...reader, 'Idempotency-Key': 'message-1' };
  const sent = await Promise.all([1, 2, 3].map(() => write(id, key, 'Once').expect(201)));
  const again = await write(id, key, 'Once').expect(201);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(new Set([...sent, again].map(({ text }) => text)).size).toBe(1);
  expect(codeOf((await write(id, key, 'Twice').expect(422)).body)).toBe('idempotency_key_reused');
  expect(await read(id, reader)).toEqual(['customer: Once']);
  expect(await emailsOf('new-message')).toHaveLength(1);
});

it('ends at 20 a day for each side of each order', async () => {
  const id = await placeOrder();
  for (let i = 0; i < 20; i += 1) await write(id, reader, `No. ${i}`).expect(201);
  const { body, headers } = await write(id, reader, 'One more').expect(429);
  expect(codeOf(body)).toBe('rate_limit_exceeded');
  expect(Number(headers['retry-after'])).toBeGreaterThan(3600);
  await write(id, owner, 'The other side').expect(201);
  await write(await placeOrder(), reader, 'Another order').expect(201);
  expect(await read(id, reader)).toHaveLength(21);
});

it.each([
  ['', 400],
  ['   ', 400],
  ['x'.repeat(2001), 400],
  ['x'.repeat(10_000), 400],
  [7, 400],
])('an invalid text is refused with an error at its field (%#)', async (text, status) => {
  const id = await placeOrder();
  const { body } = await api.post(address(id)).set(reader).send({ text }).expect(status);
  expect(Object.keys(apiErrorSchema.parse(body).error.fields ?? {})).toEqual(['text']);
});

it('keeps a script as the text that it is', async () => {
  const id = await placeOrder();
  const script = '<script>alert(1)</script> <b>bold</b>';
  await write(id, owner, script).expect(201);
  expect(await read(id, reader)).toEqual([`shop: ${script}`]);
  const [email] = await emailsOf('shop-message');
  expect(email?.html).not.toContain('<script>alert');
});

it('stays open when the order is cancelled, and closes when it is erased', async () => {
  const id = await placeOrder();
  const byPhone = await placeByPhone();
  await api.post(`/api/orders/${id}/cancel`).set(reader).send({}).expect(200);
  await write(id, reader, 'Why?').expect(201);
  await write(byPhone, owner, 'Hello').expect(201);
  await eraseAccount('uid-reader');
  expect(await OrderMessageModel.distinct('orderId')).toHaveLength(1);
  expect(await emailsOf('new-message')).toEqual([]);
  expect(codeOf((await write(id, owner, 'Sorry').expect(409)).body)).toBe('invalid_transition');
  expect(await read(id, owner)).toEqual([]);
  await write(id, {}, 'Me again', tokenFor(id)).expect(404);

  await api.patch(`/api/orders/${byPhone}/status`).set(owner).send({ status: 'cancelled' });
  const { body } = await api.get('/api/customers/').set(owner).expect(200);
  const [customer] = z.array(z.object({ id: z.string() })).parse(body);
  await eraseCustomer(customer?.id ?? '', 'owner');
  expect(await OrderMessageModel.countDocuments()).toBe(0);
  await api.get(address(byPhone, tokenFor(byPhone))).expect(404);
});

it('is erased with the person once the order is older than the owner keeps it', async () => {
  const id = await placeOrder();
  await write(id, reader, 'Is it signed?').expect(201);
  await api.post(`/api/orders/${id}/cancel`).set(reader).send({}).expect(200);
  const at = new Date('2020-01-01T00:00:00Z');
  await orderCollection.updateOne({}, { $set: { createdAt: at, 'history.$[].at': at } });
  await setSettings({ retention: { ordersYears: 1, emailsMonths: 24 } });
  await eraseExpiredOrders();
  expect(await OrderMessageModel.countDocuments()).toBe(0);
  expect(await emailsOf('new-message')).toEqual([]);
});

it('is refused for an order without an e-mail address', async () => {
  const id = await placeByPhone('');
  const { body } = await write(id, owner, 'Hello').expect(409);
  expect(codeOf(body)).toBe('invalid_transition');
});

it('shows the emails in between, by kind and time', async () => {
  const id = await placeOrder();
  await write(id, owner, 'Hello').expect(201);
  await emailsOf('shop-message');
  const sentAt = new Date('2026-11-20T10:00:00Z');
  await EmailModel.updateMany({}, { status: 'sent', sentAt });
  const { body } = await api.get(`/api/orders/${id}/emails`).set(reader).expect(200);
  expect(body).toMatchObject([{ kind: 'order-received', at: sentAt.toISOString() }]);
});

it('is in the data export of a customer', async () => {
  const id = await placeOrder();
  expect((await api.get('/api/me/export').set(reader)).body).not.toHaveProperty('messages');
  await write(id, reader, 'Is it signed?').expect(201);
  const { body } = await api.get('/api/me/export').set(reader).expect(200);
  expect(body).toMatchObject({ messages: [{ orderId: id, text: 'Is it signed?' }] });
});
