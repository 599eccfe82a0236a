import { expectNoFindings } from './axe.ts';
import { addToCart, openBook, register } from './customer.ts';
import { settle } from './settle.ts';
import { openPages } from './shop-pages.ts';
import { expect, test } from './shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on the pages that are open to everybody', async ({ page }) => {
  test.setTimeout(180_000);
  for (const address of [...Object.values(openPages), '/books?q=zzzzzz']) {
    await page.goto(address);
    await settle(page);
    await expectNoFindings(page, address);
  }
});

test('axe finds nothing on the pages of a customer, and in what opens on them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectNoFindings(page, 'sign-in with errors');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expectNoFindings(page, 'forgotten password');
  await register(page);
  await page.goto('/orders');
  await expect(page.getByText('No orders found!')).toBeVisible();
  await expectNoFindings(page, 'no orders');
  const title = await openBook(page);
  await expectNoFindings(page, 'book');
  await addToCart(page, title);
  await page.getByRole('button', { name: `Add to Cart: ${title}` }).click();
  await expect(page.getByText('Already added to cart')).toBeVisible();
  await expectNoFindings(page, 'alert');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectNoFindings(page, 'cart');
  await page.goto('/checkout');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expectNoFindings(page, 'checkout');
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await expectNoFindings(page, 'menu of the customer');
});

test(
  'nothing jumps and nothing scrolls sideways, down to 320 pixels',
  { tag: '@once' },
  async ({ page }) => {
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
        await settle(page);
        const found = await page.evaluate(() => ({
          shift: (window as unknown as { shifts: { sum: number } }).shifts.sum,
          sideways: document.documentElement.scrollWidth - window.innerWidth,
        }));
        expect([
          width,
          address,
          found.sideways <= 0,
          found.shift < 0.001 ? 0 : found.shift,
        ]).toEqual([width, address, true, 0]);
      }
    }
  },
);
