import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, Sought } from './driver.ts';

const { resolve } = createRequire(import.meta.url);
const testingLibrary = readFileSync(
  resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

/** Somebody at a browser: waits for what they look for, then touches it. */
export class Visitor {
  readonly #driver: Driver;
  readonly #url: string;

  constructor(driver: Driver, url: string) {
    this.#driver = driver;
    this.#url = url;
  }

  async open(path: string): Promise<void> {
    await this.#driver.open(this.#url + path);
  }

  async click(sought: Sought): Promise<void> {
    await this.sees(sought);
    await this.#standsStill(sought);
    // A box that is drawn by its label is clicked there, as people do.
    await this.#driver.click(
      `((element) => element?.labels?.[0] ?? element)(${expressionOf(sought)})`,
    );
  }

  async type(label: string, text: string): Promise<void> {
    await this.sees({ label });
    await this.#driver.type(expressionOf({ label }), text);
  }

  async attach(label: string, file: string): Promise<void> {
    await this.sees({ label });
    await this.#driver.attach(expressionOf({ label }), file);
  }

  /** Chooses an option as the keyboard does: by its first letters. */
  async choose(label: string, option: string): Promise<void> {
    await this.type(label, option);
    await expect
      .poll(() => this.#driver.evaluate(`${expressionOf({ label })}.selectedOptions[0].text`))
      .toMatch(new RegExp(option, 'i'));
  }

  async sees(sought: Sought): Promise<void> {
    const message = JSON.stringify(sought);
    try {
      await expect.poll(() => this.#isThere(sought), { message }).toBe(true);
    } catch (cause) {
      const shown = await this.#driver.evaluate('document.body.innerText').catch(String);
      throw new Error(`${message} is not on the page, which shows: ${String(shown)}`, { cause });
    }
  }

  async misses(sought: Sought): Promise<void> {
    await expect.poll(() => this.#isThere(sought), { message: JSON.stringify(sought) }).toBe(false);
  }

  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.#driver.evaluate('location.pathname')).toMatch(path);
  }

  /** What still moves, as a dialog that opens, would be missed. */
  async #standsStill(sought: Sought): Promise<void> {
    const place = `JSON.stringify(${expressionOf(sought)}?.getBoundingClientRect())`;
    let before: unknown;
    const isStill = async () => {
      const now = await this.#driver.evaluate(place);
      const same = now === before;
      before = now;
      return same;
    };
    await expect.poll(isStill, { intervals: [100] }).toBe(true);
  }

  async #isThere(sought: Sought): Promise<boolean> {
    // A new document has lost it, and one that is just going away answers nothing.
    try {
      const isReady = await this.#driver.evaluate('typeof TestingLibraryDom === "object"');
      if (!isReady) await this.#driver.evaluate(`(() => { ${testingLibrary}\n})() ?? null`);
      return (await this.#driver.evaluate(`${expressionOf(sought)} !== null`)) === true;
    } catch {
      return false;
    }
  }
}

/** The first element that fits; null when there is none. */
function expressionOf({ role, name, label, text }: Sought): string {
  const query = (kind: string, ...args: unknown[]) =>
    `(window.TestingLibraryDom.queryAllBy${kind}(document.body, ${args.map((arg) => JSON.stringify(arg)).join(', ')})[0] ?? null)`;
  if (role) return query('Role', role, name === undefined ? {} : { name });
  return label ? query('LabelText', label) : query('Text', text);
}
