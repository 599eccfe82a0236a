import { expect, it } from 'vitest';
import { z } from 'zod';
import { auditEntrySchema } from '../../contract/admin/audit-entry.ts';
import { orderSchema } from '../../contract/order/order.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { OrderModel } from '../../models/orders/order.model.ts';

useTestDatabase();

const ann = signInAdmin('b'.repeat(24), 'ann');

function openShop() {
  const { api } = createTestApp();
  const place = async (titles: string[]) => {
    const books = await Promise.all(titles.map((title) => makeBook({ title })));
    const customer = await signInCustomer();
    const { body } = await api.post('/api/orders/').set(customer).send(orderFor(books)).expect(201);
    return { ids: books.map(({ id }) => id), ...orderSchema.parse(body) };
  };
  const step = (id: string, body: object) =>
    api.patch(`/api/orders/${id}/status`).set(ann).send(body).expect(200);
  const entriesOf = async (id: string, page: string) => {
    const path = `/api/audit-log/?of=order&id=${id}&${page}`;
    const { body, headers } = await api.get(path).set(ann).expect(200);
    return { changes: z.array(auditEntrySchema).parse(body), headers };
  };
  return { api, place, step, entriesOf };
}

it('tells the steps of an order from the order itself, and none of what was corrected', async () => {
  const { api, place, step, entriesOf } = openShop();
  const { _id } = await place(['Emma']);
  await step(_id, { status: 'confirmed' });
  const correction = { status: 'confirmed', at: new Date(), by: 'bob', changed: ['phone'] };
  await OrderModel.updateOne({ _id }, { $push: { history: correction } });
  const { changes, headers } = await entriesOf(_id, 'limit=2');
  expect(changes).toMatchObject([
    { by: 'bob', action: 'corrected', before: {}, after: { phone: null } },
    { by: 'ann', action: 'status', before: { status: 'placed' }, after: { status: 'confirmed' } },
  ]);
  expect(headers['x-total-count']).toBe('3');
  expect((await entriesOf(_id, 'limit=2&page=2')).changes).toMatchObject([
    { by: 'customer', action: 'created', after: { status: 'placed' } },
  ]);
  await api
    .get(`/api/audit-log/?of=order&id=${'f'.repeat(24)}`)
    .set(ann)
    .expect(404);
});

it('tells which books of an order were sent before the others, and which came back', async () => {
  const { place, step, entriesOf } = openShop();
  const { _id, ids } = await place(['Here', 'Later']);
  await step(_id, { status: 'confirmed' });
  await step(_id, { status: 'shipped', items: [ids[0]] });
  await step(_id, { undo: true });
  await step(_id, { status: 'shipped' });
  await step(_id, { status: 'returned', items: [ids[0]] });
  await step(_id, { status: 'returned' });
  const { changes } = await entriesOf(_id, 'limit=5');
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [{ status: 'shipped' }, { status: 'returned', 'returned.0': 'Later' }],
    [{}, { 'returned.0': 'Here' }],
    [{ status: 'confirmed' }, { status: 'shipped' }],
    [{ 'sent.0': 'Here' }, {}],
    [{}, { 'sent.0': 'Here' }],
  ]);
});
