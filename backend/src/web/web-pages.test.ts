import { rmSync } from 'node:fs';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { apiErrorSchema } from '../contract/api-error.ts';
import { BookModel } from '../models/books/book.model.ts';
import { createLog } from '../log.ts';
import { addBook } from '../testing/books.ts';
import { useTestDatabase } from '../testing/database.ts';
import { testEnv } from '../testing/test-app.ts';
import { jsonLdOf, makeWebFolder } from '../testing/pages/web-folder.ts';

useTestDatabase();

const { folder, script } = makeWebFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const publicUrl = 'https://shop.example';

function open(changes: { publicUrl?: string; webFolder?: string } = {}) {
  const { webFolder = folder, ...env } = { publicUrl, ...changes };
  const app = createApp({
    env: { ...testEnv, ...env },
    log: createLog('silent'),
    isStopping: () => false,
    webFolder,
  });
  return supertest(app);
}

const unknownId = 'f'.repeat(24);

describe('a page of the shop', () => {
  it('of a book carries its title, picture, address and offer', async () => {
    const web = open();
    const { _id } = await addBook({
      title: 'Frankenstein',
      author: 'Mary Shelley',
      coverImage: 'frankenstein.webp',
      newPriceCents: 1020,
      stock: 0,
    });
    const { text, headers } = await web.get(`/books/${_id}`).expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain('<title>Frankenstein - Storyloom</title>');
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}/books/${_id}" />`);
    expect(text).toContain('content="Frankenstein by Mary Shelley. A keeper reads');
    const image = `${publicUrl}/api/covers/frankenstein.webp`;
    expect(text).toContain(`<meta property="og:image" content="${image}" />`);
    expect(jsonLdOf(text)).toMatchObject({
      '@type': ['Book', 'Product'],
      name: 'Frankenstein',
      author: { name: 'Mary Shelley' },
      image,
      offers: {
        '@type': 'Offer',
        price: '10.20',
        priceCurrency: 'USD',
        availability: 'https://schema.org/OutOfStock',
      },
    });
    expect(text.match(/name="description"/g)).toHaveLength(1);
  });

  it('cannot be broken by what a book is called', async () => {
    const web = open();
    const nasty = `"><script>alert(1)</script></title> $& $' \u2028 <!-- &amp; '`;
    const { _id } = await addBook({ title: nasty, author: nasty, description: nasty });
    for (const address of [`/books/${_id}`, '/books', '/']) {
      const { text } = await web.get(address).expect(200);
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('<!-- ');
      expect(text.match(/<script/g)).toHaveLength(1);
      expect(text.match(/<\/title>/g)).toHaveLength(1);
      expect(JSON.stringify(jsonLdOf(text))).toContain('alert(1)');
    }
    const { text } = await web.get(`/books/${_id}`);
    expect(jsonLdOf(text).name).toBe(nasty);
  });

  it('follows every change of the book', async () => {
    const web = open();
    const { _id } = await addBook({ title: 'Before' });
    await web.get(`/books/${_id}`).expect(200);
    await BookModel.updateOne({ _id }, { $set: { title: 'After' } });
    expect((await web.get(`/books/${_id}`)).text).toContain('<title>After - Storyloom</title>');
    expect((await web.get('/books')).text).toContain('After');
    await BookModel.updateOne({ _id }, { $set: { deletedAt: new Date() } });
    await web.get(`/books/${_id}`).expect(404);
  });

  it.each([
    '/',
    '/books',
    '/books/',
    '/books?q=x&category=horror',
    '/login',
    '/register',
    '/cart',
    '/?from=50%',
    '/books?q=%E0%A4%A',
  ])('%s is there', async (address) => {
    const { text } = await open().get(address).expect(200);
    expect(text).toContain('<div id="root">');
  });
  it.each([
    '/checkout',
    '/orders',
    '/wishlist',
    '/about',
    '/services',
    '/contact',
    '/privacy',
    '/terms',
    '/news/1',
    '/admin',
    '/dashboard',
    '/dashboard/add-new-book',
    '/dashboard/orders',
    '/dashboard/manage-books',
    '/dashboard/settings',
    `/dashboard/edit-book/${unknownId}`,
  ])('%s is there', async (address) => {
    await open().get(address).expect(200);
  });

  it.each([
    `/books/${unknownId}`,
    '/books/xyz',
    '/nothing',
    '/news/6',
    '/dashboard/nothing',
    '/%00',
    '/%',
    '/books/50%',
    '/books/%E0%A4%A',
  ])('%s is not, and says so', async (address) => {
    const { text, headers } = await open().get(address).expect(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<div id="root">');
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toContain('canonical');
  });

  it('leads from the address that a shelf had before to the shelf', async () => {
    const { status, headers } = await open().get('/lists/staff-picks?from=mail');
    expect([status, headers['location']]).toEqual([301, '/shelves/staff-picks?from=mail']);
    expect((await open().get('/lists')).status).toBe(404);
  });

  it('leads from an address in capitals to the page itself', async () => {
    const { status, headers } = await open().get('/BOOKS?category=horror');
    expect([status, headers['location']]).toEqual([301, '/books?category=horror']);
    expect((await open().get('/NOWHERE')).status).toBe(404);
  });

  it('has one content policy for shop and dashboard, since the app goes from one to the other', async () => {
    const web = open();
    const policies = await Promise.all(
      ['/', '/login', '/admin', '/dashboard/orders'].map(
        async (address) => (await web.get(address)).headers['content-security-policy'] as string,
      ),
    );
    expect(new Set(policies).size).toBe(1);
    expect(policies[0]).toContain('https://apis.google.com');
  });

  it('never believes a Host or forwarded header', async () => {
    for (const env of [{}, { publicUrl: undefined }]) {
      const web = open(env);
      await addBook({ coverImage: 'a.webp' });
      const { text } = await web
        .get('/')
        .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
        .expect(200);
      expect(text).not.toContain('evil.example');
    }
    const { text } = await open({ publicUrl: undefined }).get('/');
    expect(text).not.toContain('canonical');
  });
});

