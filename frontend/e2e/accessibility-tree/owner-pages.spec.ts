import type { Page } from '@playwright/test';
import type { PageName } from '@storyloom/backend/contract/shop/site-pages';
import { register } from '../customer.ts';
import { expect, picture, placeOrder, send, signIn } from '../owner.ts';
import type { Shop } from '../shop.ts';
import { addressOf, expectTree, main, test } from './tree.ts';

test.use({ treesOf: 'owner' });
test.describe.configure({ timeout: 180_000 });

type OwnersPage = Extract<
  PageName,
  `admin${string}` | 'newBook' | 'editBook' | 'manageBooks' | 'dashboard'
>;

const ownersPages: Record<
  Exclude<
    OwnersPage,
    'admin' | 'dashboard' | 'editBook' | 'adminCustomer' | 'adminOrder' | 'adminAwaitedBooks'
  >,
  string
> = {
  newBook: '/dashboard/add-new-book',
  manageBooks: '/dashboard/manage-books?q=Treasure',
  adminShelves: '/dashboard/shelves?new',
  adminOrders: '/dashboard/orders',
  adminRequests: '/dashboard/orders/requests',
  adminWithdrawals: '/dashboard/orders/withdrawals',
  adminCounter: '/dashboard/counter',
  adminCustomers: '/dashboard/customers',
  adminReports: '/dashboard/reports?period=own&from=2026-01-01&to=2026-01-02',
  adminEmails: '/dashboard/emails',
  adminSettings: '/dashboard/settings',
  adminPublishers: '/dashboard/publishers',
};

test('every page of the owner', { tag: '@once' }, async ({ page, context, shop }) => {
  const customer = await context.newPage();
  await register(customer, 'grace@example.com');
  const order = await placeOrder(customer, shop, 'grace@example.com');
  await customer.close();
  await page.goto('/admin');
  await expectTree(main(page), 'admin');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password').fill('wrong-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectTree(main(page), 'admin-wrong');
  await signIn(page, shop);
  for (const [name, address] of Object.entries(ownersPages)) {
    await page.goto(address);
    await expectTree(main(page), name);
  }

  await page.goto('/dashboard');
  await expectTree(page.locator('body'), 'dashboard');
  await page.goto('/dashboard/customers');
  await page.getByRole('link', { name: 'Ann Reader' }).click();
  await expectTree(main(page), 'adminCustomer');
  await page.goto('/dashboard/manage-books?q=Treasure');
  await page.getByRole('link', { name: 'Edit Treasure Island' }).click();
  await expectTree(main(page), 'editBook');
  await page.getByLabel('Author').fill('R. L. Stevenson');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expectTree(page.getByRole('dialog'), 'dialog-leave-unsaved');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Update Book' }).click();
  await expectTree(page.getByRole('dialog'), 'dialog-book-updated');
  await page.keyboard.press('Enter');
  await page.goto('/dashboard/emails');
  await page.getByRole('link', { name: /^We have your order/ }).click();
  await expectTree(main(page), 'adminEmails-one');
  await page.goto('/dashboard/orders');
  await page.getByRole('link', { name: String(order), exact: true }).click();
  await expectTree(main(page), 'adminOrders-one');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expectTree(page.getByRole('dialog'), 'dialog-cancel-order-of-customer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Correct' }).click();
  await expectTree(main(page), 'adminOrders-correction');
  await page.goto('/dashboard/orders');
  await page.getByRole('link', { name: 'New order by telephone' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expectTree(main(page), 'adminOrders-by-telephone');

  await page.getByRole('button', { name: 'Shop owner, Admin' }).click();
  await expectTree(page.getByRole('banner'), 'owner-menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 6000 });
  await page.goto('/dashboard/orders');
  await expectTree(page.locator('body'), 'adminOrders-phone');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expectTree(page.getByRole('dialog'), 'dashboard-menu-phone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Confirm: order/ }).press('Enter');
  await page.getByRole('alert').hover(); // it stays for so long
  await expectTree(page.getByRole('alert'), 'toast-order-confirmed');

  await orderIn(page, shop);
  await page.goto('/dashboard/orders/to-order');
  await expectTree(main(page), 'adminAwaitedBooks');
});

test('the owner adds a book and deletes it', { tag: '@once' }, async ({ page, shop }) => {
  await page.goto('/dashboard/add-new-book');
  await signIn(page, shop);
  await page.goto('/dashboard/add-new-book');
  await main(page).getByRole('button', { name: 'Add New Book' }).click();
  await expectTree(main(page), 'newBook-wrong');
  await page.getByLabel('Title').fill('The Castle');
  await page.getByLabel('Description').fill('A land surveyor arrives, and stays.');
  await page.getByLabel('Category').selectOption('fiction');
  await page.getByLabel('Old price').fill('15');
  await page.getByLabel('New price').fill('12.50');
  await page.getByLabel('Cover image').setInputFiles(picture);
  await expect(page.getByText(/Uploaded$/)).toBeVisible();
  await expectTree(main(page), 'newBook-filled');
  await main(page).getByRole('button', { name: 'Add New Book' }).click();
  await expectTree(page.getByRole('dialog'), 'dialog-book-added');
  await page.getByRole('button', { name: "Yes, It's Okay!" }).click();

  await page.goto('/dashboard/manage-books?q=castle');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await chooseOlderFile(page, 'The Castle');
  await expect(page.getByRole('group', { name: 'Rows of the file' })).toBeVisible();
  await expectTree(page.getByRole('region', { name: 'Import books' }), 'manageBooks-conflicts');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox', { name: 'Select The Castle' }).check();
  await expectTree(page.getByRole('group', { name: 'Selected books' }), 'manageBooks-selected');
  await page.getByRole('button', { name: 'Delete The Castle' }).focus();
  await page.keyboard.press('Enter');
  await expectTree(page.getByRole('alert'), 'toast-book-deleted');
  await page.goto('/dashboard/manage-books?draft=deleted');
  await expectTree(main(page), 'manageBooks-deleted');
});

/** An order that waits for a book. */
async function orderIn(page: Page, shop: Shop) {
  const facts = { description: 'It has to come.', category: 'fiction', newPrice: 9 };
  const { _id } = await send<{ _id: string }>(page, shop, '/books/create-book', {
    title: 'Ordered In',
    supply: 'orderIn',
    publisher: 'Aster Press',
    ...facts,
  });
  const address = { city: 'Bath', country: 'UK', state: '-', zipcode: 'BA1' };
  const order = { name: 'Ann Reader', phone: '12345', address, productIds: [_id] };
  await send(page, shop, '/orders/by-phone', order);
}

/** A file that was exported before the book was changed in the shop. */
async function chooseOlderFile(page: Page, title: string) {
  const id = (await addressOf(page, title)).split('/').at(-1);
  const rows = [
    '_id,title,description,category,newPrice,updatedAt',
    `${id},${title},A land surveyor arrives.,fiction,9.50,2020-01-01T00:00:00.000Z`,
  ];
  const buffer = Buffer.from(`${rows.join('\n')}\n`);
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'books.csv', mimeType: 'text/csv', buffer });
}
