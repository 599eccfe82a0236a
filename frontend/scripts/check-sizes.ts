import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// What a browser loads before it can show `/`: the entry, what it imports, what the first screens say
// in English, and the style sheets. Budgets in kB (1,000 bytes): what there is today and a little. React,
// the router and RTK Query take 96 of the gzip kilobytes; docs/performance.md says what the goal is.
// `whole` is gzip with the code of the home page as well, which the page waits for until it works.
const budget = { gzip: 133.7, brotli: 117.3, whole: 155.8 };

const dist = path.resolve(import.meta.dirname, '../dist');
const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
const links = /<link rel="stylesheet"[^>]*>|\bfiles=\[[^\]]*\]/g;
const files = [...html.matchAll(links)].flatMap(([text]) => text.match(/\/assets\/[\w.-]+/g) ?? []);
if (files.length === 0) throw new Error('dist/index.html names no script: build first.');
const perPage = /<!-- page files (.*) -->/.exec(html)?.[1];
if (!perPage) throw new Error('dist/index.html names no files of pages.');
const { pages, words } = JSON.parse(perPage) as {
  pages: { home: string[] };
  words: { en: string };
};
files.push(words.en);
const gzipped = (file: string) =>
  gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1000;
const sum = { gzip: 0, brotli: 0 };
for (const file of new Set(files)) {
  sum.gzip += gzipped(file);
  sum.brotli += brotliCompressSync(readFileSync(path.join(dist, file))).length / 1000;
}
const whole = pages.home.reduce((kilobytes, file) => kilobytes + gzipped(file), sum.gzip);
const count = readdirSync(path.join(dist, 'assets')).length;
console.log(
  `First load: ${sum.gzip.toFixed(1)} kB gzip (budget ${budget.gzip}), ` +
    `${sum.brotli.toFixed(1)} kB brotli (budget ${budget.brotli}); ${files.length} of ${count} files; ` +
    `${whole.toFixed(1)} kB gzip with the home page (budget ${budget.whole})`,
);
if (sum.gzip > budget.gzip || sum.brotli > budget.brotli || whole > budget.whole) {
  console.error('The first load is over its budget.');
  process.exit(1);
}
