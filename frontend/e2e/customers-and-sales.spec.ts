import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { register } from './customer.ts';
import { expect, placeOrder, signIn } from './owner.ts';
import { settle } from './settle.ts';
import { test } from './shop.ts';

async function expectNoSidewaysScroll(page: Page) {
  const overhang = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overhang)).toBe(0);
}

test('The owner finds a customer, gives out the data, reads what was sold, and erases the customer @once', async ({
  page,
  browser,
  baseURL,
  shop,
}, { project }) => {
  const email = `a-reader-with-a-very-long-address-of-the-${project.name}@example.com`;
  await page.goto('/dashboard/customers');
  await signIn(page, shop);
  const customer = await browser.newPage({ baseURL });
  await register(customer, email);
  const number = await placeOrder(customer, shop, email);

  await page.goto('/dashboard/customers');
  const search = page.getByLabel('Name, e-mail or phone');
  await search.fill(email);
  await expect(page.getByText('1 customer')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page, 'customers');
  const link = page.getByRole('link', { name: 'Ann Reader' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ann Reader' })).toBeFocused();
  await expect(page.getByRole('link', { name: String(number) })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page, 'customer');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    customer: { email: string };
  };
  expect(file.customer.email).toBe(email);

  await page.getByRole('button', { name: 'Erase customer' }).click();
  await expect(page.getByText('Not while an order is open')).toBeVisible();
  await expectNoFindings(page, 'the answer that an order is open');
  await page.getByRole('button', { name: 'OK' }).click();
  const address = page.url();

  await page.goto('/dashboard/reports');
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total).toContainText('$');
  await expectNoSidewaysScroll(page);
  await expectNoFindings(page, 'sales report');
  await page.getByLabel('Rows').selectOption('By book');
  await expect(page.getByRole('table', { name: 'Sales by book' })).toBeVisible();
  await expectNoFindings(page, 'sales by book');
  await page.getByLabel('Rows').selectOption('By category');
  await expect(page.getByRole('table', { name: 'Sales by category' })).toBeVisible();
  await expectNoFindings(page, 'sales by category');
  const orders = page.getByRole('main').locator('dl dd').nth(1);
  const sold = Number(await orders.textContent());

  await page.goto('/dashboard/orders');
  await page.getByRole('link', { name: String(number) }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page, 'the question before a cancellation');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(`Order ${number} is now cancelled.`)).toBeVisible();
  await page.goto('/dashboard/reports?by=book');
  await expect(page.getByText(/[1-9]\d* orders? cancelled/)).toBeVisible();
  await expect(orders).toHaveText(String(sold - 1));

  await page.goto(address);
  await page.getByRole('button', { name: 'Erase customer' }).click();
  await expect(page.getByRole('button', { name: 'Erase for good' })).toBeVisible();
  await expectNoFindings(page, 'question before erasing');
  await page.keyboard.press('Escape');
  // The step can be undone for ten seconds; until then the customer stays.
  const refused = page.getByRole('dialog', { name: 'Not while an order is open' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Erase customer' }).click();
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await expect(
      refused.or(page.getByText(/The customer is erased, and the name is off 1 order/)),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).pathname).toBe('/dashboard/customers');
  }).toPass();
  await expect(page.getByText(email)).toHaveCount(0);
  await customer.goto('/orders');
  await settle(customer);
  await expect(customer.getByText('Ann Reader')).toHaveCount(0);
  await customer.context().close();
});
