import { beforeEach, expect, it } from 'vitest';
import { counterResultSchema } from '../../../contract/order/counter.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(async () => {
  api = createTestApp().api;
  await setSettings({ shipping: { fee: 4.5, freeFrom: null, tax: 'included' } });
});

const admin = signInAdmin();

/** An order of Emma for $10.50 and Persuasion for $5.50, sent for $4.50. */
async function place() {
  const books = [
    await makeBook({ title: 'Emma' }),
    await makeBook({ title: 'Persuasion', newPriceCents: 550 }),
  ];
  const sent = api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send(orderFor(books, { totalPrice: 20.5 }));
  const { _id } = orderSchema.parse((await sent.expect(201)).body);
  const step = (body: object) =>
    api.patch(`/api/orders/${_id}/status`).set(admin).send(body).expect(200);
  return { _id, emma: books[0]!.id, step };
}

/** The amount of the receipt's row for what is paid back; undefined without one. */
async function refundOf(id: string): Promise<string | undefined> {
  const { text } = await api.get(`/api/orders/${id}/receipt`).set(admin).expect(200);
  return /Refund<\/th>\s*<td class="amount">([^<]*)/.exec(text)?.[1];
}

it('says what is paid back for books that came back after they were paid', async () => {
  const { _id, emma, step } = await place();
  for (const status of ['confirmed', 'shipped', 'delivered']) await step({ status });
  expect(await refundOf(_id)).toBeUndefined();
  await step({ status: 'returned', items: [emma] });
  await step({ undo: true });
  expect(await refundOf(_id)).toBeUndefined();
  await step({ status: 'returned', items: [emma] });
  expect(await refundOf(_id)).toBe('$10.50');
  await step({ status: 'returned' });
  expect(await refundOf(_id)).toBe('$20.50');
});

it('pays back the whole order, with its shipping, when all of it came back at once', async () => {
  const { _id, step } = await place();
  for (const status of ['confirmed', 'shipped', 'delivered', 'returned']) await step({ status });
  expect(await refundOf(_id)).toBe('$20.50');
});

it('pays nothing back for refused books, which were never paid', async () => {
  const refused = await place();
  for (const status of ['confirmed', 'shipped', 'returned']) await refused.step({ status });
  expect(await refundOf(refused._id)).toBeUndefined();
  const { _id, emma, step } = await place();
  for (const status of ['confirmed', 'shipped']) await step({ status });
  await step({ status: 'returned', items: [emma] });
  for (const status of ['delivered', 'returned']) await step({ status });
  expect(await refundOf(_id)).toBe('$10.00');
});

it('says what is paid back for a sale that came back at the counter', async () => {
  const bookId = (await makeBook({ title: 'Emma', stock: 3 })).id;
  const scan = async (mode: string) => {
    const { body } = await api.post('/api/counter').set(admin).send({ mode, bookId }).expect(200);
    return counterResultSchema.parse(body).order?._id ?? '';
  };
  const sold = await scan('sell');
  expect(await refundOf(sold)).toBeUndefined();
  await scan('return');
  expect(await refundOf(sold)).toBe('$10.50');
});
