import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { stopTheClock } from './clock.ts';
import { settle } from './settle.ts';
import { expect, test } from './shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page) => page.getByRole('combobox', { name: 'Search for books' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).locator('li');

/** The field is there at once; its suggestions follow. */
async function useSearch(page: Page, words: string) {
  await field(page).click();
  await expect(field(page)).toHaveAttribute('aria-controls');
  await page.keyboard.type(words, { delay: 30 });
}

test('a misspelt title leads to the book while one types', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search/suggest') asked.push(url.searchParams.get('q') ?? '');
  });
  await page.clock.install();
  await page.goto('/');
  await useSearch(page, '');
  await stopTheClock(page); // so that a slow machine does not look like a pause
  await page.keyboard.type('frankenstien');
  await page.clock.resume();
  const option = options(page).filter({ hasText: 'Mary Shelley' });
  await expect(option).toContainText('Frankenstein');
  await expect(option).toContainText('$');
  await expect
    .poll(() => option.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // One question for a pause in typing, not one for each email.
  expect(asked).toEqual(['frankenstien']);
  await expectNoFindings(page, 'suggestions');
  const list = await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  if (width < 640) expect(list?.width).toBeGreaterThan(width - 40);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Frankenstein' })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

test('the code of the suggestions is not fetched before the search is used', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/search-combobox')) fetched.push(request.url());
  });
  await page.clock.install();
  await page.goto('/');
  await settle(page);
  await page.clock.fastForward(60_000);
  expect(fetched).toEqual([]);
  await useSearch(page, 'emma');
  expect(fetched).not.toEqual([]);
});

test('the chosen suggestion is in sight, also above an on-screen keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto('/');
  await useSearch(page, 'the');
  await expect(options(page)).toHaveCount(9);
  for (let i = 0; i < 9; i += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(i)).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).nth(i)).toBeInViewport({ ratio: 0.9 });
  }
});

test('earlier searches are offered again, and can be cleared @once', async ({ page }) => {
  await page.goto('/');
  await useSearch(page, 'shelley frankenstein');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Frankenstein');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await useSearch(page, '');
  await expect(options(page).first()).toHaveText('shelley frankenstein');
  await expectNoFindings(page, 'recent searches');
  await options(page).filter({ hasText: 'Clear recent searches' }).click();
  await page.reload();
  await useSearch(page, '');
  await expect(options(page)).toHaveCount(0);
});

test('filters stand in the address; Back brings them and the place on the page again', async ({
  page,
  isMobile,
}) => {
  // Other journeys add books.
  const count = async (query: string) => {
    const response = await page.request.get(`/api/search?limit=1${query}`);
    return `${((await response.json()) as { total: number }).total} books`;
  };
  const [all, horror] = [await count(''), await count('&category=horror')];
  // Of the first page, however many there are by now.
  const sorted = await page.request.get('/api/search?sort=title&limit=24');
  const title = ((await sorted.json()) as { books: { title: string }[] }).books.at(-1)?.title ?? '';
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('link', { name: 'All books', exact: true }).click();
  await expect(page.getByText(all, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Horror/i }).click();
  await expect(page.getByText(horror, { exact: true })).toBeVisible();
  // On a phone all but the categories wait behind a button until then.
  if (isMobile) {
    await expect(page.getByLabel('Sort by')).toBeHidden();
    await page.getByText('Filters', { exact: true }).click();
  }
  await page.getByLabel('Highest price in dollars').fill('500');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/books?category=horror&maxPrice=500');
  await page.goBack();
  await page.goBack();
  await expect(page.getByText(all, { exact: true })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Title, A to Z');
  await expect(page).toHaveURL('/books?sort=title');

  const last = page.getByRole('heading', { level: 3 }).last();
  await expect(last).toHaveText(title);
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(400);
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/books?sort=title');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  // Also when everything has to be fetched again.
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // However long that takes, it is less than a second for the page, which gives the place up after five.
  await stopTheClock(page);
  await page.goBack();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  }).toPass();
  await page.clock.resume();
  await expect(last).toHaveText(title);
  // An address that is opened begins at its top.
  await page.goto('/books');
  await expect(page.getByText(/^\d+ books$/)).toBeVisible();
  await settle(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('words that fit no book lead to what was meant @once', async ({ page }) => {
  await page.goto('/books?q=frnknsteinn');
  await expect(page.getByText('Did you mean this?')).toBeVisible();
  await expectNoFindings(page, 'nothing found');
  await page.getByRole('link', { name: /Look for/ }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Frankenstein');
});

test('books one looked at are shown again, and a link to a book can be copied @once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/books');
  const titles = page.getByRole('heading', { level: 3 });
  await expect(page.getByText(/^\d+ books$/)).toBeVisible();
  const title = (await titles.first().textContent()) ?? '';
  await titles.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
  await page.getByRole('button', { name: `Share ${title}` }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.goBack();
  await titles.nth(1).getByRole('link').click();
  const recent = page.getByRole('group', { name: 'Recently viewed' });
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText([title]);
});
