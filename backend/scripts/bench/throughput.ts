import path from 'node:path';
import autocannon, { type Client, type Request } from 'autocannon';
import { print, UserError } from '../command/run-script.ts';
import { startDatabase } from '../harness/start-database.ts';
import { coverName, fillDatabase } from '../harness/fill.ts';
import { send, sendOk } from '../harness/send.ts';
import { shopEnv, startShop } from '../harness/shop.ts';
import { tsx } from '../run-shop/child.ts';
import { readUsage, type Sandbox } from '../harness/sandbox.ts';
import type { readBenchOptions } from './bench-options.ts';
import { readFirstBooks, untilIndexed } from './books.ts';
import { compareOrders } from './orders.ts';
import type { AddFigure } from './tables.ts';

export interface Load {
  url: string;
  request?: Request;
  /** Changes each request before it is sent; for calls that must differ. */
  vary?: (request: Request) => Request;
  expectedStatus?: number;
}

/** Measures the requests per second of the shop, node:http and a plain Express app. */
export async function measureThroughput(
  stage: Sandbox,
  { what: part, rounds, seconds, books }: ReturnType<typeof readBenchOptions>,
  note: AddFigure,
): Promise<void> {
  print(`Filling a store with ${books} books ...`);
  const { uri } = await startDatabase(stage, 'table');
  await fillDatabase(uri, { books });
  const { url: shop, api } = await startShop(stage, uri);
  const naive = await startServer(stage, 'naive-server.ts', shopEnv(uri));
  const raw = await startServer(stage, 'raw-server.ts', { SHOP_URL: shop });
  const { first } = await readFirstBooks(shop);
  await untilIndexed(shop, first);
  const compare = async (what: string, base: string, loads: Record<string, Load>) => {
    print(`Measuring: ${what} ...`);
    for (const load of Object.values(loads)) await measure(load, 1); // warm up
    for (let round = 0; round < rounds; round += 1) {
      for (const [label, load] of Object.entries(loads)) {
        const { requestsPerSecond, p99Ms } = await measure(load, seconds);
        note({ what, unit: 'requests per second', base }, label, requestsPerSecond);
        note({ what, unit: 'p99 ms', base }, label, p99Ms);
      }
    }
  };
  const max = (rounds * seconds + 1) * 4000; // more orders than any machine takes
  if (part === 'orders') return compareOrders({ shop, naive, uri }, compare, { max });
  /** The same bytes from node:http and from the shop. */
  const compareFile = async (
    what: string,
    file: string,
    others: Record<string, Load> = {},
    headers: Record<string, string> = {},
  ) => {
    await sendOk(raw + file, { headers }); // it copies the shop's response
    const request = { headers };
    const both = { raw: { url: raw + file, request }, shop: { url: shop + file, request } };
    await compare(what, 'raw', { ...both, ...others });
  };

  const list = '/api/books/?limit=24';
  const one = `/api/books/${first._id}`;
  const { etag = '' } = (await send(shop + list)).headers;
  const unchanged = { request: { headers: { 'if-none-match': etag } }, expectedStatus: 304 };
  await compareFile('list of 24', list, {
    'shop 304': { url: shop + list, ...unchanged },
    'Express + Mongoose': { url: `${naive}/list` },
  });
  await compareFile('one book', one, {
    'Express + Mongoose': { url: `${naive}/book/${first._id}` },
  });
  await compareFile('cover', `/api/covers/${coverName}?w=320`); // as a card of the list shows it
  const script = /\/assets\/index-[\w-]+\.js/.exec((await send(`${shop}/`)).body)?.[0];
  if (!script) throw new UserError('The pages are not built.');
  await compareFile('script, brotli', script, {}, { 'accept-encoding': 'gzip, deflate, br' });
  const suggestions = '/api/search/suggest?q=';
  const opening = encodeURIComponent(first.title.slice(0, 5));
  await compareFile('search suggestions', suggestions + opening);
  const words = first.title.split(/\W+/).filter((word) => word.length > 2);
  let turn = 0;
  const fresh = () => `${suggestions}${words[turn % words.length]}%20${(turn++).toString(36)}`;
  await compare('search suggestions never asked before, against one book', 'shop, one book', {
    // Also changed before each request, so that the load generator does the same work.
    'shop, one book': { url: shop, vary: (request) => ({ ...request, path: one }) },
    'shop, fresh suggestion': { url: shop, vary: (request) => ({ ...request, path: fresh() }) },
  });
  await compareOrders({ shop, naive, uri }, compare, { max });
  const { rssMb } = await readUsage(api);
  note(
    { what: `memory of the API with ${books} books, after the load`, unit: 'MB' },
    'shop',
    rssMb,
  );
}

/** Starts one of the programs in this folder; returns its address. */
async function startServer(stage: Sandbox, name: string, env: NodeJS.ProcessEnv) {
  const file = path.join(import.meta.dirname, name);
  return (await stage.start({ name, file, env: { ...process.env, ...env }, flags: tsx })).url;
}

/** Loads one address with keep-alive connections. Throws at any unexpected response. */
async function measure(load: Load, duration: number) {
  const { url, request, vary, expectedStatus = 200 } = load;
  const wrong = new Map<number, number>();
  const result = await autocannon({
    url,
    duration,
    connections: 64,
    requests: [{ ...request, ...(vary && { setupRequest: vary }) }],
    setupClient: (client: Client) => {
      client.on('response', (status) => {
        if (status !== expectedStatus) wrong.set(status, (wrong.get(status) ?? 0) + 1);
      });
    },
  });
  if (wrong.size > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${JSON.stringify([...wrong])}, ${result.errors} errors`);
  }
  const requestsPerSecond = result.requests.total / result.duration;
  return { requestsPerSecond, p99Ms: result.latency.p99 };
}
