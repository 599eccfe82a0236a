import { Types } from 'mongoose';
import { readBundledBooks } from '../../seed/seed-books.ts';
import { generateBook } from '../../seed/generate-books.ts';
import { fieldsOf, type StoredBook } from '../../src/features/catalogue/books/book.model.ts';
import { BookIndex } from '../../src/features/catalogue/search/book-index.ts';
import { selectTopK } from '../../src/features/catalogue/search/select-top-k.ts';
import { hostileQueries } from '../../src/testing/hostile-queries.ts';
import { say } from '../demo/say.ts';
import { ask, quantile } from './ask.ts';
import { fillDatabase, untilNotRecent } from './fill-database.ts';
import { figuresOf } from './large-catalogue.ts';
import { address, untilIndexed, type Parts } from './parts.ts';
import type { Row } from './report.ts';

const sizes = [20, 10_000, 100_000];

/** What each hostile query costs: the index alone, then the whole answer of the API. */
export async function measureHostileQueries(parts: Parts): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    say(`Asking hostile queries of ${size} books ...`);
    const inIndex = await askIndex(size);
    rows.push(...rowsOf(`hostile queries in the index, ${size} books`, inIndex));
    rows.push(...rowsOf(`hostile queries over HTTP, ${size} books`, await askShop(parts, size)));
  }
  return rows;
}

type Times = Record<string, { q: string; ms: number }[]>;

async function askIndex(size: number): Promise<Times> {
  const index = new BookIndex();
  for (const book of await booksOf(size)) index.add(book);
  const times: Times = { 'search: CPU': [], 'suggestions: CPU': [], 'did you mean: CPU': [] };
  const note = (what: string, q: string, work: () => void) => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    times[what]?.push({ q, ms: (user + system) / 1000 });
  };
  for (const q of hostileQueries()) {
    note('search: CPU', q, () => selectTopK(index.search(q).books, index.byRelevance, 0, 24));
    note('suggestions: CPU', q, () =>
      selectTopK(index.search(q, { inNames: true }).books, index.byRelevance, 0, 8),
    );
    note('did you mean: CPU', q, () => index.guess(q));
  }
  return times;
}

async function askShop(parts: Parts, size: number): Promise<Times> {
  const uri = await parts.startStore(`hostile-${size}`);
  // An empty shop fills itself with the bundled books.
  if (size > 20) await fillDatabase(uri, size).then(untilNotRecent);
  const shop = await parts.startShop(uri, { isWatched: true });
  await untilIndexed(shop, size > 20 ? 'lihgthouse' : 'frnakenstein');
  const times: Times = { 'search: CPU': [], 'suggestions: CPU': [], 'search: answer': [] };
  for (const q of hostileQueries()) {
    const text = encodeURIComponent(q.replace(/\p{Surrogate}/gu, ''));
    const before = await figuresOf(shop, 'tell');
    const search = await ask(address(shop, `/api/search?q=${text}`));
    const between = await figuresOf(shop, 'tell');
    const suggestions = await ask(address(shop, `/api/search/suggest?q=${text}`));
    const after = await figuresOf(shop, 'tell');
    for (const { status } of [search, suggestions]) {
      if (status !== 200) throw new Error(`${JSON.stringify(q)} answered ${status}`);
    }
    times['search: CPU']?.push({ q, ms: between.cpuMs - before.cpuMs });
    times['suggestions: CPU']?.push({ q, ms: after.cpuMs - between.cpuMs });
    times['search: answer']?.push({ q, ms: search.ms });
  }
  await parts.stopLast();
  await parts.stopLast();
  return times;
}

function rowsOf(what: string, times: Times): Row[] {
  const row = (unit: Row['unit'], pick: (ms: number[]) => number): Row => ({
    ...{ what, unit },
    figures: Object.fromEntries(
      Object.entries(times).map(([label, all]) => [label, [pick(all.map(({ ms }) => ms))]]),
    ),
  });
  for (const [label, all] of Object.entries(times)) {
    const worst = all.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
    const told = worst.map(
      ({ q, ms }) => `${ms.toFixed(1)} ms for ${JSON.stringify(q.slice(0, 40))}`,
    );
    say(`  ${label}: ${told.join(', ')}`);
  }
  return [row('median ms', (ms) => quantile(ms, 0.5)), row('worst ms', (ms) => Math.max(...ms))];
}

async function booksOf(size: number): Promise<StoredBook[]> {
  const now = new Date();
  if (size > 20) {
    return Array.from({ length: size }, (_, i) => generateBook(i, now) as unknown as StoredBook);
  }
  return (await readBundledBooks()).map((book) => {
    const _id = new Types.ObjectId();
    const added = { _id, isbnKey: _id.toHexString(), createdAt: now, updatedAt: now };
    return { ...fieldsOf(book), ...added };
  });
}
