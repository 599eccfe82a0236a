import { act, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePages } from '@storyloom/backend/contract/shop/site-pages';
import { makeBook, makeOrder } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';
import { loaded, prepareWords } from '@/words/load-words';
import { notTranslated, pseudoWords } from '@/words/pseudo-language';

serveAdminApi();

// What comes with a page's code must not take its place.
beforeAll(() => {
  for (const [name, words] of Object.entries(pseudoWords({ ...loaded }) as object))
    Object.defineProperty(loaded, name, {
      get: () => words as object,
      set: () => {},
      configurable: true,
    });
});
afterAll(async () => {
  for (const name of Object.getOwnPropertyNames(loaded)) Reflect.deleteProperty(loaded, name);
  (await prepareWords('en'))();
});

const book = makeBook({ title: 'Эмма', author: 'Остен', description: 'О чём книга.' });
const addresses = Object.values(sitePages).map(({ path }) =>
  path.replace('/news/:id', '/news/1').replace(':id', book._id).replace('*', '/nowhere'),
);

test.each(addresses)('every text of %s stands in the catalogue', async (address) => {
  fakeShop.books = [book];
  fakeShop.orders = [makeOrder()];
  if (address.startsWith('/dashboard')) signInAsAdmin();
  renderApp(address, { email: 'ada@example.com', cart: [book] });
  await waitFor(() => expect(document.querySelector('h1, h2')).not.toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const given = JSON.stringify(fakeShop);
  const words = textsOf(document.body).flatMap((text) => text.match(/[A-Za-z]{3,}/g) ?? []);
  const bare = words.filter((word) => !notTranslated.test(word) && !given.includes(word));
  expect([...new Set(bare)]).toEqual([]);
});

/** What people see or hear. */
function textsOf(root: HTMLElement): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isCode = node.parentElement?.closest(
      'script, style, code, bdi, [translate="no"], [lang="en"]',
    );
    if (!isCode) texts.push(node.textContent ?? '');
  }
  for (const element of root.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
      texts.push(element.getAttribute(name) ?? '');
  return texts;
}
