import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BookModel } from './models/books/book.model.ts';
import { createLog } from './log.ts';
import { schedule } from './runtime/schedule.ts';
import { addBook, newBookBody } from './testing/books.ts';
import { useTestDatabase } from './testing/database.ts';
import { signInAdmin } from './testing/people/sign-in.ts';
import { comparable, get, startBothWays } from './testing/hostile/both-ways.ts';
import { isCacheOff } from './testing/test-app.ts';

useTestDatabase();

describe('a cached response', () => {
  it('is byte for byte the response of the slow way', async () => {
    const { fast, slow, slowRequests } = await startBothWays();
    const { _id } = await addBook({ author: 'Ada', description: 'word '.repeat(300) });
    await addBook({ author: 'Ada', description: 'other '.repeat(300) });
    const paths = [
      '/api/books/',
      '/api/books?limit=1',
      `/api/books/${_id}`,
      `/api/books/${_id}/related`,
      '/api/search?q=lighthouse',
      '/api/search/suggest?q=light',
    ];
    const accepted: Record<string, string>[] = [
      {},
      { 'Accept-Encoding': 'gzip, deflate, br' },
      { 'Accept-Encoding': 'gzip' },
      { 'Accept-Encoding': 'br;q=0.1, gzip;q=0.9' },
      { 'Accept-Encoding': 'identity' },
      { Origin: 'https://shop.example' },
      { Origin: 'https://evil.example', Cookie: 'storyloom_session=x' },
      { Origin: 'null' },
    ];
    for (const path of paths) for (const headers of accepted) await get(fast, path, headers);
    for (const path of paths) {
      for (const headers of accepted) {
        const before = slowRequests();
        const quick = await get(fast, path, headers);
        // Pages of other addresses are for the middleware.
        expect(slowRequests() - before).toBe(isCacheOff || headers.Origin ? 1 : 0);
        const slowly = await get(slow, path, headers);
        expect(comparable(quick)).toEqual(comparable(slowly));
        expect(quick.status).toBe(200);
        expect(quick.headers.get('x-request-id')).not.toBe(slowly.headers.get('x-request-id'));
        expect(quick.headers.get('vary')).toBe('Origin, Accept-Encoding');
        const seen = { ...headers, 'If-None-Match': quick.headers.get('etag')! };
        const unchanged = await get(fast, path, seen);
        expect(comparable(unchanged)).toEqual(comparable(await get(slow, path, seen)));
        expect(unchanged.status).toBe(304);
        expect(unchanged.body).toHaveLength(0);
        expect(unchanged.headers.get('etag')).toBe(quick.headers.get('etag'));
      }
    }
  });

  it('is compressed as the client accepts, each coding under an ETag of its own', async () => {
    const { fast } = await startBothWays();
    const { _id } = await addBook({ description: 'word '.repeat(300) });
    const path = `/api/books/${_id}`;
    const plain = await get(fast, path);
    const brotli = await get(fast, path, { 'Accept-Encoding': 'gzip, br' });
    const gzip = await get(fast, path, { 'Accept-Encoding': 'gzip' });
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.get('etag'))).size).toBe(3);
    const none = await get(fast, path, { 'Accept-Encoding': 'br;q=0, gzip;q=0' });
    expect(none.headers.get('content-encoding')).toBeUndefined();
  });

  it('allows only listed origins, never the one that asks', async () => {
    const { fast } = await startBothWays();
    await get(fast, '/api/books/');
    const allowed = async (Origin: string) =>
      (await get(fast, '/api/books/', { Origin })).headers.get('access-control-allow-origin');
    expect(await allowed('https://shop.example')).toBe('https://shop.example');
    expect(await allowed('https://shop.example.evil')).toBeUndefined();
    expect(await allowed('null')).toBeUndefined();
  });

  it.skipIf(isCacheOff)(
    'is what a page is made from, without asking the database again',
    async () => {
      const { fast, caches } = await startBothWays();
      await addBook({ title: 'Emma' });
      await get(fast, '/api/books/');
      const find = vi.spyOn(BookModel.collection, 'find');
      const { body, headers } = await caches.responses.read('/api/books/?unknown=1');
      expect(JSON.parse(body)).toMatchObject([{ title: 'Emma' }]);
      expect(headers['X-Total-Count']).toBe('1');
      expect(find).not.toHaveBeenCalled();
      find.mockRestore();
    },
  );

  it('is not for the owner, who sees at once what another process has written', async () => {
    const { fast, caches } = await startBothWays();
    await caches.index.sync();
    const { _id } = await addBook();
    const paths = ['/api/books/', `/api/books/${_id}`, '/api/search?q=lighthouse'];
    for (const title of ['The first lighthouse', 'The second lighthouse']) {
      for (const path of paths) for (let i = 0; i < 2; i++) await get(fast, path);
      await BookModel.collection.updateOne(
        { _id: (await BookModel.findById(_id))!._id },
        { $set: { title, updatedAt: new Date() } },
      );
      for (const path of paths) {
        expect((await get(fast, path, signInAdmin())).body.toString()).toContain(title);
      }
    }
    for (const path of paths) {
      const ended = await get(fast, path, { Authorization: 'Bearer ended' });
      expect(comparable(ended)).toEqual(comparable(await get(fast, path)));
    }
  });

  it('leaves HEAD, mistakes, long addresses and unknown books to the slow way', async () => {
    const { fast, slow } = await startBothWays();
    await addBook();
    const whole = await get(fast, '/api/books/');
    const head = await get(fast, '/api/books/', {}, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect((await get(fast, '/api/books/?limit=0')).status).toBe(400);
    for (const list of ['/api/books/', '/books']) {
      const long = `${list}?unknown=${'x'.repeat(8192)}`;
      expect([(await get(fast, long)).status, (await get(slow, long)).status]).toEqual([413, 413]);
    }
    expect((await get(fast, `/api/books/${'e'.repeat(24)}`)).status).toBe(404);
    expect((await get(fast, '/api/books/xyz')).status).toBe(400);
  });
});

