import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from '../demo/child.ts';
import { say } from '../demo/say.ts';
import { fillDatabase, untilNotRecent } from './fill-database.ts';
import { fillOrders } from './fill-orders.ts';
import { figuresOf } from './large-catalogue.ts';
import { untilIndexed, type Parts } from './parts.ts';
import type { Row } from './report.ts';
import { mistypedTitle, ownersCalls, send, shoppersCalls, signIn } from './size-calls.ts';

export interface Size {
  books: number;
  orders: number;
}
/** Both processes that work for a request. */
interface Watched {
  shop: Child;
  store: Child;
}
/** Of each request, how long it took and what it cost. */
interface Figures {
  ms: Record<string, number[]>;
  cpuMs: Record<string, number[]>;
}

const betweenMs = 10;

/** What people wait for in shops of several sizes, asked one after the other; nothing lies ready. */
export async function measureSizes(parts: Parts, sizes: Size[], rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await measureSize(parts, size, rounds)));
  return rows;
}

async function measureSize(parts: Parts, size: Size, rounds: number): Promise<Row[]> {
  const what = `${size.books} books, ${size.orders} orders`;
  const name = `${size.books}-${size.orders}`;
  const filledAt = performance.now();
  await fill(parts, name, size, what);
  say(`  filled in ${Math.round((performance.now() - filledAt) / 1000)} s`);

  const openedAt = performance.now();
  const { uri, store } = await parts.startWatchedStore(name);
  const openMs = performance.now() - openedAt;
  const opened = await figuresOf(store, 'tell');
  await untilNotRecent();
  const startedAt = performance.now();
  const shop = await parts.startShop(uri, { isWatched: true });
  const readyMs = performance.now() - startedAt;
  const ready = await figuresOf(shop, 'collect-garbage');
  await untilIndexed(shop, await mistypedTitle(shop));
  const indexed = await figuresOf(shop, 'collect-garbage');

  say(`Measuring: ${what} ...`);
  const figures: Figures = {
    ms: { 'store opens': [openMs], 'API starts': [readyMs] },
    cpuMs: { 'store opens': [opened.cpuMs], 'API starts': [ready.cpuMs] },
  };
  await measureCalls({ shop, store }, uri, rounds, figures);
  const [atEnd, storeAtEnd] = [await figuresOf(shop, 'tell'), await figuresOf(store, 'tell')];
  const memory = {
    'heap without index': [ready.heapMb],
    'heap with index': [indexed.heapMb],
    'heap in the end': [(await figuresOf(shop, 'collect-garbage')).heapMb],
    'RSS in the end': [atEnd.rssMb],
    'RSS of the store, opened': [opened.rssMb],
    'RSS of the store in the end': [storeAtEnd.rssMb],
    'heap of the store in the end': [(await figuresOf(store, 'collect-garbage')).heapMb],
  };
  await parts.stopLast();
  await parts.stopLast();
  return [
    { what, unit: 'ms', figures: figures.ms },
    { what, unit: 'CPU ms', figures: figures.cpuMs },
    { what, unit: 'MB', figures: memory },
  ];
}

/** In batches; the store is ended and opened again, so that it is measured as a start finds it. */
async function fill(parts: Parts, name: string, { books, orders }: Size, what: string) {
  say(`Filling a store with ${what} ...`);
  const uri = await parts.startStore(name);
  await fillDatabase(uri, books);
  await fillOrders(uri, orders);
  await parts.stopLast();
}

async function measureCalls(watched: Watched, uri: string, rounds: number, figures: Figures) {
  const { shop } = watched;
  const owner = await signIn(shop);
  const calls = {
    ...(await shoppersCalls(shop, uri, rounds)),
    ...(await ownersCalls(shop, owner)),
  };
  for (const [label, call] of Object.entries(calls)) {
    for (let turn = 0; turn < rounds; turn += 1) {
      note(figures, label, await measured(watched, () => send(shop, call(turn))));
    }
  }
  for (const of of ['books', 'orders']) {
    const call = { path: `/api/${of}/export.csv`, headers: owner, isLong: true };
    let longestMs = 0;
    const work = async () => (longestMs = await besideShopper(shop, () => send(shop, call)));
    note(figures, `export of ${of}, with a shopper`, await measured(watched, work));
    figures.ms[`that shopper at most (${of})`] = [longestMs];
  }
}

function note(figures: Figures, label: string, { ms, cpuMs }: { ms: number; cpuMs: number }) {
  (figures.ms[label] ??= []).push(ms);
  (figures.cpuMs[label] ??= []).push(cpuMs);
}

/** How long the work takes, and the processor time of API and store together meanwhile. */
async function measured(watched: Watched, work: () => Promise<unknown>) {
  const before = await cpuMsOf(watched);
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  return { ms, cpuMs: (await cpuMsOf(watched)) - before };
}

async function cpuMsOf({ shop, store }: Watched): Promise<number> {
  const both = await Promise.all([figuresOf(shop, 'tell'), figuresOf(store, 'tell')]);
  return both.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

/** How long a shopper waits at most who asks for a list again and again while the work is done. */
async function besideShopper(shop: Child, work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let longestMs = 0;
  const shopper = async () => {
    for (let turn = 0; !isDone; turn += 1) {
      const start = performance.now();
      await send(shop, { path: `/api/books?limit=24&page=${1 + (turn % 40)}` });
      longestMs = Math.max(longestMs, performance.now() - start);
      await wait(betweenMs);
    }
  };
  // Should the work fail, that is what is told, not that the shopper found the shop closed.
  await Promise.all([work().finally(() => (isDone = true)), shopper()]);
  return longestMs;
}
