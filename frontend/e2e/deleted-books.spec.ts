import { expectNoFindings } from './axe.ts';
import { expect, send, signIn } from './owner.ts';
import { test } from './shop.ts';

test('Two deletes by keyboard keep an Undo each, and a third is restored from the list @once', async ({
  page,
  shop,
}, { project }) => {
  await page.goto('/admin');
  await signIn(page, shop);
  const titles = ['One', 'Two', 'Three'].map((name) => `${name} to delete, ${project.name}`);
  const facts = { description: 'Soon gone.', category: 'fiction', newPrice: 5 };
  for (const title of titles) await send(page, shop, '/books/create-book', { title, ...facts });
  await page.goto(`/dashboard/manage-books?q=to delete, ${project.name}`);
  const remove = async (title: string) => {
    await page.getByRole('button', { name: `Delete ${title}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeHidden();
  };
  await remove(titles[0] as string);
  await expect(page.getByText('Book deleted successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await remove(titles[1] as string);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(2);
  await expect(undo.first()).toBeFocused();
  await expectNoFindings(page, 'two deletes that can be undone');
  await undo.first().press('Enter');
  await expect(page.getByText(`${titles[1]} is back in the shop.`)).toBeVisible();
  await undo.focus(); // however long the list takes, the toast stays
  await expect(page.getByRole('button', { name: `Delete ${titles[1]}` })).toBeVisible();
  await undo.click();
  await expect(page.getByRole('button', { name: `Delete ${titles[0]}` })).toBeVisible();

  await remove(titles[2] as string);
  await page.getByLabel('On sale, drafts or deleted').selectOption('Deleted books');
  const row = page.getByRole('row').filter({ hasText: titles[2] });
  await expect(row).toContainText(shop.admin.username);
  await expectNoFindings(page, 'deleted books');
  await row.getByRole('button', { name: `Restore ${titles[2]}` }).click();
  await expect(row).toBeHidden();
  await page.goto(`/dashboard/manage-books?q=to delete, ${project.name}`);
  await expect(page.getByRole('button', { name: `Delete ${titles[2]}` })).toBeVisible();

  // The next book moves up under the pointer: the second half of a double click is not meant for it.
  await page.getByRole('button', { name: `Delete ${titles[2]}` }).dblclick({ delay: 60 });
  await expect(page.getByRole('button', { name: `Delete ${titles[2]}` })).toBeHidden();
  await expect(page.getByText('2 books found')).toBeVisible();
});
