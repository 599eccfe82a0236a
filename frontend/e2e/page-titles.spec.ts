import type { Browser } from '@playwright/test';
import type { ShopSettings } from '@storyloom/backend/contract/shop/settings';
import { sitePages } from '@storyloom/backend/contract/shop/site-pages';
import { addToCart, openBook, register } from './customer.ts';
import { signIn } from './owner.ts';
import { settle } from './settle.ts';
import { expect, test, type Shop } from './shop.ts';

/** The titles of these pages for a visitor without scripts. */
async function readPlainTitles(browser: Browser, shop: Shop, addresses: string[]) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  const titles: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    titles.push(await page.title());
  }
  await context.close();
  return titles;
}

const isShown = (path: string) => !path.includes(':') && path !== '*';
const fixedPaths = Object.values(sitePages).flatMap(({ path }) => (isShown(path) ? path : []));

test(
  'a page has one title, with and without JavaScript',
  { tag: '@once' },
  async ({ page, browser, shop }) => {
    const bookTitle = await openBook(page);
    const bookPath = new URL(page.url()).pathname;
    await register(page);
    await openBook(page);
    await addToCart(page, bookTitle); // or there is nothing to check out
    const ownerPaths = fixedPaths.filter((path) => path.startsWith('/dashboard'));
    const addresses = [
      ...fixedPaths.filter((path) => !ownerPaths.includes(path)),
      '/books?category=horror',
      '/books?q=whale',
      '/news/1',
      '/nowhere',
      '/news/6',
      bookPath,
      ...ownerPaths,
      bookPath.replace('/books', '/dashboard/edit-book'),
    ];
    const titles = await readPlainTitles(browser, shop, addresses);
    expect(titles).toContain(`${bookTitle} - Storyloom`);
    expect(titles).toContain('Results for “whale” - Storyloom');
    const settings = await page.request.get('/api/settings');
    const { news } = (await settings.json()) as ShopSettings;
    expect(titles).toContain(`${news[0]?.title} - Storyloom`);
    const stranger = await (await browser.newContext({ baseURL: shop.url })).newPage();
    for (const [i, address] of addresses.entries()) {
      if (address === ownerPaths[0]) {
        await page.goto('/admin');
        await signIn(page, shop);
      }
      // Who is signed in is led on from these two.
      const reader = ['/login', '/register'].includes(address) ? stranger : page;
      await reader.goto(address);
      await settle(reader);
      // What the browser puts before the owner's titles, and what others have left to count. A page that
      // finds only with its data that it is none is called otherwise for a moment.
      const found = async () => [
        new URL(reader.url()).pathname,
        (await reader.title()).replace(/^\(\d+\) /, ''),
      ];
      await expect.poll(found).toEqual([address.replace(/\?.*/, ''), titles[i]]);
    }
  },
);
