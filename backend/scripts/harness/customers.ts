import pLimit from 'p-limit';
import { orderFor } from '../../src/testing/factories.ts';
import { signInCustomer } from '../../src/testing/people/sign-in.ts';
import { json } from './send.ts';

export interface OrderableBook {
  id: string;
  newPriceCents: number;
}
export type OrderAttempt = NonNullable<ReturnType<Awaited<ReturnType<typeof signInCustomers>>>>;

const ordersEach = 8; // the shop's limit is 10 an hour

/**
 * Signs in enough customers for these orders, by default in the connected database. Returns a function
 * that makes an order with its own key, phone and IP address; undefined when no customer may order more.
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
  return (books: OrderableBook[]) => {
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
