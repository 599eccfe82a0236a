import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { readBooks, register } from './customer.ts';
import { keyboardOf } from './keyboard.ts';
import { openLibreria, type Libreria } from './libreria.ts';
import { expect, read, send, signIn } from './owner.ts';
import { settle } from './settle.ts';
import { test } from './shop.ts';

test.use({
  ownShop: 'pickup',
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1920, height: 1080 },
});
test.describe.configure({ timeout: 300_000 });

let libreria: Libreria;
test.beforeAll(async ({ browser, shop }) => {
  libreria = await openLibreria(browser, shop);
});

async function expectSound(page: Page, where: string) {
  await settle(page);
  await expectNoFindings(page, where);
}

test('by keyboard alone a customer takes a book from a shelf, collects it in the shop, and sees when it is ready @once', async ({
  page,
  browser,
  shop,
}) => {
  const { title } = libreria.cheap;
  const main = page.getByRole('main');
  const { reach, press, type } = keyboardOf(page);
  await register(page);
  await press('button', 'Shelves');
  await expectSound(page, 'menu of the shelves');
  await press('link', 'Recomendados');
  await expect(main.getByRole('heading', { name: 'Recomendados', level: 1 })).toBeVisible();
  await expect(main.getByText('Para el invierno')).toBeVisible();
  await expectSound(page, 'shelf');
  await press('button', `Add to Cart: ${title}`);
  await press('link', 'Cart, 1 book');
  await press('link', 'Checkout');
  await expect(main.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await reach('radio', 'Send the books to me');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'I collect them in the shop' })).toBeChecked();
  await expect(page.getByLabel('City')).toHaveCount(0);
  await expect(main).toContainText('Calle Mayor 1');
  await reach('checkbox', /^I agree to/);
  await page.keyboard.press('Space');
  await press('button', 'Place an Order');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await expect(name).toBeFocused();
  await expectSound(page, 'checkout with pickup, refused');
  await type('textbox', 'Full Name', 'Rita Lectora');
  await type('textbox', 'Phone Number', '+34 600 000');
  await press('button', 'Place an Order');
  await expect(page.getByRole('dialog', { name: 'Confirmed Order' })).toBeVisible();
  await expectNoFindings(page, 'order placed');
  await page.keyboard.press('Enter');
  const placed = main.getByRole('article', { name: /just placed/ });
  await expect(placed).toBeFocused();
  await expect(placed).toContainText('Pickup at');

  const owner = await browser.newPage({ baseURL: shop.url });
  await owner.goto('/dashboard');
  await signIn(owner, shop);
  const [newest] = await read<{ _id: string }[]>(owner, shop, '/orders/');
  for (const status of ['confirmed', 'ready'])
    await send(owner, shop, `/orders/${newest?._id}/status`, { status }, 'PATCH');
  await owner.goto(`/dashboard/orders/${newest?._id}`);
  await expect(owner.getByText('Ready to collect').first()).toBeVisible();
  await expectSound(owner, 'order of the owner');
  await owner.close();

  await page.goto('/orders');
  await expect(main.getByRole('article').first()).toContainText('Ready to collect');
  await expectSound(page, 'orders');
});

test('axe finds nothing on pages that the owner switches on or fills @once', async ({
  page,
  browser,
  shop,
}) => {
  const owner = await browser.newPage({ baseURL: shop.url });
  await owner.goto('/dashboard');
  await signIn(owner, shop);
  const other = (await readBooks(owner)).find(({ _id }) => _id !== libreria.cheap._id);
  const path = `/books/${other?._id}`;
  const book = await read<Record<string, unknown>>(owner, shop, path);
  const { _id, createdAt: _created, updatedAt: _updated, ...fields } = book;
  await send(owner, shop, `/books/edit/${String(_id)}`, { ...fields, stock: 0 }, 'PUT');
  const author = '/authors/rosalia-de-castro';
  for (const address of [author, path, '/imprint', '/returns', '/withdrawal']) {
    await page.goto(address);
    await expectSound(page, address);
  }
  await owner.close();
});
