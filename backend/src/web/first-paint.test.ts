import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { addBook } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { testSettings } from '../testing/test-app.ts';

useTestDatabase();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storyloom-paint-'));
  mkdirSync(path.join(folder, '.first-paint'));
  const inline = `<script>start()</script>`;
  const page = `<html><head><title>x</title></head><body><div id="root"></div>${inline}</body></html>`;
  writeFileSync(path.join(folder, 'index.html'), page);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The shop with pages that are drawn by this code instead of the built app's. */
function open(draw: string) {
  writeFileSync(
    path.join(folder, '.first-paint/first-paint.js'),
    `export async function drawFirstPaint(address, readApi) { ${draw} }`,
  );
  return supertest(
    createApp({
      settings: testSettings,
      log: createLog('silent'),
      isStopping: () => false,
      webFolder: folder,
    }),
  );
}
const titles = `
  const { body } = await readApi(address === '/' ? '/api/books/?limit=24' : '/api' + address);
  const data = JSON.parse(body);
  return { html: '<p>' + [data].flat().map(({ title }) => title) + '</p>', data, dataId: 'first' };`;

it('a page comes with what the app would draw and the answers it was drawn from', async () => {
  const { _id } = await addBook({ title: 'Emma', createdAt: new Date('2026-01-01') });
  await addBook({ title: 'Dracula', createdAt: new Date('2026-01-02') });
  const web = open(titles);
  const home = await web.get('/').expect(200);
  expect(home.text).toContain('<div id="root" data-first-paint><p>Dracula,Emma</p></div>');
  const { text } = await web.get(`/books/${_id}`).expect(200);
  expect(text).toContain('<p>Emma</p>');
  const data = /<script type="application\/json" id="first">([^<]*)<\/script>/.exec(text)?.[1];
  expect(JSON.parse(data ?? '')).toMatchObject({ _id: String(_id), title: 'Emma' });
});

it('the answers in a page cannot end their script, whatever a book is called', async () => {
  const { _id } = await addBook({ title: `</script><script>alert("$&")</script>` });
  const draw = `return { html: '', data: (await readApi('/api' + address)).body, dataId: 'first' };`;
  const { text } = await open(draw).get(`/books/${_id}`);
  expect(text.match(/<\/script>/g)).toHaveLength(3); // JSON-LD, answers, the page's own
  expect(text).not.toContain('<script>alert');
});

it('a page that cannot be drawn goes out empty, and the app draws it', async () => {
  const { text } = await open(`throw new Error('no');`).get('/').expect(200);
  expect(text).toContain('<div id="root"></div>');
});

it('what a visitor searched for is left to the app; other parameters make no page of their own', async () => {
  const web = open(`return { html: address, data: [], dataId: 'first' };`);
  const drawn = async (address: string) =>
    /<div id="root"[^>]*>([^<]*)</.exec((await web.get(address)).text)?.[1];
  expect(await drawn('/books?q=whale')).toBe('');
  expect(await drawn('/books?maxPrice=5')).toBe('');
  expect(await drawn('/books?page=2&category=horror')).toBe('/books?category=horror&page=2');
  expect(await drawn('/books?page=x&category=poetry')).toBe('/books');
});

it('the code that draws is not for browsers, and the script in the page may run', async () => {
  const web = open(titles);
  await web.get('/.first-paint/first-paint.js').expect(404);
  const { headers } = await web.get('/');
  // sha256 of "start()"
  const hash = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
  expect(headers['content-security-policy']).toContain(hash);
});
