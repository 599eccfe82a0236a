import pLimit from 'p-limit';
import { orderFor } from '../../src/testing/factories.ts';
import { signInCustomer } from '../../src/testing/people/sign-in.ts';
import { json } from './send.ts';

export interface OnSale {
  id: string;
  newPriceCents: number;
}
export type OrderTry = NonNullable<ReturnType<Awaited<ReturnType<typeof signInCustomers>>>>;

const ordersEach = 8; // the shop takes 10 in an hour

/**
 * Signed-in customers, as many as these orders need; `signIn` gives their `Cookie`, by default from
 * the database that this process is connected to. Returns what makes one order after the other:
 * each with a key, a phone and an address of its own, undefined when all have ordered enough.
 */
export async function signInCustomers(
  name: string,
  orders: number,
  signIn: (email: string) => Promise<{ Cookie: string }> = signInCustomer,
) {
  const tenAtOnce = pLimit(10);
  const customers = await tenAtOnce.map(
    Array.from({ length: Math.ceil(orders / ordersEach) }, (_, i) => `${name}-${i}@example.com`),
    async (email) => ({ email, ...(await signIn(email)) }),
  );
  let made = 0;
  return (books: OnSale[]) => {
    const turn = made++;
    const customer = customers[turn % customers.length];
    if (!customer || turn >= customers.length * ordersEach) return undefined;
    const { email, Cookie: cookie } = customer;
    const key = `${name}-${turn}`;
    const order = orderFor(books, { email, phone: `0${1_000_000 + turn}` });
    const from = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
    const headers = { cookie, 'idempotency-key': key, 'x-forwarded-for': from };
    return { key, request: json(order, headers) };
  };
}
