import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { orderStatuses, type OrderStatus } from '../../../contract/order/order-status.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
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

const stockOf = async (id: string) => (await BookModel.findById(id).lean())?.stock;
const cancel = (id: string) => api.post(`/api/orders/${id}/cancel`).set(reader);
const setStatus = (id: string, status: string) =>
  api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send({ status });

async function placed(stock?: number) {
  const book = await makeBook({ stock });
  const { body } = await api
    .post('/api/orders/')
    .set(reader)
    .send(orderFor([book]))
    .expect(201);
  return { id: orderSchema.parse(body)._id, book };
}

it('leads an order from placed to delivered and notes when', async () => {
  const { id } = await placed();
  await setStatus(id, 'confirmed').expect(200);
  await setStatus(id, 'shipped').expect(200);
  const order = orderSchema.parse((await setStatus(id, 'delivered').expect(200)).body);
  expect(order.history.map((entry) => entry.status)).toEqual([
    'placed',
    'confirmed',
    'shipped',
    'delivered',
  ]);
  const times = order.history.map((entry) => Date.parse(entry.at));
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

it('refuses every other way', async () => {
  const allowed = new Set([
    'placed confirmed',
    'placed cancelled',
    'confirmed shipped',
    'confirmed cancelled',
    'ready delivered',
    'ready returned',
    'shipped delivered',
    'shipped returned',
    'delivered returned',
  ]);
  for (const from of orderStatuses) {
    for (const to of orderStatuses) {
      const { id } = await placedAs(from);
      const { status, body } = await setStatus(id, to);
      expect(`${from} ${to} ${status}`).toBe(
        `${from} ${to} ${allowed.has(`${from} ${to}`) ? 200 : 409}`,
      );
      if (status === 409) {
        expect(apiErrorSchema.parse(body).error.code).toBe('invalid_transition');
      }
    }
  }
});

async function placedAs(status: OrderStatus) {
  const _id = (await OrderModel.create(storedOrder(status)))._id;
  return { id: _id.toHexString() };
}

let number = 5000;
function storedOrder(status: OrderStatus) {
  number += 1;
  return {
    number,
    uid: 'uid-of-reader@example.com',
    name: 'Rita Reader',
    email: 'reader@example.com',
    emailLower: 'reader@example.com',
    phone: '12345',
    address: { city: 'Bern', country: 'CH', state: '-', zipcode: '1' },
    items: [{ bookId: 'a'.repeat(24), title: 'T', category: 'fiction' as const, priceCents: 1 }],
    totalCents: 1,
    status,
    history: [{ status: 'placed' as const, at: new Date() }],
    searchWords: [],
    stockTrackedBookIds: [],
  };
}

it('refuses statuses that do not exist', async () => {
  const { id } = await placed();
  for (const status of ['lost', 'placing', 'undoing', { $ne: 'placed' }, null]) {
    await api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send({ status }).expect(400);
  }
  await setStatus('f'.repeat(24), 'confirmed').expect(404);
  await setStatus('not-an-id', 'confirmed').expect(400);
});

it('lets customers cancel before it is confirmed, and restocks', async () => {
  const { id, book } = await placed(3);
  expect(await stockOf(book.id)).toBe(2);
  const order = orderSchema.parse((await cancel(id).expect(200)).body);
  expect(order.status).toBe('cancelled');
  expect(order.history.at(-1)?.status).toBe('cancelled');
  expect(await stockOf(book.id)).toBe(3);
});

it('does not let customers cancel later', async () => {
  const { id, book } = await placed(3);
  await setStatus(id, 'confirmed').expect(200);
  const late = await cancel(id).expect(409);
  expect(apiErrorSchema.parse(late.body).error.code).toBe('invalid_transition');
  expect(await stockOf(book.id)).toBe(2);
  await setStatus(id, 'cancelled').expect(200); // the owner still can
  expect(await stockOf(book.id)).toBe(3);
});

it('returns a copy once when an order is cancelled ten times at once from both sides', async () => {
  const { id, book } = await placed(3);
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_unused, i) => (i % 2 ? cancel(id) : setStatus(id, 'cancelled'))),
  );
  expect(responses.map((response) => response.status).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(await stockOf(book.id)).toBe(3);
});

it('either confirms or cancels when both happen at once', async () => {
  const { id, book } = await placed(3);
  const [confirmed, cancelled] = await Promise.all([setStatus(id, 'confirmed'), cancel(id)]);
  expect([confirmed.status, cancelled.status].sort()).toEqual([200, 409]);
  expect(await stockOf(book.id)).toBe(cancelled.status === 200 ? 3 : 2);
});

it('says in a refusal which status a faster one gave the order', async () => {
  const { id } = await placed();
  const responses = await Promise.all([setStatus(id, 'confirmed'), cancel(id)]);
  const refused = responses.find((response) => response.status === 409);
  const now = responses.find((response) => response.status === 200);
  const { status } = orderSchema.parse(now?.body);
  const wanted = status === 'confirmed' ? 'cancelled' : 'confirmed';
  expect(apiErrorSchema.parse(refused?.body).error.message).toBe(
    `An order that is ${status} cannot become ${wanted}.`,
  );
});

it('moves copies only when a sale ends', async () => {
  const { id, book } = await placed(3);
  await setStatus(id, 'confirmed').expect(200);
  expect(await stockOf(book.id)).toBe(2);
  await setStatus(id, 'cancelled').expect(200);
  expect(await stockOf(book.id)).toBe(3);
});

it.each([{ way: ['shipped'] }, { way: ['shipped', 'delivered'] }])(
  'puts the copy of a parcel that came back into stock once, after $way',
  async ({ way }) => {
    const { id, book } = await placed(3);
    for (const status of ['confirmed', ...way]) await setStatus(id, status).expect(200);
    const responses = await Promise.all(Array.from({ length: 5 }, () => setStatus(id, 'returned')));
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await stockOf(book.id)).toBe(3);
  },
);

it('puts nothing back on a book that is not limited any more', async () => {
  const { id, book } = await placed(1);
  await BookModel.updateOne({ _id: book.id }, { $unset: { stock: 1 } });
  await cancel(id).expect(200);
  expect(await stockOf(book.id)).toBeUndefined();
});
