import type { Locator } from '@playwright/test';
import { responseWithLongWords } from './long-words.ts';
import { settle } from './settle.ts';
import { expect, test } from './shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

test('a book is on the first screen of the home page', { tag: '@once' }, async ({ page }) => {
  for (const [name, screen] of Object.entries(screens)) {
    await page.setViewportSize(screen);
    await page.goto('/');
    await settle(page);
    const { y, height } = await boxOf(page.getByRole('article').first());
    expect(screen.height - y, name).toBeGreaterThan(height / 3);
  }
});

test(
  'a card fills its slide on a tablet, and a cover its tile',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/');
    await settle(page);
    const card = page.getByRole('article').first();
    expect((await boxOf(card)).width).toBeGreaterThan(690);
    const cover = await boxOf(card.locator('img, [aria-hidden]').first());
    const tile = await boxOf(card.locator('> div > div').first());
    expect(cover.width / tile.width).toBeGreaterThan(0.85);
  },
);

test('a heart stands out from its cover, light and dark', { tag: '@once' }, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/books');
    const heart = page.getByRole('button', { name: /to your wishlist$/ }).first();
    expect(await contrastOf(heart), colorScheme).toBeGreaterThan(3);
  }
});

test(
  'neither title nor author of a drawn cover meets its ornament',
  { tag: '@once' },
  async ({ page }) => {
    await responseWithLongWords(page);
    await page.route('**/api/covers/**', (route) => route.abort());
    await page.goto('/books');
    await settle(page);
    const covers = page.locator('article [aria-hidden]:has(> svg)');
    await expect(covers).not.toHaveCount(0);
    for (const cover of (await covers.all()).slice(0, 8)) {
      const { y, height } = await boxOf(cover);
      const [title, author] = await cover.locator('[dir]').all();
      const lines = await boxOf(title!);
      // Where the ornaments of title-cover.tsx begin and end.
      expect((lines.y + lines.height - y) / height).toBeLessThan(0.59);
      expect(((await boxOf(author!)).y - y) / height).toBeGreaterThan(0.79);
    }
  },
);

test(
  'the filters of the list take one line of a phone until they are opened',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await page.goto('/books');
    await settle(page);
    const controls = page.getByRole('group', { name: 'Category' }).locator('../..');
    expect((await boxOf(controls)).height).toBeLessThan(60);
    await page.getByText('Filters', { exact: true }).click();
    await expect(page.getByLabel('Highest price in dollars')).toBeVisible();
    expect((await boxOf(controls)).height).toBeGreaterThan(100);
  },
);

test('arrows are not there where nothing can move', { tag: '@once' }, async ({ page }) => {
  await page.route(
    ({ searchParams }) => searchParams.get('category') === 'horror',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: ((await response.json()) as object[]).slice(0, 2) });
    },
  );
  await page.goto('/');
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
  const row = page.getByRole('group', { name: 'Top Sellers' });
  await page.getByLabel('Genre').selectOption('Horror');
  await expect(row.getByRole('article')).toHaveCount(2);
  await expect(row.getByRole('button', { name: /^(Previous|Next)$/ })).toHaveCount(0);
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('That is not on the page.');
  return box;
}

/** Of a sign with the round ground that it stands on. */
function contrastOf(button: Locator): Promise<number> {
  return button.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const lightnessOf = (colour: string) => {
      if (!canvas) return 0;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (alpha < 255) return Number.NaN; // the cover would show through
      const linear = [red, green, blue].map((value) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      ) as [number, number, number];
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
    };
    const ground = [element, ...element.querySelectorAll('*')].find(
      (part) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)',
    );
    const sign = lightnessOf(getComputedStyle(element.querySelector('svg') ?? element).color);
    const below = lightnessOf(ground ? getComputedStyle(ground).backgroundColor : 'transparent');
    return (Math.max(sign, below) + 0.05) / (Math.min(sign, below) + 0.05);
  });
}
