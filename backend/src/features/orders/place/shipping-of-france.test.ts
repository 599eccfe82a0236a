import { beforeEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const save = (change: object) => api.put('/api/settings').set(signInAdmin()).send(change);
const refusal = async (change: object) =>
  apiErrorSchema.parse((await save(change).expect(400)).body).error.fields;

it('refuses at the field what the rule of France forbids, and keeps nothing of it', async () => {
  const tooLow = (min: number) => [
    `must be at least ${min} while postage follows the rule of France`,
  ];
  expect(await refusal({ shipping: { rule: 'france' } })).toEqual({ 'shipping.fee': tooLow(3) });
  expect(await refusal({ shipping: { rule: 'france', fee: 2.99, freeFrom: 34.99 } })).toEqual({
    'shipping.fee': tooLow(3),
    'shipping.freeFrom': tooLow(35),
  });
  expect((await api.get('/api/settings')).body.shipping).toMatchObject({ rule: 'free', fee: 0 });
  await save({ shipping: { rule: 'france', fee: 3, freeFrom: 35 } }).expect(200);
  expect(await refusal({ shipping: { fee: 0 } })).toEqual({ 'shipping.fee': tooLow(3) });
  expect(await refusal({ shipping: { freeFrom: 0 } })).toEqual({ 'shipping.freeFrom': tooLow(35) });
  expect(await refusal({ shipping: { rule: 'belgium' } })).toHaveProperty(['shipping.rule']);
  expect(await refusal({ money: { currency: 'JPY' } })).toHaveProperty(['shipping.rule']);
  await save({ shipping: { rule: 'free', fee: 0 } }).expect(200);
});

it('an order costs the fee below 35.00, one cent from there on, and nothing when picked up', async () => {
  const shipping = { rule: 'france', fee: 3, freeFrom: 35 };
  await save({ shipping, pickup: { isOn: true } }).expect(200);
  const reader = await signInCustomer();
  const place = async (newPriceCents: number, totalPrice: string, more: object = {}) => {
    const body = orderFor([await makeBook({ newPriceCents })], { totalPrice });
    const { address, ...rest } = body;
    const sent = 'pickup' in more ? { ...rest, ...more } : { ...rest, address };
    return (await api.post('/api/orders/').set(reader).send(sent).expect(201)).body as object;
  };
  expect(await place(3499, '37.99')).toMatchObject({ shipping: 3, totalPrice: 37.99 });
  expect(await place(3500, '35.01')).toMatchObject({ shipping: 0.01, totalPrice: 35.01 });
  expect(await place(1000, '10.00', { pickup: true })).toMatchObject({ shipping: 0 });
});
