import { expectNoFindings } from './axe.ts';
import { expect, send, signIn } from './owner.ts';
import { test } from './shop.ts';

test.describe.configure({ timeout: 240_000 });

test('The owner drafts a book, publishes it, and edits it while others do @once', async ({
  page,
  shop,
}, { project }) => {
  const title = `The Draft, ${project.name} edition`;
  await page.goto('/admin');
  await signIn(page, shop);
  await page.goto('/dashboard/add-new-book');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Nobody has read it yet.');
  await page.getByLabel('Category').selectOption('fiction');
  await page.getByLabel('Old price').fill('15');
  await page.getByLabel('New price').fill('12.50');
  await page.getByLabel('Stock').fill('5');
  await page.getByLabel('ISBN').fill(project.name === 'phone' ? '0-8044-2957-X' : '0-14-143951-3');
  await page.getByLabel('Publisher').fill('Donaudampfschifffahrtsgesellschaftskapitänsverlag');
  await expectNoFindings(page, 'facts of a book');
  await page.getByRole('button', { name: 'Save as draft' }).press('Enter');
  await page.getByRole('dialog', { name: 'Draft saved' }).getByRole('button').click();

  await page.goto('/dashboard/manage-books?draft=true');
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  await expectNoFindings(page, 'drafts');
  const link = page.getByRole('link', { name: title, exact: true });
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  expect((await page.request.get(`/api/books/${id}`)).status()).toBe(404);
  await page.getByRole('button', { name: `Publish ${title}` }).press('Enter');
  await expect(page.getByText(`${title} is in the shop.`)).toBeVisible();
  expect((await page.request.get(`/api/books/${id}`)).status()).toBe(200);

  // Somebody else sets the price and the stock while the form is open.
  await page.goto(`/dashboard/edit-book/${id}`);
  await page.getByLabel('Description').fill('Everybody has read it.');
  await page.getByLabel('Stock').fill('9');
  await send(page, shop, `/books/edit/${id}`, { newPrice: 11, stock: 3 }, 'PUT');
  await page.getByRole('button', { name: 'Update Book' }).click();
  const conflict = page.getByRole('alert', { name: /^owner changed this book on/ });
  await expect(conflict).toContainText('StockYour version9Their version3');
  await expect(page.getByText('New price: $12.50 became $11.00.')).toBeVisible();
  await expectNoFindings(page, 'conflict');
  await conflict.getByRole('button', { name: 'Save mine' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Book Updated' })).toBeVisible();
  await page.goto(`/books/${id}`);
  await expect(page.getByText('978-')).toBeVisible();
  await expect(page.getByText('Everybody has read it.')).toBeVisible();
  const { stock, newPrice } = (await (await page.request.get(`/api/books/${id}`)).json()) as {
    stock: number;
    newPrice: number;
  };
  expect({ stock, newPrice }).toEqual({ stock: 9, newPrice: 11 });
});
