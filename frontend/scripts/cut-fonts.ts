import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { letters, moreLetters } from './letters.ts';

// Cuts the two type families to the letters and weights that nearly every page is set in, and writes
// the rules that name the cuts (src/assets/fonts/fonts.css). A second cut has the letters of further
// languages, the whole file of Inter the rarer signs; both come when a page has one. Other scripts
// are the system's. To run after a change of the fonts' packages:
// node backend/scripts/run.mjs --with-tools frontend/scripts/cut-fonts.ts

interface Cut {
  /** Of the package and, in small letters, of the files. */
  family: 'Fraunces' | 'Inter';
  /** Weights that the cut is used for, as CSS writes them. */
  weight: string;
  /** Weights that it holds: one, or a range to choose from. */
  axis: number | { min: number; max: number };
  features: string[];
}

const cuts: Cut[] = [
  { family: 'Inter', weight: '400 700', axis: { min: 400, max: 700 }, features: ['kern', 'tnum'] },
  { family: 'Fraunces', weight: '500 700', axis: 600, features: ['kern', 'liga'] },
];

const require = createRequire(import.meta.url);
const folder = path.resolve(import.meta.dirname, '../src/assets/fonts');
const rules: string[] = [];
for (const cut of cuts) {
  const name = cut.family.toLowerCase();
  const packageName = `@fontsource-variable/${name}`;
  const whole = (script: string) => `${packageName}/files/${name}-${script}-wght-normal.woff2`;
  const ranges = require(`${packageName}/unicode.json`) as Record<'latin', string>;
  const writeCut = async (script: string, range: string, file: string) => {
    const bytes = await subsetFont(readFileSync(require.resolve(whole(script))), textOf(range), {
      targetFormat: 'woff2',
      variationAxes: { wght: cut.axis },
      keepFeatures: ['mark', 'ccmp', ...cut.features],
      noHinting: true,
      preserveNameIds: [13, 14], // the licence and its address
    });
    writeFileSync(path.join(folder, file), bytes);
    console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`);
  };
  const file = `${name}-${cut.weight.replace(' ', '-')}.woff2`;
  const moreFile = `more-${file}`;
  await writeCut('latin', letters, file);
  await writeCut('latin-ext', moreLetters, moreFile);
  // Headings have none of the rarer signs.
  if (cut.family === 'Inter')
    rules.push(fontFace(cut, whole('latin'), subtract(ranges.latin, `${letters},${moreLetters}`)));
  rules.push(fontFace(cut, `./${moreFile}`, moreLetters), fontFace(cut, `./${file}`, letters));
}
const style = `/* Written by scripts/cut-fonts.ts. */\n${rules.join('')}`;
const config = await resolveConfig(folder);
writeFileSync(path.join(folder, 'fonts.css'), await format(style, { ...config, parser: 'css' }));

/**
 * Browsers wait a moment for what is preloaded. What is later stays out of this visit: it would wrap
 * lines anew and move what is below them, under somebody's eyes and fingers.
 */
function fontFace({ family, weight }: Cut, file: string, range: string): string {
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  font-display: optional;
  src: url('${file}') format('woff2');
  unicode-range: ${range.split(',').join(', ')};
}
`;
}

/** The letters of a range as CSS writes it, those of ASCII excepted, that are not in another. */
function subtract(range: string, other: string): string {
  const taken = new Set(codesOf(other));
  const runs: [first: number, last: number][] = [];
  for (const code of codesOf(range).filter((each) => each >= 0xa0 && !taken.has(each))) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => `U+${first === last ? hex(first) : `${hex(first)}-${hex(last)}`}`)
    .join(',');
}

/** Every letter of a range as CSS writes it. */
function textOf(range: string): string {
  return String.fromCodePoint(...codesOf(range));
}

function codesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}
