import { expect, it } from 'vitest';
import { z } from 'zod';
import { orderSchema } from '../../../contract/order/order.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { placeOnDay, placeThree } from '../../../testing/orders/place-on-day.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase({
  filledOnce: async () => {
    await placeThree();
    await placeOnDay('José García Márquez', 'jose@example.com', '+44 0797360961', '2026-01-04');
    await placeOnDay("Zoë O'Brien", 'zoe@example.com', '031 555 77 88', '2026-01-05');
  },
});

const { api } = createTestApp();
const list = (query: string) => api.get(`/api/orders/${query}`).set(signInAdmin());

async function names(q: string) {
  const { body } = await list(`?q=${encodeURIComponent(q)}`).expect(200);
  return z
    .array(orderSchema)
    .parse(body)
    .map((order) => order.name.split(' ')[0]);
}

it.each([
  ['vincent', ['Vincent']],
  ['VAN GO', ['Vincent']],
  ['gogh', ['Vincent']],
  ['ad', ['adam', 'Ada']],
  ['ada@', ['Ada']],
  ['ant@EXAMPLE.net', ['adam']],
  ['+31 20', ['Vincent']],
  ['0207123', ['Ada']],
  ['5550100', ['adam']],
  ['1002', ['Ada']],
  ['#1001', ['Vincent']],
  ['100', []],
  ['.*', []],
  ['(.*)', ['adam']],
  ['incent', []],
  ['$ne', []],
])('finds "%s"', async (q, expected) => {
  expect(await names(q)).toEqual(expected);
});

it.each([
  ['0797360961', ['José']],
  ['079 736 09', ['José']],
  ['0961', ['José']],
  ['+44 797360961', ['José']],
  ['0044 797360961', ['José']],
  ['garcia', ['José']],
  ['GARCÍA josé', ['José']],
  ['marquez gar', ['José']],
  ['garcia 0961', ['José']],
  ['garcia 0962', []],
  ['zoe', ['Zoë']],
  ['obrien', ['Zoë']],
  ['O’Brien', ['Zoë']],
  ['brien zo', ['Zoë']],
])('finds people by "%s", however they are written', async (q, expected) => {
  expect(await names(q)).toEqual(expected);
});

it.each([
  '?status=placing',
  '?page=0',
  '?limit=101',
  '?from=yesterday',
  '?q=a&q=b',
  '?status[$ne]=x&status=y',
])('refuses %s', async (query) => {
  const { status } = await list(query);
  expect(status).toBe(400);
});
