import { act, screen, waitFor } from '@testing-library/react';
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
  renderApp(address, { email: 'ada@example.com', cart: [book] });
  await waitFor(() => expect(document.title).toBe(title));
}

/** These lead a signed-in visitor on to another page. */
const signInPages: string[] = [sitePages.login.path, sitePages.register.path, sitePages.admin.path];

test('the browser names every page as the table of pages does', async () => {
  fakeShop.books = [book];
  fakeShop.settings = makeSettings({
    withdrawal: { isOn: true, days: 14 },
    guarantee: { isOn: true, image: '', url: 'https://example.com/notice' },
    pages: { ...makeSettings().pages, returns: 'Yes.', imprint: 'Us.', accessibility: 'Keys.' },
  });
  signInAsAdmin();
  renderApp('/', { email: 'ada@example.com', cart: [book] });
  for (const [address = '', title] of fixedPages) {
    if (signInPages.includes(address)) continue;
    act(() => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect([address, document.title]).toEqual([address, title]));
  }
});

test.each(fixedPages.filter(([address = '']) => signInPages.includes(address)))(
  'the browser names %s "%s"',
  (address = '', title) => expectTitle(address, title),
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
  'the title says that %s is not there, also on the way back to it',
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
  const share = { name: 'Share Librería Ñ on Facebook' };
  await waitFor(() => expect(screen.getByRole('link', share)).toBeVisible());
});

test('the home page of such a shop says its line', async () => {
  const shop = { ...makeSettings().shop, name: 'Librería Ñ', line: 'libros' };
  fakeShop.settings = makeSettings({ shop });
  await expectTitle('/', 'Librería Ñ - libros');
});
