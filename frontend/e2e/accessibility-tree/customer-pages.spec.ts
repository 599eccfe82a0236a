import { stopTheClock } from '../clock.ts';
import { fillCheckout, register } from '../customer.ts';
import { expect } from '../owner.ts';
import { customersPages } from '../shop-pages.ts';
import { addressOf, expectTree, main, test } from './tree.ts';

test.use({ treesOf: 'customer' });
test.describe.configure({ timeout: 180_000 });

test('every page of a customer, and what opens on it', { tag: '@once' }, async ({ page }) => {
  await register(page, 'ada@example.com');
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await expectTree(page.getByRole('banner'), 'customer-menu');
  for (const [name, address] of Object.entries(customersPages)) {
    await page.goto(address);
    await expectTree(main(page), name);
  }
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectTree(main(page), 'account-wrong');
  const deletion = page.getByRole('button', { name: 'Delete my account' });
  await page
    .locator('form', { has: deletion })
    .getByLabel(/password/i)
    .fill('long-enough');
  await deletion.click();
  await expectTree(page.getByRole('dialog'), 'dialog-delete-account');
  await page.keyboard.press('Escape');

  await page.clock.install();
  await page.goto(await addressOf(page, 'Treasure Island'));
  const add = page.getByRole('button', { name: 'Add to Cart: Treasure Island' });
  await expect(add).toBeVisible();
  await stopTheClock(page);
  await add.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(100);
  await expectTree(page.getByRole('dialog'), 'dialog-added-to-cart');
  await expect(main(page), 'the page stays readable').toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('dialog')).toBeHidden();
  await add.click();
  await expectTree(page.getByRole('dialog'), 'dialog-already-added');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Treasure Island to your wishlist' }).click();
  await page.goto('/wishlist');
  await expectTree(main(page), 'wishlist-filled');
  await page.goto('/cart');
  await expectTree(main(page), 'cart-filled');
});

test('a checkout and what becomes of it', { tag: '@once' }, async ({ page }) => {
  await register(page, 'grace@example.com');
  await page.goto(await addressOf(page, 'Dracula'));
  await page.getByRole('button', { name: 'Add to Cart: Dracula' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 1 book' })).toBeVisible();
  await page.goto('/checkout');
  await expectTree(main(page), 'checkout-filled');
  await page.setViewportSize({ width: 390, height: 6000 });
  await expectTree(main(page), 'checkout-phone');
  await page.setViewportSize({ width: 1440, height: 6000 });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Place an Order' }).click();
  await expectTree(main(page), 'checkout-wrong');
  await fillCheckout(page);
  await page.route('**/api/orders/', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Place an Order' }).click();
  await expectTree(page.getByRole('dialog'), 'dialog-order-failed');
  await page.keyboard.press('Enter');
  await page.unroute('**/api/orders/');
  await page.getByRole('button', { name: 'Place an Order' }).click();
  await expectTree(page.locator('body'), 'dialog-order-placed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders$/);
  await expectTree(main(page), 'orders-one');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expectTree(page.getByRole('dialog'), 'dialog-cancel-order');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('alert').hover(); // it stays for so long
  await expectTree(page.getByRole('alert'), 'toast-order-cancelled');
  await expect(main(page).getByText('Cancelled', { exact: true })).toBeVisible();
  await expectTree(main(page).getByRole('article'), 'orders-cancelled');
});
