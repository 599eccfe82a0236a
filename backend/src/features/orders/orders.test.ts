import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { orderSchema } from '../../contract/order/order.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { BookModel } from '../../models/books/book.model.ts';
import { OrderModel } from '../../models/orders/order.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer();
});

const send = (body: object, headers: Record<string, string> = {}) =>
  api
    .post('/api/orders/')
    .set({ ...reader, ...headers })
    .send(body);
const errorOf = (response: { body: unknown }) => apiErrorSchema.parse(response.body).error;
const stockOf = async (id: string) => (await BookModel.findById(id).lean())?.stock;

it('keeps what was ordered, by whom, for how much and when', async () => {
  const [first, second] = [await makeBook(), await makeBook({ newPriceCents: 999 })];
  const body = orderFor([first, second], {
    address: { street: '1 Main Street', city: 'Bern', country: 'CH', state: '-', zipcode: '3000' },
  });
  const order = orderSchema.parse((await send(body).expect(201)).body);
  expect(order).toMatchObject({
    number: 1001,
    name: 'Rita Reader',
    email: 'reader@example.com',
    phone: '+41 (0)79 123-45-67',
    address: body.address,
    productIds: [first.id, second.id],
    items: [
      { bookId: first.id, title: first.title, coverImage: '', price: 10.5 },
      { bookId: second.id, title: second.title, price: 9.99 },
    ],
    totalPrice: 20.49,
    status: 'placed',
  });
  expect(order.history).toEqual([{ status: 'placed', at: order.history[0]?.at }]);
  expect((await OrderModel.findById(order._id).lean())?.uid).toBe('uid-of-reader@example.com');
});

it('does not change an old order when its book changes or goes', async () => {
  const book = await makeBook();
  const { body: placed } = await send(orderFor([book])).expect(201);
  await BookModel.updateOne(
    { _id: book.id },
    { title: 'New', newPriceCents: 1, deletedAt: new Date() },
  );
  const { body } = await api.get(`/api/orders/${placed._id}`).set(reader).expect(200);
  expect(orderSchema.parse(body)).toEqual(orderSchema.parse(placed));
});

it('numbers orders from 1001 and never the same twice', async () => {
  const book = await makeBook();
  const responses = await Promise.all(
    [1, 2, 3, 4, 5].map(() => send(orderFor([book])).expect(201)),
  );
  const numbers = responses.map((response) => orderSchema.parse(response.body).number);
  expect(numbers.sort()).toEqual([1001, 1002, 1003, 1004, 1005]);
});

it('believes its own prices only', async () => {
  const book = await makeBook({ newPriceCents: 1999 });
  const lower = await send(orderFor([book], { totalPrice: '25.00' })).expect(201);
  expect(orderSchema.parse(lower.body).totalPrice).toBe(19.99);

  const tampered = await send(orderFor([book], { totalPrice: '0.01' })).expect(409);
  expect(errorOf(tampered)).toMatchObject({
    code: 'price_changed',
    seenTotal: 0.01,
    currentTotal: 19.99,
    bookIds: [book.id],
  });
  expect(await OrderModel.countDocuments()).toBe(1);
});

it('adds cents, not fractions of dollars', async () => {
  const books = [await makeBook({ newPriceCents: 10 }), await makeBook({ newPriceCents: 20 })];
  const { body } = await send(orderFor(books, { totalPrice: '0.30' })).expect(201);
  expect(orderSchema.parse(body).totalPrice).toBe(0.3);
});

it('names the books that are gone or sold out, and stores nothing', async () => {
  const [sold, gone, there] = [
    await makeBook({ stock: 0 }),
    await makeBook({ deletedAt: new Date() }),
    await makeBook({ stock: 5 }),
  ];
  const unknown = { id: 'f'.repeat(24), newPriceCents: 0 };
  const unavailable = errorOf(await send(orderFor([there, gone, unknown])).expect(409));
  expect(unavailable).toMatchObject({ code: 'book_unavailable', bookIds: [gone.id, unknown.id] });
  const soldOut = errorOf(await send(orderFor([there, sold])).expect(409));
  expect(soldOut).toMatchObject({ code: 'insufficient_stock', bookIds: [sold.id] });
  expect(await OrderModel.countDocuments()).toBe(0);
  expect(await stockOf(there.id)).toBe(5);
});

it('takes a copy of a limited book and leaves unlimited ones alone', async () => {
  const [limited, unlimited] = [await makeBook({ stock: 2 }), await makeBook()];
  const before = (await BookModel.findById(limited.id).lean())?.updatedAt;
  await send(orderFor([limited, unlimited])).expect(201);
  expect(await stockOf(limited.id)).toBe(1);
  expect(await stockOf(unlimited.id)).toBeUndefined();
  const after = (await BookModel.findById(limited.id).lean())?.updatedAt;
  expect(after?.getTime()).toBeGreaterThan(before?.getTime() ?? Infinity);
});

