import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { pageSizes } from '../contract/shop/site-pages.ts';
import { BookModel } from '../models/books/book.model.ts';
import { changeSettings } from '../features/settings/change-settings.ts';
import { createLog } from '../log.ts';
import { addBook } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { isCacheOff, testEnv } from '../testing/test-app.ts';

useTestDatabase();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storyloom-render-'));
  mkdirSync(path.join(folder, '.server'));
  const inline = `<script>start()</script>`;
  const page = `<html><head><title>x</title></head><body><div id="root"></div>${inline}</body></html>`;
  writeFileSync(path.join(folder, 'index.html'), page);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The shop with pages that are rendered by this code instead of the built app's. */
function open(render: string) {
  writeFileSync(
    path.join(folder, '.server/entry-server.js'),
    `export async function renderPage(address, readApi) { ${render} }`,
  );
  return supertest(
    createApp({
      env: testEnv,
      log: createLog('silent'),
      isStopping: () => false,
      webFolder: folder,
    }),
  );
}
const byOwner = { ifMatch: undefined, areEmailsOn: false, by: 'owner' };
const titles = `
  const { body } = await readApi(
    address === '/' ? '/api/books/?limit=${pageSizes.home}' : '/api' + address,
  );
  const data = JSON.parse(body);
  return { name: 'home', html: '<p>' + [data].flat().map(({ title }) => title) + '</p>', data, dataId: 'first' };`;

it('a page comes with what the app would render and the data it was rendered from', async () => {
  const { _id } = await addBook({ title: 'Emma', createdAt: new Date('2026-01-01') });
  await addBook({ title: 'Dracula', createdAt: new Date('2026-01-02') });
  const web = open(titles);
  const home = await web.get('/').expect(200);
  expect(home.text).toContain('<div id="root" data-rendered="home"><p>Dracula,Emma</p></div>');
  const { text } = await web.get(`/books/${_id}`).expect(200);
  expect(text).toContain('<p>Emma</p>');
  const data = /<script type="application\/json" id="first">([^<]*)<\/script>/.exec(text)?.[1];
  expect(JSON.parse(data ?? '')).toMatchObject({ _id: String(_id), title: 'Emma' });
});

it('the data in a page cannot end their script, whatever a book is called', async () => {
  const { _id } = await addBook({ title: `</script><script>alert("$&")</script>` });
  const render = `return { html: '', data: (await readApi('/api' + address)).body, dataId: 'first' };`;
  const { text } = await open(render).get(`/books/${_id}`);
  expect(text.match(/<\/script>/g)).toHaveLength(3); // JSON-LD, data, the page's own
  expect(text).not.toContain('<script>alert');
});

it('the type for letters that few pages have comes along where a page shows them', async () => {
  const offers = ['text', 'headings'].map(
    (place) => `<!-- letters of ${place} [\\u0100-\\u017F] <link href="/${place}.woff2"> -->`,
  );
  const page = `<html><head>${offers.join('')}</head><body><div id="root"></div></body></html>`;
  writeFileSync(path.join(folder, 'index.html'), page);
  const web = open(
    `const { body } = await readApi('/api' + address);
    return { html: JSON.parse(body).description, data: [], dataId: 'first' };`,
  );
  const preloaded = async (description: string) => {
    const { _id } = await addBook({ description });
    const { text } = await web.get(`/books/${_id}`).expect(200);
    return [...text.matchAll(/(\w+)\.woff2/g)].map(([, place]) => place);
  };
  expect(await preloaded('<h1>R.U.R.</h1><p>Karel Čapek</p>')).toEqual(['text']);
  expect(await preloaded('<h3 class="a">Válka s Mloky, Čapek</h3><p>1936</p>')).toEqual([
    'headings',
  ]);
  expect(await preloaded('<h1>R.U.R.</h1><p title="Čapek">Björnstjerne</p>')).toEqual([]);
});

