import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createLog } from '../log.ts';
import { ResponseCache } from './response-cache.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A server with one page, made by this function. */
async function serve(load: () => Promise<string>) {
  const responses = new ResponseCache({ log: createLog('silent'), maxBytes: 64e6 });
  const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' };
  const source = {
    key: 'a',
    kind: 'test',
    tag: 'tag',
    load: async () => ({ body: await load(), headers }),
  };
  const server = createServer(
    responses.inFrontOf((req, res) => {
      responses.send(req, res, source).catch(() => void res.writeHead(500).end());
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { responses, get: () => fetch(`http://127.0.0.1:${port}/`) };
}

describe('while the database is away', () => {
  const away = new ApiError('service_unavailable', 'away');
  async function open() {
    const now = performance.now.bind(performance);
    let laterMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + laterMs);
    onTestFinished(() => void vi.restoreAllMocks());
    const shop: { error?: Error; text: string; loads: number } = { text: 'one', loads: 0 };
    const load = async () => {
      shop.loads += 1;
      if (shop.error) throw shop.error;
      return shop.text;
    };
    const served = await serve(load);
    return { ...served, shop, pass: (ms: number) => void (laterMs += ms) };
  }

  it('sends what lies ready, marked, and waits once only in a while', async () => {
    const { get, shop, pass } = await open();
    expect((await get()).headers.get('warning')).toBeNull();
    shop.error = away;
    pass(61_000);
    for (let i = 0; i < 5; i++) {
      const stale = await get();
      expect([stale.status, await stale.text()]).toEqual([200, 'one']);
      expect(stale.headers.get('warning')).toMatch(/^110 /);
      expect(Number(stale.headers.get('age'))).toBeGreaterThanOrEqual(61);
    }
    expect(shop.loads).toBe(2);
    pass(6_000);
    await get();
    expect(shop.loads).toBe(3);
  });

  it('sends what a write has made old, and the new one as soon as that can be read', async () => {
    const { get, responses, shop, pass } = await open();
    await get();
    responses.invalidate(['tag']);
    shop.error = away;
    expect(await (await get()).text()).toBe('one');
    Object.assign(shop, { error: undefined, text: 'two' });
    pass(6_000);
    const fresh = await get();
    expect([await fresh.text(), fresh.headers.get('warning')]).toEqual(['two', null]);
    expect((await get()).headers.get('age')).toBeNull();
  });

  it('sends nothing that is older than an hour, or was never there', async () => {
    const { get, shop, pass } = await open();
    shop.error = away;
    expect((await get()).status).toBe(500);
    shop.error = undefined;
    await get();
    shop.error = away;
    pass(3_500_000);
    expect((await get()).status).toBe(200);
    pass(200_000);
    expect((await get()).status).toBe(500);
  });

  it('sends nothing that is gone for another reason', async () => {
    const { get, responses, shop } = await open();
    await get();
    responses.invalidate('all');
    shop.error = new ApiError('record_not_found', 'gone');
    expect((await get()).status).toBe(500);
    shop.error = away;
    expect((await get()).status).toBe(500);
  });
});
