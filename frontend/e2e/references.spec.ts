import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { addToCart, fillCheckout, openBook, register } from './customer.ts';
import { expect, test } from './shop.ts';

// The API of the journeys does not fail by itself; its error shape is the contract's.
const requestId = '7f3a1c52-6f0e-4b1d-9a53-2c1f0e8d4b77';
const error = { code: 'internal_error', message: 'Something went wrong on our side.', requestId };

async function expectToCopy(page: Page, what: string) {
  const reference = page.getByText(requestId);
  await expect(reference).toBeVisible();
  await expectNoFindings(page, what);
  await reference.click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(requestId);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

test(
  'a shopper can read and copy what finds a failed call in the log',
  { tag: '@once' },
  async ({ page }) => {
    await page.route('**/api/orders/**', (route) =>
      route.fulfill({ status: 500, json: { error } }),
    );
    await register(page);
    await addToCart(page, await openBook(page));
    await page.goto('/checkout');
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Place an Order' }).click();
    await expect(page.getByText('Failed to place an order')).toBeVisible();
    await expectToCopy(page, 'an order that failed');
    await page.getByRole('button', { name: 'OK' }).press('Enter');
    await page.goto('/orders');
    await expect(page.getByText('Error geting orders data')).toBeVisible();
    await expectToCopy(page, 'orders that did not load');
  },
);
