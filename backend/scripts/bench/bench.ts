import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../demo/build-if-stale.ts';
import { startChild, type Child } from '../demo/child.ts';
import { project } from '../demo/data-folder.ts';
import { runScript, say, Trouble } from '../demo/say.ts';
import { measure, type Load, type Measurement } from './load.ts';
import { prepareOrders } from './order-load.ts';
import { fillDatabase } from './fill-database.ts';
import { rowsOf, tableOf, type Row } from './report.ts';

// npm run bench: the shop beside raw node:http and beside the usual way, in turns (A B C A B C ...),
// so that a noisy machine is noisy to all of them. Ratios of one run are what counts.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    books: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '64' },
    out: { type: 'string', default: 'bench-results.json' },
  },
});
const rounds = wholeNumber('rounds', values.rounds);
const seconds = wholeNumber('seconds', values.seconds);
const books = wholeNumber('books', values.books);
const connections = wholeNumber('connections', values.connections);
const tsx = ['--import', import.meta.resolve('tsx')];

await runScript(async () => {
  buildIfStale();
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-bench-'));
  const children: Child[] = [];
  try {
    const rows = await run(folder, children);
    const table = tableOf(rows);
    say(`\n${table}\n`);
    const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`;
    await writeFile(
      path.resolve(project, values.out),
      `${JSON.stringify({ date: new Date().toISOString(), machine, rounds, seconds, books, connections, rows }, null, 2)}\n`,
    );
    say(`${machine}; written to ${values.out}`);
  } finally {
    for (const child of children.reverse()) await child.stop();
    await rm(folder, { recursive: true, force: true });
  }
  process.exit(0);
});

async function run(folder: string, children: Child[]): Promise<Row[]> {
  const start = async (...args: Parameters<typeof startChild>) => {
    const child = await startChild(...args);
    children.push(child);
    return child;
  };
  say(`Filling a store with ${books} books ...`);
  const storeFile = path.join(project, 'backend/embedded-store/src/main.ts');
  const store = await start(
    'The database',
    storeFile,
    ['--port', '0', '--data', folder],
    process.env,
    tsx,
  );
  const uri = new URL(store.ready.uri ?? '');
  uri.pathname = '/storyloom';
  await fillDatabase(uri.href, books);
  const env = {
    ...process.env,
    MONGODB_URI: uri.href,
    JWT_SECRET: 'x'.repeat(64),
    PORT: '0',
    LOG_LEVEL: 'silent', // requests cut off at the end of a load are no news
    TRUST_PROXY: '1', // orders come from many addresses, or the limits would stop them
  };
  const api = path.join(project, 'backend/dist/src/main.js');
  const shop = await start('The shop', api, [], env);
  const naive = await start(
    'The usual way',
    path.join(import.meta.dirname, 'naive-server.ts'),
    [],
    env,
    tsx,
  );
  const raw = await startRaw();
  children.push(raw.child);
  const address = (child: Child, file: string) => `http://127.0.0.1:${child.ready.port}${file}`;

  const list = '/api/books/?limit=24';
  const [first] = (await (await fetch(address(shop, list))).json()) as {
    _id: string;
    title: string;
  }[];
  if (!first) throw new Trouble('The catalogue is empty, so there is nothing to measure.');
  const one = `/api/books/${first._id}`;
  const suggest = `/api/search/suggest?q=${encodeURIComponent(first.title.slice(0, 5))}`;
  await untilSearchIsReady(address(shop, suggest));
  for (const file of [list, one, suggest]) await raw.store(file, await fetch(address(shop, file)));
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
  await compare('search suggestions', 'raw', {
    raw: get(address(raw.child, suggest)),
    shop: get(address(shop, suggest)),
  });
  const words = first.title.split(/\W+/).filter((word) => word.length > 2);
  let turn = 0;
  await compare('search suggestions never asked before, against one book', 'shop, one book', {
    'shop, one book': get(address(shop, one)),
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
    shop: await prepareOrders(uri.href, address(shop, '/api/orders/'), first._id),
  });
  rows.push({
    what: `memory of the API with ${books} books, after the load`,
    unit: 'MB',
    figures: { shop: [await residentMegabytes(shop.pid)] },
  });
  return rows;
}

async function startRaw() {
  const child = await startChild(
    'node:http',
    path.join(import.meta.dirname, 'raw-server.ts'),
    [],
    process.env,
    tsx,
  );
  return {
    child,
    /** Gives the raw server the same answer, byte for byte, that the shop gave. */
    async store(file: string, answer: Response) {
      const headers = Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name),
        ),
      );
      await child.send({ path: file, headers, body: await answer.text() });
    },
  };
}

async function untilSearchIsReady(url: string): Promise<void> {
  for (let i = 0; i < 200; i += 1) {
    if (((await (await fetch(url)).json()) as unknown[]).length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Trouble('Search found nothing in 20 s.');
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) {
    process.stderr.write(`--${name} must be a whole number of 1 or more.\n`);
    process.exit(1);
  }
  return Number(text);
}
