import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { AnswerCache, jsonAnswer, type AnswerSource } from './answer-cache.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

function source(key: string, load: () => Promise<string>, dependsOn = ['all']): AnswerSource {
  return { key, kind: 'json', dependsOn, load: async () => jsonAnswer(await load()) };
}

/** A server whose slow way answers each path by its source. */
async function serve(sources: Record<string, AnswerSource>, maxBytes?: number) {
  const answers = new AnswerCache({ log: createLog('silent'), corsOrigins: [], maxBytes });
  let slow = 0;
  const server = createServer(
    answers.inFrontOf((req, res) => {
      slow += 1;
      const found = sources[(req.url ?? '').split('?')[0] ?? ''];
      const failed = () => void res.writeHead(500).end();
      if (!found) failed();
      else answers.send(req, res, found).catch(failed);
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return {
    answers,
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

describe('the answer cache', () => {
  it('makes one answer for all who ask at the same time', async () => {
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

  it('does not keep, nor give to later visitors, what was read before a write', async () => {
    const { open, opened } = gate();
    let value = 'old';
    const begun = gate();
    const { answers, text } = await serve({
      '/a': source('a', async () => {
        const read = value;
        if (read === 'old') {
          begun.open();
          await opened;
        }
        return read;
      }),
    });
    const early = text('/a');
    await begun.opened;
    value = 'new';
    answers.drop(['all']);
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

  it('goes to the slow way when an answer cannot be made again after a write', async () => {
    let fails = false;
    const { answers, get, slow } = await serve({
      '/a': source('a', async () => {
        if (fails) throw new Error('away');
        return 'there';
      }),
    });
    expect((await get('/a')).status).toBe(200);
    fails = true;
    answers.drop(['all']);
    expect((await get('/a')).status).toBe(500);
    expect(slow()).toBe(2);
  });

  it('stays within its bytes and keeps what is asked for', async () => {
    const sources: Record<string, AnswerSource> = {};
    for (let i = 0; i < 100; i++) sources[`/${i}`] = source(`${i}`, async () => 'x'.repeat(9000));
    const { answers, text, slow } = await serve(sources, 200_000);
    for (let i = 0; i < 100; i++) {
      await text(`/${i}`);
      await text('/0');
    }
    expect(answers.size.bytes).toBeLessThanOrEqual(200_000);
    expect(answers.size.entries).toBeGreaterThan(10);
    expect(slow()).toBe(100);
  });

  it('counts its bytes to zero when all is dropped', async () => {
    const { answers, get } = await serve({ '/a': source('a', async () => 'x'.repeat(5000)) });
    await get('/a');
    answers.dropAll();
    answers.dropAll();
    expect(answers.size).toEqual({ entries: 0, bytes: 0 });
  });

  it('keeps nothing when it may keep nothing', async () => {
    let loads = 0;
    const { text, answers } = await serve({ '/a': source('a', async () => `${++loads}`) }, 0);
    expect([await text('/a'), await text('/a')]).toEqual(['1', '2']);
    expect(answers.size).toEqual({ entries: 0, bytes: 0 });
  });

  it('does not grow with the addresses somebody makes up', async () => {
    const { answers, text } = await serve({ '/a': source('a', async () => 'one') });
    for (let i = 0; i < 50; i++) await text(`/a?x=${i}`);
    expect(answers.size.entries).toBe(1);
  });
});
