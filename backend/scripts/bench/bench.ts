import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import type { Child } from '../demo/child.ts';
import { buildIfStale } from '../demo/build-if-stale.ts';
import { project } from '../demo/data-folder.ts';
import { runScript, say, Trouble } from '../demo/say.ts';
import { readBenchOptions, type BenchOptions } from './bench-options.ts';
import { measure, type Load, type Measurement } from './load.ts';
import { prepareOrders } from './order-load.ts';
import { coverName, fillDatabase } from './fill-database.ts';
import { measureFront } from './front.ts';
import { measureHostileQueries } from './hostile.ts';
import { measureLargeCatalogue } from './large-catalogue.ts';
import { measureOverload, residentMegabytes } from './overload.ts';
import { address, shopEnv, startRaw, untilIndexed, withParts, type Parts } from './parts.ts';
import { measureSizes } from './sizes.ts';
import { sizesTableOf } from './sizes-table.ts';
import { measureTyping } from './typing.ts';
import { rowsOf, tableOf, type Row } from './report.ts';

// The shop beside raw node:http and beside the usual way, in turns (A B C A B C ...), so that a
// noisy machine is noisy to all of them. Ratios of one run are what counts.
await runScript(async () => {
  const options = readBenchOptions();
  const { rounds, seconds, books, connections, out } = options;
  buildIfStale();
  const rows = await withParts((parts) => measureChosen(parts, options));
  say(`\n${options.what === 'scale' ? sizesTableOf(rows) : tableOf(rows)}\n`);
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`;
  await writeFile(
    path.resolve(project, out),
    `${JSON.stringify({ date: new Date().toISOString(), machine, rounds, seconds, books, connections, rows }, null, 2)}\n`,
  );
  say(`${machine}; written to ${out}`);
  process.exit(0);
});

async function measureChosen(parts: Parts, options: BenchOptions): Promise<Row[]> {
  const { what, rounds, books } = options;
  if (what === 'front') return measureFront(parts, rounds);
  if (what === 'scale') return measureSizes(parts, options.sizes, rounds);
  if (what === 'large') return measureLargeCatalogue(parts, rounds);
  if (what === 'overload') return measureOverload(parts, options);
  if (what === 'hostile') return measureHostileQueries(parts);
  const rows = await run(parts, options);
  say('Measuring: suggestions while somebody types ...');
  return [...rows, ...(await measureTyping(parts, Math.max(books, 10_000), rounds))];
}

async function run(parts: Parts, options: BenchOptions): Promise<Row[]> {
  const { rounds, seconds, books, connections } = options;
  say(`Filling a store with ${books} books ...`);
  const uri = await parts.startStore('shop');
  await fillDatabase(uri, books);
  const env = shopEnv(uri);
  const shop = await parts.startShop(uri);
  const naive = await parts.start('The usual way', 'naive-server.ts', env);
  const raw = await startRaw(parts);

  const list = '/api/books/?limit=24';
  const [first] = (await (await fetch(address(shop, list))).json()) as {
    _id: string;
    title: string;
  }[];
  if (!first) throw new Trouble('The catalogue is empty, so there is nothing to measure.');
  const one = `/api/books/${first._id}`;
  const suggest = `/api/search/suggest?q=${encodeURIComponent(first.title.slice(0, 5))}`;
  await untilIndexed(shop);
  for (const file of [list, one, suggest]) await raw.store(file, shop);
  const etag = (await fetch(address(shop, list))).headers.get('etag') ?? '';

  const get = (url: string, headers: Record<string, string> = {}, expectedStatus = 200): Load => ({
    url,
    request: { method: 'GET', headers },
    expectedStatus,
  });
  const rows: Row[] = [];
  const compare = async (what: string, base: string, loads: Record<string, Load>) => {
    say(`Measuring: ${what} ...`);
    const measured: Record<string, Measurement>[] = [];
    for (const load of Object.values(loads)) await measure(load, connections, 1); // warm up
    for (let round = 0; round < rounds; round += 1) {
      const figures: Record<string, Measurement> = {};
      for (const [label, load] of Object.entries(loads)) {
        figures[label] = await measure(load, connections, seconds);
      }
      measured.push(figures);
    }
    rows.push(...rowsOf(what, measured, base));
  };

  await compare('list of 24', 'raw', {
    raw: get(address(raw.child, list)),
    shop: get(address(shop, list)),
    'shop 304': get(address(shop, list), { 'if-none-match': etag }, 304),
    'Express + Mongoose': get(address(naive, '/list')),
  });
  await compare('one book', 'raw', {
    raw: get(address(raw.child, one)),
    shop: get(address(shop, one)),
    'Express + Mongoose': get(address(naive, `/book/${first._id}`)),
  });
  const { cover, script } = await findFiles(shop);
  const brotli = { 'accept-encoding': 'gzip, deflate, br' };
  await raw.store(cover, shop);
  await raw.store(script, shop, brotli);
  await compare('cover', 'raw', {
    raw: get(address(raw.child, cover)),
    shop: get(address(shop, cover)),
  });
  await compare('script, brotli', 'raw', {
    raw: get(address(raw.child, script), brotli),
    shop: get(address(shop, script), brotli),
  });
  await compare('search suggestions', 'raw', {
    raw: get(address(raw.child, suggest)),
    shop: get(address(shop, suggest)),
  });
  const words = first.title.split(/\W+/).filter((word) => word.length > 2);
  let turn = 0;
  await compare('search suggestions never asked before, against one book', 'shop, one book', {
    'shop, one book': {
      ...get(address(shop, '/')),
      // Changed before each request as the other: the load's own work is the same for both.
      vary: (request) => ({ ...request, path: one }),
    },
    'shop, fresh suggestion': {
      url: address(shop, '/'),
      expectedStatus: 200,
      vary: (request) => ({
        ...request,
        path: `/api/search/suggest?q=${words[turn % words.length]}%20${(turn++).toString(36)}`,
      }),
    },
  });
  await compare('orders', 'unchecked create', {
    'unchecked create': {
      url: address(naive, '/orders'),
      request: {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"A","totalPrice":"10.00"}',
      },
      expectedStatus: 201,
    },
    shop: await prepareOrders(uri, address(shop, '/api/orders/'), first._id),
  });
  rows.push({
    what: `memory of the API with ${books} books, after the load`,
    unit: 'MB',
    figures: { shop: [await residentMegabytes(shop.pid)] },
  });
  return rows;
}

/** A cover as a card of the list shows it, and the script that every page begins with. */
async function findFiles(shop: Child): Promise<{ cover: string; script: string }> {
  const html = await (await fetch(address(shop, '/'))).text();
  const script = /\/assets\/index-[\w-]+\.js/.exec(html)?.[0];
  if (!script) throw new Trouble('The pages are not built.');
  return { cover: `/api/covers/${coverName}?w=320`, script };
}
