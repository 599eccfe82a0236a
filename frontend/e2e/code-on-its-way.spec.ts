import { openBook } from './customer.ts';
import { expect, test } from './shop.ts';

test.describe('while the code of the app is on its way', () => {
  let comes = Promise.resolve();
  let letCome = () => {};
  /** From the next page on, until `letCome`. */
  const hold = () => {
    comes = new Promise((resolve) => (letCome = resolve));
  };
  test.beforeEach(async ({ page }) => {
    letCome();
    await page.route('**/assets/index-*.js', async (route) => {
      await comes;
      await route.continue();
    });
  });

  test('a click is not lost', async ({ page }) => {
    const title = await openBook(page);
    hold();
    await page.reload({ waitUntil: 'commit' });
    const heart = page.getByRole('button', { name: `Add ${title} to your wishlist` });
    await heart.first().click();
    await expect(page.locator('#root')).toHaveAttribute('data-rendered');
    letCome();
    await expect(page.getByRole('link', { name: 'Wishlist, 1 book' })).toBeVisible();
  });

  test('nor is one of two @once', async ({ page }) => {
    hold();
    await page.goto('/books', { waitUntil: 'commit' });
    const hearts = page.getByRole('main').getByRole('button', { name: /to your wishlist$/ });
    await hearts.nth(0).click();
    await hearts.nth(1).click();
    await expect(page.locator('#root')).toHaveAttribute('data-rendered');
    letCome();
    await expect(page.getByRole('link', { name: 'Wishlist, 2 books' })).toBeVisible();
  });

  test('nor does one count twice when the app takes over at that moment @once', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
        listen.apply(this, args);
        if (!(this instanceof HTMLElement) || this.id !== 'root' || args[0] !== 'click') return;
        EventTarget.prototype.addEventListener = listen;
        queueMicrotask(() => (document.activeElement as HTMLElement).click());
      };
    });
    hold();
    await page.goto('/books', { waitUntil: 'commit' });
    const heart = page.getByRole('main').getByRole('button', { name: /to your wishlist$/ });
    await heart.first().focus();
    letCome();
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
    // After this what was pressed has been pressed once more.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page.getByRole('link', { name: 'Wishlist, 1 book' })).toBeVisible();
  });

  test('a chosen sort order is not lost', async ({ page, isMobile }) => {
    hold();
    await page.goto('/books', { waitUntil: 'commit' });
    if (isMobile) await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Sort by').selectOption('Price, low to high');
    await expect(page).toHaveURL('/books?sort=price-asc');
    letCome();
    await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
  });

  test('Back leads back @once', async ({ page }) => {
    await page.goto('/books');
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
    const book = page.getByRole('heading', { level: 3 }).first();
    const title = (await book.textContent()) ?? '';
    await book.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    hold();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    letCome();
    await expect(page.getByRole('heading', { level: 1, name: 'All books' })).toBeVisible();
    await expect(page).toHaveURL('/books');
  });

  test('an address typed for the newsletter is taken @once', async ({ page }) => {
    hold();
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Your e-mail address').click();
    await page.keyboard.type('early@example.com');
    await expect(page.locator('#root')).toHaveAttribute('data-rendered');
    letCome();
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(
      page.getByText('Thank you. If a first email asks whether it was you, open its link.'),
    ).toBeVisible();
  });

  test('prices typed in the filter are taken', async ({ page, isMobile }) => {
    hold();
    await page.goto('/books', { waitUntil: 'commit' });
    if (isMobile) await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Lowest price in dollars').fill('5');
    await page.getByLabel('Highest price in dollars').fill('10');
    await expect(page.locator('#root')).toHaveAttribute('data-rendered');
    await page.getByRole('button', { name: 'Apply' }).click();
    letCome();
    await expect(page).toHaveURL('/books?minPrice=5&maxPrice=10');
  });

  test('a cover that failed to load is drawn @once', async ({ page }) => {
    await page.route('**/api/covers/**', (route) => route.abort());
    const title = await openBook(page);
    hold();
    await page.reload({ waitUntil: 'commit' });
    await page.locator('#root[data-rendered]').waitFor();
    letCome();
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
    await expect(page.getByRole('img', { name: `Cover of ${title}` })).toContainText(title);
  });

  test('words typed in the search field stay, and so does the keyboard', async ({ page }) => {
    hold();
    await page.goto('/', { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: 'Search for books' });
    await field.click();
    await page.keyboard.type('whal');
    await expect(page.locator('#root')).toHaveAttribute('data-rendered');
    letCome();
    await expect(field).toHaveAttribute('aria-controls');
    await expect(field).toBeFocused();
    await page.keyboard.type('e');
    await expect(field).toHaveValue('whale');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/books?q=whale');
  });
});
