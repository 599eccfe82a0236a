import { sizeToFit, text } from '../outline-text.ts';
import { grain, paperShadow } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { between, seededRandom } from '../seeded-random.ts';

const plum = '#2d1530';
const brass = '#d9a441';
const dark = '#7b4f16';
const card = '#f3e6c9';

function gear(
  x: number,
  y: number,
  radius: number,
  teeth: number,
  turn: number,
  fill: string,
): string {
  const depth = 22;
  let d = '';
  for (let index = 0; index < teeth; index += 1) {
    const step = (Math.PI * 2) / teeth;
    const at = (fraction: number, r: number) => {
      const rad = index * step + fraction * step;
      return `${(Math.cos(rad) * r).toFixed(1)} ${(Math.sin(rad) * r).toFixed(1)}`;
    };
    d += `${index === 0 ? 'M' : 'L'}${at(0, radius)}L${at(0.3, radius)}L${at(0.4, radius + depth)}L${at(0.66, radius + depth)}L${at(0.76, radius)}`;
  }
  const spokes = radius > 90 ? 6 : 4;
  const inner = radius * 0.74;
  const hub = radius * 0.26;
  const windows = Array.from({ length: spokes }, (_, index) => {
    const a = ((index + 0.16) / spokes) * Math.PI * 2;
    const b = ((index + 0.84) / spokes) * Math.PI * 2;
    const p = (angle: number, r: number) =>
      `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
    return `M${p(a, inner)}A${inner} ${inner} 0 0 1 ${p(b, inner)}L${p(b - 0.06, hub * 1.6)}A${hub * 1.6} ${hub * 1.6} 0 0 0 ${p(a + 0.06, hub * 1.6)}Z`;
  }).join('');
  // Engraver's rings, broken on the side the light comes from.
  const rings = [0.8, 0.84, 0.88, 0.92, 0.96]
    .map(
      (share) =>
        `<circle r="${(radius * share).toFixed(1)}" fill="none" stroke="${dark}" stroke-width="2.4" pathLength="100" stroke-dasharray="66 34" stroke-dashoffset="6"/>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y})" filter="url(#lie)"><g transform="rotate(${turn})"><path fill-rule="evenodd" d="${d}Z${windows}" fill="${fill}" stroke="#4b2d0c" stroke-width="4" stroke-linejoin="round"/></g>${rings}<circle r="${hub}" fill="#f0c76a" stroke="#4b2d0c" stroke-width="4"/><circle r="${hub * 0.45}" fill="${plum}"/></g>`;
}

/** A column of figure wheels, the store of the engine. */
function figureColumn(x: number, top: number, count: number, seed: number): string {
  const random = seededRandom(seed);
  const wheels = Array.from({ length: count }, (_, index) => {
    const y = top + index * 74;
    const shown = Math.floor(random() * 10);
    const digits = [-1, 0, 1]
      .map((step) =>
        text(String((shown + step + 10) % 10), {
          face: 'zilla-slab',
          x: x + step * 38,
          y: y + 46,
          size: step === 0 ? 44 : 34,
          anchor: 'middle',
          fill: '#3a220a',
          stretch: step === 0 ? 1 : 0.66,
        }),
      )
      .join('');
    return `<rect x="${x - 64}" y="${y}" width="128" height="60" rx="12" fill="url(#drum)" stroke="#4b2d0c" stroke-width="4"/>${digits}<rect x="${x - 52}" y="${y + 60}" width="104" height="14" fill="${dark}"/>`;
  }).join('');
  return `<g><rect x="${x - 9}" y="${top - 400}" width="18" height="920" fill="${dark}"/>${wheels}</g>`;
}

/** Card holes and threads: the bloom that the engine weaves, thread by thread. */
function weave(): string {
  const random = seededRandom(43);
  const flower = (x: number, y: number, r: number, fill: string) =>
    Array.from(
      { length: 8 },
      (_, index) =>
        `<ellipse transform="translate(${x} ${y}) rotate(${index * 45}) translate(0 ${-r * 0.62})" rx="${r * 0.26}" ry="${r * 0.42}" fill="${fill}"/>`,
    ).join('') + `<circle cx="${x}" cy="${y}" r="${r * 0.26}" fill="#ffce1a"/>`;
  const leaf = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C24 -30 70 -30 100 0C70 26 24 26 0 0Z" fill="#7fb08a"/>`;
  const threads = Array.from({ length: 58 }, (_, index) => {
    const x = 6 + index * 13.8;
    return `<path d="M${x} 900V1220" stroke="${random() > 0.5 ? '#e9d7b0' : '#cdb583'}" stroke-width="7"/>`;
  }).join('');
  const gaps = Array.from(
    { length: 58 },
    (_, index) => `<rect x="${10 + index * 13.8}" y="1000" width="5" height="230"/>`,
  ).join('');
  return `${threads}<g>${leaf(250, 1130, -150)}${leaf(250, 1130, -24)}${leaf(560, 1130, -160)}${leaf(560, 1130, -30)}${leaf(80, 1150, -20)}${leaf(720, 1150, 196)}${flower(250, 1100, between(random, 92, 96), '#d8583f')}${flower(560, 1100, 94, '#d8583f')}${flower(405, 1140, 62, '#8fb6d9')}${flower(70, 1110, 66, '#8fb6d9')}${flower(738, 1110, 66, '#8fb6d9')}</g><g fill="${plum}" opacity="0.55">${gaps}</g>`;
}

export function sketchOfTheAnalyticalEngine(): string {
  const face = 'zilla-slab';
  const random = seededRandom(815);
  let holes = '';
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 22; column += 1)
      if (random() > 0.42)
        holes += `<circle cx="${98 + column * 28.8}" cy="${row === 0 ? 560 : 838 + row * 30}" r="9"/>`;
  return cover(
    `<defs>${paperShadow('lie', 9, 0.5)}<linearGradient id="drum" x1="0" x2="1"><stop offset="0" stop-color="#8a5a1a"/><stop offset="0.35" stop-color="#f6d888"/><stop offset="0.7" stop-color="${brass}"/><stop offset="1" stop-color="#7a4d14"/></linearGradient></defs>`,
    `<rect width="800" height="1200" fill="${plum}"/>`,
    weave(),
    figureColumn(690, 20, 7, 3),
    figureColumn(544, -22, 8, 8),
    gear(180, 190, 190, 30, 0, brass),
    gear(420, 400, 96, 16, 8, '#c98b3a'),
    gear(130, 480, 84, 14, 4, '#e3bb63'),
    gear(428, 96, 74, 12, 10, '#b9772e'),
    `<g filter="url(#lie)"><path d="M38 524H738L766 552V924H38Z" fill="${card}"/></g><path d="M50 536H733L754 557V912H50Z" fill="none" stroke="#c9ac74" stroke-width="3"/>`,
    `<g fill="${plum}">${holes}</g>`,
    text('Sketch of the', { face, x: 76, y: 648, size: 66, fill: plum }),
    text('ANALYTICAL', {
      face,
      x: 74,
      y: 736,
      size: sizeToFit(face, 'ANALYTICAL', 652),
      fill: plum,
    }),
    text('ENGINE', { face, x: 74, y: 838, size: 104, fill: '#b23a22' }),
    text('L. F. MENABREA', { face, x: 726, y: 784, size: 32, anchor: 'end', fill: plum }),
    text('with notes by', { face, x: 726, y: 810, size: 22, anchor: 'end', fill: plum }),
    text('ADA LOVELACE', { face, x: 726, y: 838, size: 32, anchor: 'end', fill: plum }),
    grain(800, 1200, 18, 0.14),
  );
}
