import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CustomerSession } from '../../auth/customer-session.model.ts';
import { accountSchema, bookIdsSchema } from '../../contract/account/account.ts';
import { maxBookListLength } from '../../contract/limits.ts';
import { accountExportSchema } from '../../contract/account/customer.ts';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { orderSchema } from '../../contract/order/order.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { OrderModel } from '../../models/orders/order.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer('reader@example.com', 'uid-reader');
});

const id = (number: number) => number.toString(16).padStart(24, '0');
const address = { street: 'Street 1', city: 'Bern', country: 'CH', state: '-', zipcode: '3000' };
const details = { name: 'Rita Reader', phone: '+41 079 1', address };

const read = async (who = reader) =>
  accountSchema.parse((await api.get('/api/me').set(who).expect(200)).body);

it('takes changes as fast as people make them, and refuses what a program sends without end', async () => {
  const patch = () =>
    api
      .patch('/api/me/cart')
      .set(reader)
      .send({ add: [id(1)] });
  for (let i = 0; i < 3; i += 1) await patch().expect(200);
  const counts = mongoose.connection.collection('rate-limits');
  await counts.updateMany({ key: /^account-customer:/ }, { $set: { points: 300 } });
  await patch().expect(429);
  await api.put('/api/me').set(reader).send({ name: 'Rita' }).expect(429);
  await api.put('/api/me/wishlist').set(reader).send({ bookIds: [] }).expect(429);
  await api.get('/api/me').set(reader).expect(200);
});

it('has no ordered books in the cart, also on a device that has not placed the order', async () => {
  const books = [await makeBook({ stock: 2 }), await makeBook(), await makeBook()];
  const ids = books.map((book) => book.id);
  for (const list of ['cart', 'wishlist'])
    await api.put(`/api/me/${list}`).set(reader).send({ bookIds: ids }).expect(200);
  const body = orderFor(books.slice(0, 2), { email: 'reader@example.com' });
  const order = () => api.post('/api/orders/').set({ ...reader, 'Idempotency-Key': 'one' });
  await order().send(body).expect(201);
  expect(await read()).toMatchObject({ cart: [ids[2]], wishlist: ids });
  await api
    .patch('/api/me/cart')
    .set(reader)
    .send({ add: [ids[0]] })
    .expect(200);
  await order().send(body).expect(201);
  expect((await read()).cart).toEqual([ids[0], ids[2]]);
});

it('has an empty cart after a first order', async () => {
  const body = orderFor([await makeBook()], { email: 'reader@example.com' });
  await api.post('/api/orders/').set(reader).send(body).expect(201);
  expect(await read()).toMatchObject({ cart: [], wishlist: [] });
});

describe('what a customer keeps for the next order', () => {
  it('is empty at first, and names the customer by the session', async () => {
    expect(await read()).toEqual({
      uid: 'uid-reader',
      email: 'reader@example.com',
      cart: [],
      wishlist: [],
    });
  });

  it('stays as it was where a change does not name it, and goes where it says so', async () => {
    const saved = { ...details, phone: '+41 079 12345' };
    await api.put('/api/me').set(reader).send(saved).expect(200);
    const { body } = await api.put('/api/me').set(reader).send({ name: 'R. Reader' }).expect(200);
    expect(accountSchema.parse(body)).toMatchObject({ ...saved, name: 'R. Reader' });
    await api.put('/api/me').set(reader).send({ phone: null, address: null }).expect(200);
    const left = await read();
    expect(left.name).toBe('R. Reader');
    expect(left).not.toHaveProperty('phone');
    expect(left).not.toHaveProperty('address');
  });

  it('is refused like an order with such details, by the names of the fields', async () => {
    const { body } = await api
      .put('/api/me')
      .set(reader)
      .send({ name: '\u200b', phone: '12', address: { ...address, city: '' } })
      .expect(400);
    expect(Object.keys(apiErrorSchema.parse(body).error.fields ?? {})).toEqual([
      'name',
      'phone',
      'address.city',
    ]);
  });

  it('cannot become that of somebody else', async () => {
    await api
      .put('/api/me')
      .set(reader)
      .send({ name: 'Rita', uid: 'uid-other', _id: 'uid-other', email: 'other@example.com' })
      .expect(200);
    const other = await signInCustomer('other@example.com', 'uid-other');
    expect(await read(other)).not.toHaveProperty('name');
    // Nor does an account with the same address see it: the uid counts.
    expect(await read(await signInCustomer('reader@example.com', 'uid-impostor'))).toEqual({
      uid: 'uid-impostor',
      email: 'reader@example.com',
      cart: [],
      wishlist: [],
    });
  });
});

