import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { addBundledBooks } from '../../../seed/seed-books.ts';
import { createBookCaches } from '../../book-caches.ts';
import { bookSuggestionSchema, searchResultSchema } from '../../contract/search.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { createTestApp, testSettings } from '../../testing/test-app.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];

async function search(parameters: Record<string, string>) {
  const { body } = await api.get('/api/search').query(parameters).expect(200);
  const result = searchResultSchema.parse(body);
  return { ...result, titles: result.books.map(({ title }) => title) };
}

async function suggest(q: string) {
  const { body } = await api.get('/api/search/suggest').query({ q }).expect(200);
  return z.array(bookSuggestionSchema).parse(body);
}

beforeEach(async () => {
  const caches = createBookCaches({ settings: testSettings, log: createLog('silent') });
  api = createTestApp({}, caches).api;
  await addBundledBooks();
  await caches.index.sync();
});

it.each(['adventure books', 'adventure stories', 'adventures tales', 'novels of adventure'])(
  'finds the books of a category first for "%s"',
  async (q) => {
    const { titles, suggestion } = await search({ q });
    const { titles: adventures } = await search({ category: 'adventure' });
    expect(titles.slice(0, 4).toSorted()).toEqual(adventures.toSorted());
    expect(suggestion).toBeUndefined();
    expect((await suggest(q)).slice(0, 4).map(({ title }) => title)).toEqual(titles.slice(0, 4));
  },
);

it('knows that everything here is a book', async () => {
  expect((await search({ q: 'books' })).total).toBeGreaterThan(0);
});
