import { text } from '../outline-text.ts';
import { paperShadow } from '../print-texture.ts';
import { bleed, cover } from '../sheet.ts';

const columns = 51;
const rows = 86;
const stitchWidth = 16;
// Whole pixels: equal stitches are then equal in the file too, which keeps it small.
const stitchHeight = 13;
const top = 114;

const wool: Record<string, string> = {
  '.': '#24304d',
  c: '#f0e4c8',
  r: '#cf3a24',
  g: '#8a9bb5',
  y: '#f2bf2c',
};

const letters: Record<string, string[]> = {
  A: ['.###.', '#...#', '#...#', '#####', '#...#', '#...#', '#...#'],
  T: ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..'],
  L: ['#...', '#...', '#...', '#...', '#...', '#...', '####'],
  E: ['####', '#...', '#...', '###.', '#...', '#...', '####'],
  O: ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
  F: ['####', '#...', '#...', '###.', '#...', '#...', '#...'],
};

const bigLetters: Record<string, string[]> = {
  T: [
    '######',
    '######',
    '..##..',
    '..##..',
    '..##..',
    '..##..',
    '..##..',
    '..##..',
    '..##..',
    '..##..',
  ],
  W: [
    '##....##',
    '##....##',
    '##....##',
    '##....##',
    '##.##.##',
    '##.##.##',
    '########',
    '###..###',
    '###..###',
    '##....##',
  ],
  O: [
    '.#####.',
    '#######',
    '##...##',
    '##...##',
    '##...##',
    '##...##',
    '##...##',
    '##...##',
    '#######',
    '.#####.',
  ],
  C: [
    '.######',
    '#######',
    '##.....',
    '##.....',
    '##.....',
    '##.....',
    '##.....',
    '##.....',
    '#######',
    '.######',
  ],
  I: ['##', '##', '##', '##', '##', '##', '##', '##', '##', '##'],
  E: [
    '######',
    '######',
    '##....',
    '##....',
    '#####.',
    '#####.',
    '##....',
    '##....',
    '######',
    '######',
  ],
  S: [
    '.######',
    '#######',
    '##.....',
    '##.....',
    '######.',
    '.######',
    '.....##',
    '.....##',
    '#######',
    '######.',
  ],
};

/** Madame Defarge's register: the picture is a chart, one character for one stitch. */
function chart(): string[][] {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.'));
  const set = (column: number, row: number, yarn: string) => {
    const line = grid[row];
    if (line && column >= 0 && column < columns) line[column] = yarn;
  };
  const block = (column: number, row: number, width: number, height: number, yarn: string) => {
    for (let y = row; y < row + height; y += 1)
      for (let x = column; x < column + width; x += 1) set(x, y, yarn);
  };
  const word = (line: string, row: number, alphabet: Record<string, string[]>, yarn: string) => {
    const gap = alphabet === letters ? 1 : 2;
    const widthOf = (character: string) => alphabet[character]?.[0]?.length ?? 2;
    const total = [...line].reduce((sum, each) => sum + widthOf(each) + gap, -gap);
    let column = Math.round((columns - total) / 2);
    for (const character of line) {
      alphabet[character]?.forEach((bits, y) =>
        [...bits].forEach((bit, x) => {
          if (bit === '#') set(column + x, row + y, yarn);
        }),
      );
      column += widthOf(character) + gap;
    }
  };
  for (let column = 0; column < columns; column += 1) {
    set(column, 1, 'r');
    if (column % 4 < 2) set(column, 2, 'r');
    set(column, rows - 4, 'r');
    if (column % 4 < 2) set(column, rows - 5, 'r');
  }
  word('A TALE OF', 4, letters, 'c');
  word('TWO', 13, bigLetters, 'y');
  word('CITIES', 25, bigLetters, 'y');

  const ground = 56;
  // London: St Paul's, the Monument, Temple Bar's chimneys, a church by Wren.
  const up = (column: number, height: number, width: number, yarn: string) =>
    block(column, ground - height, width, height, yarn);
  for (let column = 0; column < columns; column += 1)
    up(column, 3 + ((column * 7) % 5 > 2 ? 2 : 0), 1, 'g');
  up(14, 8, 20, 'c');
  up(18, 11, 12, 'c');
  up(19, 13, 10, 'c');
  up(20, 15, 8, 'c');
  up(21, 16, 6, 'c');
  up(22, 17, 4, 'c');
  up(23, 18, 2, 'c');
  block(23, ground - 20, 2, 2, 'y');
  block(18, ground - 9, 12, 1, 'g');
  for (const column of [16, 19, 22, 25, 28, 31]) block(column, ground - 6, 1, 4, '.');
  up(15, 12, 2, 'c');
  up(31, 12, 2, 'c');
  up(5, 12, 3, 'g');
  up(6, 16, 1, 'g');
  up(41, 14, 2, 'g');
  block(40, ground - 15, 4, 1, 'g');
  up(46, 9, 3, 'g');
  up(47, 12, 1, 'g');

  block(0, ground, columns, 2, 'r');

  // Paris hangs below, upside down: Notre-Dame, roofs, and the machine in the square.
  const sky = ground + 2;
  const down = (column: number, height: number, width: number, yarn: string) =>
    block(column, sky, width, height, yarn);
  for (let column = 0; column < columns; column += 1)
    down(column, 2 + ((column * 5) % 7 > 3 ? 2 : 0), 1, 'g');
  down(6, 9, 18, 'c');
  down(7, 14, 6, 'c');
  down(17, 14, 6, 'c');
  for (const column of [9, 10, 19, 20]) block(column, sky + 9, 1, 4, '.');
  for (const column of [9, 14, 15, 20]) block(column, sky + 1, 1, 3, '.');
  block(14, sky + 5, 2, 2, 'r');
  down(32, 17, 1, 'r');
  down(41, 17, 1, 'r');
  block(32, sky + 16, 10, 1, 'r');
  for (let step = 0; step < 8; step += 1) {
    const drop = 2 + Math.floor(step / 2);
    block(33 + step, sky + 16 - drop, 1, drop, 'c');
  }
  block(30, sky, 14, 3, 'r');
  return grid;
}

