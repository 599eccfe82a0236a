import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '..');
const isProgram = (file: string) =>
  file.endsWith('.ts') && !/\.test\.ts$|^testing|^http\/openapi/.test(file);
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(isProgram)
  .map((file) => readFileSync(path.join(src, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ''))
  .join('\n');
const page = readFileSync(path.resolve(src, '../../docs/deploy.md'), 'utf8');
const [, table = ''] = /## What the shop asks of its server([^]*?)Not needed:/.exec(page) ?? [];

const namesIn = (text: string, name: RegExp) =>
  [...new Set([...text.matchAll(name)].map(([, found = '']) => found))].sort();

it('lists every operator that the shop uses for owners with a server of their own, and no other', () => {
  // Operators are the keys of objects; names of fields stand in quotes.
  const asked = namesIn(sources, /(?<![\w'"`$])(\$[a-zA-Z]+)\s*:/g);
  const documented = namesIn(table, /`(\$[a-zA-Z]+)`/g);
  expect(asked.length).toBeGreaterThan(30);
  expect(asked).toEqual(documented);
});
