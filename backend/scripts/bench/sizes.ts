import { setTimeout as wait } from 'node:timers/promises';
import type { Book } from '../../src/contract/book/book.ts';
import { print } from '../command/run-script.ts';
import { startDatabase } from '../harness/start-database.ts';
import { fillDatabase, type Size } from '../harness/fill.ts';
import { Load, latenciesOf } from '../harness/load.ts';
import { sendOk } from '../harness/send.ts';
import { startShopWithAdmin, type ShopWithAdmin, type Shop } from '../harness/shop.ts';
import { readUsage, type Restartable, type Sandbox } from '../harness/sandbox.ts';
import { isIndexed, readFirstBooks, suggest } from './books.ts';
import { adminCalls, shopperCalls } from './size-calls.ts';
import type { AddFigure, Row } from './tables.ts';

type Both = [api: Restartable, store: Restartable];
type NoteAll = (unit: Row['unit'], values: Record<string, number>) => void;

const visitorPauseMs = 50;

/** Measures starts, memory and response times without cached responses in shops of several sizes. */
export async function measureSizes(stage: Sandbox, sizes: Size[], rounds: number, note: AddFigure) {
  for (const size of sizes) {
    const name = `${size.books} books, ${size.orders} orders`;
    print(`Filling a store with ${name} ...`);
    await measureSize(stage, size, rounds, (unit, values) => {
      for (const [what, value] of Object.entries(values)) note({ what, unit }, name, value);
    });
  }
}

async function measureSize(
  stage: Sandbox,
  size: Size,
  rounds: number,
  note: NoteAll,
): Promise<void> {
  const { uri, store } = await startDatabase(stage, `${size.books}-${size.orders}`);
  const filledAt = performance.now();
  await fillDatabase(uri, size);
  print(`  filled in ${Math.round((performance.now() - filledAt) / 1000)} s`);
  await store.stop(); // a new process, whose start and memory are measured
  const openedAt = performance.now();
  await store.start();
  note('ms', { 'store opens': performance.now() - openedAt });
  const opened = await readUsage(store);
  note('CPU ms', { 'store opens': opened.cpuMs });

  const shop = await startShopWithAdmin(stage, uri);
  const { books } = await readFirstBooks(shop.url);
  for (let round = 0; round < rounds; round += 1) {
    print(`Starting the API: ${round + 1} of ${rounds} ...`);
    await shop.api.stop();
    await watchStart(shop, books, note);
  }
  print('Measuring ...');
  const both: Both = [shop.api, store];
  await measureCalls(shop, both, { uri, rounds, note });
  note('MB', {
    'RSS in the end': (await readUsage(shop.api)).rssMb,
    'RSS of the store in the end': (await readUsage(store)).rssMb,
  });
  await shop.api.stop();
  await store.stop();
}

/** Starts the API and sends search suggestions until its index is complete. */
async function watchStart({ api, url }: Shop, books: Book[], note: NoteAll): Promise<void> {
  const start = performance.now();
  await api.start();
  await sendOk(`${url}/api/health/ready`);
  const readyMs = performance.now() - start;
  const ready = await readUsage(api, 'reset');
  let slowestMs = 0;
  for (let turn = 0; turn % 5 > 0 || !(await isIndexed(url, books[0]!)); turn += 1) {
    slowestMs = Math.max(slowestMs, await typeTitle(url, books[turn % books.length]!, turn));
    await wait(visitorPauseMs);
  }
  const indexedMs = performance.now() - start;
  const done = await readUsage(api);
  note('CPU ms', { 'API starts': ready.cpuMs });
  note('ms', {
    'API starts': readyMs,
    'index complete': indexedMs,
    'longest pause from ready to index': done.maxPauseMs,
    'slowest suggestion meanwhile': slowestMs,
  });
  note('MB', { 'RSS when ready': ready.rssMb, 'RSS when indexed': done.rssMb });
}

/** Returns the response time of a suggestion for the first words of a title. */
async function typeTitle(url: string, { title }: Book, turn: number): Promise<number> {
  const opening = title.toLowerCase().split(' ').slice(0, 2).join(' ');
  return (await suggest(url, opening, `&turn=${turn}`)).ms;
}

async function measureCalls(
  shop: ShopWithAdmin,
  both: Both,
  { uri, rounds, note }: { uri: string; rounds: number; note: NoteAll },
): Promise<void> {
  const calls = { ...(await shopperCalls(shop, uri, rounds)), ...(await adminCalls(shop)) };
  for (const [label, callOf] of Object.entries(calls)) {
    for (let turn = 0; turn < rounds; turn += 1) {
      const [path, request] = callOf(turn);
      await measure(both, note, label, () => sendOk(shop.url + path, request));
    }
  }
  for (const of of ['books', 'orders']) {
    const shopper = new Load();
    const ask = (turn: number) =>
      shopper.send('list', `${shop.url}/api/books?limit=24&page=${1 + (turn % 40)}`);
    shopper.startUsers(1, ask, () => 10);
    await measure(both, note, `export of ${of}, with a shopper`, () =>
      sendOk(`${shop.url}/api/${of}/export.csv`, { headers: shop.admin }),
    );
    const times = latenciesOf(await shopper.end(), 'list');
    note('ms', { [`that shopper at most (${of})`]: Math.max(...times) });
  }
}

/** Records the duration of the work and the CPU time of API and store during it. */
async function measure(both: Both, note: NoteAll, label: string, work: () => Promise<unknown>) {
  const before = await cpuMsOf(both);
  const start = performance.now();
  await work();
  note('ms', { [label]: performance.now() - start });
  note('CPU ms', { [label]: (await cpuMsOf(both)) - before });
}

async function cpuMsOf(both: Both): Promise<number> {
  const figures = await Promise.all(both.map((each) => readUsage(each)));
  return figures.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}
