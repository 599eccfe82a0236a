import { expectNoFindings } from './axe.ts';
import { register } from './customer.ts';
import { expect, placeOrder, signIn } from './owner.ts';
import { test } from './shop.ts';

test.describe.configure({ timeout: 240_000 });

test('The owner sees a new order arrive, ships it, and the customer sees it shipped', async ({
  page,
  browser,
  baseURL,
  shop,
}, { project }) => {
  const email = `${project.name}@example.com`;
  await page.goto('/dashboard/orders');
  await signIn(page, shop);
  const customer = await browser.newPage({ baseURL });
  await register(customer, email);
  const number = await placeOrder(customer, shop, email);

  const row = page.getByRole('row', { name: new RegExp(`^Tick order ${number} `) });
  await expect(row).toBeVisible();
  await expectNoFindings(page, 'orders');
  await row.getByRole('link', { name: String(number) }).click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expectNoFindings(page, 'order');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByText(`Order ${number} is now shipped.`)).toBeVisible();

  await customer.goto('/orders');
  await expect(customer.getByRole('article').first()).toContainText(/shipped/i);
  await customer.context().close();
});

test('axe finds nothing on the pages of the owner', async ({ page, shop, isMobile }) => {
  const check = (what: string) => expectNoFindings(page, what);
  await page.goto('/admin');
  await expect(page.getByLabel('Username')).toBeVisible();
  await check('sign-in');
  await signIn(page, shop);
  await expect(page.getByText('Products')).toBeVisible();
  await check('overview');
  await page.getByRole('button', { name: 'Shop owner, Admin' }).click();
  await check('user menu');
  if (isMobile) {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Dashboard pages' })).toBeVisible();
    await check('drawer');
  }
  await page.goto('/dashboard/manage-books');
  await page
    .getByRole('row')
    .getByRole('checkbox', { name: /^Select/ })
    .nth(1)
    .check();
  await check('book table with ticked books');
  await page.getByRole('row').getByRole('link', { name: /^Edit/ }).first().click();
  await expect(page.getByRole('button', { name: 'Update Book' })).toBeVisible();
  await check('edit');
  await page.goto('/dashboard/add-new-book');
  await page.getByRole('main').getByRole('button', { name: 'Add New Book' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await check('add, with errors');
  await page.goto('/dashboard/manage-books');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect(page.getByLabel('CSV file')).toBeAttached();
  await check('import');
  await page.goto('/dashboard/settings?tab=administrators');
  await expect(page.getByLabel('Current password')).toBeVisible();
  await check('settings');
});
