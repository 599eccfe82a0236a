import { expectNoFindings } from './axe.ts';
import { fillCheckout } from './customer.ts';
import { signIn } from './owner.ts';
import { expect, test } from './shop.ts';

test('After a restart a customer finds the order placed before, and the owner restores deleted books', async ({
  page,
  browser,
  shop,
}) => {
  const owner = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await owner.goto('/dashboard/manage-books');
  await signIn(owner, shop);
  const deletedBooks = ['Dracula', 'Frankenstein'];
  for (const title of deletedBooks) {
    const remove = owner.getByRole('button', { name: `Delete ${title}` });
    await remove.press('Enter');
    await expect(remove).toBeHidden();
  }

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Discover New Reads This Week' })).toBeVisible();

  const titles: string[] = [];
  const sellers = page.getByRole('group', { name: 'Top Sellers' });
  // Other journeys may have added books that are sold out.
  const forSale = sellers
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add to Cart/ }) });
  while (titles.length < 2) {
    const title = await forSale.first().getByRole('heading').innerText();
    titles.push(title);
    await sellers.getByRole('button', { name: `Add to Cart: ${title}` }).click();
    await expect(
      sellers.getByRole('button', { name: `In your cart. Add to Cart: ${title}` }),
    ).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Cart, 2 books' })).toBeVisible();

  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Password').fill('secret1');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('User registered successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('link', { name: 'Cart, 2 books' })).toBeVisible();

  await fillCheckout(page);
  await page.getByRole('button', { name: 'Place an Order' }).click();
  await expect(page.getByText('Confirmed Order')).toBeVisible();
  await expect(page.getByText('Your order placed successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  const order = page.getByRole('article').first();
  for (const title of titles) await expect(order).toContainText(title);
  await expect(page.getByRole('link', { name: 'Cart, 0 books' })).toBeVisible();

  await shop.stop();
  await shop.start();

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  for (const title of titles) await expect(order).toContainText(title);

  for (const [index, title] of deletedBooks.entries()) {
    await owner.setViewportSize({ width: index === 0 ? 1440 : 390, height: 844 });
    await owner.goto('/dashboard/manage-books?draft=deleted');
    const restoreBook = owner.getByRole('button', { name: `Restore ${title}` });
    await expect(restoreBook).toBeVisible();
    await expectNoFindings(owner, 'deleted books after a restart');
    await restoreBook.press('Enter');
    await expect(restoreBook).toBeHidden();
    await owner.goto(`/dashboard/manage-books?q=${title}`);
    await expect(owner.getByRole('button', { name: `Delete ${title}` })).toBeVisible();
  }
  await owner.context().close();
});
