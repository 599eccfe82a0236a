import { parse } from 'csv-parse/sync';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { createLog } from '../../../log.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { EmailModel } from '../../../models/emails/email.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp, testEnv } from '../../../testing/test-app.ts';
import { eraseAccount } from '../../customers/erase/erase-person.ts';
import { writeDueEmails } from '../../emails/write-emails.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer('reader@example.com', 'uid-reader');
});

const save = (settings: object) => api.put('/api/settings').set(signInAdmin()).send(settings);
const offer = (gift: object = { isOn: true, fee: 2.5 }) => save({ gift }).expect(200);
const asAdmin = (path: string) => api.get(path).set(signInAdmin()).expect(200);
const send = (body: object) => api.post('/api/orders/').set(reader).send(body);
const newOrder = async (gift: object | undefined, totalPrice: string) =>
  orderFor([await makeBook({ newPriceCents: 2000 })], { totalPrice, ...(gift && { gift }) });
const place = async (gift: object | undefined, totalPrice: string) =>
  orderSchema.parse((await send(await newOrder(gift, totalPrice)).expect(201)).body);
const fieldsOf = (body: unknown) => apiErrorSchema.parse(body).error.fields;

it('is refused while the shop offers no gifts, and nothing is ordered', async () => {
  const { body } = await send(await newOrder({ wrap: true }, '20.00')).expect(400);
  expect(fieldsOf(body)).toEqual({ gift: ['is not offered'] });
  expect(await OrderModel.countDocuments()).toBe(0);
  expect((await api.get('/api/settings')).body).toMatchObject({ gift: { isOn: false, fee: 0 } });
});

it('adds the wrapping to the total, to the receipt, to the emails and to the file of orders', async () => {
  await offer();
  await save({ shipping: { fee: 3.5 } }).expect(200);
  const order = await place({ text: ' For Ada,\nwith love ', wrap: true }, '26.00');
  const gift = { text: 'For Ada,\nwith love', wrap: true, fee: 2.5 };
  expect(order).toMatchObject({ gift, shipping: 3.5, totalPrice: 26 });
  expect((await api.get(`/api/orders/${order._id}`).set(reader)).body).toMatchObject({ gift });

  const receipt = (await asAdmin(`/api/orders/${order._id}/receipt`)).text;
  expect(receipt).toMatch(/Gift wrapping[^$]*\$2\.50/);
  expect(receipt).toContain('$26.00');
  expect(receipt).not.toContain('with love');

  await writeDueEmails({ env: testEnv, log: createLog('silent') });
  const emails = await EmailModel.find().sort({ kind: 1 }).lean();
  expect(emails.map(({ kind }) => kind)).toEqual(['new-order', 'order-received']);
  for (const { text, subject } of emails) {
    expect(text).toMatch(/Gift wrapping.*\$2\.50/);
    expect(text).toContain('with love');
    expect(subject).not.toContain('love');
  }

  const rows: object[] = parse((await asAdmin('/api/orders/export.csv')).text, {
    columns: true,
    bom: true,
  });
  expect(rows).toMatchObject([{ gift: 'yes', wrapping: '2.50', total: '26.00' }]);
});

it.each([
  [2.5, '22.50', '2.50'],
  [0, '20.00', '0.00'],
])('stays in the file of orders after the shop stops it at %d', async (fee, total, wrapping) => {
  await offer({ isOn: true, fee });
  await place({ wrap: true }, total);
  await offer({ isOn: false, fee });
  const { text } = await asAdmin('/api/orders/export.csv');
  const rows: object[] = parse(text, { columns: true, bom: true });
  expect(rows).toMatchObject([{ gift: 'yes', wrapping, total }]);
});

