import type { Page } from '@playwright/test';
import {
  addToCart,
  closeConfirmation,
  fillCheckout,
  openBook,
  readBooks,
  register,
} from './customer.ts';
import {
  responseWithLongWords,
  enlarged,
  expectNothingSticksOutAt,
  smallScreens,
} from './long-words.ts';
import { settle } from './settle.ts';
import { customersPages, openPages } from './shop-pages.ts';
import { expect, test } from './shop.ts';

const nothingFound = '/books?q=Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbau';

/** A customer with a long name who has ordered, wished and filled a cart. */
async function becomeCustomer(page: Page): Promise<string> {
  await register(page, `hubert-${Date.now()}-${'blaine'.repeat(7)}@example.com`);
  const title = await openBook(page);
  const address = new URL(page.url()).pathname;
  await addToCart(page, title);
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByLabel('Phone Number').fill(`+44 ${Date.now()}`);
  await page.getByRole('button', { name: 'Place an Order' }).click();
  await closeConfirmation(page);
  await page.goto(address);
  await addToCart(page, title);
  await page.getByRole('button', { name: `Add ${title} to your wishlist` }).click();
  return address;
}

test('long words keep to every page of the shop', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(480_000);
  const bookAddress = await becomeCustomer(page);
  await responseWithLongWords(page);
  const addresses = Object.values({ ...openPages, ...customersPages, bookAddress, nothingFound });
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(address);
    await settle(page);
    await expectNothingSticksOutAt([...smallScreens, ...enlarged], page, address);
  }
});

test('on a very low page, as at great zoom, header and cart bar scroll away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openBook(page);
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await page.getByRole('heading', { name: 'Description' }).scrollIntoViewIfNeeded();
  await expect(header).not.toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(header).toBeInViewport();
});

test(
  'prices stand on one line in each row of books, and so do the buttons',
  { tag: '@once' },
  async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/books');
      await expect(page.getByRole('article').nth(5)).toBeVisible();
      const rows = await page.evaluate(() => {
        const lines = new Map<number, Set<string>>();
        for (const card of document.querySelectorAll('article')) {
          const topOf = (element: Element | null | undefined) =>
            Math.round(element?.getBoundingClientRect().top ?? 0);
          const foot = [...card.querySelectorAll('p')].at(-1);
          const places = `${topOf(foot)} ${topOf(foot?.parentElement?.querySelector('button'))}`;
          const row = lines.get(topOf(card)) ?? new Set();
          lines.set(topOf(card), row.add(places));
        }
        return [...lines.values()].map((places) => places.size);
      });
      expect(rows.length).toBeGreaterThan(1);
      expect(new Set(rows), `rows at ${width} pixels`).toEqual(new Set([1]));
    }
  },
);

test(
  'a word of a title stays whole where a line has room for it',
  { tag: '@once' },
  async ({ page }) => {
    const book = (await readBooks(page)).find(({ title }) => title === 'Frankenstein');
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/books/${book?._id}`);
      const title = page.getByRole('heading', { level: 1, name: 'Frankenstein' });
      const lines = await title.evaluate((heading) => {
        const text = document.createRange();
        text.selectNodeContents(heading);
        return text.getClientRects().length;
      });
      expect(lines, `at ${width} pixels`).toBe(1);
    }
  },
);
