import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { orderSchema, type Order } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { queuedKinds } from '../../../testing/orders/queued-emails.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const change = (id: string, body: object) =>
  api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send(body);
const returned = async (id: string, items?: string[]) =>
  orderSchema.parse((await change(id, { status: 'returned', items }).expect(200)).body);
const stocksOf = async (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await BookModel.findById(id).lean())?.stock));

/** Three books, the last one not limited, with shipping, on their way to the customer. */
async function shipped() {
  await api
    .put('/api/settings')
    .set(signInAdmin())
    .send({ shipping: { fee: 4 } });
  const books = [
    await makeBook({ stock: 3, newPriceCents: 1000 }),
    await makeBook({ stock: 1, newPriceCents: 250 }),
    await makeBook({ newPriceCents: 5 }),
  ];
  const body = orderFor(books, { totalPrice: '16.55' });
  const response = await api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send(body)
    .expect(201);
  const { _id: id } = orderSchema.parse(response.body);
  for (const status of ['confirmed', 'shipped']) await change(id, { status }).expect(200);
  return { id, ids: books.map((book) => book.id) as [string, string, string] };
}

const momentsOf = ({ items }: Order) => items.map(({ returnedAt }) => returnedAt !== undefined);

async function refusal(id: string, body: object, status = 409) {
  const before = await OrderModel.findById(id).lean();
  const { error } = apiErrorSchema.parse((await change(id, body).expect(status)).body);
  expect(await OrderModel.findById(id).lean()).toEqual(before);
  return error;
}

it('one book comes back: the order stays what it was, its copy is in stock, and the rest is left', async () => {
  const { id, ids } = await shipped();
  const order = await returned(id, [ids[0]]);
  expect(order).toMatchObject({ status: 'shipped', totalPrice: 16.55, left: 6.55 });
  expect(momentsOf(order)).toEqual([true, false, false]);
  expect(order.history.at(-1)).toMatchObject({
    status: 'shipped',
    by: 'owner',
    returned: [ids[0]],
  });
  expect(order.items[0]?.returnedAt).toBe(order.history.at(-1)?.at);
  expect(await stocksOf(ids)).toEqual([3, 0, undefined]);
  const delivered = await change(id, { status: 'delivered' }).expect(200);
  expect(delivered.body).toMatchObject({ status: 'delivered', left: 6.55 });
});

it('when the last book has come back, the order is returned with its shipping', async () => {
  const { id, ids } = await shipped();
  await returned(id, [ids[0], ids[2]]);
  const order = await returned(id, [ids[1]]);
  expect(order).toMatchObject({ status: 'returned', totalPrice: 16.55 });
  expect(order.left).toBeUndefined();
  expect(momentsOf(order)).toEqual([true, true, true]);
  expect(await stocksOf(ids)).toEqual([3, 1, undefined]);
});

it('the whole order comes back after a part of it, and no copy twice', async () => {
  const { id, ids } = await shipped();
  await returned(id, [ids[1]]);
  const order = await returned(id);
  expect(order.status).toBe('returned');
  expect(order.history.at(-1)?.returned).toEqual([ids[0], ids[2]]);
  expect(await stocksOf(ids)).toEqual([3, 1, undefined]);
});

it('an order that comes back as a whole says so of each of its books', async () => {
  const { id, ids } = await shipped();
  const order = await returned(id);
  const at = order.history.at(-1)?.at;
  expect(order.items.map(({ returnedAt }) => returnedAt)).toEqual([at, at, at]);
  expect(order.history.at(-1)).not.toHaveProperty('returned');
  expect(await stocksOf(ids)).toEqual([3, 1, undefined]);
});

it('says what is wrong with a return, and changes nothing', async () => {
  const { id, ids } = await shipped();
  const other = (await makeBook({ stock: 1 })).id;
  const status = 'returned';
  const foreign = await refusal(id, { status, items: [ids[0], other] }, 400);
  expect(foreign.message).toBe('Only books of this order can come back.');
  await returned(id, [ids[0]]);
  const twice = await refusal(id, { status, items: [ids[0]] });
  expect(twice).toMatchObject({ code: 'invalid_transition', bookIds: [ids[0]] });
  expect(twice.message).toMatch(/came back before\.$/);
  for (const items of [[], [ids[1], ids[1]], 'all', ['x'], null])
    expect((await refusal(id, { status, items }, 400)).code).toBe('validation_error');
  await refusal(id, { status: 'delivered', items: [ids[1]] }, 400);
  await returned(id);
  expect((await refusal(id, { status, items: [ids[1]] })).message).toMatch(/came back before/);
  expect((await refusal(id, { status })).code).toBe('invalid_transition');
  expect(await stocksOf([...ids, other])).toEqual([3, 1, undefined, 1]);
});

