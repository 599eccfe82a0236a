import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { addBundledBooks } from '../../../../seed/seed-books.ts';
import { bookSuggestionSchema, searchResultSchema } from '../../../contract/book/search.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook } from '../../../testing/factories.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
let sync: () => Promise<void>;

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
  const { caches, ...shop } = createTestApp();
  api = shop.api;
  await addBundledBooks();
  sync = () => caches.index.sync();
  await sync();
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

it('finds them in front also where another book alone has all the words', async () => {
  const { titles: adventures } = await search({ category: 'adventure' });
  await makeBook({
    title: 'The Night Train',
    category: 'horror',
    description: 'Stories of an adventure that ends badly.',
  });
  await sync();
  const { titles } = await search({ q: 'adventure stories' });
  expect(titles.slice(0, 5).toSorted()).toEqual([...adventures, 'The Night Train'].toSorted());
});

it('knows that everything here is a book', async () => {
  expect((await search({ q: 'books' })).total).toBeGreaterThan(0);
});
