import { setTimeout as wait } from 'node:timers/promises';
import type { Book } from '../../src/contract/book/book.ts';
import { print } from '../demo/print.ts';
import { openStore } from '../driver/database.ts';
import { fillDatabase, type Size } from '../driver/fill.ts';
import { Load, timesOf } from '../driver/load.ts';
import { sendWell } from '../driver/send.ts';
import { openShop, type OwnedShop, type Shop } from '../driver/shop.ts';
import { figuresOf, type Restartable, type Stage } from '../driver/stage.ts';
import { isIndexed, listOf, suggest } from './catalogue.ts';
import { ownersCalls, shoppersCalls } from './size-calls.ts';
import type { Note, Row } from './tables.ts';

/** Both processes that work for a request. */
type Both = [api: Restartable, store: Restartable];
type NoteAll = (unit: Row['unit'], values: Record<string, number>) => void;

const visitorPauseMs = 50;

/** Starts, memory and what people wait for in shops of several sizes; nothing that is asked lies ready. */
export async function measureSizes(stage: Stage, sizes: Size[], rounds: number, note: Note) {
  for (const size of sizes) {
    const name = `${size.books} books, ${size.orders} orders`;
    print(`Filling a store with ${name} ...`);
    await measureSize(stage, size, rounds, (unit, values) => {
      for (const [what, value] of Object.entries(values)) note({ what, unit }, name, value);
    });
  }
}

async function measureSize(stage: Stage, size: Size, rounds: number, note: NoteAll): Promise<void> {
  const { uri, store } = await openStore(stage, `${size.books}-${size.orders}`);
  const filledAt = performance.now();
  await fillDatabase(uri, size);
  print(`  filled in ${Math.round((performance.now() - filledAt) / 1000)} s`);
  await store.stop(); // measured as a start finds it
  const openedAt = performance.now();
  await store.start();
  note('ms', { 'store opens': performance.now() - openedAt });
  const opened = await figuresOf(store);
  note('CPU ms', { 'store opens': opened.cpuMs });

  const shop = await openShop(stage, uri);
  const { books } = await listOf(shop.url);
  for (let round = 0; round < rounds; round += 1) {
    print(`Starting the API: ${round + 1} of ${rounds} ...`);
    await shop.api.stop();
    await watchStart(shop, books, note);
  }
  print('Measuring ...');
  const both: Both = [shop.api, store];
  await measureCalls(shop, both, { uri, rounds, note });
  note('MB', {
    'RSS in the end': (await figuresOf(shop.api)).rssMb,
    'RSS of the store in the end': (await figuresOf(store)).rssMb,
  });
  await shop.api.stop();
  await store.stop();
}

/** Starts the API and looks on, with somebody typing, until its index is complete. */
async function watchStart({ api, url }: Shop, books: Book[], note: NoteAll): Promise<void> {
  const start = performance.now();
  await api.start();
  await sendWell(`${url}/api/health/ready`);
  const readyMs = performance.now() - start;
  const ready = await figuresOf(api, 'start');
  let slowestMs = 0;
  for (let turn = 0; turn % 5 > 0 || !(await isIndexed(url, books[0]!)); turn += 1) {
    slowestMs = Math.max(slowestMs, await typeTitle(url, books[turn % books.length]!, turn));
    await wait(visitorPauseMs);
  }
  const indexedMs = performance.now() - start;
  const done = await figuresOf(api);
  note('CPU ms', { 'API starts': ready.cpuMs });
  note('ms', {
    'API starts': readyMs,
    'index complete': indexedMs,
    'longest pause from ready to index': done.maxPauseMs,
    'slowest suggestion meanwhile': slowestMs,
  });
  note('MB', { 'RSS when ready': ready.rssMb, 'RSS when indexed': done.rssMb });
}

/** Milliseconds until the beginning of a title was answered. */
async function typeTitle(url: string, { title }: Book, turn: number): Promise<number> {
  const opening = title.toLowerCase().split(' ').slice(0, 2).join(' ');
  return (await suggest(url, opening, `&turn=${turn}`)).ms;
}

async function measureCalls(
  shop: OwnedShop,
  both: Both,
  { uri, rounds, note }: { uri: string; rounds: number; note: NoteAll },
): Promise<void> {
  const calls = { ...(await shoppersCalls(shop, uri, rounds)), ...(await ownersCalls(shop)) };
  for (const [label, callOf] of Object.entries(calls)) {
    for (let turn = 0; turn < rounds; turn += 1) {
      const [path, request] = callOf(turn);
      await measure(both, note, label, () => sendWell(shop.url + path, request));
    }
  }
  for (const of of ['books', 'orders']) {
    const shopper = new Load();
    const ask = (turn: number) =>
      shopper.ask('list', `${shop.url}/api/books?limit=24&page=${1 + (turn % 40)}`);
    shopper.visit(1, ask, () => 10);
    await measure(both, note, `export of ${of}, with a shopper`, () =>
      sendWell(`${shop.url}/api/${of}/export.csv`, { headers: shop.admin }),
    );
    const times = timesOf(await shopper.end(), 'list');
    note('ms', { [`that shopper at most (${of})`]: Math.max(...times) });
  }
}

/** Notes how long the work takes, and the processor time of API and store together meanwhile. */
async function measure(both: Both, note: NoteAll, label: string, work: () => Promise<unknown>) {
  const before = await cpuMsOf(both);
  const start = performance.now();
  await work();
  note('ms', { [label]: performance.now() - start });
  note('CPU ms', { [label]: (await cpuMsOf(both)) - before });
}

async function cpuMsOf(both: Both): Promise<number> {
  const figures = await Promise.all(both.map((each) => figuresOf(each)));
  return figures.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}
