import type { Page } from '@playwright/test';
import { endSessionIn, expect, signIn } from './owner.ts';
import { test } from './shop.ts';

test.describe.configure({ timeout: 180_000 });

test('What the keyboard leads to is never behind a bar of the page', async ({ page, shop }) => {
  await page.goto('/dashboard/settings?tab=home');
  await signIn(page, shop);
  await expect(page.getByRole('button', { name: 'Save settings' })).toBeVisible();
  await expectFocusInSight(page, 'settings');
  await page.goto('/dashboard/manage-books');
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .last()
    .check();
  await expect(page.getByRole('group', { name: 'Selected books' })).toBeVisible();
  await expectFocusInSight(page, 'books with some selected');

  await page.goto('/dashboard/add-new-book');
  await page.getByLabel('Format').focus();
  await endSessionIn(page, 4.5 * 60_000);
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeInViewport();
  await expect(page.getByLabel('Format')).toBeFocused();
  await expectFocusInSight(page, 'a new book while the session ends');
});

/** Once through the whole page, forwards and backwards. */
async function expectFocusInSight(page: Page, where: string) {
  const hidden: string[] = [];
  await page.locator('#main').focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    let place = '';
    while (place !== 'outside') {
      await page.keyboard.press(key);
      place = await page.evaluate(placeOfFocus);
      if (place !== 'outside' && place !== '') hidden.push(`${key}: ${place}`);
    }
  }
  expect.soft(hidden, where).toEqual([]);
}

/** 'outside' of the page's content, '' in sight, or what is hidden. */
function placeOfFocus(): string {
  const focused = document.activeElement;
  const main = document.getElementById('main');
  if (!focused || focused === main || !main?.contains(focused)) return 'outside';
  if (focused.closest('.bottom-bar')) return '';
  const { left, top, width, height } = focused.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  const bar = found?.closest('header, .session-end, .bottom-bar');
  return bar ? focused.outerHTML.slice(0, 120) : '';
}
