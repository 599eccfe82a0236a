import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { orderFor } from '../../src/testing/factories.ts';
import { print } from '../command/run-script.ts';
import { signInCustomers, type OrderableBook } from '../harness/customers.ts';
import { Load } from '../harness/load.ts';
import { json, type Headers } from '../harness/send.ts';
import { runToEnd, type ImageFolder } from './image-folder.ts';
import { signIn, type RunningShop } from './shop.ts';

/** Returns a function that switches the folder to an older version without the last data upgrade, and back. */
export function versionsOf({ folder }: ImageFolder) {
  const file = path.join(folder, 'backend/dist/src/upgrades/upgrades.js');
  const upgrades = readFileSync(file, 'utf8');
  return (version: 'before' | 'this') =>
    writeFileSync(file, upgrades + (version === 'before' ? '\nupgrades.pop();' : ''));
}

/** Replaces each instance in turn by the current version, while users read and order. */
export async function checkUpdate(
  shop: RunningShop,
  setVersion: ReturnType<typeof versionsOf>,
  admin: Headers,
  book: OrderableBook,
): Promise<void> {
  const { report, instances, image, settings, log } = shop;
  print('\nRolling update');
  const before = await countOrders(shop, admin);
  setVersion('this');
  const load = await startLoad(shop, book);
  await wait(500);

  const codes: (number | null)[] = [];
  for (const [turn, instance] of instances.entries()) {
    // The instance is stopped while it receives the body of this order.
    const order = placeSlowly(shop, book, turn);
    await wait(100);
    const startedAt = Date.now();
    codes.push(await instance.stop());
    const tookMs = Date.now() - startedAt;
    const again = instance.start();
    const status = await order;
    report.expect(`instance ${turn + 1}: a request on its way is finished`, status === 201, status);
    report.expect(`instance ${turn + 1}: gone within 5 s`, tookMs < 6000, `${tookMs} ms`);
    await again;
    await wait(1000); // both versions serve
  }
  await wait(500);
  const sent = await load.end();
  const isGood = ({ what, status }: (typeof sent)[number]) =>
    status === (what === 'order' ? 201 : 200);
  const failed = sent.filter((each) => !isGood(each));
  report.expect(
    'both ended with exit code 0',
    codes.every((code) => code === 0),
    codes.join(),
  );
  report.check(
    `${sent.length} requests sent, ${failed.length} failed`,
    failed.map(({ url, status, code }) => `${url}: ${status || code}`),
  );
  const stored = (await countOrders(shop, admin)) - before;
  const placed = sent.filter((each) => each.what === 'order' && isGood(each)).length;
  const right = placed + instances.length;
  report.expect(`${right} orders placed, each stored once`, stored === right, stored);
  const logged = ['the data as they were', 'upgrading the data'].map(
    (sentence) => log.filter((line) => line.includes(sentence)).length,
  );
  report.expect(
    'the data were upgraded once, after a backup',
    logged.join() === '1,1',
    logged.join(),
  );
  setVersion('before');
  const { code, printed } = await runToEnd(image, image.command, settings);
  const isRefused = code === 1 && printed.includes('The data are of a newer version');
  report.expect('the version before refuses them, and says why', isRefused, printed);
}

/** Starts users who read pages, and one who orders. */
async function startLoad(shop: RunningShop, book: OrderableBook): Promise<Load> {
  const { url, agent } = shop;
  const { Cookie: cookie } = await signIn(shop, 'reader@example.com');
  const nextOrder = await signInCustomers('customer', 120, (email) => signIn(shop, email));
  const paths = [
    '/',
    '/api/books/?limit=24',
    `/books/${book.id}`,
    '/api/orders/email/reader%40example.com',
    '/api/search?q=em',
  ];
  const load = new Load();
  const read = (turn: number, person: number) => {
    const path = paths[(turn + person) % paths.length] ?? '/';
    return load.send('page', url + path, { agent, headers: { cookie } });
  };
  const order = async () => {
    const request = nextOrder([book])?.request;
    if (!request) return false;
    const headers = { ...request.headers, origin: url };
    return load.send('order', `${url}/api/orders/`, { ...request, headers, agent });
  };
  load.startUsers(12, read, () => 5);
  load.startUsers(1, order, () => 250);
  return load;
}

async function placeSlowly(shop: RunningShop, book: OrderableBook, turn: number): Promise<number> {
  const email = `slow-${turn}@example.com`;
  const { Cookie: cookie } = await signIn(shop, email);
  const headers = { cookie, 'idempotency-key': `slow-${turn}`, origin: shop.url };
  const order = json(orderFor([book], { email, phone: `09876${turn}54321` }), headers);
  return (await shop.client('/api/orders/', { ...order, pauseMs: 1200 })).status;
}

async function countOrders({ client }: RunningShop, headers: Headers): Promise<number> {
  return Number((await client('/api/orders/?limit=1', { headers })).headers['x-total-count']);
}
