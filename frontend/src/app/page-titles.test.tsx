import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sitePages, type PageName } from '@storyloom/backend/contract/shop/site-pages';
import { titles } from '@storyloom/backend/contract/words/en/titles';
import { makeBook, makeSettings } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

const book = makeBook({ title: 'Emma' });
const fixedPages = Object.entries(titles).flatMap(([name, title]) => {
  const { path } = sitePages[name as PageName];
  return typeof title === 'string'
    ? [[path.replace(':id', book._id).replace('*', '/nowhere'), `${title} - Storyloom`]]
    : [];
});

async function expectTitle(address: string, title: string | undefined) {
  document.title = 'as it came';
  fakeShop.books = [book];
  if (address.startsWith('/dashboard')) signInAsAdmin();
  renderApp(address, { email: 'ada@example.com', cart: [book] });
  await waitFor(() => expect(document.title).toBe(title));
}

test.each(fixedPages)('the browser names %s "%s"', (address = '', title) =>
  expectTitle(address, title),
);

test.each([
  ['/', 'Storyloom - an independent online book store'],
  ['/books', 'All books - Storyloom'],
  ['/books?category=horror', 'Horror books - Storyloom'],
  ['/books?q=++%3Cwhale%3E+', 'Results for “<whale>” - Storyloom'],
  [`/books/${book._id}`, 'Emma - Storyloom'],
  [`/books/${'f'.repeat(24)}`, 'Page not found - Storyloom'],
  ['/news/1', `${makeSettings().news[0]?.title} - Storyloom`],
  ['/news/6', 'Page not found - Storyloom'],
])('the browser names %s "%s", as the server does', (address, title) =>
  expectTitle(address, title),
);

test.each(['/privacy', '/withdrawal', '/guarantee', '/shelves/gone', '/authors/nobody'])(
  'the browser says that %s is not there, also to whoever comes back to it',
  async (address) => {
    const { pages, ...settings } = makeSettings();
    fakeShop.settings = { ...settings, pages: { ...pages, privacy: '' } };
    fakeShop.books = [book];
    const { user } = renderApp(address);
    const isMissing = () => expect(document.title).toBe('Page not found - Storyloom');
    await waitFor(isMissing);
    await user.click(await screen.findByRole('link', { name: 'See all books' }));
    await waitFor(() => expect(document.title).toBe('All books - Storyloom'));
    window.history.back();
    await waitFor(isMissing);
  },
);

test('a shop of another name is called so in the tab, the header, the footer and on the links', async () => {
  const shop = { ...makeSettings().shop, name: 'Librería Ñ', line: 'libros' };
  fakeShop.settings = makeSettings({ shop });
  await expectTitle('/about', 'About Us - Librería Ñ');
  expect(await screen.findAllByRole('link', { name: 'Librería Ñ' })).toHaveLength(2);
  expect(screen.getAllByText('Librería')[0]).toHaveTextContent('Librería');
  expect(screen.getByRole('link', { name: 'Share Librería Ñ on Facebook' })).toBeVisible();
});

test('the home page of such a shop says its line', async () => {
  const shop = { ...makeSettings().shop, name: 'Librería Ñ', line: 'libros' };
  fakeShop.settings = makeSettings({ shop });
  await expectTitle('/', 'Librería Ñ - libros');
});
