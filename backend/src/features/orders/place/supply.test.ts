import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { publicBookSchema } from '../../../contract/book/book.ts';
import { addDays } from '../../../contract/book/delivery-estimate.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer();
});

const today = new Date().toISOString().slice(0, 10);
const orderIn = (change: object = {}) =>
  api
    .put('/api/settings')
    .set(signInAdmin())
    .send({ supply: { orderIn: true, ...change } });
const send = (body: object) => api.post('/api/orders/').set(reader).send(body);
const read = async ({ id }: { id: string }) =>
  publicBookSchema.parse((await api.get(`/api/books/${id}`).expect(200)).body);
const step = (id: string, body: object) =>
  api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send(body);

it('says nothing of promises in a shop that has only what is on its shelf', async () => {
  const book = await makeBook({ stock: 0 });
  expect(await read(book)).not.toHaveProperty('promise');
  expect((await send(orderFor([book])).expect(409)).body.error.code).toBe('insufficient_stock');
  const order = orderSchema.parse((await send(orderFor([await makeBook()])).expect(201)).body);
  expect(order.items[0]).toMatchObject({ supply: 'stock' });
  expect(order.items[0]).not.toHaveProperty('promisedBy');
});

it('orders in what is sold out once the shop does that, and its stock stays 0', async () => {
  await orderIn().expect(200);
  const [soldOut, onShelf] = [await makeBook({ stock: 0 }), await makeBook({ stock: 2 })];
  expect(await read(soldOut)).toMatchObject({ stock: 0, promise: { kind: 'orderIn', days: 5 } });
  expect(await read(onShelf)).not.toHaveProperty('promise');
  const order = orderSchema.parse((await send(orderFor([soldOut, onShelf])).expect(201)).body);
  const [first, second] = order.items;
  expect(first).toMatchObject({ supply: 'orderIn', promisedBy: addDays(today, 7) });
  expect(second).toMatchObject({ supply: 'stock' });
  expect(second).not.toHaveProperty('promisedBy');
  expect(await read(soldOut)).toMatchObject({ stock: 0 });
  expect(await read(onShelf)).toMatchObject({ stock: 1 });
  // No copy was taken, so none comes back.
  await step(order._id, { status: 'cancelled' }).expect(200);
  expect(await read(soldOut)).toMatchObject({ stock: 0 });
  expect(await read(onShelf)).toMatchObject({ stock: 2 });
});

it('sells the last copy from the shelf and orders the next one in', async () => {
  await orderIn({ days: 9 }).expect(200);
  const book = await makeBook({ stock: 1 });
  const orders = await Promise.all([send(orderFor([book])), send(orderFor([book]))]);
  const supplies = orders.map(({ body }) => orderSchema.parse(body).items[0]?.supply);
  expect(supplies.toSorted()).toEqual(['orderIn', 'stock']);
  expect(await read(book)).toMatchObject({ stock: 0, promise: { kind: 'orderIn', days: 9 } });
});

it('goes by what the owner says of a book before what the shop does', async () => {
  await orderIn().expect(200);
  const own = await makeBook({ supply: 'orderIn', supplyDays: 21 });
  expect(await read(own)).toMatchObject({ promise: { kind: 'orderIn', days: 21 } });
  const never = await makeBook({ supply: 'stock', stock: 0 });
  expect(await read(never)).not.toHaveProperty('promise');
  await send(orderFor([never])).expect(409);
});

it('never orders a used copy in: once sold, it is sold out', async () => {
  await orderIn().expect(200);
  const copies = [
    await makeBook({ condition: 'good', stock: 1 }),
    await makeBook({ condition: 'good', stock: 1, supply: 'orderIn' }),
  ];
  for (const copy of copies) {
    await send(orderFor([copy])).expect(201);
    expect(await read(copy)).not.toHaveProperty('promise');
    const { body } = await send(orderFor([copy])).expect(409);
    expect(body.error.code).toBe('insufficient_stock');
  }
});

it('takes an order for a book that appears later, by the day it appears', async () => {
  const from = addDays(today, 40);
  const book = await makeBook({ supply: 'preorder', availableFrom: from, stock: 0 });
  expect(await read(book)).toMatchObject({ promise: { kind: 'preorder', from } });
  const order = orderSchema.parse((await send(orderFor([book])).expect(201)).body);
  expect(order.items).toMatchObject([{ supply: 'preorder', promisedBy: from }]);
  const appeared = await makeBook({ supply: 'preorder', availableFrom: today, stock: 4 });
  expect(await read(appeared)).not.toHaveProperty('promise');
});

it('keeps the page of a book that is gone and takes no order for it', async () => {
  const book = await makeBook({ supply: 'gone' });
  expect(await read(book)).toMatchObject({ promise: { kind: 'gone' } });
  const { error } = apiErrorSchema.parse((await send(orderFor([book])).expect(409)).body);
  expect(error).toMatchObject({ code: 'book_unavailable', bookIds: [book.id] });
});

it('sells over the counter only what is there', async () => {
  await orderIn().expect(200);
  const book = await makeBook({ stock: 0 });
  const scan = { mode: 'sell', bookId: book.id };
  await api.post('/api/counter').set(signInAdmin()).send(scan).expect(409);
});

it('puts a copy into the stock that comes back, though its arrival was never noted', async () => {
  await orderIn().expect(200);
  const book = await makeBook({ stock: 0 });
  const { _id } = orderSchema.parse((await send(orderFor([book])).expect(201)).body);
  for (const status of ['confirmed', 'shipped', 'returned']) {
    await step(_id, { status }).expect(200);
  }
  expect(await read(book)).toMatchObject({ stock: 1 });
  await step(_id, { undo: true }).expect(200);
  expect(await read(book)).toMatchObject({ stock: 0 });
});

it('finds what is here today', async () => {
  const here = await makeBook({ stock: 1 });
  const unlimited = await makeBook();
  await makeBook({ stock: 0 });
  await makeBook({ supply: 'orderIn' });
  await makeBook({ supply: 'gone', stock: 3 });
  await makeBook({ supply: 'preorder', availableFrom: addDays(today, 1) });
  const ids = [unlimited.id, here.id];
  const list = await api.get('/api/books/?here=true').expect(200);
  expect(list.body.map(({ _id }: { _id: string }) => _id)).toEqual(ids);
  const found = await api.get('/api/search?here=true').expect(200);
  expect(found.body).toMatchObject({ total: 2 });
});

it.each([
  ['supplyDays', 0],
  ['supplyDays', 400],
  ['supply', 'soon'],
  ['availableFrom', addDays(today, -2)],
  ['availableFrom', '2027-02-30'],
])('refuses %s %j at its field', async (field, value) => {
  const { id } = await makeBook();
  const response = await api
    .put(`/api/books/edit/${id}`)
    .set(signInAdmin())
    .send({ [field]: value })
    .expect(400);
  expect(apiErrorSchema.parse(response.body).error.fields).toHaveProperty(field);
});

it('lets a book that has appeared since keep its day', async () => {
  const availableFrom = addDays(today, -2);
  const { id } = await makeBook({ supply: 'preorder', availableFrom });
  const edit = api.put(`/api/books/edit/${id}`).set(signInAdmin());
  await edit.send({ availableFrom, title: 'It has appeared' }).expect(200);
});

it.each([0, 400, 'soon'])('refuses %j days for the whole shop', async (days) => {
  await orderIn({ days }).expect(400);
});
