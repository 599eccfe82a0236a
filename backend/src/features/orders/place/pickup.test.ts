import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { queuedKinds } from '../../../testing/orders/queued-emails.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { defaultSettings } from '../../../models/settings/default-settings.ts';
import { orderContent } from '../../emails/contents/order-email.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
const setShop = (settings: object) =>
  api.put('/api/settings').set(signInAdmin()).send(settings).expect(200);
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer();
  await setShop({ shipping: { fee: 3.5 }, pickup: { isOn: true, hours: 'Mon to Fri, 9 to 6' } });
});

const send = (body: object) => api.post('/api/orders/').set(reader).send(body);
const step = (id: string, status: string) =>
  api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send({ status });
async function collected(changes: object = {}) {
  const book = await makeBook({ stock: 1 });
  return { book, body: { ...orderFor([book]), address: undefined, pickup: true, ...changes } };
}

it('takes an order without an address that costs no shipping, and goes by way of ready', async () => {
  const { body } = await collected();
  const order = orderSchema.parse((await send(body).expect(201)).body);
  expect(order).toMatchObject({
    pickup: true,
    shipping: 0,
    totalPrice: 10.5,
    address: { city: '', country: '', state: '', zipcode: '' },
  });
  await step(order._id, 'ready').expect(409); // not before it is confirmed
  await step(order._id, 'confirmed').expect(200);
  await step(order._id, 'shipped').expect(409);
  await step(order._id, 'ready').expect(200);
  const list = await api.get('/api/orders/?status=ready').set(signInAdmin()).expect(200);
  expect(list.body).toMatchObject([{ number: order.number, status: 'ready' }]);
  expect(await queuedKinds('order', order._id)).toContain('order-ready');
  await step(order._id, 'delivered').expect(200);
  await step(order._id, 'returned').expect(200);
});

it('has no address that could be corrected, but a name and a phone', async () => {
  const { body } = await collected();
  const { _id } = orderSchema.parse((await send(body).expect(201)).body);
  const correct = (change: object) =>
    api.patch(`/api/orders/${_id}`).set(signInAdmin()).send(change);
  const { error } = apiErrorSchema.parse((await correct({ address: { city: 'Bern' } })).body);
  expect(error).toMatchObject({ code: 'validation_error', fields: { address: expect.anything() } });
  const response = await correct({ name: 'Rita R. Reader' }).expect(200);
  expect(response.body).toMatchObject({ name: 'Rita R. Reader', address: { city: '' } });
});

it('restocks an order that is not collected', async () => {
  const { book, body } = await collected();
  const { _id } = orderSchema.parse((await send(body).expect(201)).body);
  for (const status of ['confirmed', 'ready', 'returned']) await step(_id, status).expect(200);
  const { body: found } = await api.get(`/api/books/${book.id}`).expect(200);
  expect(found).toMatchObject({ stock: 1 });
});

it('does not let an order that is sent be ready in the shop', async () => {
  const { body } = await send({ ...orderFor([await makeBook()]), totalPrice: '14.00' }).expect(201);
  const { _id } = orderSchema.parse(body);
  await step(_id, 'confirmed').expect(200);
  await step(_id, 'ready').expect(409);
});

it('says in the email where and when', async () => {
  const { body } = await collected();
  const { _id } = orderSchema.parse((await send(body).expect(201)).body);
  const stored = (await OrderModel.findById(_id).lean())!;
  const sender = {
    ...defaultSettings,
    name: 'Shop',
    shopUrl: 'https://shop.example',
    pickupHours: 'Mon to Fri, 9 to 6',
    contact: { ...defaultSettings.contact, address: '1 Harbour Lane\nBern', hours: 'Always' },
  };
  expect(orderContent('order-ready', stored, sender).parts).toContainEqual({
    kind: 'facts',
    rows: [
      { name: 'Where to collect it', value: '1 Harbour Lane\nBern' },
      { name: 'When', value: 'Mon to Fri, 9 to 6' },
    ],
  });
});

it.each([
  ['address', { pickup: undefined }],
  ['address', { pickup: false }],
  ['pickup', { pickup: 'yes' }],
])('says that %s is wrong in %j', async (field, changes) => {
  const { body } = await collected(changes);
  const { error } = apiErrorSchema.parse((await send(body).expect(400)).body);
  expect(Object.keys(error.fields ?? {})).toContain(field);
});

it('is refused while the shop does not offer it', async () => {
  await setShop({ pickup: { isOn: false } });
  const { body } = await collected();
  const { error } = apiErrorSchema.parse((await send(body).expect(400)).body);
  expect(error.fields).toEqual({ pickup: ['is not offered'] });
  expect(await OrderModel.countDocuments()).toBe(0);
});

it('is short enough for the telephone', async () => {
  const { body } = await collected({ totalPrice: undefined, email: undefined });
  const order = await api.post('/api/orders/by-phone').set(signInAdmin()).send(body).expect(201);
  expect(order.body).toMatchObject({ pickup: true, shipping: 0, source: 'phone' });
});
