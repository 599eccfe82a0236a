import type { Locator } from '@playwright/test';
import { addToCart, openBook } from './customer.ts';
import { settle } from './settle.ts';
import { expect, test } from './shop.ts';

test.describe('before the code of the app has come', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages already show their books', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Discover New Reads This Week',
    );
    await expect(
      page.getByRole('group', { name: 'Top Sellers' }).getByRole('article').first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'All books', exact: true }).click();
    // Other journeys in this shop add books.
    const { total, categories } = (await (await page.request.get('/api/search')).json()) as {
      total: number;
      categories: { name: string; count: number }[];
    };
    await expect(page.getByText(`${total} books`)).toBeVisible();
    await page.goto('/books?category=horror');
    const horror = categories.find(({ name }) => name === 'horror')?.count ?? 0;
    expect(horror).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(horror);
    const title = await openBook(page);
    await expect(page.getByRole('img', { name: `Cover of ${title}` })).toBeVisible();
  });

  test('where nothing can be done without it, the page says so and leads on', async ({ page }) => {
    for (const address of ['/cart', '/login', '/checkout', '/wishlist']) {
      await page.goto(address);
      const sentence = page.locator('noscript p').last(); // by text nothing is found in there
      await expect(sentence).toContainText(
        /To sign in, fill a cart and order, \w+ needs JavaScript/,
      );
      await expect(sentence).toBeVisible();
      await expect(page.getByRole('link', { name: 'Storyloom' })).toHaveAttribute('href', '/');
    }
    await page.getByRole('link', { name: 'See all books' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All books' })).toBeVisible();
  });
});

test('pictures come as AVIF to a browser that reads it @once', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('img', { name: 'Go to the books we recommend' });
  await expect.poll(() => addressOf(hero)).toMatch(/\.avif$/);
  await page.goto('/books?q=frankenstein'); // has a picture, whatever other journeys have added
  await page.getByRole('main').getByRole('link', { name: 'Frankenstein' }).first().click();
  const cover = page.getByRole('img', { name: 'Cover of Frankenstein' });
  await expect.poll(() => addressOf(cover)).toContain('format=avif');
  const address = await addressOf(cover);
  // It is WebP until an encoder has come to it.
  await expect
    .poll(async () => (await page.request.get(address)).headers()['content-type'], {
      timeout: 60_000,
    })
    .toBe('image/avif');
});

test('the app hydrates the rendered page, without asking again and without moving anything', async ({
  page,
}) => {
  const asked: string[] = [];
  const printed: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/^https?:\/\/[^/]+/, '')));
  page.on('console', (message) => printed.push(message.text()));
  page.on('pageerror', (error) => printed.push(String(error)));
  // What only the browser knows must not be in the way: a cart, a chosen theme, seen books.
  const title = await openBook(page);
  await addToCart(page, title);
  await page.getByText('Dark', { exact: true }).click();
  await page.addInitScript(() => {
    const seen = { waiting: false, shift: 0 };
    let isRendered = false;
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      const root = document.getElementById('root');
      const text = root?.innerText ?? '';
      // Down to its foot, which is not shown while something above it waits.
      if (root?.textContent.includes('Subscribe')) isRendered = true;
      if (isRendered && (text === '' || text.includes('Loading'))) seen.waiting = true;
    }).observe(document, { childList: true, subtree: true });
  });
  const book = new URL(page.url()).pathname;
  // What a page came with is not asked for again; the rest only the browser knows or needs.
  const onlyTheBrowserAsks = {
    '/': [`/api/books/?ids=${book.slice('/books/'.length)}&limit=100`],
    '/books': [],
    '/books?category=horror': [],
    [book]: [`/api${book}/related`],
  };
  for (const [address, expected] of Object.entries(onlyTheBrowserAsks)) {
    asked.length = 0;
    await page.goto(address);
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
    await expect(page.getByRole('link', { name: 'Cart, 1 book' })).toBeVisible();
    const queries = () => asked.filter((path) => /^\/api\/(?!covers\/|visits$)/.test(path));
    await expect.poll(queries, { message: address }).toEqual(expected);
    await settle(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen);
    // A book's page shows that it waits for the related books, which it did not come with.
    expect([address, seen]).toEqual([address, { waiting: address === book, shift: 0 }]);
    expect(queries(), address).toEqual(expected);
  }
  // What is not on the first screen comes to life a while later.
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(printed).toEqual([]);
});

/** What the browser has chosen of a picture's addresses. */
function addressOf(picture: Locator): Promise<string> {
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
}