describe('a file of the pages', () => {
  it('with a hash in its name is cached for ever, compressed, and revalidated', async () => {
    const web = open();
    const { headers, text } = await web
      .get('/assets/index-abc123.js')
      .set('Accept-Encoding', 'br')
      .buffer(true)
      .expect(200);
    expect(text).toBe(script);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    await web.get('/assets/index-abc123.js').set('If-None-Match', headers.etag!).expect(304);
    const icon = await web.get('/favicon.svg').expect(200);
    expect(icon.headers['cache-control']).toBe('no-cache');
    await web.head('/assets/index-abc123.js').expect(200);
  });

  it.each([
    '/assets/gone-123.js',
    '/assets/',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/index.html',
    '/.env',
    '/favicon.png',
  ])('%s does not exist and is no page', async (address) => {
    const { body } = await open().get(address).expect(404);
    expect(apiErrorSchema.parse(body).error.code).toBe('route_not_found');
  });
});

it('tells search engines which pages there are', async () => {
  const { _id } = await addBook();
  await addBook({ deletedAt: new Date() });
  const web = open();
  const { text } = await web.get('/sitemap.xml').expect(200);
  expect(text).toContain(`<loc>${publicUrl}/books/${_id}</loc>`);
  expect(text.match(/\/books\/[0-9a-f]{24}/g)).toHaveLength(1);
  const robots = await web.get('/robots.txt').expect(200);
  expect(robots.text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  const other = await open({ publicUrl: undefined })
    .get('/sitemap.xml')
    .set('Host', 'evil.example"><x>')
    .expect(404);
  expect(other.text).not.toContain('<x>');
});

it('answers the API and a helpful page when nothing is built', async () => {
  const web = open({ webFolder: path.join(folder, 'nowhere') });
  expect((await web.get('/').expect(200)).text).toContain('npm run build');
  await web.get('/api/books/').expect(200, []);
  await web.get('/books').expect(404);
  expect((await web.post('/').expect(404)).body.error.code).toBe('route_not_found');
});
