import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from '../demo/child.ts';
import { say, Trouble } from '../demo/say.ts';
import { fillDatabase, untilNotRecent } from './fill-database.ts';
import { admin, fillOrders } from './fill-orders.ts';
import { figuresOf } from './large-catalogue.ts';
import { prepareOrders } from './order-load.ts';
import { address, untilIndexed, type Parts } from './parts.ts';
import type { Row } from './report.ts';

export interface Size {
  books: number;
  orders: number;
}
interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
type Ask = (turn: number) => Call;

const dayMs = 86_400_000;
const betweenMs = 10;

/** What people wait for in shops of several sizes, asked one after the other; nothing lies ready. */
export async function measureSizes(parts: Parts, sizes: Size[], rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await measureSize(parts, size, rounds)));
  return rows;
}

async function measureSize(parts: Parts, size: Size, rounds: number): Promise<Row[]> {
  const what = `${size.books} books, ${size.orders} orders`;
  say(`Filling a store with ${what} ...`);
  const name = `${size.books}-${size.orders}`;
  const filled = await parts.startStore(name);
  await fillDatabase(filled, size.books);
  await fillOrders(filled, size.orders);
  await parts.stopLast();

  const openedAt = performance.now();
  const uri = await parts.startStore(name);
  const openMs = performance.now() - openedAt;
  await untilNotRecent();
  const startedAt = performance.now();
  const shop = await parts.startShop(uri, { isWatched: true });
  const readyMs = performance.now() - startedAt;
  const beforeIndex = await figuresOf(shop, 'collect-garbage');
  await untilIndexed(shop, await mistypedTitle(shop));
  const indexed = await figuresOf(shop, 'collect-garbage');

  say(`Measuring: ${what} ...`);
  const times: Record<string, number[]> = { 'store opens': [openMs], 'API starts': [readyMs] };
  const owner = await signIn(shop);
  for (const [label, ask] of Object.entries(await shoppersCalls(shop, uri))) {
    times[label] = await repeat(shop, ask, rounds);
  }
  for (const [label, path] of Object.entries(await ownersPaths(shop, owner))) {
    times[label] = await repeat(shop, () => ({ path, headers: owner }), rounds);
  }
  for (const of of ['books', 'orders']) {
    const path = `/api/${of}/export.csv`;
    const { ms, longestMs } = await besideShopper(shop, () => send(shop, { path, headers: owner }));
    times[`export of ${of}`] = [ms];
    times[`a shopper meanwhile, at most (${of})`] = [longestMs];
  }
  const atEnd = await figuresOf(shop, 'tell');
  const collected = await figuresOf(shop, 'collect-garbage');
  await parts.stopLast();
  await parts.stopLast();
  const memory = {
    'heap without index': [beforeIndex.heapMb],
    'heap with index': [indexed.heapMb],
    'heap in the end': [collected.heapMb],
    'RSS in the end': [atEnd.rssMb],
  };
  return [
    { what, unit: 'ms', figures: times },
    { what, unit: 'MB', figures: memory },
  ];
}

async function signIn(shop: Child): Promise<Record<string, string>> {
  const body = JSON.stringify({ Username: admin.username, password: admin.password });
  const headers = { 'content-type': 'application/json' };
  const { text } = await send(shop, { path: '/api/auth/admin', method: 'POST', headers, body });
  return { authorization: `Bearer ${(JSON.parse(text) as { token: string }).token}` };
}

/** Not every small shop has the same words. */
async function mistypedTitle(shop: Child): Promise<string> {
  const { text } = await send(shop, { path: '/api/books?limit=1' });
  const [{ title } = { title: '' }] = JSON.parse(text) as { title: string }[];
  const [longest = ''] = title.split(' ').sort((a, b) => b.length - a.length);
  return longest.replace(/^(..)(.)(.)/, '$1$3$2');
}

/** Each turn asks what has not been asked before. */
async function shoppersCalls(shop: Child, uri: string): Promise<Record<string, Ask>> {
  const { text } = await send(shop, { path: '/api/books?limit=100' });
  const books = JSON.parse(text) as { _id: string; title: string; author?: string }[];
  const bookOf = (turn: number) => books[turn % books.length]!;
  const wordOf = (turn: number) => bookOf(turn).title.split(' ').at(-1)!;
  const order = await prepareOrders(uri, address(shop, '/api/orders/'), bookOf(0)._id);
  return {
    list: (turn) => ({ path: `/api/books?limit=24&page=${turn + 1}` }),
    book: (turn) => ({ path: `/api/books/${bookOf(turn)._id}` }),
    suggestion: (turn) => ({
      path: `/api/search/suggest?q=${encodeURIComponent(bookOf(turn + 20).title.slice(0, 7))}&turn=${turn}`,
    }),
    search: (turn) => ({
      path: `/api/search?q=${encodeURIComponent(wordOf(turn))}&page=${turn + 1}`,
    }),
    'order placed': () => {
      const { method = 'POST', headers = {}, body } = order.vary!({}) as Call;
      return { path: '/api/orders/', method, headers, body: String(body) };
    },
  };
}

async function ownersPaths(shop: Child, headers: Record<string, string>) {
  const day = (before: number) => new Date(Date.now() - before * dayMs).toISOString().slice(0, 10);
  const { text } = await send(shop, { path: '/api/orders?limit=1&sort=oldest', headers });
  const [oldest] = JSON.parse(text) as { number: number; name: string }[];
  const year = `/api/reports/sales?from=${day(364)}&to=${day(0)}`;
  return {
    "owner's books": '/api/books?limit=20&page=2&sort=title&turn=1',
    "owner's orders": '/api/orders?limit=20',
    ...(oldest && {
      'order by number': `/api/orders?q=${oldest.number}&limit=20`,
      'orders by name': `/api/orders?q=${encodeURIComponent(oldest.name.split(' ')[0]!)}&limit=20`,
    }),
    dashboard: '/api/admin',
    'sales of a month by day': `/api/reports/sales?from=${day(30)}&to=${day(0)}&by=day`,
    'sales of a year by month': `${year}&by=month&tz=Europe/Berlin`,
    'sales of a year by book': `${year}&by=book`,
  };
}

async function repeat(shop: Child, ask: Ask, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) times.push((await send(shop, ask(turn))).ms);
  return times;
}

async function send(shop: Child, { path, ...how }: Call): Promise<{ text: string; ms: number }> {
  const start = performance.now();
  const res = await fetch(address(shop, path), how);
  const text = await res.text();
  if (!res.ok) throw new Trouble(`${path} answered ${res.status}: ${text.slice(0, 200)}`);
  return { text, ms: performance.now() - start };
}

/** How long the work takes, and a shopper waits at most who asks for a list again and again. */
async function besideShopper(shop: Child, work: () => Promise<unknown>) {
  let isDone = false;
  let longestMs = 0;
  const shopper = async () => {
    for (let turn = 0; !isDone; turn += 1) {
      const { ms } = await send(shop, { path: `/api/books?limit=24&page=${1 + (turn % 40)}` });
      longestMs = Math.max(longestMs, ms);
      await wait(betweenMs);
    }
  };
  const asking = shopper();
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  isDone = true;
  await asking;
  return { ms, longestMs };
}
