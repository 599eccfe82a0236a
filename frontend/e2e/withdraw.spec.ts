import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsInFrame } from './axe.ts';
import { keyboardOf } from './keyboard.ts';
import { register } from './customer.ts';
import { expect, placeOrder, read, send, signIn } from './owner.ts';
import { settle } from './settle.ts';
import { test, type Shop } from './shop.ts';

test.use({ ownShop: 'withdraw' });

const name = 'Withdraw from contract';
const received = 'We have received your withdrawal';

async function expectSound(page: Page, what: string) {
  await settle(page);
  await expectNoFindings(page, what);
}

/** The owner in a tab of their own browser; signed in where `path` is. */
async function openShopAsOwner(page: Page, shop: Shop, path: string): Promise<Page> {
  const context = await page.context().browser()!.newContext({
    baseURL: shop.url,
    viewport: page.viewportSize(),
  });
  const owner = await context.newPage();
  await owner.goto('/dashboard');
  await signIn(owner, shop);
  await owner.goto(path);
  return owner;
}

const declare = (page: Page, { url }: Shop, data: object) =>
  page.request.post('/api/withdrawals/', { headers: { Origin: url }, data });

const orderOf = (page: Page, number: number) =>
  page.getByRole('article', { name: new RegExp(`Order ${number}\\b`) });

