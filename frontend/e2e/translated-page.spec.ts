import type { Page } from '@playwright/test';
import { addToCart, fillCheckout, openBook, register } from './customer.ts';
import { send, signIn } from './owner.ts';
import { expect, test } from './shop.ts';
import { translatePages } from './translate-pages.ts';

/** Clicks and expectations on a page that is not translated yet would prove nothing. */
async function untilTranslated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/translated-ltr/);
}

test(
  'in a page that the browser translates, a visitor searches, registers, buys a book and cancels it',
  { tag: '@once' },
  async ({ page }) => {
    const faults = await translatePages(page);
    await page.goto('/');
    await untilTranslated(page);
    const search = page.getByRole('combobox', { name: 'Search for books' });
    await search.pressSequentially('mo');
    await expect(page.getByRole('option', { name: /See all results for “mo”/ })).toBeVisible();
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'Results for “mo”' })).toBeVisible();

    const title = await openBook(page);
    await untilTranslated(page);
    await addToCart(page, title);
    await expect(page.getByRole('link', { name: 'Cart, 1 book' })).toBeVisible();
    await register(page);
    await page.goto('/checkout');
    await untilTranslated(page);
    await expect(page.getByRole('button', { name: 'Place an Order' })).toBeDisabled();
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Place an Order' }).click();
    await expect(page.getByText('Your order placed successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('just placed')).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 0 books' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  },
);

test(
  'in pages that the browser translates, the owner changes a book and sees what became of it',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.goto('/admin');
    await signIn(page, shop);
    const title = `Translated ${Date.now()}`;
    const book = {
      title,
      description: 'A book.',
      category: 'fiction',
      newPrice: 9,
      coverImage: '',
    };
    const { _id } = await send<{ _id: string }>(page, shop, '/books/create-book', book);
    const faults = await translatePages(page);
    await page.goto(`/dashboard/manage-books?q=${encodeURIComponent(title)}`);
    await untilTranslated(page);
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('$9.00');
    await page.goto(`/dashboard/edit-book/${_id}`);
    await untilTranslated(page);
    await page.getByLabel('New price').fill('7.50');
    await page.getByRole('button', { name: 'Update Book' }).click();
    const updated = page.getByRole('dialog', { name: 'Book Updated' });
    await expect(updated).toContainText('Your book was updated successfully!');
    await updated.getByRole('button', { name: 'Okay' }).click();
    await page.goto(`/dashboard/manage-books?q=${encodeURIComponent(title)}`);
    await untilTranslated(page);
    await expect(row).toContainText('$7.50');
    await row.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByText('Book deleted successfully!').hover(); // however long the list takes, it stays
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    expect(faults).toEqual([]);
  },
);
