import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSources } from './watch-sources.ts';

let folder = '';
let mistakes: string[] = [];
let stop: (() => Promise<void>) | undefined;

beforeEach(() => {
  mistakes = [];
  folder = mkdtempSync(path.join(tmpdir(), 'storyloom-'));
  mkdirSync(path.join(folder, 'src/books'), { recursive: true });
  write('src/main.ts', `import { book } from './books/book.ts'; console.log(book as string);`);
  write('src/books/book.ts', `export const book = 'Emma, ' + import.meta.dirname;`);
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
/** Saves until it is seen: a watch may begin a moment after it was asked for. */
const saveUntil = (file: string, text: string, expectSeen: () => void) =>
  vi.waitFor(
    () => {
      write(file, text);
      expectSeen();
    },
    { timeout: 30_000, interval: 500 },
  );
const written = () => readFileSync(path.join(folder, 'out/api.mjs'), 'utf8');

async function watchFolder() {
  stop = await watchSources({
    entry: path.join(folder, 'src/main.ts'),
    outfile: path.join(folder, 'out/api.mjs'),
    onBuildError: (text) => mistakes.push(text),
  });
}

it('rebuilds after each change of a source, and finds files next to the sources', async () => {
  await watchFolder();
  expect(written()).toContain(`Emma, ${path.join(folder, 'src/books')}`);
  await saveUntil('src/books/book.ts', `export const book = 'Persuasion';`, () =>
    expect(written()).toContain('Persuasion'),
  );
  write('src/books/author.ts', `export const author = 'Austen';`);
  await saveUntil('src/books/book.ts', `export { author as book } from './author.ts';`, () =>
    expect(written()).toContain('Austen'),
  );
});

it('what runs stays as it was while a source has a mistake', async () => {
  await watchFolder();
  const before = written();
  await saveUntil('src/books/book.ts', `export const book = ;`, () =>
    expect(mistakes.join()).toContain('src/books/book.ts:1:'),
  );
  expect(written()).toBe(before);
  await saveUntil('src/books/book.ts', `export const book = 'Emma again';`, () =>
    expect(written()).toContain('Emma again'),
  );
});

it('a start with a mistake says so', async () => {
  write('src/main.ts', `import './missing.ts';`);
  await expect(watchFolder()).rejects.toThrow(/cannot be put together.*main\.ts:1/s);
});
