import { bookSchema } from '@storyloom/backend/contract/book/book';
import { expect, test, vi } from 'vitest';
import { settingsSchema } from '@storyloom/backend/contract/shop/settings';
import { makeBook, makeSettings } from '@/testing/factories';
import { renderPage } from './entry-server';

const readApi = (path: string) =>
  Promise.resolve({
    body: /^\/api\/(books|shelves)/.test(path)
      ? '[]'
      : JSON.stringify(settingsSchema.parse(makeSettings())),
    headers: { 'content-type': 'application/json' },
  });

test.each([
  ['/about', 'About Us'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
])('%s can be read without JavaScript', async (address, heading) => {
  const { html } = await renderPage(address, readApi, 'en');
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe(heading);
  expect(page.querySelector('main p')?.textContent).not.toBe('');
  expect(page.querySelectorAll('main p, main li').length).toBeGreaterThan(1);
});

test('a page from the server says no number of books in a cart that it cannot know', async () => {
  const { html } = await renderPage('/about', readApi, 'en');
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('a[aria-label="Cart"]')?.textContent).toBe('');
  expect(html).not.toContain('Cart, 0 books');
});

test('a book is rendered with the same date wherever server and reader are', async () => {
  const book = makeBook({ createdAt: '2026-11-22T20:00:00.000Z' });
  const readBook = (path: string) =>
    path.startsWith('/api/books/')
      ? Promise.resolve({
          body: JSON.stringify(bookSchema.parse(book)),
          headers: { 'content-type': 'application/json' },
        })
      : readApi(path);
  const dates = [];
  for (const zone of ['America/Los_Angeles', 'Asia/Tokyo']) {
    vi.stubEnv('TZ', zone);
    const { html } = await renderPage(`/books/${book._id}`, readBook, 'en');
    dates.push(new DOMParser().parseFromString(html, 'text/html').querySelector('time')?.outerHTML);
  }
  vi.unstubAllEnvs();
  expect(dates[0]).toContain('11/22/2026');
  expect(dates[1]).toBe(dates[0]);
});

test('a page carries of the legal texts only its own, and of the others whether they are there', async () => {
  const { data, html } = await renderPage('/terms', readApi, 'en');
  expect(JSON.stringify(data)).toContain('The rules of this shop.');
  expect(JSON.stringify(data)).not.toContain('It is not much.');
  expect(html).toContain('href="/privacy"');
  expect(html).not.toContain('href="/imprint"');
  expect(JSON.stringify((await renderPage('/about', readApi, 'en')).data)).not.toContain(
    'The rules',
  );
});

test.each(['夏目漱石', 'Лев-Толстой', 'นักเขียน', 'a b', 'a/b', '100%'])(
  'the page of an author at %s asks the API for just that',
  async (slug) => {
    const readAuthor = (path: string) =>
      path === `/api/authors/${encodeURIComponent(slug)}`
        ? Promise.resolve({
            body: JSON.stringify({ author: 'Somebody', books: [makeBook()] }),
            headers: { 'content-type': 'application/json' },
          })
        : readApi(path);
    const { html, data } = await renderPage(
      `/authors/${encodeURIComponent(slug)}`,
      readAuthor,
      'en',
    );
    expect(html).toContain('Somebody</h1>');
    const readAuthorQuery = Object.values(data.queries).find(
      (query) => query?.endpointName === 'readAuthor',
    );
    expect(readAuthorQuery?.originalArgs).toBe(slug);
  },
);
