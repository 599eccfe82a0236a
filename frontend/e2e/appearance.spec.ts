import { openBook } from './customer.ts';
import { expect, test } from './shop.ts';

test('in the colours of the system, buttons and what is chosen are told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/books?category=horror');
  await page.waitForLoadState('networkidle');
  const groundOf = (name: string | RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await groundOf(/^horror/i)).not.toBe(await groundOf(/^fiction/i));
  const line = await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .evaluate((button) => getComputedStyle(button).borderTopWidth);
  expect(line).toBe('1px');
  const heart = page.getByRole('button', { name: /to your wishlist$/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const [button, sign] = await heart.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(element.querySelector('svg') ?? element).fill,
  ]);
  expect(sign).toBe(button); // HighlightText on Highlight
  await expect(page.getByRole('button', { name: /^horror/i })).toBeInViewport({ ratio: 1 });
});

test('in the colours of the system a drawn cover stays a picture', async ({ page }) => {
  await page.route('**/api/covers/**', (route) => route.abort());
  await page.emulateMedia({ forcedColors: 'active' });
  const title = await openBook(page);
  const cover = page.getByRole('img', { name: `Cover of ${title}` });
  await expect(cover).toContainText(title);
  const pageColour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(cover).not.toHaveCSS('background-color', pageColour);
});

test('the sign that clears the search has the colour of the theme', async ({ page }) => {
  await page.goto('/books?q=whale');
  const colourOf = () =>
    page
      .getByRole('combobox', { name: 'Search for books' })
      .evaluate(
        (field) => getComputedStyle(field, '::-webkit-search-cancel-button').backgroundColor,
      );
  const light = await colourOf();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(colourOf).not.toBe(light);
});
