import { openPages } from '../shop-pages.ts';
import { expect } from '../owner.ts';
import { addressOf, expectTree, main, test } from './tree.ts';

// What a screen reader announces, one file each in `snapshots/`: every page and what opens on it.
// `npm run e2e -- accessibility-tree --update-snapshots` writes them again.

test.use({ treesOf: 'open pages' });
test.describe.configure({ timeout: 180_000 });

test('every page that is open to everybody', { tag: '@once' }, async ({ page }) => {
  const book = await addressOf(page, 'Treasure Island');
  const catalogue = '/books?q=treasure';
  for (const [name, address] of Object.entries({ ...openPages, catalogue, book })) {
    await page.goto(address);
    await expectTree(main(page), name);
  }
  await page.goto('/login');
  await expectTree(page.locator('body'), 'layout');
  await page.setViewportSize({ width: 390, height: 6000 });
  await page.goto(book);
  await expectTree(main(page), 'book-phone');
});

test('what opens and what is announced on them', { tag: '@once' }, async ({ page, context }) => {
  await page.goto('/books?category=horror&sort=price');
  await expectTree(main(page), 'catalogue-filtered');
  await page.getByRole('textbox', { name: 'Lowest price' }).fill('20');
  await page.getByRole('textbox', { name: 'Highest price' }).fill('10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expectTree(page.getByRole('form', { name: 'Price' }), 'catalogue-price-wrong');
  await page.goto('/books?q=zzzzzz');
  await expectTree(main(page), 'catalogue-nothing-found');
  await page.goto('/books/0123456789abcdef01234567');
  await expectTree(main(page), 'book-missing');

  const search = page.getByRole('combobox', { name: 'Search for books' });
  await search.fill('moby');
  await expect(page.getByRole('listbox')).toBeVisible();
  await search.press('ArrowDown');
  await expectTree(page.getByRole('search').first(), 'search-suggestions');
  await search.press('Escape');

  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expectTree(page.locator('footer form'), 'newsletter-wrong');
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('grace@example.com');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await expect(page.getByText(/^Thank you\./)).toBeVisible();
  await expectTree(page.locator('footer form'), 'newsletter-thanks');

  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectTree(main(page), 'login-empty');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('wrong-password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectTree(main(page), 'login-wrong');
  await page.getByRole('button', { name: 'Forgot password' }).click();
  await expectTree(main(page), 'login-forgotten');
  await page.goto('/register');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expectTree(main(page), 'register-wrong');

  await context.setOffline(true);
  await expectTree(page.getByRole('status').first(), 'offline');
});
