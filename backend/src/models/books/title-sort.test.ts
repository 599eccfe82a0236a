import { beforeEach, expect, it } from 'vitest';
import { BookModel, bookCollection } from './book.model.ts';
import { lacksTitleKeys, sortTitles } from './title-sort.ts';
import { newBookBody } from '../../testing/books.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { signInAdmin } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';

useTestDatabase();

let app: ReturnType<typeof createTestApp>;
beforeEach(async () => {
  app = createTestApp();
  await sortTitles(); // other tests had another locale
});

const send = (method: 'post' | 'put', path: string, body: object) =>
  app.api[method](path).set(signInAdmin()).send(body);
const add = async (title: string, more: object = {}) =>
  (await send('post', '/api/books/create-book', { ...newBookBody({ title }), ...more }).expect(201))
    .body._id as string;
const titlesAt = async (path: string) => {
  const { body } = await app.api.get(path).set(signInAdmin()).expect(200);
  return (Array.isArray(body) ? body : body.books).map(({ title }: { title: string }) => title);
};
const changeLocale = (locale: string) =>
  send('put', '/api/settings', { money: { locale } }).expect(200);

it('sorts by title as the locale of the shop does, on every list and page', async () => {
  for (const title of ['Zebra', 'apple', 'Émile', 'eagle', 'Öl']) await add(title);
  const sorted = ['apple', 'eagle', 'Émile', 'Öl', 'Zebra'];
  expect(await titlesAt('/api/books/?sort=title')).toEqual(sorted);
  expect(await titlesAt('/api/books/?sort=title&limit=2&page=2')).toEqual(['Émile', 'Öl']);
  expect(await titlesAt('/api/search?sort=title&limit=3')).toEqual(sorted.slice(0, 3));
  await app.caches.index.sync();
  expect(await titlesAt('/api/search?sort=title&limit=3&page=2')).toEqual(sorted.slice(3));
  expect(await titlesAt('/api/search?sort=title&q=e')).toEqual(['eagle', 'Émile']);
});

it('sorts again when the locale changes', async () => {
  for (const title of ['Zebra', 'Öl', 'Ärla', 'apple', 'Ål'])
    await add(title, { author: 'Ann Lee' });
  await app.caches.index.sync();
  await changeLocale('sv-SE');
  const swedish = ['apple', 'Zebra', 'Ål', 'Ärla', 'Öl'];
  expect(await titlesAt('/api/books/?sort=title')).toEqual(swedish);
  expect(await titlesAt('/api/search?sort=title&q=ann+lee')).toEqual(swedish);
  await add('Åbo');
  expect((await titlesAt('/api/books/?sort=title'))[2]).toBe('Åbo');
  await changeLocale('de-DE');
  const german = ['Åbo', 'Ål', 'apple', 'Ärla', 'Öl', 'Zebra'];
  expect(await titlesAt('/api/books/?sort=title')).toEqual(german);
});

it('keeps the order when a title changes, by form and by import, and by its undo', async () => {
  const id = await add('Zebra');
  await add('middle');
  await send('put', `/api/books/edit/${id}`, { title: 'Ärger' }).expect(200);
  expect(await titlesAt('/api/books/?sort=title')).toEqual(['Ärger', 'middle']);
  const file = `_id,title,category,newPrice,description\n${id},zoo,,,\n,Élan,fiction,3,Some words\n`;
  await app.api
    .post('/api/books/import')
    .set(signInAdmin())
    .type('text/csv')
    .send(file)
    .expect(200);
  expect(await titlesAt('/api/books/?sort=title')).toEqual(['Élan', 'middle', 'zoo']);
  const { body } = await app.api.get('/api/imports/').set(signInAdmin()).expect(200);
  await send('post', `/api/imports/${body[0]._id}/undo`, {}).expect(200);
  expect(await titlesAt('/api/books/?sort=title')).toEqual(['Ärger', 'middle']);
});

it('gives a key to books of an earlier version, and mends a wrong one', async () => {
  for (const title of ['Zebra', 'Öl', 'apple']) await add(title);
  await bookCollection.updateMany({}, { $unset: { titleKey: 1 } });
  expect(await lacksTitleKeys()).toBe(true);
  await sortTitles({ isForced: true });
  expect(await lacksTitleKeys()).toBe(false);
  expect(await titlesAt('/api/books/?sort=title')).toEqual(['apple', 'Öl', 'Zebra']);
  await bookCollection.updateOne({ title: 'Zebra' }, { $set: { titleKey: '!' } });
  expect(await sortTitles({ isForced: true })).toBe(true);
  expect(await sortTitles({ isForced: true })).toBe(false);
});

it('does not expose the key', async () => {
  await add('Öl');
  const { text } = await app.api.get('/api/books/').expect(200);
  expect(text).not.toContain('titleKey');
  const indexes = await BookModel.collection.indexes();
  expect(indexes.map(({ name }) => name)).toContain('deletedAt_1_draft_1_titleKey_1__id_1');
});
