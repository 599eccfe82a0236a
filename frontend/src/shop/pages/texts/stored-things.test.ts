import { storedThings } from '@storyloom/backend/contract/shop/stored-things';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const sources = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/\.test\.|^testing/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, folder, file), 'utf8') })),
);
const documented = storedThings.browser.flatMap(({ names }) => names);
const names = [...documented, ...storedThings.cookie.flatMap((thing) => thing.names)];
const isDeclared = (key: string) =>
  names.some((name) => (/[.:]$/.test(name) ? key.startsWith(name) : key === name));

/** The keys that a file names: `const key = 'storyloom.cart'`, an entry's, the head of a template. */
const keysOf = (text: string) =>
  [
    ...text.matchAll(/const (?:\w*[kK]ey|keyOf|prefix|markName) =[^'"`;]*['"`]([^'"`$]+)/g),
    ...text.matchAll(/storedEntry\(\s*'\w+',\s*['"`]([^'"`$]+)/g),
  ].map(([, key = '']) => key);
const writes = /writeStored\(|storedEntry\(|\.setItem\(|document\.cookie = /;
const storing = sources.filter(
  ({ file, text }) => writes.test(text) && file !== 'browser/storage.ts',
);

test.each(storing)('the privacy page lists what $file stores in a browser', ({ text }) => {
  const keys = keysOf(text);
  const imported = /import \{[^}]*[kK]ey[^}]*\} from/.test(text);
  expect(keys.length > 0 || imported).toBe(true);
  expect(keys.filter((key) => !isDeclared(key))).toEqual([]);
});

test('the page about privacy tells of nothing that no browser stores', () => {
  const keys = sources.flatMap(({ text }) => keysOf(text));
  expect(storing.length).toBeGreaterThan(10);
  expect(documented.filter((name) => !keys.some((key) => key.startsWith(name)))).toEqual([]);
});
