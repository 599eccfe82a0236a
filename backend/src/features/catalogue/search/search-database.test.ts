import { expect, it } from 'vitest';
import { z } from 'zod';
import { addBundledBooks } from '../../../../seed/seed-books.ts';
import { bookSuggestionSchema, searchResultSchema } from '../../../contract/book/search.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { searchBooks, suggestBooks } from './search-books.ts';
import { SearchIndex } from './search-index.ts';

useTestDatabase();

it('answers from the database in the same shape until the index is read', async () => {
  await addBundledBooks();
  const index = new SearchIndex();
  expect(index.isReady).toBe(false);
  const find = async (query: Parameters<typeof searchBooks>[1]) => {
    const result = searchResultSchema.parse(
      JSON.parse(JSON.stringify(await searchBooks(index, query))),
    );
    return { ...result, titles: result.books.map(({ title }) => title) };
  };
  expect((await find({ q: 'franken' })).titles).toEqual(['Frankenstein']);
  expect((await find({ q: 'mary' })).titles).toEqual(['Frankenstein']);
  expect((await find({ q: 'call of' })).titles).toEqual(['The Call of the Wild']);
  expect((await find({ q: 'the fall of the house' })).total).toBe(1);
  expect((await find({ q: '.*' })).total).toBe(0);
  for (const [q, title] of [
    ['f', 'Frankenstein'],
    ['franken', 'Frankenstein'],
    ['mary s', 'Frankenstein'],
    ['moby-d', 'Moby-Dick; or, The Whale'],
    ['the call of the w', 'The Call of the Wild'],
    ['tale of two', 'A Tale of Two Cities'],
    ['charlotte br', 'Jane Eyre'],
  ] as const) {
    const found = z.array(bookSuggestionSchema).parse(await suggestBooks(index, q));
    expect(found.map((book) => book.title)).toContain(title);
  }
  expect(await suggestBooks(index, 'e')).toHaveLength(1);
  expect(await suggestBooks(index, 't')).toHaveLength(8);
  const horror = await find({ category: 'horror', limit: 2 });
  expect(horror).toMatchObject({ total: 4 });
  expect(horror.titles).toHaveLength(2);
  expect(horror.categories).toHaveLength(5);
});
