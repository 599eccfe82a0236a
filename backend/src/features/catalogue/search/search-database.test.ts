import { expect, it } from 'vitest';
import { z } from 'zod';
import { addBundledBooks } from '../../../../seed/seed-books.ts';
import { bookSuggestionSchema, searchResultSchema } from '../../../contract/book/search.ts';
import { addBook } from '../../../testing/books.ts';
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

it('counts the used copies among what a search finds, before the index is read and among drafts', async () => {
  const used = { condition: 'good', stock: 1 };
  for (const draft of [undefined, true]) {
    await addBook({ title: 'Dracula', category: 'horror', ...used, draft });
    await addBook({ title: 'Dracula', category: 'fiction', ...used, draft });
    await addBook({ title: 'Dracula', category: 'fiction', draft });
    await addBook({ title: 'Emma', isbn: '9780141439587', ...used, draft });
  }
  const index = new SearchIndex();
  const usedOf = async (query: object) => (await searchBooks(index, query)).used;
  const counts = async (more: object = {}) => [
    await usedOf(more),
    await usedOf({ q: 'dracula', ...more }),
    await usedOf({ q: 'dracula', category: 'horror', ...more }),
    await usedOf({ q: '9780141439587', ...more }),
    await usedOf({ q: 'dickens', ...more }),
    await usedOf({ q: '...', ...more }),
  ];
  const expected = [3, 2, 1, 1, 0, 0];
  expect(await counts()).toEqual(expected);
  expect(await counts({ draft: true })).toEqual(expected);
  await index.sync();
  expect(await counts()).toEqual(expected);
});
