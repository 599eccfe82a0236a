import { expect, it } from 'vitest';
import { searchResultSchema } from '../../../contract/book/search.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

it('a picture in a title is found, wherever it stands there', async () => {
  const { api, caches } = createTestApp();
  await addBook({ title: 'The 🐳 Party' });
  await addBook({ title: 'I❤️Reading' });
  await caches.index.sync();
  const search = async (q: string) => {
    const { body } = await api.get('/api/search').query({ q }).expect(200);
    return searchResultSchema.parse(body).books.map(({ title }) => title);
  };
  expect(await search('🐳')).toEqual(['The 🐳 Party']);
  expect(await search('party🐳')).toEqual(['The 🐳 Party']);
  expect(await search('❤')).toEqual(['I❤️Reading']);
  expect(await search('reading')).toEqual(['I❤️Reading']);
  expect(await search('🦜')).toEqual([]);
});
