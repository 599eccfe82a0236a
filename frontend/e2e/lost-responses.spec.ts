import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { close, expect, read, send, signIn } from './owner.ts';
import { test } from './shop.ts';

/** From now on what is sent there reaches the shop, and no answer comes back; until unrouted. */
const loseResponses = (page: Page, address: string) =>
  page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    await route.abort();
  });

test(
  'A book is added once if its response got lost, though the page is reloaded in between',
  { tag: '@once' },
  async ({ page, shop }, { project, repeatEachIndex }) => {
    const title = `Added once, ${project.name} ${repeatEachIndex}`;
    await page.goto('/dashboard/add-new-book');
    await signIn(page, shop);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('Nobody heard of it.');
    await page.getByLabel('Category').selectOption('fiction');
    await page.getByLabel('Old price').fill('9');
    await page.getByLabel('New price').fill('8');
    await loseResponses(page, '**/create-book');
    await page.getByLabel('New price').press('Enter');
    const failed = page.getByRole('dialog', { name: 'Failed to add book. Please try again.' });
    await expectNoFindings(page, 'a book that was not added');
    await close(failed.getByRole('button'));
    await page.unroute('**/create-book');
    await page.reload();
    await expect(page.getByText('What you typed before is still here.')).toBeVisible();
    await page.getByLabel('New price').press('Enter');
    await expect(page.getByRole('dialog', { name: 'Book added' })).toBeVisible();
    const books = await read<{ title: string }[]>(page, shop, '/books/?limit=100');
    expect(books.filter((book) => book.title === title)).toHaveLength(1);
  },
);

test(
  'A book that cannot be saved keeps what was typed, also while one is elsewhere',
  { tag: '@once' },
  async ({ page, shop }, { project }) => {
    await page.goto('/admin');
    await signIn(page, shop);
    const facts = { description: 'Of old.', category: 'fiction', newPrice: 5, stock: 3 };
    const book = await send<{ _id: string }>(page, shop, '/books/create-book', {
      title: `Saved once, ${project.name}`,
      ...facts,
    });
    await page.goto(`/dashboard/edit-book/${book._id}`);
    await page.getByLabel('Description').fill('Of late.');
    await page.getByLabel('Stock').fill('7');
    await loseResponses(page, '**/books/edit/*');
    await page.getByRole('button', { name: 'Update Book' }).press('Enter');
    const failed = page.getByRole('dialog', { name: 'Update Failed' });
    await expect(failed).toContainText('There was an error updating the book. Please try again.');
    await expectNoFindings(page, 'a book that was not saved');
    await close(failed.getByRole('button', { name: 'Back to the form' }));
    await page.getByRole('main').getByRole('link', { name: 'Manage Books' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'All Books' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('What you typed before is still here.')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('Of late.');
    await page.unroute('**/books/edit/*');
    await page.getByRole('button', { name: 'Update Book' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Book Updated' })).toBeVisible();
    const saved = await read<object>(page, shop, `/books/${book._id}`);
    expect(saved).toMatchObject({ description: 'Of late.', stock: 7 });
  },
);

test('A toast with Undo waits while the mouse is over it, or the focus in it @once', async ({
  page,
  shop,
  isMobile,
}, { project, repeatEachIndex }) => {
  const named = `Waited for, ${project.name} ${repeatEachIndex}`;
  await page.goto('/admin');
  await signIn(page, shop);
  const facts = { description: 'Soon gone.', category: 'fiction', newPrice: 5 };
  for (const number of [1, 2]) {
    await send(page, shop, '/books/create-book', { title: `${named}.${number}`, ...facts });
  }
  await page.clock.install();
  await page.goto(`/dashboard/manage-books?q=${named}`);
  const remove = (number: number) =>
    page.getByRole('button', { name: `Delete ${named}.${number}` });
  const undo = page.getByRole('button', { name: 'Undo' });

  await remove(1).press('Enter');
  await expect(undo).toBeFocused();
  // The clock would end a call that is still on its way.
  await expect(remove(1)).toBeHidden();
  await page.clock.fastForward('05:00');
  await expect(undo).toBeVisible();
  await undo.press('Enter');
  await expect(page.getByText('is back in the shop')).toBeVisible();
  await expect(remove(1)).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(page.locator('.swal2-toast')).toHaveCount(0);

  if (isMobile) return; // there is no mouse
  await remove(2).click();
  await page.getByText('Book deleted successfully!').hover();
  await page.clock.fastForward('05:00');
  await expect(undo).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(async () => {
    await page.clock.fastForward('05:00');
    await expect(undo).toBeHidden({ timeout: 1_000 });
  }).toPass();
});
