import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { addBook } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { testEnv } from '../testing/test-app.ts';

useTestDatabase();

const webFolder = mkdtempSync(path.join(tmpdir(), 'storyloom-scripts-'));
const page = '<html><head><title>x</title></head><body><div id="root"></div></body></html>';
writeFileSync(path.join(webFolder, 'index.html'), page);
afterAll(() => rmSync(webFolder, { recursive: true }));

const publicUrl = 'https://shop.example';
function open() {
  const env = { ...testEnv, publicUrl };
  return supertest(
    createApp({ env, log: createLog('silent'), isStopping: () => false, webFolder }),
  );
}

it.each([
  '夏目漱石',
  'Лев Толстой',
  'نجيب محفوظ',
  'עמוס עוז',
  'প্রেমচন্দ',
  'मुंशी प्रेमचंद',
  'สุนทรภู่',
  '한강',
  'Στρατής Τσίρκας',
  'Émile Zola',
])('the page of %s is at the address that the sitemap names', async (author) => {
  await addBook({ title: 'A book', author });
  const web = open();
  const { text: sitemap } = await web.get('/sitemap.xml').expect(200);
  const address = /<loc>https:\/\/shop\.example(\/authors\/[^<]*)<\/loc>/.exec(sitemap)?.[1] ?? '';
  const { text } = await web.get(address).expect(200);
  expect(text).toContain(`<title>${author} - Storyloom</title>`);
  expect(text).toContain(`<link rel="canonical" href="${publicUrl}${address}" />`);
  const { body } = await web.get(`/api${address}`).expect(200);
  expect(body.author).toBe(author);
  // However it is escaped, it is one page.
  const { text: lower } = await web.get(address.toLowerCase()).expect(200);
  expect(lower).toContain(`<link rel="canonical" href="${publicUrl}${address}" />`);
});

it.each([
  '/authors/%ff',
  '/authors/%E5%A4',
  '/authors/%',
  '/authors/%zz',
  '/shelves/%ff',
  '/books/%ff',
  '/news/%c3',
  '/authors/%00',
  `/authors/${'a'.repeat(300)}`,
  `/shelves/${'%E5%A4%8F'.repeat(251)}`,
  '/authors/%E8%B0%81',
  '/%ff',
  '/%E5%A4%8F',
])('%s is not there, and not broken', async (address) => {
  await open().get(address).expect(404);
});

it('puts a book of two authors on the pages of both', async () => {
  await addBook({ title: 'Good Omens', author: 'Terry Pratchett, Neil Gaiman' });
  await addBook({ title: 'Mort', author: 'Terry Pratchett' });
  const web = open();
  expect((await web.get('/authors/terry-pratchett').expect(200)).text).toContain('Good Omens');
  expect((await web.get('/authors/neil-gaiman').expect(200)).text).toContain(
    '<title>Neil Gaiman - Storyloom</title>',
  );
  const { text } = await web.get('/sitemap.xml').expect(200);
  expect(text.match(/\/authors\/[^<]*/g)?.sort()).toEqual([
    '/authors/neil-gaiman',
    '/authors/terry-pratchett',
  ]);
});
