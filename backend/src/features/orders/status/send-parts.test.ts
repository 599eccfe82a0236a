import { beforeEach, expect, it } from 'vitest';
import { addDays } from '../../../contract/book/delivery-estimate.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { queuedKinds } from '../../../testing/orders/queued-emails.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { defaultSettings } from '../../../models/settings/default-settings.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { booksOfStep, orderContent } from '../../emails/contents/order-email.ts';
import { emailNewDays } from '../supply/email-new-days.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let reader: { Cookie: string };
beforeEach(async () => {
  api = createTestApp().api;
  reader = await signInCustomer();
});

type Made = Awaited<ReturnType<typeof makeBook>>;
const place = async (books: Made[]) =>
  orderSchema.parse(
    (await api.post('/api/orders/').set(reader).send(orderFor(books)).expect(201)).body,
  )._id;
const step = (id: string, body: object) =>
  api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send(body);
const take = async (id: string, body: object) =>
  orderSchema.parse((await step(id, body).expect(200)).body);
const stockOf = async ({ id }: Made) => (await BookModel.findById(id).orFail().lean()).stock;

/** An order of a book from the shelf and one that is ordered in. */
async function confirmed() {
  const [here, later] = [
    await makeBook({ title: 'Here', stock: 3 }),
    await makeBook({ title: 'Later', supply: 'orderIn', stock: 0 }),
  ];
  const id = await place([here, later]);
  await take(id, { status: 'confirmed' });
  return { id, here, later };
}

it('goes in two parts, each with an email of its own', async () => {
  const { id, here, later } = await confirmed();
  const first = await take(id, { status: 'shipped', items: [here.id] });
  expect(first).toMatchObject({ status: 'confirmed', history: [{}, {}, { sent: [here.id] }] });
  expect(first.items[0]).toHaveProperty('sentAt');
  expect(first.items[1]).not.toHaveProperty('sentAt');
  const second = await take(id, { status: 'shipped' });
  expect(second.status).toBe('shipped');
  expect(second.items[1]).toHaveProperty('sentAt');
  expect(second.history.at(-1)).toMatchObject({ status: 'shipped', sent: [later.id] });
  const kinds = await queuedKinds('order', id);
  expect(kinds.filter((kind) => kind === 'order-books-sent')).toHaveLength(2);
  expect(kinds).not.toContain('order-shipped');
  const stored = await OrderModel.findById(id).orFail().lean();
  const part = booksOfStep(stored, stored.history[2]!.at);
  const sender = {
    ...defaultSettings,
    name: 'Shop',
    shopUrl: 'https://shop.example',
    pickupHours: '',
  };
  const text = JSON.stringify(orderContent('order-books-sent', stored, sender, part).parts);
  expect(text).toContain('Here');
  expect(text).not.toContain('Later');
  // The label says it; the day of the email is the day of the sending.
  expect(text.match(/"Sent"/g)).toHaveLength(1);
});

it('takes a part back for ten seconds', async () => {
  const { id, here } = await confirmed();
  await take(id, { status: 'shipped', items: [here.id] });
  const undone = await take(id, { undo: true, step: 'shipped', items: [here.id] });
  expect(undone.status).toBe('confirmed');
  expect(undone.items[0]).not.toHaveProperty('sentAt');
});

it('sends no book twice, none of another order, and none of an order that is not confirmed', async () => {
  const { id, here } = await confirmed();
  const foreign = await makeBook();
  await step(id, { status: 'shipped', items: [foreign.id] }).expect(400);
  await step(id, { status: 'confirmed', items: [here.id] }).expect(400);
  await take(id, { status: 'shipped', items: [here.id] });
  await step(id, { status: 'shipped', items: [here.id] }).expect(409);
  const placed = await place([here]);
  await step(placed, { status: 'shipped', items: [here.id] }).expect(409);
});

it('takes what has not gone out of an order, which is then sent', async () => {
  const { id, here, later } = await confirmed();
  await take(id, { status: 'shipped', items: [here.id] });
  const rest = await take(id, { status: 'cancelled' });
  expect(rest).toMatchObject({ status: 'shipped', totalPrice: 21, left: 10.5 });
  expect(await queuedKinds('order', id)).toContain('order-books-cancelled');
  // No copy had come for it.
  expect(await stockOf(later)).toBe(0);
  expect(await stockOf(here)).toBe(2);
  const again = await take(id, { undo: true });
  expect(again).toMatchObject({ status: 'confirmed' });
  expect(again).not.toHaveProperty('left');
});

it('takes a part back that a customer returns before the rest is sent', async () => {
  const { id, here, later } = await confirmed();
  await take(id, { status: 'shipped', items: [here.id] });
  await step(id, { status: 'returned', items: [later.id] }).expect(409);
  const back = await take(id, { status: 'returned', items: [here.id] });
  expect(back).toMatchObject({ status: 'confirmed', left: 10.5 });
  expect(await stockOf(here)).toBe(3);
  expect(await take(id, { status: 'shipped' })).toMatchObject({ status: 'shipped' });
});

it('cancels the rest when what was sent has come back', async () => {
  const { id, here, later } = await confirmed();
  await take(id, { status: 'shipped', items: [here.id] });
  await take(id, { status: 'returned', items: [here.id] });
  const over = await take(id, { status: 'cancelled' });
  expect(over).toMatchObject({ status: 'returned' });
  expect(over).not.toHaveProperty('left');
  expect([await stockOf(here), await stockOf(later)]).toEqual([3, 0]);
  const undo = { undo: true, step: 'cancelled' };
  expect(await take(id, undo)).toMatchObject({ status: 'confirmed', left: 10.5 });
});

it('is not undone as a cancellation when its last book was returned', async () => {
  const { id, here, later } = await confirmed();
  await take(id, { status: 'shipped' });
  await take(id, { status: 'returned', items: [here.id] });
  await take(id, { status: 'returned', items: [later.id] });
  await step(id, { undo: true, step: 'cancelled' }).expect(409);
});

it('tells the customer once when a preorder appears on another day', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const [first, then] = [addDays(today, 20), addDays(today, 50)];
  const book = await makeBook({ supply: 'preorder', availableFrom: first, stock: 0 });
  const id = await place([book]);
  const edit = (availableFrom: string) =>
    api.put(`/api/books/edit/${book.id}`).set(signInAdmin()).send({ availableFrom }).expect(200);
  const emailed = async () =>
    (await queuedKinds('order', id)).filter((kind) => kind === 'order-day-changed').length;
  await emailNewDays();
  expect(await emailed()).toBe(0);
  await edit(then);
  await emailNewDays();
  await emailNewDays();
  expect(await emailed()).toBe(1);
  const { items } = await OrderModel.findById(id).orFail().lean();
  expect(items[0]?.promisedBy).toBe(then);
});
