import type { Locator, Page } from '@playwright/test';
import { expect } from '../owner.ts';
import { test as shopTest } from '../shop.ts';

/** With a shop of its own for each value of `treesOf`: what other journeys do is in no tree. */
export const test = shopTest.extend<object, { treesOf: string }>({
  treesOf: ['', { scope: 'worker', option: true }],
  viewport: { width: 1440, height: 6000 }, // what waits until it is near the screen comes at once
  locale: 'en-US',
  timezoneId: 'UTC',
  contextOptions: { reducedMotion: 'reduce' },
});

/** What is another on every day or in every run: ids, versions, addresses, numbers of orders, moments. */
const changing: [RegExp, string][] = [
  [/\b[0-9a-f]{24}\b/g, 'ID'],
  [/\bStoryloom \d[\w.+-]*/g, 'Storyloom VERSION'],
  [/127\.0\.0\.1%3A\d+/g, 'HOST'],
  [/\b10\d\d(?!\d)/g, 'NUMBER'],
  [/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, 'DAY'],
  [
    /(?:\d{1,2} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]* \d{1,4}(?:, \d[\d:, \u202f]*(?:[AP]M)?)?/g,
    'DATE',
  ],
  [/(visits last day\n.*paragraph: ).*/g, '$1COUNT'],
];

/** Compares the accessibility tree of the part with its snapshot. */
export async function expectTree(part: Locator, name: string) {
  const page = part.page();
  // By the element, not by the role: an open dialog hides the rest of the page.
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(
    page.locator('[aria-busy="true"]:not(button, form), [aria-label="Loading..."]'),
  ).toHaveCount(0);
  await expect(page.locator('[role="status"]', { hasText: 'Loading' })).toHaveCount(0);
  // What waits until somebody uses the page comes now.
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(isNamed)).toBe(true);
  await page.evaluate(hideInert);
  let tree = '';
  const isStill = async () => tree === (tree = await read(part));
  await expect
    .soft(async () => {
      await expect.poll(isStill, { intervals: [200] }).toBe(true);
      // As text: Playwright's own matcher overlooks what is too much.
      expect(tree).toMatchSnapshot(`${name}.yml`);
    })
    .toPass({ timeout: 30_000 });
}

export const main = (page: Page) => page.getByRole('main');

export async function addressOf(page: Page, title: string): Promise<string> {
  const response = await page.request.get('/api/books/?limit=100');
  const books = (await response.json()) as { _id: string; title: string }[];
  return `/books/${books.find((book) => book.title === title)?._id}`;
}

async function read(part: Locator): Promise<string> {
  const parts = [await part.ariaSnapshot(), ...(await part.evaluate(readNotes))];
  return changing.reduce((tree, [what, word]) => tree.replace(what, word), `${parts.join('\n')}\n`);
}

/** The page's main part gets its name with the page's code. */
function isNamed() {
  const name = document.querySelector('main[aria-label]')?.getAttribute('aria-label') ?? '';
  return document.title.endsWith(name);
}

/** Playwright does not know it; browsers hide inert content from assistive technology. */
function hideInert() {
  for (const part of document.querySelectorAll('[inert]')) part.setAttribute('aria-hidden', 'true');
}

/** What Playwright's tree leaves out: descriptions, and what tells where one is or what changed. */
function readNotes(root: HTMLElement | SVGElement): string[] {
  const states = ['current', 'sort', 'live', 'required', 'haspopup', 'roledescription'];
  const notes: string[] = [];
  const textOf = (node: Element | null | undefined) =>
    node?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const textsOf = (ids: string | null) =>
    (ids?.split(' ') ?? [])
      .map((id) => textOf(document.getElementById(id)))
      .filter(Boolean)
      .join(' ');
  const nameOf = (node: HTMLInputElement) =>
    node.getAttribute('aria-label') ||
    textsOf(node.getAttribute('aria-labelledby')) ||
    textOf(node.labels?.[0]) ||
    textOf(node) ||
    'without a text';
  for (const node of [root, ...root.querySelectorAll('*')] as HTMLInputElement[]) {
    if (!node.checkVisibility() || node.closest('[aria-hidden="true"]')) continue;
    const description = textsOf(node.getAttribute('aria-describedby'));
    if (description) notes.push(`# ${nameOf(node)}: described by “${description}”`);
    for (const state of states) {
      const value = node.getAttribute(`aria-${state}`);
      if (value) notes.push(`# ${nameOf(node)}: ${state} ${value}`);
    }
  }
  return notes;
}
