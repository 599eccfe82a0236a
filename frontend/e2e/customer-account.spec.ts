import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { addToCart, fillCheckout, openBook, register } from './customer.ts';
import { expect, test } from './shop.ts';

const menu = (page: Page) => page.getByRole('button', { name: /^Your menu/ });
const cart = (page: Page, count: number) =>
  page.getByRole('link', { name: `Cart, ${count} ${count === 1 ? 'book' : 'books'}` });

async function signIn(
  page: Page,
  email: string,
  { isRemembered = false, password = 'long-enough' } = {},
) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  if (isRemembered) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(menu(page)).toBeVisible();
}

async function logOut(page: Page) {
  await menu(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** The browser closed and opened again: what has no date is gone, what was kept is there. */
async function restart(browser: Browser, old: BrowserContext, baseURL: string): Promise<Page> {
  const state = await old.storageState({ indexedDB: true });
  await old.close();
  const cookies = state.cookies.filter(({ expires }) => expires !== -1);
  const context = await browser.newContext({ storageState: { ...state, cookies }, baseURL });
  return context.newPage();
}

/** What the shop stores of the signed-in customer. */
const readAccount = async (page: Page) =>
  (await (await page.request.get('/api/me')).json()) as { cart: []; wishlist: [] };

test(
  'who is signed in is so in all tabs, until the browser is closed',
  { tag: '@once' },
  async ({ page, context, browser, shop }) => {
    const email = await register(page);
    await logOut(page);
    const other = await context.newPage();
    await other.goto('/about');
    await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await signIn(page, email);
    await expect(menu(other)).toBeVisible();
    const third = await context.newPage();
    await third.goto('/orders');
    await expect(third.getByText('No orders found!')).toBeVisible();
    await page.reload();
    await expect(menu(page)).toBeVisible();
    await logOut(other);
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(third.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await signIn(page, email);

    const reopened = await restart(browser, context, shop.url);
    await reopened.goto('/orders');
    await expect(reopened).toHaveURL(/\/login$/);
    // The sign-in page does not wait until the shop has ended the session.
    await expect.poll(async () => (await reopened.request.get('/api/me')).status()).toBe(401);

    await signIn(reopened, email, { isRemembered: true });
    const remembered = await restart(browser, reopened.context(), shop.url);
    await remembered.goto('/orders');
    await expect(remembered.getByText('No orders found!')).toBeVisible();
    await remembered.context().close();
  },
);

test('cart and wishlist follow the account from one device to another @once', async ({
  page,
  browser,
  shop,
}, { project }) => {
  const email = await register(page);
  const first = await openBook(page, 4);
  await addToCart(page, first);
  const context = await browser.newContext({ ...project.use, baseURL: shop.url });
  const other = await context.newPage();
  const second = await openBook(other, 5);
  await addToCart(other, second);
  await page.getByRole('button', { name: `Add ${first} to your wishlist` }).click();
  // The other device asks once, when it signs in.
  await expect.poll(async () => (await readAccount(page)).wishlist).toHaveLength(1);
  await signIn(other, email);
  await expect(other.getByRole('link', { name: 'Wishlist, 1 book' })).toBeVisible();
  await expect(cart(other, 2)).toBeVisible();

  await page.goto('/cart');
  await expect(page.getByRole('link', { name: second })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${second}` }).click();
  await expect(cart(page, 1)).toBeVisible();
  await expect.poll(async () => (await readAccount(page)).cart).toHaveLength(1);
  // The other device knew the book, and does not bring it back.
  await other.goto('/cart');
  await expect(other.getByRole('link', { name: first })).toBeVisible();
  await expect(cart(other, 1)).toBeVisible();

  // Without network a change is undone with a message.
  await context.setOffline(true);
  await other.getByRole('button', { name: `Remove ${first}` }).click();
  await expect(other.getByText('Your cart could not be saved.')).toBeVisible();
  await expect(cart(other, 1)).toBeVisible();
  await context.setOffline(false);
  await other.getByRole('button', { name: `Remove ${first}` }).click();
  await expect.poll(async () => (await readAccount(other)).cart).toEqual([]);

  await logOut(other);
  await expect(other.getByRole('link', { name: 'Wishlist, 0 books' })).toBeVisible();
  await context.close();
});

test('a customer keeps details for the next order, changes e-mail and password, and deletes the account', async ({
  page,
  shop,
}) => {
  const email = await register(page);
  await addToCart(page, await openBook(page, 6));
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Keep these details for next time' }).press('Enter');
  await expect(page.getByText('These details are kept in your account.')).toBeVisible();
  await page.getByRole('button', { name: 'Place an Order' }).click();
  await expect(page.getByText('Your order placed successfully!')).toBeVisible();
  await expect(page.getByText('just placed')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  // The page moves to the order a moment after the dialog has gone: a click meanwhile would miss.
  await expect(page.getByRole('article')).toBeFocused();

  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByLabel('City')).toHaveValue('London');
  await page.getByLabel('City').fill('Cambridge');
  await page.getByRole('button', { name: 'Save details' }).press('Enter');
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await expectNoFindings(page, 'account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    email: string;
    orders: { name: string }[];
  };
  expect([file.email, file.orders.map(({ name }) => name)]).toEqual([email, ['Ada Lovelace']]);
  await addToCart(page, await openBook(page, 7));
  await page.goto('/checkout');
  await expect(page.getByLabel('City')).toHaveValue('Cambridge');

  // The orders stay listed after a change of e-mail.
  const newEmail = `new-${email}`;
  await page.goto('/account');
  await page.getByLabel('New email').fill(newEmail);
  await page.getByLabel('Your password', { exact: true }).fill('long-enough');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('Please look into your mail.')).toBeVisible();
  await openMailedLink(page, shop.emulatorHost, newEmail);
  await logOut(page);
  await signIn(page, newEmail);
  await page.goto('/orders');
  await expect(page.getByRole('article')).toHaveCount(1);

  const password = 'even-longer-than-that';
  await page.goto('/account');
  await page.getByLabel('Current password').fill('long-enough');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await logOut(page);
  await signIn(page, newEmail, { password });

  // Not while an order is open.
  await page.goto('/account');
  const remove = async () => {
    await page.getByLabel('Your password for the deletion').fill(password);
    await page.getByRole('button', { name: 'Delete my account' }).click();
  };
  await remove();
  await expect(page.getByText('An order is still on its way.')).toBeVisible();
  await page.getByRole('link', { name: 'See your orders' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await page.goto('/account');
  await remove();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email').fill(newEmail);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Please provide a valid email and password')).toBeVisible();
});

/** What the demo prints instead of a mail. */
async function openMailedLink(page: Page, emulatorHost: string, email: string) {
  const address = `http://${emulatorHost}/emulator/v1/projects/demo-storyloom/oobCodes`;
  const { oobCodes } = (await (await page.request.get(address)).json()) as {
    oobCodes: { email: string; newEmail?: string; oobLink: string }[];
  };
  const mail = oobCodes.find(({ newEmail, email: to }) => [newEmail, to].includes(email));
  if (!mail) throw new Error('no mail was sent');
  expect((await page.request.get(mail.oobLink)).ok()).toBe(true);
}
