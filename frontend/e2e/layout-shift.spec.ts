import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import {
  addToCart,
  closeConfirmation,
  fillCheckout,
  openBook,
  readBooks,
  register,
} from './customer.ts';
import { settle } from './settle.ts';
import { expect, test } from './shop.ts';

const openToAll = [
  '/',
  '/books',
  '/books?q=treasure',
  '/books?q=xqzxqz',
  '/wishlist',
  '/cart',
  '/login',
  '/news/1',
  '/about',
  '/authors/jules-verne',
  '/privacy',
  '/nowhere',
  '/books/0123456789abcdef01234567',
];
const withBooksSeen = ['/', '/books', '/books?q=xqzxqz', '/wishlist', '/cart'];
const forCustomers = ['/', '/books', '/wishlist', '/cart', '/checkout', '/orders', '/account'];

/** A phone that is four times as slow as this machine, in a weak network. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

/** Notes what moves without anybody having touched anything, and what it was. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        // A slow machine may draw a button between its icon and its word, which then share the room.
        if (entry.hadRecentInput || entry.value < 0.0001) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName}.${element?.getAttribute('class')} ${previousRect.x},${previousRect.y}>${currentRect.x},${currentRect.y}, ${previousRect.height}>${currentRect.height}`;
        });
        shifts.push(`${entry.value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens the page and scrolls while it is still coming; `late` lets come what was held back. */
async function expectStill(
  page: Page,
  address: string,
  { early = 300, late }: { early?: number; late?: () => void } = {},
) {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, early);
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
  await page.mouse.wheel(0, 300);
  late?.();
  await page.mouse.wheel(0, 20_000);
  await settle(page);
  expect.soft(await shiftsOf(page), address).toEqual([]);
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

test('nothing moves by itself for who comes for the first time', async ({ page }) => {
  test.setTimeout(240_000);
  const [book] = await readBooks(page);
  await watchShifts(page);
  await slowDown(page);
  for (const address of [...openToAll, `/books/${book?._id}`]) await expectStill(page, address);
});

test('type that comes late moves nothing', async ({ page }) => {
  const [book] = await readBooks(page);
  let letTypeCome = () => {};
  let isTypeDue = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await isTypeDue;
    await route.continue();
  });
  await watchShifts(page);
  const rareLetters = `/books?q=${encodeURIComponent('Čapek Petőfi Stanisław')}`;
  const addresses = ['/', '/books', '/books?q=treasure', rareLetters, '/news/1'];
  for (const address of [...addresses, `/books/${book?._id}`]) {
    isTypeDue = new Promise((resolve) => (letTypeCome = resolve));
    await expectStill(page, address, { early: 0, late: () => letTypeCome() });
  }
});

test('a page that comes in two parts is painted once @once', async ({ page, shop }) => {
  const slowShop = createServer((req, res) => {
    void (async () => {
      const answer = await fetch(`${shop.url}${req.url}`);
      const content = Buffer.from(await answer.arrayBuffer());
      res.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
      const cut = req.url === '/' ? content.indexOf('</h1>') : content.length;
      res.write(content.subarray(0, cut));
      setTimeout(() => res.end(content.subarray(cut)), req.url === '/' ? 1000 : 0);
    })();
  });
  await new Promise<void>((resolve) => slowShop.listen(0, '127.0.0.1', resolve));
  await watchShifts(page);
  await page.goto(`http://127.0.0.1:${(slowShop.address() as AddressInfo).port}/`);
  await settle(page);
  expect(await shiftsOf(page)).toEqual([]);
  slowShop.close();
});

test('nothing moves by itself for who has been here before', async ({ page }) => {
  test.setTimeout(240_000);
  const book = await fillLists(page);
  await watchShifts(page);
  await slowDown(page);
  for (const address of [...withBooksSeen, book]) {
    await expectStill(page, address, { early: 20_000 });
  }
});

test('nothing moves by itself for a customer who comes back', async ({ page }) => {
  test.setTimeout(240_000);
  await register(page);
  await fillLists(page);
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place an Order' }).click();
  await closeConfirmation(page);
  const book = await fillLists(page, { isWishing: false });
  await watchShifts(page);
  await slowDown(page);
  for (const address of [...forCustomers, book]) await expectStill(page, address);
});

test('a row of books is from the first as high as it will be @once', async ({ page }) => {
  const topSellers = page.getByRole('group', { name: 'Top Sellers' });
  const books = topSellers.getByRole('article');
  for (const width of [320, 360, 390, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/login');
    await settle(page);
    let letBooksCome = () => {};
    const areBooksDue = new Promise<void>((resolve) => (letBooksCome = resolve));
    await page.route('**/api/books/?*', async (route) => {
      await areBooksDue;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Storyloom' }).click();
    await expect(topSellers).toBeVisible();
    await expect(books).toHaveCount(0);
    const waiting = await topSellers.boundingBox();
    letBooksCome();
    await expect(books.first()).toBeVisible();
    expect.soft(await topSellers.boundingBox(), `${width} px`).toEqual(waiting);
    await page.unrouteAll();
  }
});

/** Looks at four books, wishes for three and puts them into the cart; returns the path of one. */
async function fillLists(page: Page, { isWishing = true } = {}): Promise<string> {
  for (const position of [0, 1, 2, 3]) {
    const title = await openBook(page, position);
    if (position === 3) break;
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `Add ${title} to your wishlist` });
    if (isWishing) await heart.first().click();
    await addToCart(page, title);
  }
  return new URL(page.url()).pathname;
}
