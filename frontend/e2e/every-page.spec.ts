import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addToCart, openBook, register } from './customer.ts';
import { expect, test } from './shop.ts';

const openPages = [
  '/',
  '/books',
  '/books?q=whale',
  '/books?q=zzzzzz',
  '/wishlist',
  '/cart',
  '/login',
  '/register',
  '/news/1',
  '/about',
  '/services',
  '/contact',
  '/privacy',
  '/terms',
  '/nowhere',
];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of openPages) {
      test(`${address} has nothing to complain about`, async ({ page }) => {
        await page.goto(address);
        await checkPage(page);
      });
    }

    test('the pages of a customer, and every dialog, have nothing to complain about', async ({
      page,
    }) => {
      await register(page);
      await page.goto('/orders');
      await checkPage(page);
      const title = await openBook(page);
      await checkPage(page);
      await addToCart(page, title);
      await page.getByRole('button', { name: `Add to Cart: ${title}` }).click();
      await expect(page.getByText('Already added to cart')).toBeVisible();
      await checkPage(page);
      await page.getByRole('button', { name: 'OK' }).click();
      await page.goto('/cart');
      await checkPage(page);
      await page.goto('/checkout');
      await checkPage(page);
      await page.getByRole('button', { name: /^Your menu/ }).click();
      await checkPage(page);
    });
  });
}

test('nothing jumps and nothing scrolls sideways, down to 320 pixels', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'widths are set here');
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const bookAddress = new URL(await openBook(page).then(() => page.url())).pathname;
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/', '/books', bookAddress, '/cart', '/login']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const found = await page.evaluate(() => ({
        shift: (window as unknown as { shifts: { sum: number } }).shifts.sum,
        sideways: document.documentElement.scrollWidth - window.innerWidth,
      }));
      expect([width, address, found.sideways <= 0, found.shift < 0.001 ? 0 : found.shift]).toEqual([
        width,
        address,
        true,
        0,
      ]);
    }
  }
});

async function checkPage(page: Page) {
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html.slice(0, 120))]),
  ).toEqual([]);
}