it('nothing comes back of an order that has not left, or was cancelled', async () => {
  const book = await makeBook({ stock: 2 });
  const body = orderFor([book, await makeBook()]);
  const response = await api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send(body)
    .expect(201);
  const { _id: id } = orderSchema.parse(response.body);
  const items = { status: 'returned', items: [book.id] };
  expect((await refusal(id, items)).message).toBe(
    'Nothing can come back of an order that is placed.',
  );
  await change(id, { status: 'cancelled' }).expect(200);
  expect((await refusal(id, items)).message).toBe(
    'Nothing can come back of an order that is cancelled.',
  );
  await change('f'.repeat(24), items).expect(404);
});

it('a return is undone within ten seconds: of the books it named, and of no others', async () => {
  const { id, ids } = await shipped();
  await returned(id, [ids[1]]);
  await returned(id, [ids[0]]);
  const undo = (items?: string[]) => ({ undo: true, step: 'returned', items });
  expect((await refusal(id, undo([ids[1]]))).code).toBe('invalid_transition');
  expect((await refusal(id, { undo: true, step: 'shipped' })).code).toBe('invalid_transition');
  const order = orderSchema.parse((await change(id, undo([ids[0]])).expect(200)).body);
  expect(momentsOf(order)).toEqual([false, true, false]);
  expect(order).toMatchObject({ status: 'shipped', left: 14.05 });
  expect(order.history.at(-1)).toMatchObject({ undo: true, returned: [ids[0]] });
  expect(await stocksOf(ids)).toEqual([2, 1, undefined]);
  expect((await refusal(id, undo())).code).toBe('invalid_transition');
});

it('the return of the last books is undone, and the order is what it was before', async () => {
  const { id, ids } = await shipped();
  await returned(id, [ids[0]]);
  await returned(id);
  const response = await change(id, { undo: true, step: 'returned' }).expect(200);
  const order = orderSchema.parse(response.body);
  expect(order).toMatchObject({ status: 'shipped', left: 6.55 });
  expect(momentsOf(order)).toEqual([true, false, false]);
  expect(await stocksOf(ids)).toEqual([3, 0, undefined]);
});

it('a book that was sold meanwhile stays returned, and its email is still sent', async () => {
  const { id, ids } = await shipped();
  await returned(id, [ids[1]]);
  const pending = async () =>
    (await queuedKinds('order', id)).filter((kind) => kind === 'order-books-returned');
  expect(await pending()).toHaveLength(1);
  await BookModel.updateOne({ _id: ids[1] }, { stock: 0 });
  const response = await change(id, { undo: true, step: 'returned' }).expect(409);
  expect(apiErrorSchema.parse(response.body).error.code).toBe('insufficient_stock');
  const order = await OrderModel.findById(id).orFail().lean();
  expect(order.returnedCents).toBe(250);
  expect(await pending()).toHaveLength(1);
  await BookModel.updateOne({ _id: ids[1] }, { stock: 1 });
  await change(id, { undo: true, step: 'returned' }).expect(200);
  expect(await pending()).toHaveLength(0);
  expect(await stocksOf(ids)).toEqual([2, 0, undefined]);
});

it('customers see what came back and what is left, not who noted it', async () => {
  const { id, ids } = await shipped();
  await returned(id, [ids[0]]);
  const response = await api
    .get(`/api/orders/${id}`)
    .set(await signInCustomer())
    .expect(200);
  const order = orderSchema.parse(response.body);
  expect(order).toMatchObject({ left: 6.55, status: 'shipped' });
  expect(momentsOf(order)).toEqual([true, false, false]);
  expect(order.history.some((entry) => 'by' in entry)).toBe(false);
});
