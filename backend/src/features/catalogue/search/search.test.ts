import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { addBundledBooks } from '../../../../seed/seed-books.ts';
import { apiErrorSchema } from '../../../contract/api-error.ts';
import { bookSuggestionSchema, searchResultSchema } from '../../../contract/book/search.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase({ filledOnce: addBundledBooks });

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

beforeAll(async () => {
  const { caches, ...shop } = createTestApp();
  api = shop.api;
  await caches.index.sync();
});

// What a reader types, and the book that must come first, in the results and while typing.
it.each([
  ['frankenstein', 'Frankenstein'],
  ['frankenstien', 'Frankenstein'],
  ['FRANKEN', 'Frankenstein'],
  ['frnakenstein', 'Frankenstein'],
  ['frankenstine', 'Frankenstein'],
  ['rfankenstein', 'Frankenstein'],
  ['frnkens', 'Frankenstein'],
  ['mary shelly', 'Frankenstein'],
  ['marry shelley', 'Frankenstein'],
  ['shelley frankenstein', 'Frankenstein'],
  ['frankenstein mary', 'Frankenstein'],
  ['Frankenstein by Mary Shelley', 'Frankenstein'],
  ['the frankenstein book', 'Frankenstein'],
  ['whale', 'Moby-Dick; or, The Whale'],
  ['wale', 'Moby-Dick; or, The Whale'],
  ['hwale', 'Moby-Dick; or, The Whale'],
  ['whael', 'Moby-Dick; or, The Whale'],
  ['whalle', 'Moby-Dick; or, The Whale'],
  ['moby dick', 'Moby-Dick; or, The Whale'],
  ['dick moby', 'Moby-Dick; or, The Whale'],
  ['mobydick', 'Moby-Dick; or, The Whale'],
  ['mobi dik', 'Moby-Dick; or, The Whale'],
  ['mobidik', 'Moby-Dick; or, The Whale'],
  ['mobydik', 'Moby-Dick; or, The Whale'],
  ['mobdik', 'Moby-Dick; or, The Whale'],
  ['horror stories', 'Frankenstein'],
  ['Moby-Dick; or, The Whale', 'Moby-Dick; or, The Whale'],
  ['melvile', 'Moby-Dick; or, The Whale'],
  ['tale', 'A Tale of Two Cities'],
  ['bronte', 'Jane Eyre'],
  ['BRONTË', 'Jane Eyre'],
  ['Bronte\u0308 eyre', 'Jane Eyre'],
  ['jane', 'Jane Eyre'],
  ['jane eyer', 'Jane Eyre'],
  ['jane auston', 'Pride and Prejudice'],
  ['pride prejudice', 'Pride and Prejudice'],
  ['prejudise', 'Pride and Prejudice'],
  ['predjudice and pride', 'Pride and Prejudice'],
  ['alcot', 'Little Women'],
  ['dickens', 'A Tale of Two Cities'],
  ['two cities', 'A Tale of Two Cities'],
  ['jekyl hyde', 'Strange Case of Dr Jekyll and Mr Hyde'],
  ['mr hide', 'Strange Case of Dr Jekyll and Mr Hyde'],
  ['tresure iland', 'Treasure Island'],
  ['island treasure', 'Treasure Island'],
  ['80 days', 'Around the World in Eighty Days'],
  ['verne', 'Around the World in Eighty Days'],
  ['arround the wrold', 'Around the World in Eighty Days'],
  ['wealth of nations', 'The Wealth of Nations'],
  ['adam smith', 'The Wealth of Nations'],
  ['smith adam', 'The Wealth of Nations'],
  ['ada lovelace', 'Sketch of the Analytical Engine'],
  ['drakula', 'Dracula'],
  ['dracul', 'Dracula'],
  ['tesla', 'My Inventions'],
  ['call of the wild', 'The Call of the Wild'],
  ['jack lodnon', 'The Call of the Wild'],
  ['  poe  ', 'The Fall of the House of Usher'],
  ['usher house', 'The Fall of the House of Usher'],
  // Words of the description: for the results, and while typing when no name fits.
  ['vampire', 'Dracula'],
  ['pequod', 'Moby-Dick; or, The Whale'],
  ['bastile', 'A Tale of Two Cities'],
])('"%s" finds %s first', async (q, title) => {
  expect((await search({ q })).titles[0]).toBe(title);
  expect((await suggest(q))[0]?.title).toBe(title);
});

it.each([
  ['wale', 'Moby-Dick; or, The Whale'],
  ['stevenson', 'Treasure Island'],
  ['stevenson', 'Strange Case of Dr Jekyll and Mr Hyde'],
  ['horror', 'Dracula'],
  ['the', 'The Call of the Wild'],
  ['w', 'The Wealth of Nations'],
])('"%s" finds %s among others', async (q, title) => {
  expect((await search({ q })).titles).toContain(title);
});

