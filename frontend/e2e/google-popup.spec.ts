import type { Page } from '@playwright/test';
import { chooseGoogleAccount, standInForGoogle } from './google.ts';
import { expect, test } from './shop.ts';

/** With all that a popup needs: a browser lets it open for a few seconds after the click. */
async function openPage(page: Page, address: string) {
  const config = page.waitForResponse('**/api/config');
  await page.goto(address);
  await config;
}

async function openPopup(page: Page, button: string): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  return popup;
}

test('Google signs a customer up, and in again later', async ({ page, context }) => {
  await standInForGoogle(context);
  await openPage(page, '/register');
  await chooseGoogleAccount(await openPopup(page, 'Sign up with Google'), 'grace@example.com');
  await expect(page.getByText('Register successful!')).toBeVisible();
  const menu = page.getByRole('button', { name: /^Your menu/ });
  await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();

  await openPage(page, '/login');
  const popup = await openPopup(page, 'Sign in with Google');
  await popup.getByText('grace@example.com').click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(menu).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
  await page.goto('/orders');
  await expect(page.getByText('No orders found!')).toBeVisible();
});

test('closing the popup of Google is a change of mind, and the form stays usable', async ({
  page,
  context,
}) => {
  await standInForGoogle(context);
  await openPage(page, '/login');
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await (await openPopup(page, 'Sign in with Google')).close();
  // Firebase gives the answer of a closed popup eight seconds to arrive.
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(errors).toEqual([]);
  await chooseGoogleAccount(await openPopup(page, 'Sign in with Google'), 'late@example.com');
  await expect(page).toHaveURL(/:\d+\/$/);
});

for (const [address, button, text] of [
  ['/login', 'Sign in with Google', 'Google sign in failed !'],
  ['/register', 'Sign up with Google', 'Google sign in failed!'],
] as const) {
  test(`${address} says so when Google cannot be reached`, async ({ page, context }) => {
    await context.route(/^https:/, (route) => route.abort());
    await page.goto(address);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  });
}