it('a page names the files that it and its language need, and no others', async () => {
  const list = {
    pages: { home: ['/assets/home.js'], book: ['/assets/book.js'] },
    words: { en: '/assets/en.js', de: '/assets/de.js' },
  };
  const page = `<html lang="en"><head></head><body><div id="root"></div><!-- page files ${JSON.stringify(list)} --></body></html>`;
  writeFileSync(path.join(folder, 'index.html'), page);
  const web = open(titles);
  const filesOf = async (address: string) => (await web.get(address)).text.match(/\/assets\/\w+/g);
  expect(await filesOf('/')).toEqual(['/assets/en', '/assets/home']);
  expect(await filesOf('/cart')).toEqual(['/assets/en']);
  await changeSettings({ language: 'de' }, byOwner);
  expect(await filesOf('/')).toEqual(['/assets/de', '/assets/home']);
  expect(await filesOf('/no-such-page')).toEqual(['/assets/de']);
});

it('a page that cannot be rendered goes out empty, and the app renders it', async () => {
  const { text } = await open(`throw new Error('no');`).get('/').expect(200);
  expect(text).toContain('<div id="root"></div>');
});

it('does not cache a page that could not load its books', async () => {
  const web = open(`
    await readApi(globalThis.isAway ? '/api/away' : '/api/settings');
    return { html: 'books', data: [], dataId: 'first' };`);
  vi.stubGlobal('isAway', true);
  await web.get('/books?page=2').expect(503);
  vi.unstubAllGlobals();
  const { text } = await web.get('/books?page=2').expect(200);
  expect(text).toContain('>books</div>');
});

it('what a visitor searched for is left to the app; other parameters make no page of their own', async () => {
  const web = open(`return { html: address, data: [], dataId: 'first' };`);
  const rendered = async (address: string) =>
    /<div id="root"[^>]*>([^<]*)</.exec((await web.get(address)).text)?.[1];
  expect(await rendered('/books?q=whale')).toBe('');
  expect(await rendered('/books?maxPrice=5')).toBe('');
  expect(await rendered('/books?page=2&category=horror')).toBe('/books?category=horror&page=2');
  expect(await rendered('/books?page=x&category=poetry')).toBe('/books');
  expect(await rendered('/books?page=999')).toBe('/books?page=999');
  expect(await rendered('/books?page=1000')).toBe('');
});

it('the code that renders is not for browsers, and the script in the page may run', async () => {
  const web = open(titles);
  await web.get('/.server/entry-server.js').expect(404);
  const { headers } = await web.get('/');
  // sha256 of "start()"
  const hash = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
  expect(headers['content-security-policy']).toContain(hash);
});

it.skipIf(isCacheOff)(
  'head and content of a page are made from one question to the database',
  async () => {
    const { _id } = await addBook({ title: 'Emma' });
    const list = vi.spyOn(BookModel.collection, 'find');
    const one = vi.spyOn(BookModel.collection, 'findOne');
    const web = open(titles);
    const home = await web.get('/').expect(200);
    expect(home.text).toContain('<p>Emma</p>');
    expect(list).toHaveBeenCalledTimes(1);
    const book = await web.get(`/books/${_id}`).expect(200);
    expect(book.text).toContain('<p>Emma</p>');
    expect(one).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  },
);

it("the shop's own words are in its pages, and the owner's new ones at once", async () => {
  const web = open(`
    const { body } = await readApi('/api/settings');
    const { about, hero } = JSON.parse(body);
    return { html: about + hero, data: [], dataId: 'first' };`);
  for (const address of ['/about', '/services', '/contact', '/news/1', '/privacy', '/terms'])
    expect((await web.get(address).expect(200)).text).toContain('A small shop for books');
  await web.get('/').expect(200);
  await changeSettings({ about: 'Only maps.', hero: 'And globes.', news: [] }, byOwner);
  const { text } = await web.get('/about').expect(200);
  expect(text).toContain('>Only maps.And globes.<');
  expect(text).toContain('content="Only maps."');
  expect((await web.get('/').expect(200)).text).toContain('And globes.');
  await web.get('/news/1').expect(404);
});

it('search engines get the contact details from the settings', async () => {
  const web = open(`return { html: '', data: [], dataId: 'first' };`);
  const contact = { address: '1 Quay\nTown', phone: '+1 555 0100', email: '', hours: '' };
  await changeSettings(
    { contact, social: [{ name: 'M', url: 'https://social.example/@s' }] },
    byOwner,
  );
  const { text } = await web.get('/contact').expect(200);
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text)?.[1];
  expect(JSON.parse(data ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BookStore',
    knowsLanguage: 'en',
    name: 'Storyloom',
    address: '1 Quay, Town',
    telephone: '+1 555 0100',
    sameAs: ['https://social.example/@s'],
  });
});
