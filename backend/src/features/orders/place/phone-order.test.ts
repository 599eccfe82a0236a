import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { orderSchema, type PhoneOrderInput } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

type Books = Awaited<ReturnType<typeof makeBook>>[];
function bodyFor(books: Books, changes: Partial<PhoneOrderInput> = {}): PhoneOrderInput {
  const { totalPrice: _seen, email: _email, ...body } = orderFor(books);
  return { ...body, ...changes };
}
const send = (body: object, key?: string) =>
  api
    .post('/api/orders/by-phone')
    .set({ ...signInAdmin(), ...(key && { 'Idempotency-Key': key }) })
    .send(body);
const codeOf = (body: unknown) => apiErrorSchema.parse(body).error.code;

it('takes an order down at the price of the shop, marked as by phone', async () => {
  const books = [await makeBook({ stock: 2, newPriceCents: 1234 }), await makeBook()];
  const order = orderSchema.parse((await send(bodyFor(books)).expect(201)).body);
  expect(order).toMatchObject({ source: 'phone', totalPrice: 22.84, status: 'placed', email: '' });
  expect(order.history).toMatchObject([{ status: 'placed', by: 'owner' }]);
  expect((await BookModel.findById(books[0]?.id).lean())?.stock).toBe(1);
  expect((await OrderModel.findById(order._id).lean())?.uid).toBe('');
});

it('is not shown to an account with the same e-mail only', async () => {
  const body = bodyFor([await makeBook()], { email: 'Reader@example.com' });
  const order = orderSchema.parse((await send(body).expect(201)).body);
  expect(order.email).toBe('Reader@example.com');
  const reader = await signInCustomer();
  const list = await api.get('/api/orders/email/reader@example.com').set(reader).expect(200);
  expect(list.body).toEqual([]);
  await api.get(`/api/orders/${order._id}`).set(reader).expect(404);
  await api.post(`/api/orders/${order._id}/cancel`).set(reader).expect(404);
  await api.post('/api/orders/by-phone').set(reader).send(body).expect(401);
  const own = await api.get('/api/orders/email/reader@example.com').set(signInAdmin()).expect(200);
  expect(z.array(orderSchema).parse(own.body)).toHaveLength(1);
});

it('follows the rules of stock and books, and says what is missing', async () => {
  const soldOut = await makeBook({ stock: 0 });
  const refused = await send(bodyFor([soldOut])).expect(409);
  expect(codeOf(refused.body)).toBe('insufficient_stock');
  expect(apiErrorSchema.parse(refused.body).error.bookIds).toEqual([soldOut.id]);
  const deleted = await makeBook({ deletedAt: new Date() });
  expect(codeOf((await send(bodyFor([deleted])).expect(409)).body)).toBe('book_unavailable');
  const book = await makeBook();
  for (const changes of [{ phone: '' }, { productIds: [] }, { email: 'nobody' }, { name: ' ' }]) {
    await send(bodyFor([book], changes)).expect(400);
  }
  await send(bodyFor([book], { email: '' })).expect(201);
});

it('makes one order of one key, however often it is sent', async () => {
  const body = bodyFor([await makeBook({ stock: 5 })]);
  const responses = await Promise.all(Array.from({ length: 5 }, () => send(body, 'call-1')));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(await OrderModel.countDocuments()).toBe(1);
  const replayed = responses.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
  expect(replayed).toHaveLength(4);
  const other = await send({ ...body, name: 'Somebody Else' }, 'call-1').expect(422);
  expect(codeOf(other.body)).toBe('idempotency_key_reused');
});

it('is not held up by the limits of customers, and does not use them up', async () => {
  const books = [await makeBook()];
  for (let i = 0; i < 12; i += 1) await send(bodyFor(books)).expect(201);
  const reader = await signInCustomer();
  await api.post('/api/orders/').set(reader).send(orderFor(books)).expect(201);
});
