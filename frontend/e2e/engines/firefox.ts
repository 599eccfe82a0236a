import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { untilTouched, type Driver } from './driver.ts';

const isUntouched = (error: unknown) =>
  /detached|not clickable|no such (node|element)|disposed/i.test(String(error));

/** Firefox by WebDriver BiDi, with settings of about:config. */
export async function openFirefox(settings: Record<string, unknown> = {}): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: settings,
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
  });
  page.on('pageerror', (error) => void complaints.push(String(error)));
  const element = async (expression: string) =>
    (await page.waitForFunction(expression)).asElement() as ElementHandle<HTMLInputElement>;
  return {
    async open(url) {
      // A page that is left while it fetches complains of what was broken off.
      await page.waitForNetworkIdle({ timeout: 30_000 });
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    click: (expression) =>
      untilTouched(async () => (await element(expression)).click(), isUntouched),
    type: async (expression, text) => (await element(expression)).type(text),
    attach: async (expression, file) => (await element(expression)).uploadFile(file),
    screenshot: async (file) => void (await page.screenshot({ path: file })),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  };
}
