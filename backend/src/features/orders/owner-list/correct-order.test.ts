import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
let id: string;
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer();
  const sent = api
    .post('/api/orders/')
    .set(reader)
    .send(orderFor([await makeBook()]));
  id = orderSchema.parse((await sent.expect(201)).body)._id;
});

const admin = signInAdmin();
const correct = (body: object, by = admin) => api.patch(`/api/orders/${id}`).set(by).send(body);
const note = (body: object, key?: string) =>
  api
    .post(`/api/orders/${id}/notes`)
    .set({ ...admin, ...(key && { 'Idempotency-Key': key }) })
    .send(body);
const setStatus = (body: object) => api.patch(`/api/orders/${id}/status`).set(admin).send(body);
const read = async (who: Record<string, string>) =>
  orderSchema.parse((await api.get(`/api/orders/${id}`).set(who).expect(200)).body);
const found = async (q: string) =>
  z
    .array(orderSchema)
    .parse((await api.get(`/api/orders/?q=${q}`).set(admin).expect(200)).body)
    .map((order) => order._id);

it('puts a wrong street right, leaves the rest, and keeps who did it', async () => {
  const response = await correct({ address: { street: 'Gasse 2' }, phone: '0791112233' }).expect(
    200,
  );
  const order = orderSchema.parse(response.body);
  expect(order.address).toEqual({
    street: 'Gasse 2',
    city: 'Bern',
    country: 'Switzerland',
    state: '-',
    zipcode: '3000',
  });
  expect(order).toMatchObject({ name: 'Rita Reader', phone: '0791112233', status: 'placed' });
  expect(order.history.slice(1)).toMatchObject([
    { status: 'placed', by: 'owner', changed: ['phone', 'address'] },
  ]);
  const cleared = await correct({ address: { street: '' } }).expect(200);
  expect(orderSchema.parse(cleared.body).address).not.toHaveProperty('street');
});

it('finds the order by what is right now', async () => {
  await correct({ name: 'Zoë Writer', phone: '031 99 88 77 66' }).expect(200);
  expect(await found('zoe')).toEqual([id]);
  expect(await found('7766')).toEqual([id]);
  expect(await found('rita')).toEqual([]);
  expect(await found('reader@')).toEqual([id]);
});

it('notes nothing when nothing is different', async () => {
  await correct({ name: 'Rita Reader', address: { city: 'Bern' } }).expect(200);
  expect((await read(admin)).history).toHaveLength(1);
});

it.each([{ name: '' }, { phone: 'call me' }, { address: { city: ' ' } }, { address: 'Bern' }])(
  'refuses %j and loses nothing',
  async (body) => {
    await correct(body).expect(400);
    expect(await read(admin)).toMatchObject({ name: 'Rita Reader', history: [{}] });
  },
);

it('is too late once the parcel is on its way', async () => {
  await setStatus({ status: 'confirmed' }).expect(200);
  await correct({ name: 'Rita R.' }).expect(200);
  await setStatus({ status: 'shipped' }).expect(200);
  const late = await correct({ name: 'Late' }).expect(409);
  expect(apiErrorSchema.parse(late.body).error.code).toBe('invalid_transition');
  await api
    .patch(`/api/orders/${'f'.repeat(24)}`)
    .set(admin)
    .send({ name: 'X' })
    .expect(404);
});

it('holds against shipping at the same moment, and against a second admin', async () => {
  const ann = signInAdmin('b'.repeat(24), 'ann');
  await Promise.all([
    correct({ name: 'Rita Right' }).expect(200),
    correct({ phone: '0791112233' }, ann).expect(200),
    correct({ address: { street: 'Gasse 2' } }).expect(200),
  ]);
  const order = await read(admin);
  expect(order).toMatchObject({ name: 'Rita Right', phone: '0791112233' });
  expect(order.address.street).toBe('Gasse 2');
  expect(order.history).toHaveLength(4);
  expect(await found('right')).toEqual([id]);
  expect(await found('2233')).toEqual([id]);

  await setStatus({ status: 'confirmed' }).expect(200);
  const [ship, late] = await Promise.all([
    setStatus({ status: 'shipped' }),
    correct({ name: 'Rita Late' }),
  ]);
  expect(ship.status).toBe(200);
  const { name, history } = await read(admin);
  expect(name).toBe(late.status === 200 ? 'Rita Late' : 'Rita Right');
  expect(history.at(-1)?.status).toBe('shipped');
});

