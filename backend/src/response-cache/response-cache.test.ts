import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log.ts';
import type { ResponseSource } from './cached-routes.ts';
import { ResponseCache } from './response-cache.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

function source(key: string, load: () => Promise<string>): ResponseSource {
  const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' };
  return { key, kind: 'test', tag: 'tag', load: async () => ({ body: await load(), headers }) };
}

/** A server with a slow handler for each path. */
async function serve(sources: Record<string, ResponseSource>, maxBytes = 64e6) {
  const responses = new ResponseCache({ log: createLog('silent'), maxBytes });
  let slow = 0;
  const server = createServer(
    responses.inFrontOf((req, res) => {
      slow += 1;
      const found = sources[(req.url ?? '').split('?')[0] ?? ''];
      const failed = () => void res.writeHead(500).end();
      if (!found) failed();
      else responses.send(req, res, found).catch(failed);
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return {
    responses,
    get,
    text: (path: string) => get(path).then((res) => res.text()),
    slow: () => slow,
  };
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe('the response cache', () => {
  it('makes one response for all who ask at the same time', async () => {
    let loads = 0;
    const { open, opened } = gate();
    const { text } = await serve({
      '/a': source('a', async () => {
        loads += 1;
        await opened;
        return 'one';
      }),
    });
    const asked = Array.from({ length: 20 }, () => text('/a'));
    setTimeout(open, 50);
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['one']));
    expect(loads).toBe(1);
  });

  it('keeps nothing where it has no room, and answers all the same', async () => {
    let loads = 0;
    const load = () => Promise.resolve(`load ${(loads += 1)}`);
    const { responses, text } = await serve({ '/a': source('a', load) }, 0);
    expect([await text('/a'), await text('/a'), await text('/a')]).toEqual([
      'load 1',
      'load 2',
      'load 3',
    ]);
    expect(responses.size).toEqual({ responses: 0, bytes: 0 });
  });

  it('keeps what hardly anybody repeats from the second time on', async () => {
    let loads = 0;
    const load = () => Promise.resolve(`load ${(loads += 1)}`);
    const typed = { ...source('a', load), isKeptWhenRepeated: true as const };
    const { responses, text } = await serve({ '/a': typed });
    expect(await text('/a')).toBe('load 1');
    expect(responses.size.responses).toBe(0);
    expect([await text('/a'), await text('/a'), await text('/a')]).toEqual([
      'load 2',
      'load 2',
      'load 2',
    ]);
  });

  it('does not keep, nor give to later visitors, what was read before a write', async () => {
    const { open, opened } = gate();
    let value = 'old';
    const started = gate();
    const { responses, text } = await serve({
      '/a': source('a', async () => {
        const read = value;
        if (read === 'old') {
          started.open();
          await opened;
        }
        return read;
      }),
    });
    const early = text('/a');
    await started.opened;
    value = 'new';
    responses.invalidate(['tag']);
    expect(await text('/a')).toBe('new');
    open();
    expect(await early).toBe('old');
    expect(await text('/a')).toBe('new');
  });

  it('keeps nothing of a load that failed', async () => {
    let fails = true;
    const { text, get } = await serve({
      '/a': source('a', async () => {
        if (fails) throw new Error('away');
        return 'back';
      }),
    });
    expect((await get('/a')).status).toBe(500);
    fails = false;
    expect(await text('/a')).toBe('back');
  });

  it('goes to the slow way when a response cannot be made again after a write', async () => {
    let fails = false;
    const { responses, get, slow } = await serve({
      '/a': source('a', async () => {
        if (fails) throw new Error('away');
        return 'there';
      }),
    });
    expect((await get('/a')).status).toBe(200);
    fails = true;
    responses.invalidate(['tag']);
    expect((await get('/a')).status).toBe(500);
    expect(slow()).toBe(2);
  });

  it('stays within its bytes and keeps what is asked for', async () => {
    const sources: Record<string, ResponseSource> = {};
    for (let i = 0; i < 100; i++) sources[`/${i}`] = source(`${i}`, async () => 'x'.repeat(9000));
    const { responses, text, slow } = await serve(sources, 200_000);
    for (let i = 0; i < 100; i++) {
      await text(`/${i}`);
      await text('/0');
    }
    expect(responses.size.bytes).toBeLessThanOrEqual(200_000);
    expect(responses.size.responses).toBeGreaterThan(10);
    expect(slow()).toBe(100);
  });

  it('counts its bytes once, however often all is invalidated', async () => {
    const { responses, get } = await serve({ '/a': source('a', async () => 'x'.repeat(5000)) });
    await get('/a');
    const { size } = responses;
    for (let i = 0; i < 3; i++) {
      responses.invalidate('all');
      await get('/a');
    }
    expect(responses.size).toEqual(size);
  });

  it('keeps nothing when it may keep nothing', async () => {
    let loads = 0;
    const { text, responses } = await serve({ '/a': source('a', async () => `${++loads}`) }, 1);
    expect([await text('/a'), await text('/a')]).toEqual(['1', '2']);
    expect(responses.size).toEqual({ responses: 0, bytes: 0 });
  });

  it('does not grow with the addresses somebody makes up, nor forget the plain one for them', async () => {
    const { responses, text, slow } = await serve({ '/a': source('a', async () => 'one') });
    for (let i = 0; i < 50; i++) await text(`/a?x=${i}`);
    expect(responses.size.responses).toBe(1);
    await text('/a');
    for (let i = 50; i < 100; i++) await text(`/a?x=${i}`);
    const before = slow();
    expect(await text('/a')).toBe('one');
    expect(slow()).toBe(before);
  });

  it('forgets what has no tag never, and all else when everything may have changed', async () => {
    const loads = { tagged: 0, untagged: 0 };
    const { responses, text } = await serve({
      '/tagged': source('tagged', async () => `${++loads.tagged}`),
      '/untagged': { ...source('untagged', async () => `${++loads.untagged}`), tag: undefined },
    });
    for (let i = 0; i < 2; i++) {
      await Promise.all([text('/tagged'), text('/untagged')]);
      responses.invalidate('all');
    }
    expect(loads).toEqual({ tagged: 2, untagged: 1 });
  });

  it('keeps nothing longer than a minute but what never changes, should a write be missed', async () => {
    const now = performance.now.bind(performance);
    let laterMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now() + laterMs);
    onTestFinished(() => void vi.restoreAllMocks());
    const loads = { tagged: 0, untagged: 0 };
    const { text } = await serve({
      '/tagged': source('tagged', async () => `${++loads.tagged}`),
      '/untagged': { ...source('untagged', async () => `${++loads.untagged}`), tag: undefined },
    });
    const readBoth = () => Promise.all([text('/tagged'), text('/untagged')]);
    await readBoth();
    expect(await readBoth()).toEqual(['1', '1']);
    laterMs = 61_000;
    await vi.waitFor(async () => expect(await readBoth()).toEqual(['2', '1']), 30_000);
  });
});
