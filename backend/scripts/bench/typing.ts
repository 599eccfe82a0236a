import { Trouble } from '../demo/say.ts';
import { ask, quantile } from './ask.ts';
import { fillDatabase, untilNotRecent } from './fill-database.ts';
import { address, startRaw, untilIndexed, type Parts } from './parts.ts';
import type { Row } from './report.ts';

const namesOfRound = 40;

/**
 * Somebody types titles and authors letter by letter; each beginning is asked for once, so that no
 * answer lies ready. Beside each the cached response of one book, from node:http and from the shop.
 */
export async function measureTyping(parts: Parts, books: number, rounds: number): Promise<Row[]> {
  const uri = await parts.startStore('typing');
  await fillDatabase(uri, books);
  await untilNotRecent();
  const shop = await parts.startShop(uri);
  const raw = await startRaw(parts);
  const list = JSON.parse((await ask(address(shop, '/api/books?limit=100'))).body) as Named[];
  const first = list[0];
  if (!first) throw new Trouble('The catalogue is empty, so there is nothing to type.');
  const one = `/api/books/${first._id}`;
  await raw.store(one, shop);
  await untilIndexed(shop);

  const asked = new Set<string>();
  const figures: Record<string, number[][]> = {};
  const names = list.flatMap(({ title, author }) => [title, author]);
  for (let round = 0; round < rounds; round += 1) {
    const times: Record<string, number[]> = { 'raw, one book': [], 'shop, one book': [] };
    const ofRound = names.slice(round * namesOfRound, (round + 1) * namesOfRound);
    for (const prefix of ofRound.flatMap(beginningsOf)) {
      if (asked.has(prefix)) continue;
      asked.add(prefix);
      const calls = {
        'raw, one book': address(raw.child, one),
        'shop, one book': address(shop, one),
        'shop, suggestions': address(shop, `/api/search/suggest?q=${encodeURIComponent(prefix)}`),
      };
      for (const [label, url] of Object.entries(calls)) {
        const { status, ms } = await ask(url);
        if (status !== 200) throw new Error(`${url} answered ${status}`);
        (times[label] ??= []).push(ms);
      }
    }
    for (const [label, values] of Object.entries(times)) (figures[label] ??= []).push(values);
  }
  return rowsOf(`typing a name, ${books} books, ${asked.size} fresh suggestions`, figures);
}

function rowsOf(what: string, figures: Record<string, number[][]>): Row[] {
  const row = (unit: Row['unit'], base: string, pick: (values: number[]) => number): Row => ({
    ...{ what, unit, base },
    figures: Object.fromEntries(
      Object.entries(figures).map(([label, rounds]) => [label, rounds.map(pick)]),
    ),
  });
  const median = (values: number[]) => quantile(values, 0.5);
  return [
    row('median ms', 'raw, one book', median),
    row('median ms', 'shop, one book', median),
    row('p95 ms', 'raw, one book', (values) => quantile(values, 0.95)),
    row('worst ms', 'raw, one book', (values) => Math.max(...values)),
  ];
}

interface Named {
  _id: string;
  title: string;
  author: string;
}

function beginningsOf(name: string): string[] {
  const text = name.toLowerCase();
  return Array.from(text, (_letter, i) => text.slice(0, i + 1)).filter((part) => !/\s$/.test(part));
}