it('lets customers order with their own e-mail only, in any letters', async () => {
  const book = await makeBook();
  await send(orderFor([book], { email: 'READER@example.COM' })).expect(201);
  const foreign = await send(orderFor([book], { email: 'other@example.com' })).expect(403);
  expect(errorOf(foreign).code).toBe('access_denied');
  const noEmail = await signInCustomer(null, 'uid-without-email');
  const refused = await send(orderFor([book]), noEmail).expect(403);
  expect(errorOf(refused).message).toContain('e-mail');
  await api
    .post('/api/orders/')
    .send(orderFor([book]))
    .expect(401);
});

it('takes nothing from the body that is not the customer’s to say', async () => {
  const book = await makeBook();
  const body = {
    ...orderFor([book]),
    _id: 'a'.repeat(24),
    number: 1,
    uid: 'somebody-else',
    status: 'delivered',
    items: [],
    totalCents: 1,
    createdAt: '2020-01-01T00:00:00.000Z',
    key: 'mine',
    __v: 9,
  };
  const order = orderSchema.parse((await send(body).expect(201)).body);
  expect(order).toMatchObject({ number: 1001, status: 'placed', totalPrice: 10.5 });
  expect(order._id).not.toBe(body._id);
  expect(new Date(order.createdAt).getFullYear()).toBeGreaterThan(2020);
  const stored = await OrderModel.findById(order._id).lean();
  expect(stored).toMatchObject({ uid: 'uid-of-reader@example.com', __v: 0 });
  expect(stored).not.toHaveProperty('key');
});

it('keeps a phone number that came as a JSON number as text', async () => {
  const { body } = await send(orderFor([await makeBook()], { phone: 791234567 })).expect(201);
  expect(orderSchema.parse(body).phone).toBe('791234567');
});

it.each([
  ['no books', { productIds: [] }, 'productIds'],
  ['a book twice', { productIds: ['a'.repeat(24), 'A'.repeat(24)] }, 'productIds'],
  ['an operator for a book', { productIds: [{ $ne: null }] }, 'productIds.0'],
  ['no name', { name: '  ' }, 'name'],
  ['emails in the phone', { phone: 'call me' }, 'phone'],
  ['too few digits', { phone: '+ 1 (2)' }, 'phone'],
  ['no city', { address: { country: 'CH', state: '-', zipcode: '1' } }, 'address.city'],
  ['a text for an address', { address: 'Main Street' }, 'address'],
  ['a negative sum', { totalPrice: '-1' }, 'totalPrice'],
  ['an operator for the e-mail', { email: { $gt: '' } }, 'email'],
])('refuses %s and says in which field', async (_what, change, field) => {
  const response = await send({ ...orderFor([await makeBook()]), ...change }).expect(400);
  expect(errorOf(response).code).toBe('validation_error');
  expect(errorOf(response).fields).toHaveProperty([field]);
});

it('stops the eleventh order in an hour from one customer, but not what is refused or replayed', async () => {
  const { api: behindProxy } = createTestApp({ trustProxy: 1 });
  const book = await makeBook();
  let phone = 1_000_000;
  const order = (key: string, changes = {}) => {
    phone += 1;
    return behindProxy
      .post('/api/orders/')
      .set({ ...reader, 'Idempotency-Key': key, 'X-Forwarded-For': `192.0.2.${phone % 250}` })
      .send(orderFor([book], { phone: `0${phone}`, ...changes }));
  };
  for (let i = 0; i < 9; i += 1) await order(`key-${i}`).expect(201);
  for (let i = 0; i < 5; i += 1) await order('refused', { totalPrice: '0' }).expect(409);
  await order('last', { phone: '0123456' }).expect(201);
  for (let i = 0; i < 3; i += 1) await order('last', { phone: '0123456' }).expect(201);
  const refused = await order('too-many').expect(429);
  expect(errorOf(refused).code).toBe('rate_limit_exceeded');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  await order('last', { phone: '0123456' }).expect(201);
});

it('stops the eleventh order in an hour with one phone number, however it is written', async () => {
  const { api: behindProxy } = createTestApp({ trustProxy: 1 });
  const book = await makeBook();
  for (let i = 0; i < 11; i += 1) {
    const email = `reader-${i}@example.com`;
    const phone = i % 2 ? '079 123 45 67' : '079-1234567';
    await behindProxy
      .post('/api/orders/')
      .set({ ...(await signInCustomer(email)), 'X-Forwarded-For': `192.0.2.${i}` })
      .send(orderFor([book], { email, phone }))
      .expect(i < 10 ? 201 : 429);
  }
});

it('lists the own orders, newest first', async () => {
  const book = await makeBook();
  for (let i = 0; i < 3; i += 1) await send(orderFor([book])).expect(201);
  const list = await api.get('/api/orders/email/Reader@example.com').set(reader).expect(200);
  const orders = z.array(orderSchema).parse(list.body);
  expect(orders.map((order) => order.number)).toEqual([1003, 1002, 1001]);
  expect(list.headers['x-total-count']).toBe('3');
  expect(list.headers.link).toBeUndefined();
  expect(list.headers['cache-control']).toBe('private, no-store');

  const page = await api.get('/api/orders/email/reader@example.com?limit=2').set(reader);
  expect(page.body).toHaveLength(2);
  expect(page.headers.link).toBe(
    '</api/orders/email/reader@example.com?limit=2&page=2>; rel="next"',
  );
});
