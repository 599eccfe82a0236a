import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { ShopIdentity } from '../contract/identity/shop-identity.ts';
import { sitePages, type PageName } from '../contract/shop/site-pages.ts';
import { titles } from '../contract/words/en/titles.ts';
import { defaultSettings } from '../models/settings/default-settings.ts';
import { setSettings } from '../testing/save-settings.ts';
import { createLog } from '../log.ts';
import { useTestDatabase } from '../testing/database.ts';
import { testEnv } from '../testing/test-app.ts';

useTestDatabase();

const webFolder = mkdtempSync(path.join(tmpdir(), 'storyloom-titles-'));
writeFileSync(
  path.join(webFolder, 'index.html'),
  '<!doctype html><html lang="en"><head><title>x</title><meta name="description" content="x" /><link rel="icon" type="image/svg+xml" href="/favicon.svg" /></head><body><noscript>Story<span class="brand-mark">loom</span><p class="max-w-prose">Storyloom needs <a href="/books" class="link">Books</a></p></noscript></body></html>',
);
afterAll(() => rmSync(webFolder, { recursive: true }));

const publicUrl = 'https://shop.example';
const unknownId = 'f'.repeat(24);

function open() {
  const env = { ...testEnv, publicUrl };
  const log = createLog('silent');
  return supertest(createApp({ env, log, isStopping: () => false, webFolder }));
}

const fixedPages = Object.entries(titles).flatMap(([name, title]) => {
  const { path, isIndexed } = sitePages[name as PageName];
  return typeof title === 'function' ||
    ['notFound', 'returns', 'imprint', 'withdrawal', 'guarantee'].includes(name)
    ? []
    : [{ address: path.replace(':id', unknownId), title: titleOf(title), isIndexed }];
});

function titleOf(title: string | null): string {
  return title ? `${title} - Storyloom` : 'Storyloom - an independent online book store';
}

describe('the title of a page', () => {
  it.each(fixedPages)('$address is $title', async ({ address, title, isIndexed }) => {
    const { text } = await open().get(address).expect(200);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text.includes('noindex')).toBe(!isIndexed);
    expect(text.includes('canonical')).toBe(isIndexed);
  });

  it.each([
    ['/books', 'All books - Storyloom'],
    ['/books?category=horror', 'Horror books - Storyloom'],
    ['/books?q=++%3Cwhale%3E+', 'Results for “&lt;whale&gt;” - Storyloom'],
    ['/news/1', `${defaultSettings.news[0]?.title} - Storyloom`],
    ['/nowhere', 'Page not found - Storyloom'],
    [`/books/${unknownId}`, 'Page not found - Storyloom'],
  ])('%s is %s', async (address, title) => {
    expect((await open().get(address)).text).toContain(`<title>${title}</title>`);
  });

  it('is the same on a page that is asked for with a slash at its end', async () => {
    expect((await open().get('/about/').expect(200)).text).toContain('<title>About Us');
  });
});

it('a shop of another name is called so from the first paint on, also where scripts are off', async () => {
  const web = open();
  const address = async (path: string) => (await web.get(path).expect(200)).text;
  expect(await address('/cart')).toContain('Story<span class="brand-mark">loom</span>');
  expect(await address('/cart')).not.toContain('shop-data');
  await rename({ name: 'Bücher & <Zoë>', line: 'Bücher am Fluss' });
  const home = await address('/');
  expect(home).toContain('<title>Bücher &amp; &lt;Zoë&gt; - Bücher am Fluss</title>');
  expect(home).toContain('<meta property="og:site_name" content="Bücher &amp; &lt;Zoë&gt;" />');
  expect(home).toContain('content="Bücher &amp; &lt;Zoë&gt; - Bücher am Fluss. Browse');
  for (const path of ['/', '/about', '/cart', '/dashboard']) {
    const text = await address(path);
    expect(text).not.toContain('Storyloom');
    expect(text).toContain('Bücher <span class="brand-mark">&amp; &lt;Zoë&gt;</span>');
    expect(text).toContain('order, Bücher &amp; &lt;Zoë&gt; needs');
    const [, data = ''] = /id="shop-data">([^<]*)</.exec(text) ?? [];
    expect(JSON.parse(data)).toMatchObject({ shop: { name: 'Bücher & <Zoë>' } });
  }
  await rename({ name: 'Zoë', line: '' });
  expect(await address('/')).toContain('<title>Zoë</title>');
});

it('an accent of the owner’s own stands in the head of every page, the default one in none', async () => {
  const web = open();
  const address = async (path: string) => (await web.get(path).expect(200)).text;
  for (const path of ['/', '/cart']) {
    expect(await address(path)).not.toContain('<style');
    expect(await address(path)).toContain(
      '<link rel="icon" type="image/svg+xml" href="/favicon.svg" />',
    );
    expect(await address(path)).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  }
  await rename({ accent: '#1a237e' });
  for (const path of ['/', '/cart']) {
    const text = await address(path);
    expect(text).toContain('<style id="accent">:root{--color-accent:#1a237e;');
    expect(text).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32" />');
    expect(text).not.toContain('favicon.svg');
  }
});

it('says in which language and for which country a page is', async () => {
  const page = await open().get('/about').expect(200).expect('Content-Language', 'en');
  expect(page.text).toContain('<html lang="en">');
  expect(page.text).toContain('<meta property="og:locale" content="en_US" />');
  await setSettings({ money: { ...defaultSettings.money, locale: 'en-IE' } });
  expect((await open().get('/about')).text).toContain('og:locale" content="en_IE" />');
  expect((await open().get('/nowhere')).headers['content-language']).toBe('en');
});

async function rename(shop: Partial<ShopIdentity>) {
  await setSettings({ shop: { ...defaultSettings.shop, ...shop } });
}

it('names the pages for search engines, and keeps them from what is only for one person', async () => {
  const web = open();
  const { text } = await web.get('/sitemap.xml').expect(200);
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(named).toEqual(
    ['/', '/books', '/about', '/services', '/contact', '/privacy', '/terms', '/accessibility'].map(
      (path) => publicUrl + path,
    ),
  );
  const robots = await web.get('/robots.txt').expect(200);
  for (const path of ['/admin', '/dashboard', '/cart', '/checkout', '/orders'])
    expect(robots.text).toContain(`Disallow: ${path}\n`);
  for (const path of ['/', '/books', '/news/', '/about', '*'])
    expect(robots.text).not.toContain(`Disallow: ${path}\n`);
});

it('a legal page is there while the owner has written it, for visitors and search engines', async () => {
  const web = open();
  const imprint = async () => ({
    status: (await web.get('/imprint')).status,
    isInSitemap: (await web.get('/sitemap.xml')).text.includes(`${publicUrl}/imprint<`),
  });
  expect(await imprint()).toEqual({ status: 404, isInSitemap: false });
  const pages = { ...defaultSettings.pages, imprint: '# Zoë\n\n1 Quay', privacy: '' };
  await setSettings({ pages });
  expect(await imprint()).toEqual({ status: 200, isInSitemap: true });
  expect((await web.get('/imprint')).text).toContain('<title>Imprint - Storyloom</title>');
  await web.get('/privacy').expect(404);
  expect((await web.get('/robots.txt')).text).not.toMatch(/imprint|privacy/);
});
