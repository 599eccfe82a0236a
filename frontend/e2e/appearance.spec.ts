import type { Locator, Page } from '@playwright/test';
import { openBook } from './customer.ts';
import { signIn } from './owner.ts';
import { settle } from './settle.ts';
import { expect, test } from './shop.ts';

test('in the colours of the system, buttons and selected items are distinguishable @once', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/books?category=horror');
  await settle(page);
  const highlight = await colourOf(page, 'Highlight');
  const chip = (name: RegExp) => page.getByRole('button', { name }).first();
  await expect(chip(/^horror/i)).toHaveCSS('background-color', highlight);
  await expect(chip(/^fiction/i)).not.toHaveCSS('background-color', highlight);
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

test(
  'in the colours of the system the owner sees what is chosen, switched on and sold',
  { tag: '@once' },
  async ({ page, shop }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/admin');
    await signIn(page, shop);
    const [highlight, ground, text] = [
      await colourOf(page, 'Highlight'),
      await colourOf(page, 'Canvas'),
      await colourOf(page, 'CanvasText'),
    ];
    const legend = page.locator('p', { hasText: /^Revenue \(/ });
    const square = legend.locator('span').first();
    await expect(square).toHaveCSS('background-color', text);

    await page.goto('/dashboard/emails?status=sent');
    const background = 'background-color';
    const chips = page.getByRole('navigation', { name: 'Emails by status' });
    await expect(chips.getByRole('link', { name: 'Sent' })).toHaveCSS(background, highlight);
    await expect(chips.getByRole('link', { name: 'All' })).not.toHaveCSS(background, highlight);
    const side = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(side.getByRole('link', { name: 'Emails' })).toHaveCSS(background, highlight);
    const other = side.getByRole('link', { name: 'Orders' });
    await expect(other).toHaveCSS('border-left-color', ground);

    await page.goto('/dashboard/manage-books');
    for (const isOn of [true, false]) {
      const track = page.getByRole('switch', { checked: isOn }).first().locator('span').first();
      await expect(track).toHaveCSS(background, isOn ? highlight : ground);
      const thumb = track.locator('span');
      await expect(thumb).toHaveCSS(
        background,
        await colourOf(page, isOn ? 'HighlightText' : 'ButtonText'),
      );
    }
  },
);

test('in the colours of the system a drawn cover stays a picture @once', async ({ page }) => {
  await page.route('**/api/covers/**', (route) => route.abort());
  await page.emulateMedia({ forcedColors: 'active' });
  const title = await openBook(page);
  const cover = page.getByRole('img', { name: `Cover of ${title}` });
  await expect(cover).toContainText(title);
  const pageColour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(cover).not.toHaveCSS('background-color', pageColour);
});

test(
  'the sign that clears the search has the colour of the theme',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/books?q=whale');
    const field = page.getByRole('combobox', { name: 'Search for books' });
    await page.getByText('Light', { exact: true }).click();
    // The field is another element once its suggestions have come.
    await expect(async () => expect(await lightnessOfSign(field)).toBeLessThan(-120)).toPass();
    await page.getByText('Dark', { exact: true }).click();
    await expect(async () => expect(await lightnessOfSign(field)).toBeGreaterThan(120)).toPass();
  },
);

/** What the system has for the name of one of its colours. */
function colourOf(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText = `forced-color-adjust: none; background: ${colour}`;
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);
}

/**
 * How much lighter (darker, below zero) than its ground the sign at the end of the field is, to 255.
 * No style tells: browsers give none of a part that is their own.
 */
async function lightnessOfSign(field: Locator): Promise<number> {
  await field.focus();
  // Of the field, which is waited for and scrolled to, and not of a place on a page that moves.
  const picture = await field.screenshot();
  return field.evaluate(
    async (_, bytes) => {
      const field = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const middle = field.height / 2;
      const bitmap = await createImageBitmap(field, field.width - 40, middle - 12, 26, 24);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const { data = [] } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
      const greens = [...data].filter((_value, place) => place % 4 === 1);
      const ground = greens[0] ?? 0;
      const distances = greens.map((green) => green - ground);
      const [darkest, lightest] = [Math.min(...distances), Math.max(...distances)];
      return lightest > -darkest ? lightest : darkest;
    },
    [...picture],
  );
}
