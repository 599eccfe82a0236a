import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { storeOwnCover } from './features/catalogue/covers/cover.model.ts';
import { announceBooksChanged } from './models/books/book-changes.ts';
import { comparable, get, startBothWays } from './testing/hostile/both-ways.ts';
import { useTestDatabase } from './testing/database.ts';
import { isCacheOff } from './testing/test-app.ts';

useTestDatabase();

const folder = mkdtempSync(path.join(tmpdir(), 'storyloom-files-'));
const script = `console.log(${JSON.stringify('x'.repeat(5000))});`;
const font = Buffer.from(Array.from({ length: 3000 }, (_, i) => i % 251));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><div id="root"></div>');
writeFileSync(path.join(folder, 'assets/index-abc123.js'), script);
writeFileSync(path.join(folder, 'assets/text-abc123.woff2'), font);
writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
afterAll(() => rmSync(folder, { recursive: true }));

const background = { r: 200, g: 90, b: 30 };
const webp = await sharp({ create: { width: 400, height: 600, channels: 3, background } })
  .webp()
  .toBuffer();

const cover = '/api/covers/emma.webp';
const all = [
  cover,
  `${cover}?w=160`,
  '/assets/index-abc123.js',
  '/assets/index-abc123.js?unknown=1',
  '/assets/text-abc123.woff2',
  '/favicon.svg',
];

async function startShop() {
  await storeOwnCover('emma.webp', webp);
  const shop = await startBothWays(folder);
  for (const url of all) expect((await get(shop.fast, url)).status).toBe(200);
  return shop;
}

describe('a cover or a file of the pages that is ready', () => {
  it('is byte for byte the response of the slow way', async () => {
    const { fast, slow, slowRequests } = await startShop();
    const accepted: Record<string, string>[] = [
      {},
      { 'Accept-Encoding': 'gzip, deflate, br' },
      { 'Accept-Encoding': 'gzip' },
      { 'Accept-Encoding': 'br;q=0, gzip;q=0' },
      { Origin: 'https://shop.example' },
      { Origin: 'https://evil.example', Cookie: 'storyloom_session=x' },
      { Range: 'bytes=0-9' },
      { 'If-None-Match': '"another"' },
    ];
    for (const url of all) for (const headers of accepted) await get(fast, url, headers);
    for (const url of all) {
      for (const headers of accepted) {
        const before = slowRequests();
        const quick = await get(fast, url, headers);
        // Without a cache nothing lies ready, and pages of other addresses are for the middleware.
        expect(slowRequests() - before).toBe(isCacheOff || headers.Origin ? 1 : 0);
        expect(comparable(quick)).toEqual(comparable(await get(slow, url, headers)));
        expect(quick.status).toBe(200);
        const seen = { ...headers, 'If-None-Match': quick.headers.get('etag')! };
        const unchanged = await get(fast, url, seen);
        expect(comparable(unchanged)).toEqual(comparable(await get(slow, url, seen)));
        expect(unchanged.status).toBe(304);
        expect(unchanged.body).toHaveLength(0);
        expect(unchanged.headers.get('etag')).toBe(quick.headers.get('etag'));
      }
    }
    for (const url of all) {
      const whole = await get(fast, url);
      const head = await get(fast, url, {}, 'HEAD');
      expect({ ...comparable(head), body: '' }).toEqual({ ...comparable(whole), body: '' });
      expect(head.body).toHaveLength(0);
    }
  });

  it('is kept by browsers for ever when its name tells its content, and only compressed as text', async () => {
    const { fast } = await startShop();
    const accepted = { 'Accept-Encoding': 'gzip, br' };
    const [picture, code, fontFile, icon] = await Promise.all(
      [cover, all[2]!, all[4]!, '/favicon.svg'].map((url) => get(fast, url, accepted)),
    );
    const forever = 'public, max-age=31536000, immutable';
    expect(picture?.body).toEqual(webp);
    expect(Object.fromEntries(picture!.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': forever,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin',
    });
    expect(brotliDecompressSync(code!.body).toString()).toBe(script);
    expect(Object.fromEntries(code!.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': forever,
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
    });
    expect(fontFile?.body).toEqual(font);
    expect(fontFile?.headers.get('cache-control')).toBe(forever);
    expect(icon?.headers.get('cache-control')).toBe('no-cache');
  });

  it.skipIf(isCacheOff)('stays when every book changes', async () => {
    const { fast, slowRequests, caches } = await startShop();
    const { responses } = caches.responses.size;
    await get(fast, '/api/books/');
    const before = slowRequests();
    announceBooksChanged('all');
    // The list of books is kept too, for when the database is away.
    expect(caches.responses.size.responses).toBeGreaterThanOrEqual(responses);
    for (const url of all) await get(fast, url);
    expect(slowRequests()).toBe(before);
  });
});

describe('an unknown cover', () => {
  it('is a 404 as often as somebody asks, and there once it is stored', async () => {
    const { fast, slow, caches } = await startShop();
    const { responses } = caches.responses.size;
    for (const url of ['/api/covers/persuasion.webp', '/api/covers/persuasion.webp?w=160']) {
      for (let again = 0; again < 2; again += 1) {
        for (const port of [fast, slow]) {
          const { status, headers } = await get(port, url);
          expect(status).toBe(404);
          expect(headers.get('cache-control')).not.toContain('immutable');
        }
      }
    }
    expect((await get(fast, `${cover}?w=161`)).status).toBe(400);
    // The list of books is kept too, for when the database is away.
    expect(caches.responses.size.responses).toBeGreaterThanOrEqual(responses);
    await storeOwnCover('persuasion.webp', webp);
    expect((await get(fast, '/api/covers/persuasion.webp')).body).toEqual(webp);
    expect((await get(fast, '/api/covers/persuasion.webp?w=160')).status).toBe(200);
  });
});
