import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { setStepsAt } from '../../../testing/orders/orders.ts';
import { queuedKinds } from '../../../testing/orders/queued-emails.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer();
});

afterEach(() => void vi.useRealTimers());

const stockOf = async (id: string) => (await BookModel.findById(id).lean())?.stock;
const change = (id: string, body: object, admin = signInAdmin()) =>
  api.patch(`/api/orders/${id}/status`).set(admin).send(body);
const go = (id: string, status: string) => change(id, { status }).expect(200);
const undo = (id: string, step?: string) => change(id, { undo: true, step });
const statusOf = async (id: string) => (await OrderModel.findById(id).lean())?.status;

async function placed(...stocks: (number | undefined)[]) {
  const books = await Promise.all(stocks.map((stock) => makeBook({ stock })));
  const sent = api.post('/api/orders/').set(reader).send(orderFor(books));
  const { body } = await sent.expect(201);
  return { id: orderSchema.parse(body)._id, books };
}

async function refusal(sent: ReturnType<typeof undo>): Promise<string> {
  return apiErrorSchema.parse((await sent.expect(409)).body).error.code;
}

it('takes the last step back, and keeps both in the history with who did it', async () => {
  const { id } = await placed(undefined);
  await go(id, 'confirmed');
  await change(id, { status: 'shipped' }, signInAdmin('b'.repeat(24), 'ann')).expect(200);
  const order = orderSchema.parse((await undo(id).expect(200)).body);
  expect(order.status).toBe('confirmed');
  expect(order.history.map(({ at: _at, ...entry }) => entry)).toEqual([
    { status: 'placed' },
    { status: 'confirmed', by: 'owner' },
    { status: 'shipped', by: 'ann' },
    { status: 'confirmed', by: 'owner', undo: true },
  ]);
  await go(id, 'shipped'); // and on from there
});

it('does not reopen an order after its customer was erased', async () => {
  const { id } = await placed(undefined);
  await go(id, 'cancelled');
  await OrderModel.updateOne({ _id: id }, { erasedAt: new Date() });
  expect(await refusal(undo(id))).toBe('invalid_transition');
  expect(await statusOf(id)).toBe('cancelled');
});

it('tells customers the steps, not who of the shop took them', async () => {
  const { id } = await placed(undefined);
  await go(id, 'confirmed');
  await undo(id).expect(200);
  const one = await api.get(`/api/orders/${id}`).set(reader).expect(200);
  const all = await api.get('/api/orders/email/reader@example.com').set(reader).expect(200);
  for (const order of [orderSchema.parse(one.body), ...z.array(orderSchema).parse(all.body)]) {
    expect(order.history.map(({ status }) => status)).toEqual(['placed', 'confirmed', 'placed']);
    expect(order.history.some((entry) => 'by' in entry)).toBe(false);
  }
});

it('undoes one step only, for ten seconds, and none of the customer', async () => {
  const { id } = await placed(undefined);
  expect(await refusal(undo(id))).toBe('invalid_transition');
  await go(id, 'confirmed');
  await go(id, 'shipped');
  await undo(id).expect(200);
  expect(await refusal(undo(id))).toBe('invalid_transition');

  await go(id, 'shipped');
  await setStepsAt(new Date(Date.now() - 10_000));
  expect(await refusal(undo(id))).toBe('invalid_transition');
  expect(await statusOf(id)).toBe('shipped');

  const other = await placed(1);
  await api.post(`/api/orders/${other.id}/cancel`).set(reader).expect(200);
  expect(await refusal(undo(other.id))).toBe('invalid_transition');
  await undo('f'.repeat(24)).expect(404);
});

it('refuses a change that says two things, or nothing, and leaves the order where it is', async () => {
  const { id } = await placed(undefined);
  await go(id, 'confirmed');
  for (const [field, body] of [
    ['status', { undo: true, status: 'confirmed' }],
    ['status', { undo: true, status: 'shipped' }],
    ['step', { status: 'shipped', step: 'confirmed' }],
    ['items', { undo: true, step: 'confirmed', items: ['a'.repeat(24)] }],
    ['undo', { undo: false }],
    ['status', {}],
  ] as const) {
    const { error } = apiErrorSchema.parse((await change(id, body).expect(400)).body);
    expect(error).toMatchObject({ code: 'validation_error' });
    expect(Object.keys(error.fields ?? {})).toContain(field);
  }
  expect(await statusOf(id)).toBe('confirmed');
});