it('does not overwrite a correction that its owner has not seen, whatever else was done', async () => {
  const etag = String((await api.get(`/api/orders/${id}`).set(admin).expect(200)).headers['etag']);
  const ann = signInAdmin('b'.repeat(24), 'ann');
  await setStatus({ status: 'confirmed' }).expect(200);
  await note({ text: 'Rings twice.' }).expect(201);
  await correct({ name: 'Rita Right' }, ann).set('If-Match', etag).expect(200);
  const late = await correct({ name: 'Rita R.' }).set('If-Match', etag).expect(412);
  const { code, current, currentEtag, changed } = apiErrorSchema.parse(late.body).error;
  expect(code).toBe('stale_update');
  expect(orderSchema.parse(current).name).toBe('Rita Right');
  expect(changed).toMatchObject({ by: 'ann' });
  const mine = await correct({ name: 'Rita R.' }).set('If-Match', String(currentEtag)).expect(200);
  expect(orderSchema.parse(mine.body).name).toBe('Rita R.');
});

it('can still take the step back that came before a correction', async () => {
  await setStatus({ status: 'confirmed' }).expect(200);
  await correct({ name: 'Rita Right' }).expect(200);
  const undone = await setStatus({ undo: true, step: 'confirmed' }).expect(200);
  expect(orderSchema.parse(undone.body)).toMatchObject({ status: 'placed', name: 'Rita Right' });
});

it('keeps the notes of the shop, newest last, at any time', async () => {
  const { body } = await api.get(`/api/orders/${id}`).set(admin).expect(200);
  expect(orderSchema.parse(body).notes).toEqual([]);
  await note({ text: 'Wants it wrapped.\nBlue paper.' }).expect(201);
  await setStatus({ status: 'cancelled' }).expect(200);
  const order = orderSchema.parse((await note({ text: 'x'.repeat(1000) }).expect(201)).body);
  expect(order.notes).toMatchObject([
    { text: 'Wants it wrapped.\nBlue paper.', by: 'owner' },
    { text: 'x'.repeat(1000), by: 'owner' },
  ]);
  for (const text of ['', ' \u200b ', 'x'.repeat(1001), undefined])
    await note({ text }).expect(400);
});

it('takes no note about a customer who was erased', async () => {
  await api.post(`/api/orders/${id}/cancel`).set(reader).expect(200);
  expect((await read(admin)).erasedAt).toBeUndefined();
  await api.delete('/api/me').set(reader).expect(200);
  const { body } = await note({ text: 'Rita Reader, 031 123 45 67, owes a book.' }).expect(409);
  expect(apiErrorSchema.parse(body).error.code).toBe('invalid_transition');
  const erased = await read(admin);
  expect(erased.notes).toEqual([]);
  expect(erased.erasedAt).toBeDefined();
});

it('leaves the time of the last change where it is when the clock of a note is behind', async () => {
  const updatedAt = new Date(Date.now() + 60_000);
  await OrderModel.updateOne({ _id: id }, { updatedAt }, { timestamps: false });
  await note({ text: 'Rings twice.' }).expect(201);
  expect(await OrderModel.findById(id).lean()).toMatchObject({ updatedAt });
});

it('notes once for one key, though the answer was lost and it was sent again', async () => {
  const text = 'Rings twice.';
  const send = () => note({ text }, 'note-1').expect(201);
  await Promise.all([send(), send()]);
  const again = await send();
  expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' });
  expect(orderSchema.parse(again.body).notes).toMatchObject([{ text }]);
  await note({ text: 'Rings once.' }, 'note-1').expect(422);
  const later = orderSchema.parse((await note({ text }, 'note-2').expect(201)).body);
  expect(later.notes).toMatchObject([{ text }, { text }]);
});

it('shows customers no note and no admin, whatever they call', async () => {
  await note({ text: 'secret-note' }).expect(201);
  await correct({ name: 'Rita Right' }).expect(200);
  const responses = [
    await api.get(`/api/orders/${id}`).set(reader).expect(200),
    await api.get('/api/orders/email/reader@example.com').set(reader).expect(200),
    await api.post(`/api/orders/${id}/cancel`).set(reader).expect(200),
  ];
  for (const { text } of responses) {
    expect(text).toContain('Rita Right');
    expect(text).not.toMatch(/secret-note|notes|owner/);
  }
  await api.patch(`/api/orders/${id}`).set(reader).send({ name: 'X' }).expect(401);
  await api.post(`/api/orders/${id}/notes`).set(reader).send({ text: 'X' }).expect(401);
});
