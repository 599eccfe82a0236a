import { expect, type Page } from '@playwright/test';

/**
 * What lasts a moment stays until `page.clock.resume()`. `page.clock.install()` comes before the page.
 * The app does not start while the clock stands, so it has to be there.
 */
export async function stopTheClock(page: Page) {
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
  // If that second is over before the clock is set, it throws, but stops: the next try is in time.
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  }).toPass();
}