it('counts the wrapping separately from the books, and subtracts it with the order', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }); // the day does not end in between
  onTestFinished(() => void vi.useRealTimers());
  await offer();
  const wrapped = await place({ wrap: true }, '22.50');
  await place(undefined, '20.00');
  const today = new Date().toISOString().slice(0, 10);
  const report = (end: string, by = 'day') =>
    asAdmin(`/api/reports/sales${end}?from=${today}&to=${today}&by=${by}`);
  const total = { orders: 2, books: 2, revenue: 40, shipping: 0, wrapping: 2.5 };
  expect((await report('')).body).toMatchObject({ total, rows: [total] });
  expect((await report('', 'category')).body).toMatchObject({ rows: [{ revenue: 40 }] });
  const csv: object[] = parse((await report('.csv')).text, { columns: true, bom: true });
  expect(csv).toMatchObject([{ revenue: '40.00', wrapping: '2.50' }]);
  expect((await asAdmin('/api/admin')).body).toMatchObject({
    totalSales: 40,
    totalWrapping: 2.5,
    customersByAverageOrder: [{ averageOrder: 21.25 }],
  });

  await api.post(`/api/orders/${wrapped._id}/cancel`).set(reader).send({}).expect(200);
  const { body } = await report('');
  expect(body).toMatchObject({ total: { revenue: 20 } });
  expect(JSON.stringify(body)).not.toContain('wrapping');
  expect((await report('.csv')).text).not.toContain('wrapping');
});

it('costs nothing without wrapping or a fee, and its fee is the one of today', async () => {
  await offer();
  expect((await place({ text: '', wrap: false }, '20.00')).gift).toEqual({});
  const body = await newOrder({ wrap: true }, '22.50');
  await offer({ fee: 3 });
  const { error } = apiErrorSchema.parse((await send(body).expect(409)).body);
  expect(error).toMatchObject({ code: 'price_changed', seenTotal: 22.5, currentTotal: 23 });
  await offer({ fee: 0 });
  expect(await place({ wrap: true }, '20.00')).toMatchObject({ gift: { wrap: true } });
});

it('can be ordered by telephone, with the same fee', async () => {
  await offer();
  const { email: _none, totalPrice: _server, ...body } = await newOrder({ wrap: true }, '0');
  const { body: placed } = await api
    .post('/api/orders/by-phone')
    .set(signInAdmin())
    .send(body)
    .expect(201);
  expect(placed).toMatchObject({ totalPrice: 22.5, gift: { wrap: true, fee: 2.5 } });
});

it.each([
  ['gift.text', { text: 'x'.repeat(301) }],
  ['gift.text', { text: 'x'.repeat(10_000) }],
  ['gift.text', { text: 7 }],
  ['gift.wrap', { wrap: 'yes' }],
  ['gift', 'yes'],
])('a bad %s is refused at its field', async (field, gift) => {
  await offer();
  const { body } = await send({ ...(await newOrder(undefined, '20.00')), gift }).expect(400);
  expect(Object.keys(fieldsOf(body) ?? {})).toEqual([field]);
});

it('keeps a script on the card as the text that it is', async () => {
  await offer();
  const text = '<script>alert(1)</script> & <b>love</b>';
  const order = await place({ text }, '20.00');
  expect(order.gift).toEqual({ text });
  await writeDueEmails({ env: testEnv, log: createLog('silent') });
  for (const { html, subject } of await EmailModel.find().lean()) {
    expect(html).not.toContain('<script>alert');
    expect(subject).not.toContain('alert');
  }
  const { text: file } = await asAdmin('/api/orders/export.csv');
  expect(file).not.toContain('alert');
});

it('refuses a fee that the currency cannot have', async () => {
  await save({ money: { currency: 'JPY' } }).expect(200);
  expect(fieldsOf((await save({ gift: { fee: 2.5 } }).expect(400)).body)).toHaveProperty(
    'gift.fee',
  );
  expect(fieldsOf((await save({ gift: { fee: -1 } }).expect(400)).body)).toHaveProperty('gift.fee');
});

it('loses the text of its card with the account, and keeps what was paid', async () => {
  await offer();
  const { _id } = await place({ text: 'For Ada', wrap: true }, '22.50');
  await api.post(`/api/orders/${_id}/cancel`).set(reader).send({}).expect(200);
  await eraseAccount('uid-reader');
  const { body } = await asAdmin(`/api/orders/${_id}`);
  expect(orderSchema.parse(body)).toMatchObject({ totalPrice: 22.5, gift: { fee: 2.5 } });
  expect(JSON.stringify(body)).not.toContain('For Ada');
});
