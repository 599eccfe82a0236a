import { setTimeout as wait } from 'node:timers/promises';
import { orderFor } from '../../src/testing/factories.ts';
import { say } from '../demo/say.ts';
import { startLoad } from './rolling-load.ts';
import type { OnSale } from './orders.ts';
import { signIn, type RunningShop } from './shop.ts';

type Headers = Record<string, string>;

const customers = 5;
const ordersEach = 8; // the shop takes 10 in an hour

/** Each instance in turn makes way for a new one, while people read and order. */
export async function checkRestarts(
  shop: RunningShop,
  admin: Headers,
  book: OnSale,
): Promise<void> {
  const { client, checks, proxy, instances } = shop;
  say('\nRolling restart');
  const { cookie } = await signIn(shop, 'reader');
  const orders = await prepareOrders(shop, book);
  const before = await countOrders(shop, admin);
  const paths = [
    '/',
    '/api/books/?limit=24',
    `/books/${book.id}`,
    '/api/orders/email/reader%40example.com',
    '/api/search?q=em',
  ];
  const load = startLoad(client, paths, cookie, orders);
  await wait(500);

  const codes: (number | null)[] = [];
  const slow = instances.map((instance, turn) => async () => {
    // Its body is on its way when the instance is told to stop.
    const order = placeSlowly(shop, book, turn);
    await wait(100);
    const began = Date.now();
    codes.push(await instance.stop());
    proxy.remove(instance.port);
    const tookMs = Date.now() - began;
    const next = shop.start();
    const status = await order;
    checks.check(`instance ${turn + 1}: a request on its way is finished`, status === 201, status);
    checks.check(`instance ${turn + 1}: gone within 5 s`, tookMs < 6000, `${tookMs} ms`);
    await next;
  });
  for (const restart of slow) await restart();
  await wait(500);
  const { sent, failed, placed } = await load.stop();
  checks.check(
    'both ended with exit code 0',
    codes.every((code) => code === 0),
    codes.join(),
  );
  const first = failed.slice(0, 5).join('; ');
  checks.check(`${sent} requests sent, ${failed.length} failed`, failed.length === 0, first);
  const stored = (await countOrders(shop, admin)) - before;
  const right = placed + instances.length;
  checks.check(`${right} orders placed, each stored once`, stored === right, stored);
}

async function prepareOrders(shop: RunningShop, book: OnSale) {
  const orders: (() => Promise<number>)[] = [];
  for (let i = 0; i < customers; i += 1) {
    const { cookie } = await signIn(shop, `customer-${i}`);
    for (let n = 0; n < ordersEach; n += 1) {
      const headers = { cookie, 'idempotency-key': `order-${i}-${n}`, origin: shop.proxy.url };
      const phone = `01234${i}${n}5678`;
      const body = orderFor([book], { email: `customer-${i}@example.com`, phone });
      orders.push(async () => (await shop.client('/api/orders/', { headers, body })).status);
    }
  }
  return orders;
}

async function placeSlowly(shop: RunningShop, book: OnSale, turn: number): Promise<number> {
  const { cookie } = await signIn(shop, `slow-${turn}`);
  const headers = { cookie, 'idempotency-key': `slow-${turn}`, origin: shop.proxy.url };
  const body = orderFor([book], { email: `slow-${turn}@example.com`, phone: `09876${turn}54321` });
  return (await shop.client('/api/orders/', { headers, body, pauseMs: 1200 })).status;
}

async function countOrders({ client }: RunningShop, admin: Headers): Promise<number> {
  const { headers } = await client('/api/orders/?limit=1', { headers: admin });
  return Number(headers['x-total-count']);
}
