import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page shows what it is going to show: its code runs, nothing in it is loading, its
 * emails are there and so are the pictures that it has asked for.
 */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
  await expect(page.locator('main')).not.toHaveText(/^$|Loading/);
  await page.waitForFunction(() => {
    const isAsked = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.loading !== 'lazy' || (bottom > 0 && top < window.innerHeight);
    };
    const pictures = [...document.images].filter(isAsked);
    return document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete);
  });
}