test('a customer withdraws by keyboard from all and from a part, a visitor by number, and the owner reads it', async ({
  page,
  context,
  browser,
  shop,
}, { project }) => {
  const email = `reader-${project.name}@example.com`;
  const declared = { name: 'Ann Reader', email, number: '1', confirm: true };

  // Switched off it is not there.
  await page.goto('/withdrawal');
  await expect(page.getByText('This page is not on our shelves')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  expect((await declare(page, shop, declared)).status()).toBe(404);
  expect((await declare(page, shop, {})).status()).toBe(404);

  const owner = await openShopAsOwner(page, shop, '/dashboard/settings?tab=law');
  await owner.getByLabel(/^Show “Withdraw from contract”/).check();
  await owner.getByRole('button', { name: 'Save settings' }).press('Enter');
  await expect(owner.getByText('Saved.')).toBeVisible();
  await expectSound(owner, 'settings');

  // The whole order, by the keyboard alone.
  const customer = await context.newPage();
  await register(customer, email);
  const [whole, part, byNumber] = [
    await placeOrder(customer, shop, email),
    await placeOrder(customer, shop, email, 3),
    await placeOrder(customer, shop, email, 2),
  ];
  const main = customer.getByRole('main');
  const { reachOn, press } = keyboardOf(customer);
  await customer.goto('/orders');
  await reachOn(orderOf(customer, whole).getByRole('link', { name }));
  await expectSound(customer, 'orders');
  await customer.keyboard.press('Enter');
  await expect(main.getByLabel('Order number')).toHaveValue(`${whole}`);
  await expectSound(customer, 'form');
  await press('button', 'Continue');
  await expect(main.getByRole('heading', { name: 'Your withdrawal' })).toBeFocused();
  await expect(main).toContainText('the whole order');
  await expectSound(customer, 'summary');
  await press('button', 'Confirm withdrawal');
  await expect(main.getByRole('heading', { name: received })).toBeFocused();
  await expectSound(customer, 'received');

  // A part of another one; an order that is withdrawn from says so, and offers it no more.
  await customer.goto('/orders');
  await expect(orderOf(customer, whole)).toContainText('Withdrawal received on');
  await expect(orderOf(customer, whole).getByRole('link', { name })).toHaveCount(0);
  await reachOn(orderOf(customer, part).getByRole('link', { name }));
  await customer.keyboard.press('Enter');
  const only = main.getByRole('group', { name: /^Only these books/ }).getByRole('checkbox');
  await expect(only).toHaveCount(3);
  await reachOn(only.nth(1));
  await customer.keyboard.press('Space');
  await expectSound(customer, 'part');
  await press('button', 'Continue');
  await expect(main).not.toContainText('the whole order');
  await press('button', 'Confirm withdrawal');
  await expect(main.getByRole('heading', { name: received })).toBeFocused();

  // Signed out: the number and the e-mail, and nothing of the order is shown.
  const visitor = await (await browser.newContext({ ...project.use, baseURL: shop.url })).newPage();
  await visitor.goto('/about');
  const hand = keyboardOf(visitor);
  await hand.press('link', name);
  await hand.press('button', 'Continue');
  await expect(visitor.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(visitor.getByLabel('Order number')).toHaveAccessibleDescription(
    'Order number is required',
  );
  await expectSound(visitor, 'refused');
  await hand.type('textbox', 'Name', 'Ann Reader');
  await hand.type('textbox', 'Order number', `#${byNumber}`);
  await hand.type('textbox', 'Email', email);
  await hand.press('button', 'Continue');
  await expect(visitor.getByText(`${byNumber}`, { exact: true })).toBeVisible();
  await expect(visitor.getByRole('checkbox')).toHaveCount(0);
  await hand.press('button', 'Confirm withdrawal');
  await expect(visitor.getByRole('heading', { name: received })).toBeFocused();
  await visitor.context().close();

  await expectOwnersView(owner, shop, [whole, part, byNumber]);
  await owner.context().close();
});

async function expectOwnersView(owner: Page, shop: Shop, numbers: number[]) {
  await owner.goto('/dashboard/orders');
  await owner.getByRole('link', { name: '3 open withdrawals' }).press('Enter');
  const done = owner.getByRole('button', { name: 'Mark as done' });
  const open = owner.getByRole('listitem').filter({ has: done });
  await expect(open).toHaveCount(3);
  for (const number of numbers)
    await expect(open.filter({ hasText: `Order ${number}` })).toHaveCount(1);
  await expectSound(owner, 'owner');
  await open
    .filter({ hasText: '1 of its books' })
    .getByRole('button', { name: 'Mark as done' })
    .press('Enter');
  await expect(owner).toHaveURL(/orders\/[0-9a-f]{24}/);
  // Of the three books of the order it is the one that was ticked.
  const withdrawn = owner.getByRole('listitem').filter({ hasText: 'Withdrawal received' });
  await expect(withdrawn).toHaveCount(1);
  await expectSound(owner, 'owner-order');

  const subject = `We have received your withdrawal for order #${numbers[1]}`;
  const find = () => read<{ _id: string; subject: string }[]>(owner, shop, '/emails/');
  await expect.poll(async () => (await find()).map((email) => email.subject)).toContain(subject);
  const email = (await find()).find((each) => each.subject === subject);
  await owner.goto(`/dashboard/emails?email=${email?._id}`);
  const frame = owner.frameLocator('iframe');
  await expect(frame.getByText(`1 book of order #${numbers[1]}`, { exact: false })).toBeVisible();
  await expectNoFindingsInFrame(owner, 'email');
  await owner.getByRole('button', { name: 'Plain text' }).press('Enter');
}

test('the way to withdraw is on an order until its period is over @once', async ({
  page,
  context,
  shop,
}, { project }) => {
  const email = `late-${project.name}@example.com`;
  const owner = await openShopAsOwner(page, shop, '/dashboard');
  await send(owner, shop, '/settings', { withdrawal: { isOn: true, days: 14 } }, 'PUT');
  const customer = await context.newPage();
  await register(customer, email);
  const number = await placeOrder(customer, shop, email);
  const orders = await read<{ _id: string; number: number }[]>(owner, shop, '/orders/');
  const id = orders.find((order) => order.number === number)?._id;
  const before = Date.now();
  for (const status of ['confirmed', 'shipped', 'delivered'])
    await send(owner, shop, `/orders/${id}/status`, { status }, 'PATCH');
  await owner.context().close();

  await customer.goto('/orders');
  await expect(orderOf(customer, number).getByRole('link', { name })).toBeVisible();
  const dayMs = 86_400_000;
  await customer.clock.setFixedTime(before + 14 * dayMs - 60_000);
  await customer.reload();
  await expect(orderOf(customer, number).getByRole('link', { name })).toBeVisible();
  await customer.clock.setFixedTime(Date.now() + 14 * dayMs + 60_000);
  await customer.reload();
  await expect(orderOf(customer, number)).toBeVisible();
  await expect(orderOf(customer, number).getByRole('link', { name })).toHaveCount(0);
  await expectSound(customer, 'over');
});
