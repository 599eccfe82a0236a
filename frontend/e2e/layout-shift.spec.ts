import type { Page } from '@playwright/test';
import { addToCart, openBook, register } from './customer.ts';
import { expect, test } from './shop.ts';

const openToAll = [
  '/',
  '/books',
  '/books?q=xqzxqz',
  '/wishlist',
  '/cart',
  '/login',
  '/news/1',
  '/about',
];
const forCustomers = ['/', '/books', '/cart', '/checkout', '/orders', '/account'];

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
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName}.${element?.getAttribute('class')} ${previousRect.y}>${currentRect.y}, ${previousRect.height}>${currentRect.height}`;
        });
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens the pages one after the other, and scrolls while they are still coming. */
async function expectStill(page: Page, addresses: string[], visitor: string) {
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('main')).toBeVisible();
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 300);
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
    await page.mouse.wheel(0, 300);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    const sum = shifts.reduce((all, shift) => all + parseFloat(shift), 0);
    // Less is shown as 0 by the tools that measure it, or as 0.01 at the very most.
    expect.soft(sum, [`${address} for ${visitor}`, ...shifts].join('\n')).toBeLessThan(0.01);
  }
}

test('nothing moves by itself for who comes for the first time', async ({ page }) => {
  test.setTimeout(180_000);
  await openBook(page);
  const book = new URL(page.url()).pathname;
  await page.evaluate(() => localStorage.clear());
  await watchShifts(page);
  await slowDown(page);
  await expectStill(page, [...openToAll, book], 'a new visitor');
});

test('nothing moves by itself for a customer who comes back', async ({ page }) => {
  test.setTimeout(180_000);
  await register(page);
  for (const position of [0, 1, 2]) await addToCart(page, await openBook(page, position));
  const book = new URL(page.url()).pathname;
  await watchShifts(page);
  await slowDown(page);
  await expectStill(page, [...forCustomers, book], 'a customer');
});
