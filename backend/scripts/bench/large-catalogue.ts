import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from '../demo/child.ts';
import { say } from '../demo/say.ts';
import { ask } from './ask.ts';
import { fillDatabase, untilNotRecent } from './fill-database.ts';
import { address, type Parts } from './parts.ts';
import type { Row } from './report.ts';

const books = 100_000;

/** What `watch-process.mjs` tells. */
export interface Figures {
  rssMb: number;
  heapMb: number;
  cpuMs: number;
  longestPauseMs: number;
}

/** Starts the API again and again on a large catalogue and looks on until its index is complete. */
export async function measureLargeCatalogue(parts: Parts, rounds: number): Promise<Row[]> {
  say(`Filling a store with ${books} books ...`);
  await fillDatabase(await parts.startStore('large'), books);
  await parts.stopLast();
  const uri = await parts.startStore('large');
  await untilNotRecent();
  const figures: Record<'ms' | 'MB', Record<string, number[]>> = { ms: {}, MB: {} };
  for (let round = 0; round < rounds; round += 1) {
    say(`Starting the API on them, ${round + 1} of ${rounds} ...`);
    const times = await watchStart(parts, uri);
    for (const unit of ['ms', 'MB'] as const) {
      for (const [label, value] of Object.entries(times[unit])) {
        (figures[unit][label] ??= []).push(value);
      }
    }
    await parts.stopLast();
  }
  const what = `start with ${books} books`;
  return (['ms', 'MB'] as const).map((unit) => ({ what, unit, figures: figures[unit] }));
}

async function watchStart(parts: Parts, uri: string) {
  const start = performance.now();
  const shop = await parts.startShop(uri, { isWatched: true });
  const { status } = await ask(address(shop, '/api/health/ready'));
  if (status !== 200) throw new Error(`not ready, but ${status}`);
  const readyMs = performance.now() - start;
  const atReady = await figuresOf(shop, 'start');

  let worstBeforeMs = 0;
  let most = atReady;
  for (let turn = 0; !(await isIndexed(shop, turn)); turn += 1) {
    const beginning = beginnings[turn % beginnings.length] ?? '';
    const { titles, ms } = await suggest(shop, beginning, `&turn=${turn}`);
    worstBeforeMs = Math.max(worstBeforeMs, ms);
    expectNames(titles, beginning);
    const now = await figuresOf(shop, 'tell');
    if (now.rssMb > most.rssMb) most = now;
    await wait(50); // one visitor
  }
  const indexedMs = performance.now() - start;
  const done = await figuresOf(shop, 'tell');
  for (const beginning of beginnings) {
    expectNames((await suggest(shop, beginning, '&done')).titles, beginning);
  }
  const collected = await figuresOf(shop, 'collect-garbage');
  return {
    ms: {
      ready: readyMs,
      'index complete': indexedMs,
      'longest pause from ready to index': done.longestPauseMs,
      'slowest suggestion meanwhile': worstBeforeMs,
    },
    MB: {
      'RSS when ready': atReady.rssMb,
      'RSS at most': most.rssMb,
      'RSS when indexed': done.rssMb,
      'heap when ready': atReady.heapMb,
      'heap at most': most.heapMb,
      'heap when indexed': done.heapMb,
      'heap after a collection': collected.heapMb,
      'RSS after a collection': collected.rssMb,
    },
  };
}

const beginnings = [
  'the silent',
  'the lighthouse of',
  'a garden for',
  'Golden M',
  'adela',
  'Zora Z',
];

/** Only the index knows what a mistyped word means; for the database it is much work in vain. */
async function isIndexed(shop: Child, turn: number): Promise<boolean> {
  return turn % 5 === 0 && (await suggest(shop, 'lihgthouse')).titles.length > 0;
}

async function suggest(shop: Child, q: string, more = '') {
  const file = `/api/search/suggest?q=${encodeURIComponent(q)}${more}`;
  const { status, body, ms } = await ask(address(shop, file));
  if (status !== 200) throw new Error(`${file} answered ${status}`);
  return { titles: JSON.parse(body) as { title: string; author: string }[], ms };
}

function expectNames(found: { title: string; author: string }[], beginning: string): void {
  const words = beginning.toLowerCase().split(' ');
  const fits = ({ title, author }: (typeof found)[number]) =>
    words.every((word) => `${title} ${author}`.toLowerCase().includes(word));
  if (found.length === 8 && found.every(fits)) return;
  throw new Error(`"${beginning}" found ${JSON.stringify(found)}`);
}

export async function figuresOf(shop: Child, type: string): Promise<Figures> {
  return (await shop.send({ type })) as Figures;
}
