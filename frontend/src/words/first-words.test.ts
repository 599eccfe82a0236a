import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');

/** What a browser has loaded before a visitor sees the home page, the catalogue or a book. */
const entries = [
  'main.tsx',
  'shop/pages/home/home-page.tsx',
  'shop/pages/catalogue-page.tsx',
  'shop/pages/book-page.tsx',
];

/** Each file that is loaded with an entry, by the file that imports it. */
function loadedWith(entries: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string, importer: string) => {
    if (found.has(file)) return;
    found.set(file, importer);
    const text = readFileSync(file, 'utf8');
    for (const [, isType, from = ''] of text.matchAll(
      /^(?:import|export) (type )?[^;]*?from '([^']+)';/gm,
    )) {
      if (isType) continue;
      const next = fileOf(from, file);
      if (next) visit(next, file);
    }
  };
  for (const entry of entries) visit(path.join(src, entry), 'the browser');
  return found;
}

function fileOf(from: string, importer: string): string | undefined {
  if (!/^(@\/|\.)/.test(from)) return undefined;
  const base = from.startsWith('@/')
    ? path.join(src, from.slice(2))
    : path.resolve(importer, '..', from);
  return ['', '.ts', '.tsx']
    .map((end) => base + end)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

test('what the first screens load says nothing that comes with a later part of the words', () => {
  const found = loadedWith(entries);
  expect(found.size).toBeGreaterThan(50);
  const late = ['words/shop.ts', 'words/admin.ts'].map((file) => path.join(src, file));
  expect(late.flatMap((file) => found.get(file) ?? [])).toEqual([]);
});
