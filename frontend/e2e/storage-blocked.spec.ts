import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { fillCheckout, register } from './customer.ts';
import { expect, test } from './shop.ts';

/** The browser's own setting that blocks all cookies and site data. */
const blocked = JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } });

test(
  'where storage is blocked, a customer signs in and orders in one visit',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: refuse });
    });
    await register(page);
    await page.getByRole('link', { name: 'All books', exact: true }).click();
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Cart, 1 book' }).click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Place an Order' }).click();
    await expect(page.getByText('Confirmed Order')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('link', { name: 'Cart, 0 books' })).toBeVisible();
  },
);

test(
  'where the browser blocks all cookies, it says so and blames no password',
  { tag: '@once' },
  async ({ shop, launchOptions }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-blocked-'));
    await mkdir(path.join(folder, 'Default'));
    await writeFile(path.join(folder, 'Default', 'Preferences'), blocked);
    const browser = await chromium.launchPersistentContext(folder, launchOptions);
    const page = browser.pages()[0] ?? (await browser.newPage());
    const printed: string[] = [];
    page.on('pageerror', (error) => printed.push(String(error)));
    await page.goto(`${shop.url}/login`);
    await page.getByLabel('Email').fill('reader@example.com');
    await page.getByLabel('Password').fill('long-enough');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Your browser blocks cookies and site data')).toBeVisible();
    await expect(page.getByText('Please provide a valid email and password')).toBeHidden();
    expect(printed).toEqual([]);
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  },
);