it('asks "did you mean" when nothing fits', async () => {
  const { books, total, categories, suggestion } = await search({ q: 'frnknstn' });
  expect({ books, total, categories }).toEqual({ books: [], total: 0, categories: [] });
  expect(suggestion).toBe('Frankenstein');
  expect((await search({ q: suggestion! })).titles[0]).toBe('Frankenstein');
  expect((await search({ q: 'zzzzzzzzzzzzzzzzzzzzzzzz' })).suggestion).toBeUndefined();
});

it.each([
  ['frnkensteen xqz', 'Frankenstein'],
  ['drcla', 'Dracula'],
  ['tresre islnd xqz', 'Treasure Island'],
  ['hrmn mlvll', 'Herman Melville'],
  ['xqz charlote brnte', 'Charlotte Brontë'],
])('asks for "%s" whether %s was meant', async (q, text) => {
  const { suggestion } = await search({ q });
  expect(suggestion).toBe(text);
  expect((await search({ q: text })).total).toBeGreaterThan(0);
});

it.each([
  'xqz',
  'asdfgh',
  'qwertyuiop',
  'lorem ipsum',
  '12345678',
  '????',
  'zzzz zzzz',
  'aaaaaaaa',
])('has no idea what "%s" might mean', async (q) => {
  const { total, suggestion } = await search({ q });
  expect({ total, suggestion }).toEqual({ total: 0, suggestion: undefined });
  expect(await suggest(q)).toEqual([]);
});

it.each(['frankenstein', 'mary shelley', 'whale', 'the'])('does not doubt "%s"', async (q) => {
  expect((await search({ q })).suggestion).toBeUndefined();
});

it('lists the whole catalogue without a query, newest first, with counts', async () => {
  const { titles, total, categories } = await search({ limit: '5' });
  const { body } = await api.get('/api/books/?limit=5');
  expect(titles).toEqual(body.map((book: { title: string }) => book.title));
  expect(total).toBe(20);
  const names = ['adventure', 'business', 'fiction', 'horror', 'technology'];
  expect(categories).toEqual(names.map((name) => ({ name, count: 4 })));
  expect((await search({ q: '', page: '4', limit: '6' })).titles).toHaveLength(2);
});

it('filters, and counts the categories as if none were chosen', async () => {
  const all = await search({ q: 'stevenson' });
  const horror = await search({ q: 'stevenson', category: 'horror' });
  expect(horror.titles).toEqual(['Strange Case of Dr Jekyll and Mr Hyde']);
  expect(horror.total).toBe(1);
  expect(horror.categories).toEqual(all.categories);
  const cheap = await search({ maxPrice: '8', minPrice: '6.9', sort: 'price-asc' });
  expect(cheap.books.map(({ newPrice }) => newPrice)).toEqual([6.9, 7.8, 7.95]);
  const trending = await search({ trending: 'true', category: 'horror' });
  expect(trending.books.every(({ trending }) => trending)).toBe(true);
  expect(trending.total).toBe(trending.books.length);
});

it.each(['newest', 'price-asc', 'price-desc', 'title'])('sorts hits by %s', async (sort) => {
  const { books } = await search({ q: 'stevenson', sort });
  const { body } = await api.get(`/api/books/?sort=${sort}`);
  const order = body.map((book: { _id: string }) => book._id);
  const places = books.map(({ _id }) => order.indexOf(_id));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('pages through all hits once', async () => {
  const whole = await search({ q: 'the', limit: '100' });
  const paged: string[] = [];
  for (let page = 1; page <= Math.ceil(whole.total / 3); page++) {
    paged.push(...(await search({ q: 'the', limit: '3', page: String(page) })).titles);
  }
  expect(paged).toEqual(whole.titles);
});

it('suggests books while somebody types', async () => {
  for (let length = 2; length <= 'frankenstein'.length; length++) {
    const [first] = await suggest('frankenstein'.slice(0, length));
    expect(first?.title).toBe('Frankenstein');
  }
  const [shelley] = await suggest('shel');
  expect(shelley).toMatchObject({
    title: 'Frankenstein',
    author: 'Mary Shelley',
    newPrice: 10.2,
  });
  expect(Object.keys(shelley!).sort()).toEqual([
    '_id',
    'author',
    'coverImage',
    'newPrice',
    'title',
  ]);
  expect((await suggest('e')).length).toBeLessThanOrEqual(8);
  expect(await suggest('   ')).toEqual([]);
});

it('takes the highest price of a book as a limit', async () => {
  expect((await search({ maxPrice: '10000000' })).total).toBeGreaterThan(0);
  expect((await search({ minPrice: '10000000.00' })).total).toBe(0);
});

it('gets a 400 for an invalid query', async () => {
  for (const query of [
    'q=a&q=b',
    `q=${'x'.repeat(101)}`,
    'category=poetry',
    'sort=best',
    'minPrice=-1',
    'maxPrice=1e9',
    'limit=1000',
    'page=0',
  ]) {
    const { body } = await api.get(`/api/search?${query}`).expect(400);
    expect(apiErrorSchema.parse(body).error.code).toBe('parameter_invalid');
  }
  await api.get('/api/search/suggest').expect(400);
});
