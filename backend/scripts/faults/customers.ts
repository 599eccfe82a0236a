import pLimit from 'p-limit';
import { signInCustomer } from '../../src/testing/sign-in.ts';
import { orderFor } from '../../src/testing/factories.ts';
import { json } from './send.ts';

export interface OnSale {
  id: string;
  newPriceCents: number;
}
export interface OrderTry {
  key: string;
  uid: string;
  request: ReturnType<typeof json>;
}

const ordersEach = 8; // the shop takes 10 in an hour

/** Signed-in customers, as many as these orders need. Returns what makes one order after the other. */
export async function signInCustomers(name: string, orders: number) {
  const tenAtOnce = pLimit(10);
  const cookies = await tenAtOnce.map(
    Array.from({ length: Math.ceil(orders / ordersEach) }, (_, i) => i),
    (i) => signInCustomer(emailOf(name, i), uidOf(name, i)),
  );
  let made = 0;
  /** Undefined when all have ordered as much as the shop allows. */
  return (books: OnSale[]): OrderTry | undefined => {
    const turn = made++;
    const i = Math.floor(turn / ordersEach);
    const session = cookies[i];
    if (!session) return undefined;
    const key = `${name}-${turn}`;
    const order = orderFor(books, { email: emailOf(name, i), phone: `0${1_000_000 + turn}` });
    const from = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
    const headers = { cookie: session.Cookie, 'idempotency-key': key, 'x-forwarded-for': from };
    return { key, uid: uidOf(name, i), request: json(order, headers) };
  };
}

const emailOf = (name: string, i: number) => `${name}-${i}@example.com`;
const uidOf = (name: string, i: number) => `${name}-${i}`;
