import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// What a browser loads before it can show `/`: the entry, what it imports, what the first screens say
// in English, and the style sheets. Budgets in kB (1,000 bytes): what there is today and a little. React,
// the router and RTK Query take 105 of the gzip kilobytes; docs/performance.md says what the goal is.
const budget = { gzip: 142.5, brotli: 124.5 };

const dist = path.resolve(import.meta.dirname, '../dist');
const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
const links = /<link rel="stylesheet"[^>]*>|\bfiles=\[[^\]]*\]/g;
const files = [...html.matchAll(links)].flatMap(([text]) => text.match(/\/assets\/[\w.-]+/g) ?? []);
if (files.length === 0) throw new Error('dist/index.html names no script: build first.');
const words = /\bwordFiles=\{[^}]*?\ben:[`"]([^`"]+)/.exec(html)?.[1];
if (!words) throw new Error('dist/index.html names no words of English.');
files.push(words);
const sum = { gzip: 0, brotli: 0 };
for (const file of new Set(files)) {
  const bytes = readFileSync(path.join(dist, file));
  sum.gzip += gzipSync(bytes, { level: 9 }).length / 1000;
  sum.brotli += brotliCompressSync(bytes).length / 1000;
}
const count = readdirSync(path.join(dist, 'assets')).length;
console.log(
  `First load: ${sum.gzip.toFixed(1)} kB gzip (budget ${budget.gzip}), ` +
    `${sum.brotli.toFixed(1)} kB brotli (budget ${budget.brotli}); ${files.length} of ${count} files`,
);
if (sum.gzip > budget.gzip || sum.brotli > budget.brotli) {
  console.error('The first load is over its budget.');
  process.exit(1);
}