it('writes about a step that was followed in the same millisecond by one that is undone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { id } = await placed(undefined);
  await go(id, 'confirmed');
  await go(id, 'shipped');
  await undo(id).expect(200);
  const kinds = await queuedKinds('order', id);
  expect(kinds.toSorted()).toEqual(['new-order', 'order-confirmed', 'order-received']);
});

it('sends no email about a step that was undone', async () => {
  const { id, books } = await placed(1);
  const emails = async () => (await queuedKinds('order', id)).slice(2);
  await go(id, 'confirmed');
  expect(await emails()).toEqual(['order-confirmed']);
  await undo(id).expect(200);
  await go(id, 'cancelled');
  await undo(id).expect(200);
  expect(await emails()).toEqual([]);
  await go(id, 'cancelled');
  await BookModel.updateOne({ _id: books[0]?.id }, { stock: 0 });
  await undo(id).expect(409); // cancelled it stays
  expect(await emails()).toEqual(['order-cancelled']);
});

it('leaves what somebody else did meanwhile', async () => {
  const { id } = await placed(undefined);
  await go(id, 'confirmed');
  await go(id, 'shipped');
  expect(await refusal(undo(id, 'confirmed'))).toBe('invalid_transition');
  expect(await statusOf(id)).toBe('shipped');
  await undo(id, 'shipped').expect(200);
});

it.each([
  { way: [], end: 'cancelled', back: 'placed' },
  { way: ['confirmed'], end: 'cancelled', back: 'confirmed' },
  { way: ['confirmed', 'shipped'], end: 'returned', back: 'shipped' },
  { way: ['confirmed', 'shipped', 'delivered'], end: 'returned', back: 'delivered' },
])('takes the copies again when $end is undone to $back', async ({ way, end, back }) => {
  const { id, books } = await placed(1, undefined);
  const book = books[0]?.id ?? '';
  for (const status of way) await go(id, status);
  for (let round = 0; round < 3; round += 1) {
    await go(id, end);
    expect(await stockOf(book)).toBe(1);
    const order = orderSchema.parse((await undo(id, end).expect(200)).body);
    expect(order.status).toBe(back);
    expect(await stockOf(book)).toBe(0);
  }
  await go(id, end);
  expect(await stockOf(book)).toBe(1);
});

it('cannot take a copy again that somebody else bought meanwhile, and leaves all as it is', async () => {
  const { id, books } = await placed(1, 5);
  const [rare, common] = books;
  if (!rare || !common) throw new Error('no books');
  await go(id, 'cancelled');
  await api
    .post('/api/orders/')
    .set(reader)
    .send(orderFor([rare]))
    .expect(201);
  expect(await refusal(undo(id))).toBe('insufficient_stock');
  expect(await statusOf(id)).toBe('cancelled');
  expect([await stockOf(rare.id), await stockOf(common.id)]).toEqual([0, 5]);
});

it('reserves a deleted book again, but not one without counted stock', async () => {
  const { id, books } = await placed(1, 1);
  const [deleted, unlimited] = books.map((book) => book.id);
  await go(id, 'cancelled');
  await BookModel.updateOne({ _id: deleted }, { deletedAt: new Date() });
  await BookModel.updateOne({ _id: unlimited }, { $unset: { stock: 1 } });
  await undo(id).expect(200);
  expect([await stockOf(deleted ?? ''), await stockOf(unlimited ?? '')]).toEqual([0, undefined]);
});

it('undoes a step once, however often and by however many admins it is clicked', async () => {
  const { id, books } = await placed(3);
  await go(id, 'cancelled');
  const responses = await Promise.all(Array.from({ length: 6 }, () => undo(id)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await stockOf(books[0]?.id ?? '')).toBe(2);

  const second = await placed(3);
  await go(second.id, 'confirmed');
  const [ship, back] = await Promise.all([
    change(second.id, { status: 'shipped' }),
    undo(second.id, 'confirmed'),
  ]);
  expect([ship.status, back.status].sort()).toEqual([200, 409]);
  expect(await statusOf(second.id)).toBe(ship.status === 200 ? 'shipped' : 'placed');
});

it('holds against a customer who cancels at the same moment', async () => {
  const { id, books } = await placed(2);
  await go(id, 'confirmed');
  const [back, cancel] = await Promise.all([
    undo(id, 'confirmed'),
    api.post(`/api/orders/${id}/cancel`).set(reader),
  ]);
  expect(back.status).toBe(200);
  const isCancelled = cancel.status === 200;
  expect(await statusOf(id)).toBe(isCancelled ? 'cancelled' : 'placed');
  expect(await stockOf(books[0]?.id ?? '')).toBe(isCancelled ? 2 : 1);
});
