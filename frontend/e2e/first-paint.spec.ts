import { openBook } from './customer.ts';
import { expect, test } from './shop.ts';

test.describe('before the code of the app has come', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages already show their books', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Discover New Reads This Week',
    );
    await expect(
      page.getByRole('group', { name: 'Top Sellers' }).getByRole('article').first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'All books', exact: true }).click();
    await expect(page.getByText('20 books')).toBeVisible();
    await page.goto('/books?category=horror');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);
    const title = await openBook(page);
    await expect(page.getByAltText(`Cover of ${title}`)).toBeVisible();
  });
});

test('the app takes over what was drawn, without asking again and without moving anything', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const seen = { waiting: false, shift: 0 };
    let isDrawn = false;
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      const text = document.getElementById('root')?.innerText ?? '';
      if (text.includes('Subscribe')) isDrawn = true; // down to its foot
      if (isDrawn && (text === '' || text.includes('Loading'))) seen.waiting = true;
    }).observe(document, { childList: true, subtree: true });
  });
  for (const address of ['/', '/books', '/books?category=horror']) {
    await page.goto(address);
    await expect(page.locator('#root')).not.toHaveAttribute('data-first-paint');
    await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen);
    expect([address, seen]).toEqual([address, { waiting: false, shift: 0 }]);
  }
  expect(asked).not.toContain('/api/books/');
  expect(asked).not.toContain('/api/search');
});