describe('a write', () => {
  it('shows in the very next response: list, book and search', async () => {
    const { fast, caches } = await startBothWays();
    await caches.index.sync();
    const { _id } = await addBook();
    const all = ['/api/books/', `/api/books/${_id}`, '/api/search?q=nightingale', '/api/search'];
    for (const path of all) for (let i = 0; i < 2; i++) await get(fast, path);
    const headers = { ...signInAdmin(), 'Content-Type': 'application/json' };
    const body = JSON.stringify(newBookBody({ title: 'The Nightingale' }));
    await get(fast, `/api/books/edit/${_id}`, headers, 'PUT', body);
    for (const path of all) {
      expect((await get(fast, path)).body.toString()).toContain('The Nightingale');
    }
    await get(fast, `/api/books/${_id}`, headers, 'DELETE');
    expect((await get(fast, `/api/books/${_id}`)).status).toBe(404);
    for (const path of ['/api/books/', '/api/search?q=nightingale', '/api/search']) {
      expect((await get(fast, path)).body.toString()).not.toContain('The Nightingale');
    }
    await BookModel.updateOne({ _id }, { $unset: { deletedAt: 1 } });
    expect((await get(fast, `/api/books/${_id}`)).status).toBe(200);
  });

  it.skipIf(isCacheOff)('leaves the responses about other books where they are', async () => {
    const { fast } = await startBothWays();
    const [one, other] = [await addBook(), await addBook()];
    for (const { _id } of [one, other]) await get(fast, `/api/books/${_id}`);
    const find = vi.spyOn(BookModel.collection, 'findOne');
    await BookModel.updateOne({ _id: one._id }, { $set: { stock: 3 } });
    await get(fast, `/api/books/${other._id}`);
    expect(find).not.toHaveBeenCalled();
    expect((await get(fast, `/api/books/${one._id}`)).body.toString()).toContain('"stock":3');
    expect(find).toHaveBeenCalledOnce();
    find.mockRestore();
  });

  it('of another process shows by itself', async () => {
    const { fast, caches } = await startBothWays();
    const job = { name: 'look', everyMs: 100, work: caches.catchUp };
    onTestFinished(schedule([job], createLog('silent')));
    await caches.index.sync();
    const { _id } = await addBook();
    for (const path of ['/api/books/', `/api/books/${_id}`, '/api/search?q=elsewhere']) {
      await get(fast, path);
    }
    // Straight into the collection, so this process gets no notification.
    await BookModel.collection.updateOne(
      { _id: (await BookModel.findById(_id))!._id },
      { $set: { title: 'Changed elsewhere', updatedAt: new Date() } },
    );
    await vi.waitFor(
      async () => {
        for (const path of ['/api/books/', `/api/books/${_id}`, '/api/search?q=elsewhere']) {
          expect((await get(fast, path)).body.toString()).toContain('Changed elsewhere');
        }
      },
      { timeout: 30_000, interval: 50 },
    );
  });
});
