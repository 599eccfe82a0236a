import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { publicBookSchema } from '../../../contract/book/book.ts';
import { addDays } from '../../../contract/book/delivery-estimate.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { arrivedSchema } from '../../../contract/order/awaited-books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { supplyCalls } from '../../../testing/orders/arrivals.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer();
});

type Made = Awaited<ReturnType<typeof makeBook>>;
const today = new Date().toISOString().slice(0, 10);
const order = async (...books: Made[]) =>
  orderSchema.parse(
    (await api.post('/api/orders/').set(reader).send(orderFor(books)).expect(201)).body,
  );
const { toOrder, arrive, undo } = supplyCalls(() => api);
const step = (id: string, status: string) =>
  api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send({ status }).expect(200);
const stockOf = async ({ id }: Made) =>
  publicBookSchema.parse((await api.get(`/api/books/${id}`).expect(200)).body).stock;
const read = async (id: string) =>
  orderSchema.parse((await api.get(`/api/orders/${id}`).set(signInAdmin()).expect(200)).body);

it('sums what open orders wait for by publisher and book, also as a file', async () => {
  const b = await makeBook({ title: 'B', publisher: 'Zebra', supply: 'orderIn', stock: 0 });
  const a = await makeBook({ title: 'A', publisher: 'Aster', supply: 'orderIn', supplyDays: 9 });
  const here = await makeBook({ stock: 5 });
  const first = await order(b, here);
  const second = await order(b, a);
  const cancelled = await order(b);
  await step(cancelled._id, 'cancelled');
  expect(await toOrder()).toMatchObject([
    { book: { title: 'A' }, publisher: 'Aster', copies: 1, promisedBy: addDays(today, 11) },
    { book: { title: 'B' }, copies: 2, orders: [first.number, second.number], overdue: 0 },
  ]);
  const { text } = await api.get('/api/supply.csv').set(signInAdmin()).expect(200);
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toBe('publisher,isbn,title,author,copies,orders,promisedBy');
  expect(lines[2]).toContain(`Zebra,,B,,2,${first.number} ${second.number},`);
});

it('gives what arrives to the oldest orders, and the rest to the stock, once', async () => {
  const book = await makeBook({ supply: 'orderIn', stock: 0 });
  const [first, second, third] = [await order(book), await order(book), await order(book)];
  const body = arrivedSchema.parse((await arrive({ bookId: book.id, copies: 2 })).body);
  expect(body).toMatchObject({
    given: [
      { orderId: first._id, copies: 1 },
      { orderId: second._id, copies: 1 },
    ],
    left: 0,
  });
  await arrive({ bookId: book.id, copies: 2 }).expect('Idempotent-Replayed', 'true');
  expect((await read(first._id)).items[0]).toHaveProperty('arrivedAt');
  expect(await toOrder()).toMatchObject([{ copies: 1, orders: [third.number] }]);
  const rest = arrivedSchema.parse((await arrive({ bookId: book.id, copies: 4 }, 'more')).body);
  expect(rest).toMatchObject({ given: [{ orderId: third._id }], left: 3 });
  expect(await toOrder()).toEqual([]);
  expect(await stockOf(book)).toBe(3);
});

it('takes an arrival by ISBN of a book without counted stock', async () => {
  const isbn = '9780141439518';
  const book = await makeBook({ supply: 'orderIn', isbn, isbnKey: isbn });
  await order(book);
  await arrive({ isbn: '978-0-14-143951-8', copies: 2 }).expect(200);
  expect(await stockOf(book)).toBe(1);
});

it('gives the copies of a deleted book to the orders that wait for it', async () => {
  const book = await makeBook({ supply: 'orderIn', stock: 0, isbn: '9780306406157' });
  const [first, second] = [await order(book), await order(book)];
  await api.delete(`/api/books/${book.id}`).set(signInAdmin()).expect(200);
  for (const [which, { number }] of [
    [{ bookId: book.id }, first],
    [{ isbn: '9780306406157' }, second],
  ] as const) {
    const { body } = await arrive({ ...which, copies: 1 }, `arrival-${number}`).expect(200);
    expect(arrivedSchema.parse(body)).toMatchObject({ given: [{ number }], left: 0 });
  }
  expect(await toOrder()).toEqual([]);
  await arrive({ bookId: book.id, copies: 1 }).expect(404);
});

it('says how many copies of a deleted book can be received, and receives those', async () => {
  const isbn = '9780306406157';
  const book = await makeBook({ supply: 'orderIn', stock: 0, isbn });
  const [first, second] = [await order(book), await order(book)];
  await api.delete(`/api/books/${book.id}`).set(signInAdmin()).expect(200);
  for (const named of [{ bookId: book.id }, { isbn }]) {
    const { body } = await arrive({ ...named, copies: 3 }).expect(400);
    expect(apiErrorSchema.parse(body).error.fields).toEqual({ copies: ['must be 2 or less'] });
  }
  expect(await toOrder()).toMatchObject([{ copies: 2 }]);
  const { body } = await arrive({ isbn, copies: 2 }).expect(200);
  expect(arrivedSchema.parse(body)).toMatchObject({
    given: [{ number: first.number }, { number: second.number }],
    left: 0,
  });
});

