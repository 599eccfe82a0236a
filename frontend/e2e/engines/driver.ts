import { setTimeout as wait } from 'node:timers/promises';

// What a journey needs of a browser, whatever its engine: elements are found by what a person sees
// or hears of them (Testing Library, put into the page) and touched as a person touches them.

export interface Sought {
  role?: string;
  name?: string;
  label?: string;
  text?: string;
}

/** A browser with one page. */
export interface Driver {
  open: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs the text of an expression in the page; resolves to its value. */
  evaluate: (expression: string) => Promise<unknown>;
  /** `expression` gives the element, or null while the page is being drawn again: then it is waited for. */
  click: (expression: string) => Promise<void>;
  /** A line break is the key Enter. */
  type: (expression: string, text: string) => Promise<void>;
  attach: (expression: string, file: string) => Promise<void>;
  screenshot: (file: string) => Promise<void>;
  /** What the browser complained of. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

const maxTries = 50;
const pauseMs = 100;

/**
 * What the page has drawn again between looking and touching, or covers for a moment, is looked for
 * again: it was not touched.
 */
export async function untilTouched(
  touch: () => Promise<void>,
  isUntouched: (error: unknown) => boolean,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await touch();
      return;
    } catch (error) {
      if (tries === maxTries || !isUntouched(error)) throw error;
      await wait(pauseMs);
    }
  }
}
