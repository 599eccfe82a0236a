import { beforeEach, expect, it } from 'vitest';
import type { BookCaches } from '../../../book-caches.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let index: BookCaches['index'];
beforeEach(async () => {
  const shop = createTestApp();
  ({ index } = shop.caches);
  api = shop.api;
  const stocks = [undefined, 4, 0, 12, undefined, 3];
  for (const [i, stock] of stocks.entries()) {
    const createdAt = new Date(Date.UTC(2026, 0, i + 1));
    await addBook({ title: `Tale ${i}`, stock, createdAt });
  }
});

const titles = ({ body }: { body: unknown }) => {
  const books = Array.isArray(body) ? body : (body as { books: unknown[] }).books;
  return (books as { title: string }[]).map(({ title }) => title.slice(-1)).join('');
};
const inOrder = '251340'; // copies 0, 3, 4, 12, then those that never run out, newest first

it.each(['before the index is read', 'from the index'])(
  'the owner sorts by stock and sees what is low on it, %s',
  async (state) => {
    if (state === 'from the index') await index.sync();
    for (const query of ['', 'q=tale&']) {
      const search = (rest: string) => api.get(`/api/search?${query}${rest}`).expect(200);
      expect(titles(await search('sort=stock'))).toBe(inOrder);
      const low = await search('maxStock=3&sort=stock');
      expect(titles(low)).toBe('25');
      expect((low.body as { total: number }).total).toBe(2);
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => api.get(`/api/search?sort=stock&limit=2&page=${page}`)),
    );
    expect(pages.map(titles).join('')).toBe(inOrder);
  },
);

it('sorts what is in the shop by stock, with the books that never run out last', async () => {
  for (const list of ['/api/search', '/api/books/']) {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => api.get(`${list}?here=true&sort=stock&limit=2&page=${page}`)),
    );
    expect(pages.map(titles).join('')).toBe('51340');
  }
});

it('the list of books knows the same', async () => {
  const low = await api.get('/api/books/?maxStock=4&sort=stock&limit=2').expect(200);
  expect(titles(low)).toBe('25');
  expect(low.headers['x-total-count']).toBe('3');
  expect(low.headers['link']).toContain('maxStock=4');
  const second = await api.get('/api/books/?sort=stock&limit=3&page=2').expect(200);
  expect(titles(second)).toBe('340');
  await api.get('/api/books/?maxStock=few').expect(400);
});