it('gives a new copy to the order that waits for the deleted book, not to a used copy on sale', async () => {
  const isbn = '9780306406157';
  const book = await makeBook({ supply: 'orderIn', stock: 0, isbn });
  const { number } = await order(book);
  await api.delete(`/api/books/${book.id}`).set(signInAdmin()).expect(200);
  const used = await makeBook({ isbn, stock: 1, condition: 'good' });
  const { body } = await arrive({ isbn, copies: 1 }).expect(200);
  expect(arrivedSchema.parse(body)).toMatchObject({ given: [{ number }], left: 0 });
  expect(await stockOf(used)).toBe(1);
});

it('refuses an arrival that would lift the stock above what a book may have, and keeps none of it', async () => {
  const book = await makeBook({ supply: 'orderIn', stock: 0 });
  const waiting = await order(book);
  await BookModel.updateOne({ _id: book._id }, { $set: { stock: 999_998 } });
  const { body } = await arrive({ bookId: book.id, copies: 5 }).expect(400);
  expect(apiErrorSchema.parse(body).error.fields).toEqual({ copies: ['must be 2 or less'] });
  expect((await read(waiting._id)).items[0]?.arrivedAt).toBeUndefined();
  await arrive({ bookId: book.id, copies: 3 }).expect(200);
  expect(await stockOf(book)).toBe(1_000_000);
});

it('undoes an arrival once, and not when the order has gone on', async () => {
  const book = await makeBook({ supply: 'orderIn', stock: 0 });
  const { _id } = await order(book);
  await arrive({ bookId: book.id, copies: 3 }).expect(200);
  expect(await stockOf(book)).toBe(2);
  await undo().expect(200);
  await undo().expect(200);
  expect(await stockOf(book)).toBe(0);
  expect(await toOrder()).toMatchObject([{ copies: 1 }]);
  await arrive({ bookId: book.id, copies: 1 }, 'again').expect(200);
  for (const status of ['confirmed', 'shipped']) await step(_id, status);
  const { body } = await undo('again').expect(409);
  expect(body.error.code).toBe('invalid_transition');
  await undo('unknown').expect(404);
});

it('puts the copy of an order that is cancelled after it arrived into the stock', async () => {
  const book = await makeBook({ supply: 'orderIn', stock: 0 });
  const { _id } = await order(book);
  await arrive({ bookId: book.id, copies: 1 }).expect(200);
  await step(_id, 'cancelled');
  expect(await stockOf(book)).toBe(1);
});

it('says how many copies are later than promised', async () => {
  const book = await makeBook({ supply: 'orderIn', stock: 0 });
  await order(book);
  await OrderModel.updateOne({}, { $set: { 'items.0.promisedBy': addDays(today, -3) } });
  expect(await toOrder()).toMatchObject([{ overdue: 1, promisedBy: addDays(today, -3) }]);
});

it.each([
  ['no copies', { copies: 0 }],
  ['too many copies', { copies: 10_001 }],
  ['half a copy', { copies: 1.5 }],
])('refuses an arrival of %s', async (_what, body) => {
  const { id } = await makeBook();
  await arrive({ bookId: id, ...body }).expect(400);
});

it('refuses an arrival that names no book, two, or an unknown one', async () => {
  const { id } = await makeBook();
  await arrive({ copies: 1 }).expect(400);
  await arrive({ copies: 1, bookId: id, isbn: '9780141439518' }).expect(400);
  await arrive({ copies: 1, isbn: '9780141439518' }).expect(404);
});

it('keeps a copy that is received at the counter for the order that waits, and undoes that', async () => {
  const book = await makeBook({ supply: 'orderIn', stock: 0, isbn: '9780306406157' });
  const [first, second] = [await order(book), await order(book)];
  const scan = async (mode: string, key: string, status = 200) => {
    const caller = { ...signInAdmin(), 'Idempotency-Key': key };
    const sent = api.post('/api/counter').set(caller).send({ mode, isbn: '9780306406157' });
    return (await sent.expect(status)).body as { givenTo?: number };
  };
  expect((await scan('receive', 'one')).givenTo).toBe(first.number);
  expect((await scan('receive', 'one')).givenTo).toBe(first.number); // sent again
  expect(await stockOf(book)).toBe(0);
  await scan('sell', 'walk-in', 409);
  expect((await scan('receive', 'two')).givenTo).toBe(second.number);
  expect((await scan('receive', 'three')).givenTo).toBeUndefined();
  expect([await stockOf(book), await toOrder()]).toEqual([1, []]);
  for (const _again of [1, 2]) {
    await api.post('/api/counter/undo').set(signInAdmin()).send({ key: 'two' }).expect(200);
  }
  expect(await toOrder()).toMatchObject([{ copies: 1, orders: [second.number] }]);
  expect(await stockOf(book)).toBe(1);
});
