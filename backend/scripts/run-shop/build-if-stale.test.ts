import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale, buildTargets } from './build-if-stale.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storyloom-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, minute: number) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, '');
  utimesSync(place, minute * 60, minute * 60);
}

function staleParts() {
  return buildTargets.filter((part) => isStale(part, folder)).map(({ name }) => name);
}

test.each([
  ['backend/src/features/books/books.routes.ts', ['the API']],
  ['backend/src/contract/book/book.ts', ['the API', 'the pages']],
  ['frontend/src/app/app.tsx', ['the pages']],
  ['frontend/public/favicon.ico', ['the pages']],
  ['frontend/scripts/inline-start.js', ['the pages']],
  ['frontend/index.html', ['the pages']],
  ['package-lock.json', ['the API', 'the pages']],
  ['README.md', []],
])('after a change of %s the shop builds %j again', (file, names) => {
  expect(staleParts()).toEqual(['the API', 'the pages']);
  for (const { result } of buildTargets) write(result, 10);
  write(file, 5);
  expect(staleParts()).toEqual([]);
  write(file, 15);
  expect(staleParts()).toEqual(names);
});
