import { expectNoFindings } from './axe.ts';
import { register } from './customer.ts';
import { expect, placeOrder, signIn } from './owner.ts';
import { test } from './shop.ts';

test(
  'Emails about many orders of somebody unknown are held until the owner sends them',
  { tag: '@once' },
  async ({ page, browser, baseURL, shop }, { project }) => {
    const email = `nobody-knows-${project.name}@example.com`;
    const customer = await browser.newPage({ baseURL });
    await register(customer, email);
    for (let i = 0; i < 5; i += 1) await placeOrder(customer, shop, email);
    await customer.context().close();
    await page.goto('/dashboard/emails?status=held');
    await signIn(page, shop);
    const send = page.getByRole('button', { name: /^Send now/ });
    await expect(send).toHaveCount(2);
    await expect(page.getByText('Some emails are on hold.')).toBeVisible();
    await expectNoFindings(page, 'emails that are held');
    await page
      .getByRole('link', { name: /We have your order/ })
      .first()
      .press('Enter');
    await expect(page.getByText('It is on hold.')).toBeVisible();
    await send.press('Enter');
    await expect(page.getByText('It is on hold.')).toBeHidden();
    await page.getByRole('link', { name: 'All emails' }).press('Enter');
    await expect(send).toHaveCount(1);
  },
);

test(
  'The owner writes an email again, sees it as it will look, and undoes it',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.goto('/dashboard/settings?tab=emails');
    await signIn(page, shop);
    await page.getByRole('button', { name: 'Write it in your own words' }).press('Enter');
    const text = page.getByLabel('Text', { exact: true });
    const frame = page.frameLocator('iframe[title="The email as mail programs show it"]');
    await expect(frame.getByRole('heading', { name: 'We have your order #1001' })).toBeVisible();
    await expectNoFindings(page, 'the words of an email');
    await text.fill('Good day ');
    await page.getByRole('button', { name: '{name}' }).press('Enter');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue('Good day {name}');
    await expect(frame.getByText('Good day Ann Example')).toBeVisible();
    await text.press('!');
    await page.getByLabel('Subject', { exact: true }).fill('For {name}');
    await page.getByRole('button', { name: 'Save settings' }).press('Enter');
    await expect(page.getByText(/^Subject has the unknown placeholder \{name\}/)).toBeVisible();
    await page.getByLabel('Subject', { exact: true }).fill('Order {number}');
    await page.getByRole('button', { name: 'Save settings' }).press('Enter');
    await expect(page.getByText('The settings are saved.')).toBeVisible();

    await page.reload();
    await expect(text).toHaveValue('Good day {name}!');
    await page.getByRole('button', { name: 'Back to default' }).press('Enter');
    await page.getByRole('button', { name: 'Save settings' }).press('Enter');
    await expect(page.getByText('The settings are saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('This email has the default text.')).toBeVisible();
  },
);
