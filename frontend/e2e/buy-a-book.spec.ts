import { expectNoFindings } from './axe.ts';
import { stopTheClock } from './clock.ts';
import { addToCart, fillCheckout, openBook, register } from './customer.ts';
import { expect, test } from './shop.ts';

test('a visitor fills the cart, registers, orders, and finds the order with its steps', async ({
  page,
}) => {
  const title = await openBook(page);
  await addToCart(page, title);
  await page.reload();
  await page.getByRole('link', { name: 'Cart, 1 book' }).click();
  await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeVisible();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const email = await register(page);
  await page.goto('/checkout');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(page.getByRole('button', { name: 'Place an Order' })).toBeDisabled();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place an Order' }).dblclick();

  await expect(page.getByText('Your order placed successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByText('just placed')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 0 books' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectNoFindings(page, 'orders');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
  await expectNoFindings(page, 'question before an order is cancelled');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
});

test('the toast that a book was added stays a second and a half, and a click goes through it @once', async ({
  page,
}) => {
  await page.clock.install();
  const title = await openBook(page);
  await stopTheClock(page);
  await addToCart(page, title);
  const toast = page.getByRole('dialog', { name: 'Added to your cart' });
  await expect(toast).toBeVisible();
  const isInTheWay = await toast.evaluate((dialog) => {
    const { x, y, width, height } = dialog.getBoundingClientRect();
    return dialog.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isInTheWay).toBe(false);
  const heart = page.getByRole('main').getByRole('button', { name: `Add ${title} to your` });
  await heart.first().click();
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
  await page.clock.runFor(1400);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toBeHidden();
});

test(
  'a session that ended in the middle of checkout costs the customer nothing',
  { tag: '@once' },
  async ({ page, context }) => {
    await register(page);
    const title = await openBook(page, 1);
    await addToCart(page, title);
    await page.goto('/checkout');
    await fillCheckout(page);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Place an Order' }).click();
    await expect(page.getByText('Your order placed successfully!')).toBeVisible();
  },
);

test(
  'a checkout survives a reload: what was typed is there again',
  { tag: '@once' },
  async ({ page }) => {
    await register(page);
    await addToCart(page, await openBook(page, 2));
    await page.goto('/checkout');
    await fillCheckout(page);
    await page.reload();
    await expect(page.getByLabel('Address / Street')).toHaveValue('12 St James Square');
  },
);

test(
  'on a phone the total stands right above the button, and both are in one screen',
  { tag: '@once' },
  async ({ page }) => {
    await register(page);
    await addToCart(page, await openBook(page, 2));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/checkout');
    const line = page.getByText(/^1 book, \$[\d.]+ in total$/);
    await expect(line).toBeInViewport();
    const button = page.getByRole('button', { name: 'Place an Order' });
    await button.scrollIntoViewIfNeeded();
    await expect(page.getByText('Total Price')).toBeInViewport();
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(line).toBeHidden();
    await expect(page.getByText('Total Price')).toBeVisible();
  },
);

test('two tabs share one cart', { tag: '@once' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByText('No product found!')).toBeVisible();
  const title = await openBook(page);
  await addToCart(page, title);
  await expect(other.getByRole('link', { name: title })).toBeVisible();
  await other.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 0 books' })).toBeVisible();
});
