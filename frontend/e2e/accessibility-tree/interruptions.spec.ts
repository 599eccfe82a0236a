import { expectNoFindings } from '../axe.ts';
import { register } from '../customer.ts';
import { endSessionIn, expect, placeOrder, read, send, signIn } from '../owner.ts';
import { addressOf, expectTree, main, test } from './tree.ts';

// What comes between somebody and what they meant to do: refusals, conflicts, questions, ends.

test.use({ treesOf: 'interruptions' });
test.describe.configure({ timeout: 180_000 });

test('a shopper with a full cart', { tag: '@once' }, async ({ page }) => {
  const address = await addressOf(page, 'Dracula');
  const book = (await (await page.request.get(`/api${address}`)).json()) as { _id: string };
  await page.goto('/about');
  await page.evaluate((shown) => {
    const idOf = (position: number) => position.toString(16).padStart(24, '0');
    const books = Array.from({ length: 100 }, (_, i) => ({ ...shown, _id: idOf(i) }));
    localStorage.setItem('storyloom.cart', JSON.stringify(books));
  }, book);
  await page.goto(address);
  await page.getByRole('button', { name: 'Add to Cart: Dracula' }).click();
  await expectTree(page.getByRole('dialog'), 'dialog-cart-full');
});

test('an administrator comes and goes', { tag: '@once' }, async ({ page, browser, shop }) => {
  await page.goto('/dashboard/settings?tab=administrators');
  await signIn(page, shop);
  await page.getByLabel('User name of a new administrator').fill('ann');
  await page.keyboard.press('Enter');
  const added = page.getByRole('status').filter({ hasText: 'ann is added.' });
  const password = (await added.getByRole('code').textContent()) ?? '';
  const ann = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await ann.goto('/admin');
  await ann.getByLabel('Username').fill('ann');
  await ann.getByLabel('Password').fill(password);
  await ann.keyboard.press('Enter');
  await expect(ann.getByLabel('New password')).toBeFocused();
  await expectTree(main(ann), 'admin-first-password');
  await ann.context().close();
  await page.getByRole('button', { name: 'Remove ann' }).click();
  await expectTree(page.getByRole('dialog'), 'dialog-remove-administrator');
});

test('two owners change the same thing', { tag: '@once' }, async ({ page, shop }) => {
  await page.goto('/admin');
  await signIn(page, shop);
  const book = await addressOf(page, 'Dracula');
  await page.goto(book.replace('/books', '/dashboard/edit-book'));
  await page.getByLabel('Description').fill('A count moves to England.');
  // Behind the back of the open form.
  const change = { description: 'A castle, a ship, and a very old guest.', newPrice: 8 };
  await send(page, shop, book.replace('/books', '/books/edit'), change, 'PUT');
  await page.getByRole('button', { name: 'Update Book' }).click();
  await expectTree(main(page).getByRole('alert'), 'editBook-conflict');

  await page.goto('/dashboard/settings?tab=home');
  const form = page.getByRole('form', { name: 'Settings' });
  await form.getByLabel('Paragraph').fill('Snow, and a candle.');
  const settings = (await (await page.request.get('/api/settings')).json()) as object;
  await send(page, shop, '/settings', { ...settings, hero: 'Rain, and a lamp.' }, 'PUT');
  await page.getByRole('button', { name: 'Save settings' }).press('Enter');
  await expectTree(main(page).getByRole('alert'), 'adminSettings-conflict');
  await expectNoFindings(page, 'conflict of settings');
});

test(
  'what the shop refuses, and the end of a session',
  { tag: '@once' },
  async ({ page, context, shop }) => {
    const customer = await context.newPage();
    await register(customer, 'grace@example.com');
    await placeOrder(customer, shop, 'grace@example.com');
    await customer.close();
    await page.goto('/dashboard/customers');
    await signIn(page, shop);
    await page.goto('/dashboard/customers');
    await page.getByRole('link', { name: 'Ann Reader' }).click();
    await page.getByRole('button', { name: 'Erase customer' }).click();
    await expect(page.getByText('Not while an order is open')).toBeVisible();
    await expectTree(page.getByRole('dialog'), 'dialog-erase-refused');
    await page.keyboard.press('Escape');
    const [order] = await read<{ _id: string }[]>(page, shop, '/orders/');
    await send(page, shop, `/orders/${order?._id}/status`, { status: 'cancelled' }, 'PATCH');
    await page.reload();
    await page.getByRole('button', { name: 'Erase customer' }).click();
    await expectTree(page.getByRole('dialog'), 'dialog-erase-customer');
    await page.keyboard.press('Escape');

    const book = await addressOf(page, 'Dracula');
    await page.goto(book.replace('/books', '/dashboard/edit-book'));
    await page.getByLabel('Author').fill('B. Stoker');
    await page.route('**/api/books/edit/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: 'Update Book' }).click();
    await expectTree(page.getByRole('dialog'), 'dialog-update-failed');
    await page.keyboard.press('Escape');

    await endSessionIn(page, 4.5 * 60_000);
    const ending = page.getByRole('status').filter({ hasText: /^Your session ends in/ });
    await expectTree(ending, 'admin-session-ends');
    await endSessionIn(page, -1);
    await expect(page).toHaveURL(/\/admin$/);
    await expectTree(page.getByRole('dialog'), 'dialog-session-ended');
  },
);