describe.each(['cart', 'wishlist'] as const)('the %s of an account', (list) => {
  const call = async (method: 'put' | 'patch', body: object) =>
    bookIdsSchema.parse(
      (await api[method](`/api/me/${list}`).set(reader).send(body).expect(200)).body,
    );

  it('takes in what a device had, newest first and nothing doubled', async () => {
    await call('put', { bookIds: [id(1), id(2)] });
    expect(await call('put', { bookIds: [id(3), id(2), id(3)], merge: true })).toEqual([
      id(3),
      id(2),
      id(1),
    ]);
    expect((await read())[list]).toEqual([id(3), id(2), id(1)]);
  });

  it('is replaced as a whole without merging', async () => {
    await call('put', { bookIds: [id(1), id(2)] });
    expect(await call('put', { bookIds: [] })).toEqual([]);
  });

  it('does not get back what another device has taken out meanwhile', async () => {
    await call('put', { bookIds: [id(1), id(2)] });
    await call('patch', { remove: [id(1)] });
    expect(await call('patch', { add: [id(3)] })).toEqual([id(3), id(2)]);
  });

  it('does not get back what another device took out, when a change is sent again', async () => {
    const add = () =>
      api
        .patch(`/api/me/${list}`)
        .set(reader)
        .set('Idempotency-Key', 'a-change')
        .send({ add: [id(1)] })
        .expect(200);
    expect((await add()).body).toEqual([id(1)]);
    await call('patch', { remove: [id(1)] });
    expect(await add()).toMatchObject({ body: [], headers: { 'idempotent-replayed': 'true' } });
    await call('patch', { add: [id(1)] });
    expect((await read())[list]).toEqual([id(1)]);
    const other = api.patch(`/api/me/${list}`).set(reader).set('Idempotency-Key', 'a-change');
    await other.send({ add: [id(2)] }).expect(422);
    expect((await read())[list]).toEqual([id(1)]);
  });

  it('loses nothing when two devices write at once', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => id(index + 1));
    await Promise.all(
      ids.map((each, index) =>
        index % 2 ? call('patch', { add: [each] }) : call('put', { bookIds: [each], merge: true }),
      ),
    );
    expect((await read())[list].sort()).toEqual(ids);
  });

  it('holds as many books as an order takes; the oldest go', async () => {
    const many = Array.from({ length: maxBookListLength }, (_, index) => id(index + 1));
    await call('put', { bookIds: many });
    const kept = await call('patch', { add: [id(999)] });
    expect(kept).toHaveLength(maxBookListLength);
    expect(kept[0]).toBe(id(999));
    expect(kept).not.toContain(many.at(-1));
    const { body } = await api
      .put(`/api/me/${list}`)
      .set(reader)
      .send({ bookIds: [...many, id(999)] })
      .expect(400);
    expect(apiErrorSchema.parse(body).error.fields).toEqual({
      bookIds: [`must have at most ${maxBookListLength} books`],
    });
  });

  it('belongs to one account only', async () => {
    await call('put', { bookIds: [id(1)] });
    const other = await signInCustomer('other@example.com', 'uid-other');
    expect((await read(other))[list]).toEqual([]);
  });
});

describe('all data as a file', () => {
  it('holds the account, its orders and its sign-ins, and no others', async () => {
    await api.put('/api/me').set(reader).send({ name: 'Rita Reader' }).expect(200);
    await api
      .put('/api/me/cart')
      .set(reader)
      .send({ bookIds: [id(7)] });
    const order = orderFor([await makeBook()]);
    await api.post('/api/orders/').set(reader).send(order).expect(201);
    const other = await signInCustomer('other@example.com', 'uid-other');
    await api
      .post('/api/orders/')
      .set(other)
      .send({ ...order, email: 'other@example.com', name: 'Otto' })
      .expect(201);
    await api.post('/api/newsletter').send({ email: 'reader@example.com' }).expect(204);

    const { body, headers } = await api.get('/api/me/export').set(reader).expect(200);
    expect(headers['content-disposition']).toContain('attachment');
    expect(headers['cache-control']).toContain('no-store');
    const file = accountExportSchema.parse(body);
    expect(file).toMatchObject({ uid: 'uid-reader', name: 'Rita Reader', cart: [id(7)] });
    expect(file.orders.map(({ name }) => name)).toEqual(['Rita Reader']);
    expect(file.sessions).toHaveLength(1);
    expect(file.newsletter?.email).toBe('reader@example.com');
    expect(JSON.stringify(file)).not.toContain('Otto');
  });

  it('does not tell who only claims an address whether it gets the newsletter', async () => {
    await api.post('/api/newsletter').send({ email: 'reader@example.com' }).expect(204);
    await CustomerSession.updateMany({}, { emailVerified: false });
    const { body } = await api.get('/api/me/export').set(reader).expect(200);
    expect(accountExportSchema.parse(body)).not.toHaveProperty('newsletter');
  });
});

it('lists all orders of the account after a change of e-mail', async () => {
  const { body } = await api
    .post('/api/orders/')
    .set(reader)
    .send(orderFor([await makeBook()]))
    .expect(201);
  const renamed = await signInCustomer('rita@example.com', 'uid-reader');
  const list = await api.get('/api/orders/email/rita@example.com').set(renamed).expect(200);
  expect(z.array(orderSchema).parse(list.body)).toEqual([orderSchema.parse(body)]);
  await api.get('/api/orders/email/reader@example.com').set(renamed).expect(403);
  expect(await OrderModel.countDocuments({ email: 'reader@example.com' })).toBe(1);
});
