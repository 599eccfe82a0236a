import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsInFrame } from './axe.ts';
import { register } from './customer.ts';
import { expect, placeOrder, signIn } from './owner.ts';
import { test } from './shop.ts';

test(
  'The owner reads what the shop has written about an order, and that nothing is sent yet',
  { tag: '@once' },
  async ({ page, browser, baseURL, shop, isMobile }, { project }) => {
    const email = `a-reader-with-a-rather-long-name-${project.name}@example.com`;
    const customer = await browser.newPage({ baseURL });
    await register(customer, email);
    const number = await placeOrder(customer, shop, email);
    await customer.context().close();

    await page.goto('/admin');
    await signIn(page, shop);
    if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Emails' }).click();
    await expect(page.getByText('Nothing is sent.')).toBeVisible();
    const emailItem = page.getByRole('link', { name: `We have your order #${number}` });
    await expect(emailItem).toBeVisible();
    await expect(page.getByRole('link', { name: `New order #${number}` })).toBeVisible();
    await expectNoFindings(page, 'emails');
    await expectNoSidewaysScroll(page);

    const statuses = page.getByRole('navigation', { name: 'Emails by status' });
    await statuses.getByRole('link', { name: 'Sent' }).click();
    await expect(page).toHaveURL(/status=sent/);
    await expect(page.getByText('There is no such email.')).toBeVisible();
    await page.goBack();

    await emailItem.focus();
    await page.keyboard.press('Enter');
    const subject = page.getByRole('heading', { name: `We have your order #${number}` });
    await expect(subject).toBeFocused();
    const frame = page.frameLocator('iframe[title="The email as mail programs show it"]');
    await expect(frame.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    await expectNoFindingsInFrame(page, 'the email itself');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Plain text' }).press('Enter');
    await expect(page.getByText(/You pay in cash/)).toBeVisible();
    await expectNoFindings(page, 'email');
    await page.getByRole('link', { name: 'All emails' }).click();
    await expect(emailItem).toBeVisible();
  },
);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(`${width} px: ${Math.max(0, sideways)}`).toBe(`${width} px: 0`);
  }
  if (before) await page.setViewportSize(before);
}
