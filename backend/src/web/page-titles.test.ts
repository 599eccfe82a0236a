import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { sitePages } from '../contract/site-pages.ts';
import { defaultSettings } from '../features/settings/default-settings.ts';
import { createLog } from '../log.ts';
import { useTestDatabase } from '../testing/database.ts';
import { testSettings } from '../testing/test-app.ts';

useTestDatabase();

const webFolder = mkdtempSync(path.join(tmpdir(), 'storyloom-titles-'));
writeFileSync(
  path.join(webFolder, 'index.html'),
  '<!doctype html><html><head><title>x</title></head><body></body></html>',
);
afterAll(() => rmSync(webFolder, { recursive: true }));

const publicUrl = 'https://shop.example';
const unknownId = 'f'.repeat(24);

function open() {
  const settings = { ...testSettings, publicUrl };
  const log = createLog('silent');
  return supertest(createApp({ settings, log, isStopping: () => false, webFolder }));
}

const fixedPages = Object.entries(sitePages).flatMap(([name, { path, title, isIndexed }]) =>
  typeof title === 'string' && name !== 'notFound'
    ? [{ address: path.replace(':id', unknownId), title, isIndexed }]
    : [],
);

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

it('names the pages for search engines, and keeps them from what is only for one person', async () => {
  const web = open();
  const { text } = await web.get('/sitemap.xml').expect(200);
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(named).toEqual(
    ['/', '/books', '/about', '/services', '/contact', '/privacy', '/terms'].map(
      (path) => publicUrl + path,
    ),
  );
  const robots = await web.get('/robots.txt').expect(200);
  for (const path of ['/admin', '/dashboard', '/cart', '/checkout', '/orders'])
    expect(robots.text).toContain(`Disallow: ${path}\n`);
  for (const path of ['/', '/books', '/news/', '/about', '*'])
    expect(robots.text).not.toContain(`Disallow: ${path}\n`);
});
