import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../contract/api-error.ts';
import { orderSchema } from '../../contract/order/order.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { OrderModel } from '../../models/orders/order.model.ts';

useTestDatabase();

type Caller = Record<string, string>;
let api: ReturnType<typeof createTestApp>['api'];
let id: string;
let callers: Record<string, Caller>;

beforeEach(async () => {
  api = createTestApp().api;
  const owner = await signInCustomer('reader@example.com', 'uid-owner');
  callers = {
    nobody: {},
    owner,
    // Somebody who registered the same address elsewhere proves nothing by it.
    'same e-mail': await signInCustomer('reader@example.com', 'uid-impostor'),
    other: await signInCustomer('other@example.com', 'uid-other'),
    'without e-mail': await signInCustomer(null, 'uid-none'),
    admin: signInAdmin(),
    'made-up cookie': { Cookie: 'storyloom_session=made-up' },
    'made-up token': { Authorization: 'Bearer made.up.token' },
    // A bad token is an answer of its own: it never falls back to the cookie.
    'owner with a bad token': { ...owner, Authorization: 'Bearer made.up.token' },
  };
  const { body } = await api
    .post('/api/orders/')
    .set(owner)
    .send(orderFor([await makeBook({ stock: 5 })]))
    .expect(201);
  id = orderSchema.parse(body)._id;
});

const calls: [
  string,
  (caller: Caller) => PromiseLike<{ status: number; body: unknown }>,
  object,
][] = [
  [
    'see the order',
    (caller) => api.get(`/api/orders/${id}`).set(caller),
    { owner: 200, admin: 200, 'same e-mail': 404, other: 404, 'without e-mail': 404 },
  ],
  [
    'print its receipt',
    (caller) => api.get(`/api/orders/${id}/receipt`).set(caller),
    { owner: 200, admin: 200, 'same e-mail': 404, other: 404, 'without e-mail': 404 },
  ],
  [
    'see the orders of that e-mail',
    (caller) => api.get('/api/orders/email/reader@example.com').set(caller),
    { owner: 200, admin: 200, 'same e-mail': 200, other: 403, 'without e-mail': 403 },
  ],
  [
    'cancel the order',
    (caller) => api.post(`/api/orders/${id}/cancel`).set(caller),
    // Only the cookie counts here, so the bad token is ignored.
    {
      owner: 200,
      admin: 401,
      'same e-mail': 404,
      other: 404,
      'without e-mail': 404,
      'owner with a bad token': 200,
    },
  ],
  [
    'set its status',
    (caller) => api.patch(`/api/orders/${id}/status`).set(caller).send({ status: 'confirmed' }),
    { admin: 200 },
  ],
  ['list all orders', (caller) => api.get('/api/orders/').set(caller), { admin: 200 }],
  ['export all orders', (caller) => api.get('/api/orders/export.csv').set(caller), { admin: 200 }],
];

it.each(calls)('says who may %s', async (_what, call, allowed) => {
  const expected: Record<string, number> = { ...allowed };
  const found: Record<string, number> = {};
  const before = await OrderModel.findById(id).lean();
  for (const [name, caller] of Object.entries(callers)) {
    await OrderModel.replaceOne({ _id: id }, before ?? {});
    const { status, body } = await call(caller);
    found[name] = status;
    if (status >= 400) apiErrorSchema.parse(body);
    expected[name] ??= 401;
  }
  expect(found).toEqual(expected);
});

it('shows an impostor with the same e-mail an empty list', async () => {
  const { body } = await api
    .get('/api/orders/email/reader@example.com')
    .set(callers['same e-mail'] ?? {});
  expect(body).toEqual([]);
});

it('answers an unknown order like somebody else’s', async () => {
  const unknown = await api
    .get(`/api/orders/${'f'.repeat(24)}`)
    .set(callers.other ?? {})
    .expect(404);
  const foreign = await api
    .get(`/api/orders/${id}`)
    .set(callers.other ?? {})
    .expect(404);
  const textOf = (response: { body: unknown }) => apiErrorSchema.parse(response.body).error.message;
  expect(textOf(foreign)).toBe(textOf(unknown));
  const malformed = await api
    .get('/api/orders/1')
    .set(callers.owner ?? {})
    .expect(400);
  expect(apiErrorSchema.parse(malformed.body).error.code).toBe('parameter_invalid');
});
