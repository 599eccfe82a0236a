import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expectNothingSticksOut } from './long-words.ts';
import { close, expect, send, signIn } from './owner.ts';
import { test, type Shop } from './shop.ts';

test.describe.configure({ timeout: 240_000 });

interface Book {
  _id: string;
  stock?: number;
}

const addBook = (page: Page, shop: Shop, facts: object) =>
  send<Book>(page, shop, '/books/create-book', {
    description: 'Of the week.',
    category: 'fiction',
    newPrice: 10,
    ...facts,
  });

/** Somebody calls and takes one copy. */
const sell = (page: Page, shop: Shop, { _id }: Book) =>
  send(page, shop, '/orders/by-phone', {
    name: 'Zoë Caller',
    phone: '+44 0797360961',
    productIds: [_id],
    address: { city: 'Bath', country: 'UK', state: '-', zipcode: 'BA1' },
  });

const stockOf = async (page: Page, { _id }: Book) =>
  ((await (await page.request.get(`/api/books/${_id}`)).json()) as Book).stock;

test('A copy sold meanwhile comes back neither by the form nor by an older file @once', async ({
  page,
  shop,
}, { project }) => {
  await page.goto('/admin');
  await signIn(page, shop);
  const title = `Sold Once, ${project.name}`;
  const book = await addBook(page, shop, { title, stock: 5 });
  await page.goto('/dashboard/manage-books');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
  const exported = await (await download).path();

  await page.goto(`/dashboard/edit-book/${book._id}`);
  await page.getByLabel('Description').fill('Of another week.');
  await page.getByLabel('Stock').fill('6');
  await sell(page, shop, book);
  await page.getByRole('button', { name: 'Update Book' }).press('Enter');
  const sold = page.getByRole('alert', { name: 'This book was sold meanwhile' });
  await expect(sold).toContainText('1 sold since you opened this');
  await expectNoFindings(page, 'sold while it was edited');
  await page.getByRole('button', { name: 'Save mine' }).press('Enter');
  await close(page.getByRole('dialog', { name: 'Book Updated' }).getByRole('button'));
  expect(await stockOf(page, book)).toBe(5);
  await sell(page, shop, book);

  await page.goto('/dashboard/manage-books');
  await page.getByRole('button', { name: 'Import CSV' }).press('Enter');
  await page.getByLabel('CSV file').setInputFiles(exported);
  const row = page
    .getByRole('table', { name: 'Rows of the file' })
    .getByRole('row', { name: title });
  await expect(row).toContainText('Stock: 4 → 5');
  await expectNothingSticksOut(page, 'conflicts of a file');
  await expectNoFindings(page, 'conflicts of a file');
  await page.getByRole('radio', { name: /^Leave/ }).press('ArrowDown');
  await page.getByRole('button', { name: /^Import \d+ book/ }).press('Enter');
  await expect(page.getByText(/^Imported:/)).toBeVisible();
  expect(await stockOf(page, book)).toBe(4);
});

test('A list comes in as drafts @once', async ({ page, shop }, { project }) => {
  await page.goto('/admin');
  await signIn(page, shop);
  await page.goto('/dashboard/manage-books');
  await page.getByRole('button', { name: 'Import CSV' }).press('Enter');
  await page.getByLabel(/^New books become drafts/).press('Space');
  const rows = Array.from({ length: 80 }, (_, i) => `Listed ${i} ${project.name},A,horror,3`);
  const buffer = Buffer.from(['title,description,category,newPrice', ...rows].join('\n'));
  const file = { name: 'books.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Import 80 books' }).press('Enter');
  await expect(page.getByText(/^Imported: 80 new/)).toBeVisible();
  await page.goto(`/dashboard/manage-books?draft=true&q=listed ${project.name}`);
  await expect(page.getByText(/^80 books, drafts/)).toBeVisible();
  await page.goto(`/dashboard/manage-books?draft=true&q=listed ${project.name}&page=4`);
  await expect(page.getByText('Page 4 of 4')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(1 + 5);
  await expectNoFindings(page, 'last page of drafts');
});

test('A shopper finds a book by its number and reads its facts', async ({ page, shop }, {
  project,
}) => {
  await page.goto('/admin');
  await signIn(page, shop);
  const isbn = project.name === 'phone' ? '978-1-4028-9462-6' : '978-0-14-044913-6';
  const title = `Numbered, ${project.name}`;
  const facts = { isbn, publisher: 'Paper & Sons', year: 1999, pages: 321, language: 'English' };
  await addBook(page, shop, { title, ...facts });
  for (const typed of [isbn, isbn.replaceAll('-', '')]) {
    await page.goto('/');
    const search = page.getByRole('combobox', { name: 'Search for books' });
    await search.fill(typed);
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
  }
  await page.getByRole('link', { name: title }).first().press('Enter');
  for (const fact of [
    'Paper & Sons',
    '1999',
    '321',
    'English',
    `978-${isbn.replaceAll('-', '').slice(3)}`,
  ]) {
    await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await expectNoFindings(page, 'facts of a book in the shop');
});
