import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks at the page as it is: at all of it in light colours, at the contrasts in dark ones. */
export async function expectNoFindings(page: Page, where: string) {
  // By the element, not by the role: an open dialog hides the rest of the page from assistants.
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await loosenBars(page);
  await expectNoViolations(page, where, [...tags, 'best-practice']);
}

/** The same for what stands in the page's frame, which runs no scripts: opened in a page of its own. */
export async function expectNoFindingsInFrame(page: Page, where: string) {
  const content = (await page.locator('iframe').getAttribute('srcdoc')) ?? '';
  const opened = await page.context().newPage();
  await opened.setContent(content);
  await expectNoViolations(opened, where, tags);
  await opened.close();
}

async function expectNoViolations(page: Page, where: string, runOnly: string[]) {
  // A toast that ends while axe looks is gone at once, instead of pale for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilStill(page);
  // A toast in the corner covers, for its seconds, part of what is behind it.
  const isCovered = (await page.locator('.swal2-toast').count()) > 0;
  const rules: RunOptions['rules'] = isCovered ? { 'target-size': { enabled: false } } : {};
  const light = await findViolations(page, { runOnly, rules });
  await page.emulateMedia({ colorScheme: 'dark' });
  await renewColours(page);
  await untilStill(page);
  const dark = await findViolations(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  const found = [...light, ...dark].map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' ')}`,
  );
  expect.soft(found, where).toEqual([]);
}

/**
 * Chromium may keep inherited colours inside containers of container queries when the colour scheme
 * changes, until something in them is laid out again.
 */
async function renewColours(page: Page) {
  await page.evaluate(() => {
    const { adoptedStyleSheets } = document;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { container-type: normal !important }');
    document.adoptedStyleSheets = [...adoptedStyleSheets, sheet];
    document.body.getBoundingClientRect();
    document.adoptedStyleSheets = adoptedStyleSheets;
    document.body.getBoundingClientRect();
  });
}

/** Without the second page and the passed rules that axe's own package for Playwright asks for. */
async function findViolations(page: Page, options: RunOptions) {
  await page.evaluate(`if (!window.axe) ${axe.source}`);
  return page.evaluate(
    async (given) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      return (await loaded.run(document, given)).violations;
    },
    { ...options, resultTypes: ['violations'] satisfies RunOptions['resultTypes'] },
  );
}

/**
 * Bars that stay in their places cover half of some control wherever the page happens to stand; that
 * the keyboard leads to none behind them is tried in `focus-in-sight`.
 */
async function loosenBars(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'header, [class*="tall:sticky"], .bottom-bar { position: static !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/**
 * What is fading in has too little contrast while it does. In a part that is folded up nothing moves,
 * and what was about to never ends.
 */
async function untilStill(page: Page) {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const moving = document.getAnimations().filter(({ effect }) => {
      const isSeen = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
      return isSeen && effect.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}
