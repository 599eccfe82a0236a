import { expectNoFindings } from './axe.ts';
import { expect, send, signIn } from './owner.ts';
import { test } from './shop.ts';

test('A morning at the counter, by scanner and keyboard @once', async ({ page, shop }, {
  project,
}) => {
  // Two sizes share a shop: each sells books of its own.
  const isDesktop = project.name === 'desktop';
  const isbn = isDesktop ? '9780306406157' : '9783161484100';
  const unknown = isDesktop ? '9780141439471' : '9780141439518';
  await page.goto('/admin');
  await signIn(page, shop);
  const title = `Sold by hand, ${project.name}`;
  const facts = { description: 'Here.', category: 'fiction', newPrice: 5, stock: 2, isbn };
  await send(page, shop, '/books/create-book', { title, ...facts });
  await page.goto('/dashboard/counter');
  const field = page.getByLabel('Sell: ISBN or title');
  await expect(field).toBeFocused();
  const scan = async (code: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  };
  await scan(isbn);
  await scan(isbn);
  await scan(isbn);
  const rows = page.getByRole('list', { name: 'Last scans' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('Sold, 1 left');
  await expect(rows.nth(1)).toContainText('Sold, 0 left');
  await expect(rows.first()).toContainText('None left in stock');
  await expectNoFindings(page, 'counter');
  await page.keyboard.press('Control+z');
  await expect(rows.nth(1)).toContainText('Undone, 1 left');
  await expect(page.getByText('This customer: $5.00')).toBeVisible();
  await scan(unknown);
  await page.getByRole('link', { name: 'Add this book' }).click();
  await expect(page.getByLabel('ISBN', { exact: true })).toHaveValue(unknown);
  await page.goBack();
  await expect(rows.nth(1)).toContainText('None left in stock');
  await rows.last().getByRole('link').click();
  await expect(page.getByRole('heading', { name: /Delivered\s*Counter/ })).toBeVisible();
  await expectNoFindings(page, 'an order of the counter');
});
