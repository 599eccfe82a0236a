import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../contract/api-error.ts';
import { createLog } from '../log.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import {
  limitRequests,
  limitTimes,
  maxAtOnce,
  maxPerConnection,
  maxOrdersAtOnce,
  withinTime,
} from './request-limits.ts';

const log = createLog('silent');
const shop = 'https://shop.example';
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

/** A server that lets every request wait until the test goes on; only `/kept` is cached. */
async function serve() {
  const admit = limitRequests({ log, corsOrigins: [shop] });
  const responses = new ResponseCache({ log, maxBytes: 1e6 });
  const waiting: ServerResponse[] = [];
  const kept = {
    key: 'kept',
    kind: 'test',
    tag: undefined,
    load: async () => ({
      body: 'kept',
      headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' },
    }),
  };
  const app = (req: IncomingMessage, res: ServerResponse) => {
    if (req.url === '/kept') void responses.send(req, res, kept);
    else if (req.url?.startsWith('/api/health')) res.end('healthy');
    else {
      waiting.push(res);
      req.resume();
    }
  };
  const server = createServer(responses.inFrontOf(app, admit));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}`);
  const ask = (path: string, init?: RequestInit) => fetch(new URL(path, url), init);
  await (await ask('/kept')).text();
  await expect.poll(async () => (await ask('/kept')).status).toBe(200);
  return {
    ask,
    url,
    order: () => ask('/api/orders/', { method: 'POST' }),
    waiting,
    goOn: () => waiting.splice(0).forEach((res) => res.end()),
  };
}

it('refuses more than it can carry at once, orders last, and never what lies ready', async () => {
  const { ask, order, waiting, goOn } = await serve();
  const reads = Array.from({ length: maxAtOnce }, () => ask('/api/admin'));
  await expect.poll(() => waiting.length).toBe(maxAtOnce);

  const refused = await ask('/api/admin', { headers: { origin: shop } });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('access-control-allow-origin')).toBe(shop);
  expect(apiErrorSchema.parse(await refused.json()).error.code).toBe('service_unavailable');
  expect(await (await ask('/books/1')).text()).toContain('very busy');
  expect(await (await ask('/kept')).text()).toBe('kept');
  expect(await (await ask('/api/health/live')).text()).toBe('healthy');

  const orders = Array.from({ length: maxOrdersAtOnce - maxAtOnce }, () => order());
  await expect.poll(() => waiting.length).toBe(maxOrdersAtOnce);
  expect((await order()).status).toBe(503);

  goOn();
  for (const { status } of await Promise.all([...reads, ...orders])) expect(status).toBe(200);
  const afterwards = ask('/api/admin');
  await expect.poll(() => waiting.length).toBe(1);
  goOn();
  expect((await afterwards).status).toBe(200);
});

it('gives the place of those who send slowly to others', async () => {
  const { ask, waiting } = await serve();
  const bodies: ReadableStreamDefaultController[] = [];
  const started = () =>
    new ReadableStream({
      start: (body) => {
        bodies.push(body);
        body.enqueue(Buffer.from('{'));
      },
    });
  for (let i = 0; i < maxAtOnce; i += 1) {
    const init = { method: 'POST', body: started(), duplex: 'half' } as RequestInit;
    ask('/api/newsletter', init).catch(() => {}); // ends with the test
  }
  await expect.poll(() => waiting.length).toBe(maxAtOnce);
  const isLetIn = async () => {
    ask('/api/admin').catch(() => {});
    return waiting.length > maxAtOnce;
  };
  await expect.poll(isLetIn, { timeout: 30_000 }).toBe(true);

  // A client that has sent everything is served like all others, and counts.
  for (const body of bodies) body.close();
  const statusOfNext = () =>
    ask('/api/admin', { signal: AbortSignal.timeout(2000) }).then(
      ({ status }) => status,
      () => 'let in',
    );
  await expect.poll(statusOfNext, { timeout: 30_000 }).toBe(503);
});

it('one connection with thousands of requests does not take the places of others', async () => {
  const { ask, url, waiting, goOn } = await serve();
  const greedy = connect(Number(url.port), url.hostname);
  let answered = '';
  greedy.on('data', (chunk: Buffer) => (answered += chunk.toString()));
  greedy.on('error', () => {}); // it is hung up on while it sends
  greedy.write('GET /api/admin HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(5000));
  await expect.poll(() => waiting.length).toBe(maxPerConnection);
  const neighbour = ask('/api/admin');
  await expect.poll(() => waiting.length).toBe(maxPerConnection + 1);
  goOn();
  expect((await neighbour).status).toBe(200);
  await once(greedy, 'close');
  expect(answered.match(/HTTP\/1.1 200/g)).toHaveLength(maxPerConnection);
  expect(answered.match(/HTTP\/1.1 503/g)).toHaveLength(1);
});

it('gives the longest upload on a slow line the time for it', () => {
  const server = createServer();
  limitTimes(server);
  const [maxFileBits, slowLineBitsPerSecond] = [10 * 1024 * 1024 * 8, 500_000];
  expect(server.requestTimeout).toBeGreaterThan((maxFileBits / slowLineBitsPerSecond) * 1000);
});

it('does not wait as long for headers, and rests longer than proxies do', () => {
  const server = createServer();
  limitTimes(server);
  expect(server.headersTimeout).toBeLessThan(30_000);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});

it('gives up what takes too long, and lets it end by itself', async () => {
  let [hasEnded, end] = [false, () => {}];
  const long = new Promise<void>((resolve) => (end = resolve)).then(() => void (hasEnded = true));
  await expect(withinTime(() => long, 20)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  end();
  await long;
  expect(hasEnded).toBe(true);
  expect(await withinTime(() => 'in time', 1000)).toBe('in time');
});
