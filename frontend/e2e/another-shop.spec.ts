import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { addToCart, fillCheckout, register } from './customer.ts';
import { foreignIn, openLibreria, wordsOf, type Libreria } from './libreria.ts';
import { expect, read, signIn } from './owner.ts';
import { settle } from './settle.ts';
import { customersPages, openPages } from './shop-pages.ts';
import { test } from './shop.ts';

test.use({ ownShop: 'another-shop' });

let libreria: Libreria;
test.beforeAll(async ({ browser, shop }) => {
  libreria = await openLibreria(browser, shop);
});

/** Where accent, amounts or texts of the owner's own stand in the way; every page is looked through elsewhere. */
const hasOwnColours =
  /^\/$|books\/|cart|checkout|recomendados|terms|dashboard$|orders\/|counter|reports|tab=(shop|money|emails)/;

async function expectOwnWords(page: Page, address: string) {
  await page.goto(address);
  await settle(page);
  await expect(page).toHaveTitle(/Librería Ñ/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en'); // what is not the owner's is English
  expect.soft(foreignIn(await wordsOf(page)), address).toEqual([]);
}

async function expectOwnWordsOn(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await expectOwnWords(page, address);
    if (hasOwnColours.test(address)) await expectNoFindings(page, address);
  }
}

/** Buys the one book, and finds the total on every page and in every email. */
async function buy(page: Page, { _id, title }: Libreria['cheap'], shipping: string, sum: RegExp) {
  const main = page.getByRole('main');
  await page.goto(`/books/${_id}`);
  await addToCart(page, title);
  await page.goto('/cart');
  await expect(main).toContainText(new RegExp(`Shipping(free from 40,00\\s€)?${shipping}`));
  await expect(main).toContainText(sum);
  await page.goto('/checkout');
  await fillCheckout(page);
  await expect(main.getByText(sum).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Place an Order' }).click();
  await expect(page.getByText('Your order placed successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  const placed = page.getByRole('article').first();
  await expect(placed.getByRole('link', { name: title })).toBeVisible();
  await expect(placed.locator('dl').first()).toContainText(sum);
  expect.soft(foreignIn(await wordsOf(page)), title).toEqual([]);
}

test('an order of 38,00 costs 41,50 on every page, and one of 40,00 costs 40,00', async ({
  page,
  shop,
}) => {
  await register(page);
  await buy(page, libreria.cheap, '3,50\\s€', /41,50\s€/);
  await buy(page, libreria.dear, 'free', /40,00\s€/);
  await expectNoFindings(page, 'orders');
  const receipt = page.waitForEvent('popup');
  await page
    .getByRole('link', { name: /^Receipt of order/ })
    .nth(1)
    .click();
  const paper = await receipt;
  await expect(paper.getByRole('row', { name: 'Total' })).toContainText(/41,50\s€/);
  expect(foreignIn(await wordsOf(paper))).toEqual([]);
  await paper.close();

  await page.goto('/dashboard/orders');
  await signIn(page, shop);
  const [, bought] = await read<{ _id: string; totalPrice: number }[]>(page, shop, '/orders/');
  expect(bought?.totalPrice).toBe(41.5);
  await expectOwnWords(page, `/dashboard/orders/${bought?._id}`);
  await expect(
    page
      .getByText(/41,50\s€/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const readReceived = async () => {
    const emails = await read<{ _id: string; subject: string }[]>(page, shop, '/emails/');
    return emails.filter(({ subject }) => subject.startsWith('Su pedido'));
  };
  await expect.poll(readReceived).toHaveLength(2); // they are written a while after the orders
  const [, received] = await readReceived();
  await expectOwnWords(page, `/dashboard/emails?email=${received?._id}`);
  const shown = page.frameLocator('iframe');
  await expect(shown.locator('html')).toHaveAttribute('lang', 'es-ES');
  await expect(shown.getByText(/41,50\s€/)).toBeVisible();
});

test('no page of the shop is left that names the default one @once', async ({ page }) => {
  const author = '/authors/rosalia-de-castro';
  await expectOwnWordsOn(page, Object.values({ ...openPages, author }));
});

test('nor one that the owner has added, nor a customer’s @once', async ({ page }) => {
  await register(page);
  await page.goto(`/books/${libreria.cheap._id}`);
  await addToCart(page, libreria.cheap.title);
  await expectOwnWordsOn(page, [
    `/books/${libreria.cheap._id}`,
    '/books?category=poesia',
    '/shelves/recomendados',
    '/imprint',
    '/returns',
    '/withdrawal',
    '/cart',
    ...Object.values(customersPages),
  ]);
});

const ownersDay = [
  '/dashboard',
  '/dashboard/add-new-book',
  '/dashboard/manage-books',
  '/dashboard/shelves',
  '/dashboard/orders',
  '/dashboard/counter',
  '/dashboard/customers',
  '/dashboard/reports',
  '/dashboard/emails',
];
const tabs = 'shop money categories pages emails home law administrators system'.split(' ');

test('nor a page of a day of the owner @once', async ({ page, shop }) => {
  await page.goto('/dashboard');
  await signIn(page, shop);
  await expectOwnWordsOn(page, [
    ...ownersDay,
    `/dashboard/edit-book/${libreria.cheap._id}`,
    `/dashboard/orders/${libreria.phoneOrders[0]?._id}`,
  ]);
});

test('nor a tab of the settings @once', async ({ page, shop }) => {
  await page.goto('/dashboard/settings');
  await signIn(page, shop);
  await expectOwnWordsOn(
    page,
    tabs.map((tab) => `/dashboard/settings?tab=${tab}`),
  );
});
