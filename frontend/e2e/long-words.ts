import { expect, type Page } from '@playwright/test';

export const longWord = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamten';
const texts: Record<string, string> = {
  title: `Internationalization of ${longWord} and ${longWord}`,
  description: `${longWord} in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch. `.repeat(
    4,
  ),
  author: `Hubert ${longWord}`,
  name: `Hubert Blaine ${longWord}`,
  street: `12 ${longWord}`,
  city: longWord,
  country: `United ${longWord}`,
  state: longWord,
  zipcode: '12345678901234567890',
  phone: '+44 (0) 123 456 789 012 345 67',
};

/**
 * From now on every text that people write (titles, names, streets ...) comes from the API with
 * words longer than any line; `more` adds names of fields. Pages are rendered by the app alone, as
 * what the server has rendered knows the real words.
 */
export async function responseWithLongWords(page: Page, more: Record<string, string> = {}) {
  const long = { ...texts, ...more };
  await page.route(/\/api\/(?!covers\/)/, async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    if (!isJson || response.status() === 304) return route.fulfill({ response: response });
    const body: unknown = await response.json();
    return route.fulfill({ response: response, json: lengthen(body, long) });
  });
  await renderInBrowserOnly(page);
}

/** As if the server had rendered nothing; `change` alters the rest of what it sends. */
export async function renderInBrowserOnly(
  page: Page,
  change: (html: string) => string = (html) => html,
) {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /<div id="root" data-rendered[\s\S]*?<script type="application\/json"[\s\S]*?<\/script>/,
        '<div id="root"></div>',
      );
      expect(html, `${route.request().url()} without what was rendered`).toContain(
        '<div id="root"></div>',
      );
      return route.fulfill({ response: response, body: change(html) });
    },
  );
}

function lengthen(value: unknown, long: Record<string, string>, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => lengthen(entry, long, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, lengthen(entry, long, key)]),
    );
  return typeof value === 'string' ? (long[name] ?? value) : value;
}

/** On every small screen. */
export const smallScreens = [320, 390, 768].map((width) => ({ width, percent: 100 }));
/** As a reader sets it who needs letters of twice the size. */
export const enlarged = smallScreens.map(({ width }) => ({ width, percent: 200 }));

export async function expectNothingSticksOutAt(sizes: typeof enlarged, page: Page, where: string) {
  for (const { width, percent } of sizes) {
    await scaleText(page, percent);
    await page.setViewportSize({ width, height: 844 });
    await expectNothingSticksOut(page, `${where} at ${width} pixels, ${percent} % text`);
  }
}

async function scaleText(page: Page, percent: number) {
  await page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}% }`);
    document.adoptedStyleSheets = [sheet];
  }, percent);
}

/** What sticks out of the page on the right, outside boxes that scroll by themselves. */
export async function expectNothingSticksOut(page: Page, where: string) {
  const found = await page.evaluate(async () => {
    // What is laid out by script follows a new size within three frames: observed, asked for, done.
    // Chromium without a window was seen to draw none after a change of size: then nothing follows it.
    const threeFrames = async () => {
      for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
    };
    await Promise.race([threeFrames(), new Promise((done) => setTimeout(done, 2000))]);
    const width = document.documentElement.clientWidth;
    const scrolls = document.documentElement.scrollWidth - width;
    const isFramed = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isFramed(element.parentElement));
    const outside = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      return own > 0 && right > width + 0.5 && !isFramed(element.parentElement);
    });
    const names = outside.map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').slice(0, 30)}"`,
    );
    return { scrolls, names: names.slice(-3) };
  });
  expect.soft(found, where).toEqual({ scrolls: 0, names: [] });
}
