import { coverWidths } from '@storyloom/backend/contract/limits';
import { expectNoFindings } from './axe.ts';
import { endSessionIn, expect, picture, signIn } from './owner.ts';
import { test } from './shop.ts';

test.describe.configure({ timeout: 240_000 });

test('The owner adds a book with a picture, and a shopper sees it in every size', async ({
  page,
  shop,
}, { project }) => {
  const title = `The Castle, ${project.name} edition`;
  await page.goto('/dashboard/add-new-book');
  await expect(page).toHaveURL(/\/admin$/);
  await signIn(page, shop);
  await expect(page).toHaveURL(/\/dashboard\/add-new-book$/);

  await page.getByLabel('Title').fill(title);
  await page
    .getByLabel('Description')
    .fill('A land surveyor arrives in the snow, and stays there.');
  await page.getByLabel('Category').selectOption('fiction');
  await page.getByLabel('Old price').fill('15');
  await page.getByLabel('New price').fill('12.50');
  await page.getByLabel('Cover image').setInputFiles(picture);
  await expect(page.getByText(/Uploaded$/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add New Book' }).click();
  const added = page.getByRole('dialog', { name: 'Book added' });
  await expect(added).toContainText('Your book is uploaded successfully!');
  await expectNoFindings(page, 'book added');
  await added.getByRole('button', { name: "Yes, It's Okay!" }).click();

  await page.goto(`/dashboard/manage-books?q=${encodeURIComponent(title)}`);
  const link = page.getByRole('row').getByRole('link', { name: title, exact: true });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const cover = page.locator('img[srcset*="/api/covers/"]').first();
  await expect(cover).toBeVisible();
  const addresses = (await cover.getAttribute('srcset'))?.match(/\S+\?w=\d+/g) ?? [];
  expect(addresses).toHaveLength(coverWidths.length);
  const sizes = await Promise.all(
    addresses.map(async (address) => (await (await page.request.get(address)).body()).length),
  );
  expect(sizes.every((size) => size > 500)).toBe(true);
  expect(new Set(sizes).size).toBe(coverWidths.length);
});

test(
  'The owner edits a book, deletes it, and brings it back',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.goto('/admin');
    await signIn(page, shop);
    await page.goto('/dashboard/manage-books?q=Treasure Island');
    await page.getByRole('link', { name: 'Edit Treasure Island' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Treasure Island');
    await page.getByLabel('New price').fill('11.11');
    await page.getByRole('button', { name: 'Update Book' }).click();
    const updated = page.getByRole('dialog', { name: 'Book Updated' });
    await expect(updated).toContainText('Your book was updated successfully!');
    await updated.getByRole('button', { name: 'Okay' }).click();

    await page.goto('/dashboard/manage-books?q=Treasure Island');
    const row = page.getByRole('row', { name: /Treasure Island/ });
    await expect(row).toContainText('$11.11');
    await row.getByRole('button', { name: 'Delete Treasure Island' }).click();
    await page.getByText('Book deleted successfully!').hover(); // however long the list takes, it stays
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
  },
);

test(
  'A list with faults names them and stores nothing; the corrected one is stored',
  { tag: '@once' },
  async ({ page, shop }, { project }) => {
    await page.goto('/admin');
    await signIn(page, shop);
    await page.goto('/dashboard/manage-books');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const send = (price: string) =>
      page.getByLabel('CSV file').setInputFiles({
        name: 'books.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `\uFEFFtitle;description;category;newPrice\nImported ${project.name};A text;horror;${price}\n`,
        ),
      });
    await send('cheap');
    await expect(page.getByRole('row', { name: /^2 .* must be a number$/ })).toBeVisible();
    await send('7,50');
    await expect(page.getByText('1 new, 0 changed, 0 unchanged.')).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 book' }).click();
    const row = page.getByRole('row', { name: new RegExp(`Imported ${project.name}`) });
    await expect(row).toContainText('$7.50');
  },
);

test(
  'A token that ends leads to the sign-in, and the draft is there afterwards',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.goto('/admin');
    await signIn(page, shop);
    await page.goto('/dashboard/add-new-book');
    await page.getByLabel('Title').fill('Half a title');
    await endSessionIn(page, -1);
    const ended = page.getByRole('dialog', { name: 'Token has expired! Please login again' });
    await expect(ended).toBeVisible();
    await expectNoFindings(page, 'token has ended');
    await ended.getByRole('button').click();
    await signIn(page, shop);
    await expect(page).toHaveURL(/\/dashboard\/add-new-book$/);
    await expect(page.getByLabel('Title')).toHaveValue('Half a title');
  },
);
