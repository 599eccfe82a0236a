import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from '../demo/child.ts';
import { say } from '../demo/say.ts';
import { quantile } from './ask.ts';
import { coverName, fillDatabase, untilNotRecent } from './fill-database.ts';
import { prepareOrders } from './order-load.ts';
import { address, startRaw, untilIndexed, type Parts } from './parts.ts';
import type { Row } from './report.ts';

const restMs = 60_000;
/** What node:http takes for the same connections: so much of each figure is the sender's own work. */
const rawSeconds = 15;
const ready = '/api/books/?limit=24';

interface Call {
  kind: 'lies ready' | 'has to be made' | 'order' | 'raw';
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Many more than the shop can carry, for `seconds`: how long do those wait that it lets in, and those that it does not? */
export async function measureOverload(
  parts: Parts,
  { books, connections, seconds }: { books: number; connections: number; seconds: number },
): Promise<Row[]> {
  const uri = await parts.startStore('overload');
  await fillDatabase(uri, books);
  await untilNotRecent();
  const shop = await parts.startShop(uri);
  await untilIndexed(shop);
  const call = await callsOf(uri, address(shop, ''));
  const before = await residentMegabytes(shop.pid);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  say(`${connections} connections for ${seconds} s ...`);
  const { times, connecting } = await press(shop, call, { agent, connections, seconds });
  const during = await residentMegabytes(shop.pid);
  const atOnce: number[] = [];
  for (let i = 0; i < 50; i += 1) {
    const start = performance.now();
    await send(
      address(shop, `/api/search?q=afterwards${i}`),
      { kind: 'has to be made', path: '' },
      agent,
    );
    atOnce.push(performance.now() - start);
  }
  say('A minute of rest ...');
  await wait(restMs);
  const after = await residentMegabytes(shop.pid);
  say(`${connections} connections to node:http, which does nothing else ...`);
  const raw = await startRaw(parts);
  await raw.store(ready, shop);
  const bare = await press(raw.child, () => ({ kind: 'raw', path: ready }), {
    agent,
    connections,
    seconds: Math.min(seconds, rawSeconds),
  });
  agent.destroy();
  Object.assign(times, bare.times);
  const what = `${connections} connections of mixed traffic`;
  const pick = (of: (values: number[]) => number) =>
    Object.fromEntries(Object.entries(times).map(([label, values]) => [label, [of(values)]]));
  return [
    { what, unit: 'responses', figures: pick((values) => values.length) },
    { what, unit: 'median ms', figures: pick((values) => quantile(values, 0.5)) },
    { what, unit: 'p99 ms', figures: pick((values) => quantile(values, 0.99)) },
    {
      what: 'first response on a new connection',
      unit: 'p99 ms',
      figures: { all: [quantile(connecting, 0.99)] },
    },
    { what: 'right afterwards', unit: 'p95 ms', figures: { search: [quantile(atOnce, 0.95)] } },
    {
      what: 'memory of the API',
      unit: 'MB',
      figures: { before: [before], during: [during], 'a minute later': [after] },
    },
  ];
}

/** Each of `connections` sends its next call when its last one was answered; milliseconds by kind and status. */
async function press(
  server: Child,
  call: () => Call,
  { agent, connections, seconds }: { agent: Agent; connections: number; seconds: number },
) {
  const times: Record<string, number[]> = {};
  const connecting: number[] = [];
  const end = performance.now() + seconds * 1000;
  const visitor = async () => {
    for (let isFirst = true; performance.now() < end; isFirst = false) {
      const next = call();
      const start = performance.now();
      const status = await send(address(server, next.path), next, agent);
      const ms = performance.now() - start;
      // Node takes one new connection a turn of its event loop, however many wait.
      if (isFirst) connecting.push(ms);
      else (times[`${next.kind}: ${status}`] ??= []).push(ms);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return { times, connecting };
}

/** Of 20 requests 14 lie ready, 3 have to be made, 2 go through Express and one is an order. */
async function callsOf(uri: string, origin: string): Promise<() => Call> {
  const list = (await (await fetch(origin + ready)).json()) as { _id: string }[];
  const id = list[0]?._id ?? '';
  const { vary } = await prepareOrders(uri, '', id);
  const readyPaths = ['/', ready, `/api/books/${id}`, `/api/covers/${coverName}?w=320`];
  for (const path of readyPaths)
    for (let i = 0; i < 2; i += 1) await (await fetch(origin + path)).arrayBuffer();
  let turn = 0;
  return () => {
    const i = (turn += 1);
    const place = i % 20;
    if (place < 3) {
      const { method, headers, body } = vary?.({}) ?? {};
      const customer = { headers: headers as Record<string, string> };
      if (place === 0)
        return { ...customer, kind: 'order', path: '/api/orders/', method, body: String(body) };
      const { email } = JSON.parse(String(body)) as { email: string };
      return { ...customer, kind: 'has to be made', path: `/api/orders/email/${email}` };
    }
    if (place < 4)
      return { kind: 'has to be made', path: `/api/search?q=silent%20${i.toString(36)}` };
    return { kind: 'lies ready', path: readyPaths[i % readyPaths.length] ?? '' };
  };
}

async function send(url: string, { method, headers, body }: Call, agent: Agent): Promise<number> {
  const sent = request(url, { method, headers, agent }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return response.statusCode ?? 0;
}

export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
