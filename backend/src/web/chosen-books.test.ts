import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { BookModel } from '../models/books/book.model.ts';
import { createShelf, deleteShelf } from '../features/catalogue/shelves/save-shelf.ts';
import { createLog } from '../log.ts';
import { addBook } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { testEnv } from '../testing/test-app.ts';

useTestDatabase();

const webFolder = mkdtempSync(path.join(tmpdir(), 'storyloom-chosen-'));
writeFileSync(
  path.join(webFolder, 'index.html'),
  '<!doctype html><html><head><title>x</title><meta name="description" content="" /></head><body></body></html>',
);
afterAll(() => rmSync(webFolder, { recursive: true }));
const publicUrl = 'https://shop.example';

it('shows shelves and authors with their books, until they are gone', async () => {
  const env = { ...testEnv, publicUrl };
  const log = createLog('silent');
  const web = supertest(createApp({ env, log, isStopping: () => false, webFolder }));
  const { _id: bookId } = await addBook({ title: 'Frankenstein', author: 'Mary Shelley' });
  const shelf = { title: 'Été', note: 'For long days.', isOnHome: false, books: [{ bookId }] };
  await createShelf(shelf, { by: 'owner' });
  const shelfPage = await web.get('/shelves/ete').expect(200);
  expect(shelfPage.text).toContain('<title>Été - Storyloom</title>');
  expect(shelfPage.text).toContain('<meta name="description" content="For long days." />');
  expect(shelfPage.text).toContain(`<link rel="canonical" href="${publicUrl}/shelves/ete" />`);
  const author = await web.get('/authors/mary-shelley').expect(200);
  expect(author.text).toContain('<title>Mary Shelley - Storyloom</title>');
  for (const { text } of [shelfPage, author]) {
    const items = [{ '@type': 'ListItem', item: { name: 'Frankenstein' } }];
    const data = /<script type="application\/ld\+json">([^<]*)</.exec(text)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'ItemList', itemListElement: items });
  }
  const sitemap = await web.get('/sitemap.xml').expect(200);
  expect(sitemap.text).toContain(`<loc>${publicUrl}/shelves/ete</loc>`);
  expect(sitemap.text).toContain(`<loc>${publicUrl}/authors/mary-shelley</loc>`);
  await BookModel.updateOne({ _id: bookId }, { $set: { deletedAt: new Date() } });
  await deleteShelf('ete', { by: 'owner' });
  await web.get('/shelves/ete').expect(404);
  await web.get('/authors/mary-shelley').expect(404);
});
