import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { apiErrorSchema } from '../contract/api-error.ts';
import { createLog } from '../log.ts';
import { LoadGuard } from './load-guard.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';

const log = createLog('silent');
const shop = 'https://shop.example';
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

/** A server that lets everybody wait until it is told to go on; only `/kept` lies ready. */
async function serve() {
  const guard = new LoadGuard({ log, corsOrigins: [shop] });
  const responses = new ResponseCache({ log, corsOrigins: [], maxBytes: 1e6 });
  const waiting: ServerResponse[] = [];
  const kept = {
    ...{ key: 'kept', kind: 'test', tags: [] },
    load: async () => ({
      body: 'kept',
      headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' },
    }),
  };
  const app = (req: IncomingMessage, res: ServerResponse) => {
    if (req.url === '/kept') void responses.send(req, res, kept);
    else if (req.url?.startsWith('/api/health')) res.end('healthy');
    else waiting.push(res);
  };
  const server = createServer(responses.inFrontOf(app, guard));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  await (await ask('/kept')).text();
  await expect.poll(async () => (await ask('/kept')).status).toBe(200);
  return {
    guard,
    ask,
    order: () => ask('/api/orders/', { method: 'POST' }),
    waiting,
    goOn: () => waiting.splice(0).forEach((res) => res.end()),
  };
}

it('refuses more than it can carry at once, orders last, and never what lies ready', async () => {
  const { ask, order, waiting, goOn, guard } = await serve();
  const { limit } = guard;
  const reads = Array.from({ length: limit }, () => ask('/api/admin'));
  await expect.poll(() => waiting.length).toBe(limit);

  const refused = await ask('/api/admin', { headers: { origin: shop } });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('access-control-allow-origin')).toBe(shop);
  expect(apiErrorSchema.parse(await refused.json()).error.code).toBe('service_unavailable');
  expect(await (await ask('/books/1')).text()).toContain('very busy');
  expect(await (await ask('/kept')).text()).toBe('kept');
  expect(await (await ask('/api/health/live')).text()).toBe('healthy');

  const orders = Array.from({ length: limit }, () => order());
  await expect.poll(() => waiting.length).toBe(2 * limit);
  expect((await order()).status).toBe(503);

  goOn();
  for (const { status } of await Promise.all([...reads, ...orders])) expect(status).toBe(200);
  const afterwards = ask('/api/admin');
  await expect.poll(() => waiting.length).toBe(1);
  goOn();
  expect((await afterwards).status).toBe(200);
});

it('gives the place of those who send slowly to others', async () => {
  const { ask, waiting, guard } = await serve();
  const begun = () => new ReadableStream({ start: (sent) => sent.enqueue(Buffer.from('{')) });
  for (let i = 0; i < guard.limit; i += 1) {
    const init = { method: 'POST', body: begun(), duplex: 'half' } as RequestInit;
    ask('/api/newsletter', init).catch(() => {}); // ends with the test
  }
  await expect.poll(() => waiting.length).toBe(guard.limit);
  const isLetIn = async () => {
    ask('/api/admin').catch(() => {});
    return waiting.length > guard.limit;
  };
  await expect.poll(isLetIn, { timeout: 30_000 }).toBe(true);
});

it('lets in fewer while too much is computed, and as many as usual soon afterwards', async () => {
  const { ask, waiting, goOn, guard } = await serve();
  const usual = guard.limit;
  for (let window = 0; window < 5; window += 1) guard.adapt(1000);
  expect(guard.limit).toBe(usual); // nobody waits: whatever is computed, it is not for visitors

  const reads = Array.from({ length: 100 }, () => ask('/api/admin'));
  await expect.poll(() => waiting.length).toBe(100);
  guard.adapt(1000);
  guard.adapt(1000);
  expect(guard.limit).toBeLessThan(100);
  expect((await ask('/api/admin')).status).toBe(503);

  goOn();
  await Promise.all(reads);
  for (let window = 0; window < 20; window += 1) guard.adapt(1);
  expect(guard.limit).toBe(usual);
});

it('always lets some in, or it would never learn that things are better', async () => {
  const { ask, waiting, goOn, guard } = await serve();
  const reads = Array.from({ length: 40 }, () => ask('/api/admin'));
  await expect.poll(() => waiting.length).toBe(40);
  for (let window = 0; window < 50; window += 1) guard.adapt(1000);
  goOn();
  await Promise.all(reads);
  const one = ask('/api/admin');
  await expect.poll(() => waiting.length).toBe(1);
  goOn();
  expect((await one).status).toBe(200);
});
