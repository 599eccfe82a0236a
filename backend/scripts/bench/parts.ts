import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { apiFlags, apiMemory } from '../demo/api-flags.ts';
import { startChild, type Child } from '../demo/child.ts';
import { project } from '../demo/data-folder.ts';
import { Trouble } from '../demo/say.ts';
import { ask } from './ask.ts';

const tsx = ['--import', import.meta.resolve('tsx')];
const watch = ['--expose-gc', '--import', path.join(import.meta.dirname, 'watch-process.mjs')];

export interface Parts {
  /** Starts one of the programs beside this file. */
  start: (name: string, file: string, env?: NodeJS.ProcessEnv) => Promise<Child>;
  /** Starts a store with a data folder of its own, the same for the same name. */
  startStore: (name: string) => Promise<string>;
  /** The same, with what it costs. */
  startWatchedStore: (name: string) => Promise<{ uri: string; store: Child }>;
  startShop: (mongodbUri: string, options?: { isWatched?: boolean }) => Promise<Child>;
  /** Stops what was started last, e.g. before it is started once more. */
  stopLast: () => Promise<unknown>;
}

/** Gives `work` the means to start processes and folders, all of which are gone afterwards. */
export async function withParts<T>(work: (parts: Parts) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-bench-'));
  const children: Child[] = [];
  const start = async (...args: Parameters<typeof startChild>) => {
    const child = await startChild(...args);
    children.push(child);
    return child;
  };
  const startStore = async (name: string, flags: string[]) => {
    const file = path.join(project, 'backend/embedded-store/src/main.ts');
    const args = ['--port', '0', '--data', path.join(folder, name)];
    const store = await start('The database', file, args, process.env, [...tsx, ...flags]);
    const uri = new URL(store.ready.uri ?? '');
    uri.pathname = '/storyloom';
    return { uri: uri.href, store };
  };
  try {
    return await work({
      start: (name, file, env = process.env) =>
        start(name, path.join(import.meta.dirname, file), [], env, tsx),
      startStore: async (name) => (await startStore(name, [])).uri,
      startWatchedStore: (name) => startStore(name, watch),
      startShop: (mongodbUri, { isWatched = false } = {}) => {
        const file = path.join(project, 'backend/dist/src/main.js');
        const flags = isWatched ? [...apiFlags, ...watch] : apiFlags;
        return start('The shop', file, [], shopEnv(mongodbUri), flags);
      },
      stopLast: async () => children.pop()?.stop(),
    });
  } finally {
    for (const child of children.reverse()) await child.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export function shopEnv(mongodbUri: string): NodeJS.ProcessEnv {
  return {
    ...apiMemory,
    ...process.env,
    MONGODB_URI: mongodbUri,
    JWT_SECRET: 'x'.repeat(64),
    PORT: '0',
    LOG_LEVEL: 'silent', // requests cut off at the end of a load are no news
    TRUST_PROXY: '1', // orders come from many addresses, or the limits would stop them
  };
}

export function address(child: Child, file: string): string {
  return `http://127.0.0.1:${child.ready.port}${file}`;
}

export async function startRaw(parts: Parts) {
  const child = await parts.start('node:http', 'raw-server.ts');
  return {
    child,
    /** Gives the raw server the same response, byte for byte, that the shop gives. */
    async store(file: string, shop: Child, wish: OutgoingHttpHeaders = {}) {
      const { headers, body } = await read(address(shop, file), wish);
      const own = Object.entries(headers).filter(([name]) => !madeByNode.has(name));
      await child.send({
        path: file,
        headers: Object.fromEntries(own),
        body: body.toString('base64'),
      });
    },
  };
}

const madeByNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** The bytes as they come over the wire: `fetch` would unpack them. */
async function read(url: string, headers: OutgoingHttpHeaders) {
  const [res] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  if (res.statusCode !== 200) throw new Trouble(`${url} answered ${res.statusCode}.`);
  return { headers: res.headers, body: await buffer(res) };
}

/** Only the index, not the database, knows what a mistyped word means. */
export async function untilIndexed(shop: Child, mistyped = 'lihgthouse'): Promise<void> {
  for (let i = 0; i < 1000; i += 1) {
    if ((await ask(address(shop, `/api/search/suggest?q=${mistyped}`))).body !== '[]') return;
    await wait(50);
  }
  throw new Trouble('The search index was not ready in 50 s.');
}
