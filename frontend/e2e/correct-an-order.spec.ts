import { expectNoFindings } from './axe.ts';
import { stopTheClock } from './clock.ts';
import { register } from './customer.ts';
import { expect, placeOrder, signIn } from './owner.ts';
import { test } from './shop.ts';

test.describe.configure({ timeout: 180_000 });

test('The owner puts an order right, takes one down by telephone, and a parcel comes back @once', async ({
  page,
  browser,
  baseURL,
  shop,
}, { project }) => {
  const email = `correct-${project.name}@example.com`;
  await page.clock.install();
  await page.goto('/dashboard/orders');
  await signIn(page, shop);
  const customer = await browser.newPage({ baseURL });
  await register(customer, email);
  const number = await placeOrder(customer, shop, email);
  const order = page.getByRole('main').getByRole('heading', { name: `Order ${number}` });

  // A second Enter takes no second step, and the notice takes the first one back.
  await page.getByLabel('Name, phone, number, place or book').fill(`#${number}`);
  await expect(page.getByText(/^1 order, \$[\d.]+ together$/)).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);
  await page.getByRole('button', { name: `Confirm: order ${number}` }).focus();
  await stopTheClock(page); // however slow the machine is, the second one comes within the second
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Order ${number} is placed again.`)).toBeVisible();
  await page.getByRole('link', { name: String(number), exact: true }).click();
  await expect(order).toContainText('Placed');

  await page.getByRole('button', { name: 'Correct' }).press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByLabel('Address / Street').fill('2 Paper Lane');
  await expectNoFindings(page, 'correction');
  await page.getByRole('button', { name: 'Save correction' }).press('Enter');
  await expect(page.getByText('Corrected: address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct' })).toBeFocused();
  await page.getByLabel('New note').fill('Rings twice.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Rings twice.', { exact: true })).toBeVisible();
  await expectNoFindings(page, 'order with history and notes');

  for (const step of ['Confirm', 'Mark as shipped', 'Mark as returned']) {
    await page.getByRole('button', { name: step, exact: true }).click();
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page, 'the question before a return');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as returned' }).click();
  await expect(order).toContainText('Returned');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText(/^This order is returned\. Do not send it/)).toBeVisible();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await customer.goto('/orders');
  const card = customer.getByRole('article').first();
  await expect(card).toContainText('Returned');
  await expect(card).toContainText('2 Paper Lane');
  await expect(card).not.toContainText('Rings twice');
  await customer.context().close();

  await page.goto('/dashboard/orders');
  await page.getByRole('link', { name: 'New order by telephone' }).click();
  const picker = page.getByRole('combobox', { name: 'Add a book' });
  await picker.fill('dracula');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoFindings(page, 'books to choose from');
  await picker.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.getByLabel('Full Name').fill('Zoë Caller');
  await page.getByRole('button', { name: 'Place order' }).press('Enter');
  await expect(page.getByText('Phone Number is required')).toBeVisible();
  await expectNoFindings(page, 'order by telephone, with errors');
  await page.getByLabel('Phone Number').fill('+44 0797360961');
  for (const part of ['Zipcode', 'City', 'State / province', 'Country / region']) {
    await page.getByLabel(part).fill('Bath');
  }
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('By phone').first()).toBeVisible();
  await page.getByRole('link', { name: 'All orders' }).click();
  await page.getByLabel('Name, phone, number, place or book').fill('caller zoe 0961');
  await expect(page.getByRole('row', { name: /Zoë Caller/ }).first()).toBeVisible();
});
