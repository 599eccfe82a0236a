import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks at the page as it is: at all of it in light colours, at the contrasts in dark ones. */
export async function expectNoFindings(page: Page, where: string) {
  // By the element, not by the role: an open dialog hides the rest of the page from assistants.
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await loosenBars(page);
  // A note that ends while axe looks is gone at once, instead of pale for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilStill(page);
  // A note in the corner covers, for its seconds, part of what is behind it.
  const covered = (await page.locator('.swal2-toast').count()) > 0 ? ['target-size'] : [];
  const light = await new AxeBuilder({ page }).withTags(rules).disableRules(covered).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilStill(page);
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  const found = [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' ')}`,
  );
  expect.soft(found, where).toEqual([]);
}

/**
 * Bars that stay in their places cover half of some control wherever the page happens to stand; that
 * the keyboard leads to none behind them is tried in `focus-in-sight`.
 */
async function loosenBars(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('header, .bottom-bar { position: static !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** What is fading in has too little contrast while it does. */
async function untilStill(page: Page) {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}