function stitches(): string {
  const byYarn = new Map<string, string>();
  const [w, h] = [stitchWidth, stitchHeight];
  chart().forEach((line, row) =>
    line.forEach((yarn, column) => {
      const [x, y] = [column * w, top + row * h];
      const leg = `M${(x + 0.6).toFixed(1)} ${y.toFixed(1)}c${(w * 0.3).toFixed(1)} 0 ${(w * 0.48).toFixed(1)} ${(h * 0.5).toFixed(1)} ${(w * 0.46).toFixed(1)} ${(h * 1.32).toFixed(1)}c${(-w * 0.3).toFixed(1)} ${(-h * 0.16).toFixed(1)} ${(-w * 0.5).toFixed(1)} ${(-h * 0.5).toFixed(1)} ${(-w * 0.46).toFixed(1)} ${(-h * 1.32).toFixed(1)}z`;
      const other = `M${(x + w - 0.6).toFixed(1)} ${y.toFixed(1)}c${(-w * 0.3).toFixed(1)} 0 ${(-w * 0.48).toFixed(1)} ${(h * 0.5).toFixed(1)} ${(-w * 0.46).toFixed(1)} ${(h * 1.32).toFixed(1)}c${(w * 0.3).toFixed(1)} ${(-h * 0.16).toFixed(1)} ${(w * 0.5).toFixed(1)} ${(-h * 0.5).toFixed(1)} ${(w * 0.46).toFixed(1)} ${(-h * 1.32).toFixed(1)}z`;
      byYarn.set(yarn, (byYarn.get(yarn) ?? '') + leg + other);
    }),
  );
  return [...byYarn].map(([yarn, d]) => `<path d="${d}" fill="${wool[yarn]}"/>`).join('');
}

export function aTaleOfTwoCities(): string {
  const loops = Array.from({ length: columns }, (_, column) => {
    const x = column * stitchWidth + stitchWidth / 2;
    return `M${x - 5} ${top + 8}C${x - 9} ${top - 30} ${x + 9} ${top - 30} ${x + 5} ${top + 8}`;
  }).join('');
  return cover(
    `<defs>${paperShadow('lie', 7, 0.4)}</defs>`,
    `<rect width="800" height="1200" fill="#efe2c4"/>`,
    `<rect y="${top}" width="800" height="1100" fill="#141c30"/>`,
    `<g transform="scale(${1 / bleed})">${stitches()}</g>`,
    `<g filter="url(#lie)"><rect x="-20" y="76" width="790" height="24" rx="12" fill="#9a5a2b"/><path d="M768 76L800 88L768 100Z" fill="#9a5a2b"/></g><rect x="-20" y="80" width="790" height="6" rx="3" fill="#c98448"/>`,
    `<g transform="scale(${1 / bleed})"><path d="${loops}" stroke="#24304d" stroke-width="8" fill="none"/></g>`,
    `<path d="M-10 30C120 -10 200 60 330 40S560 -14 640 30S740 96 792 130" stroke="#cf3a24" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    `<g filter="url(#lie)"><rect x="34" y="1086" width="446" height="92" fill="#f7efdd"/></g>
     <path d="M42 1094H472V1170H42Z" fill="none" stroke="#cf3a24" stroke-width="4" stroke-dasharray="14 9"/>`,
    text('Charles Dickens', {
      face: 'playfair-display-italic',
      x: 257,
      y: 1149,
      size: 54,
      anchor: 'middle',
      fill: '#24304d',
    }),
  );
}
