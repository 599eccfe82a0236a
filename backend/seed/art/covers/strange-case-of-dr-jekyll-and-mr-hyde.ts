import { text } from '../outline-text.ts';
import { grain, roughEdge } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { cutRows } from '../strokes.ts';

const soot = '#16201f';
const gaslight = '#f4c53a';

const shadow =
  'M226 1108L306 900C306 822 296 778 250 742C214 722 186 716 152 716L62 780L104 700L22 730L84 662L8 640L92 622L44 560L146 596C196 606 256 628 302 648C326 600 352 548 398 512C396 490 398 478 396 468C376 474 354 470 340 456C346 446 352 436 350 426L362 418L346 410C350 400 356 396 352 388C336 390 312 386 302 370C318 356 346 336 362 318L352 306L368 300L286 306C284 284 318 274 366 268L350 84C420 60 546 56 616 78L604 260C652 260 690 270 696 292L608 302C622 356 630 404 604 440C700 458 776 530 800 650L830 1110Z';

/** The lamp stands low, the gentleman small, and the wall tells the rest. */
export function strangeCaseOfDrJekyllAndMrHyde(): string {
  const pool: [rx: number, ry: number, fill: string][] = [
    [620, 860, '#5c7a5e'],
    [500, 720, '#8e9a55'],
    [400, 590, '#bfae49'],
    [310, 470, '#dcba3f'],
    [220, 350, gaslight],
  ];
  const bricks = Array.from({ length: 60 }, (_, index) => {
    const x = (index * 173) % 800;
    const y = Math.floor(((index * 97) % 1060) / 34) * 34;
    return `<rect x="${x}" y="${y}" width="62" height="26" rx="3"/>`;
  }).join('');
  return cover(
    `<defs>${roughEdge('cut', 7, 7, 0.02)}${roughEdge('fog', 15, 60, 0.006)}</defs>`,
    `<rect width="800" height="1200" fill="#2d4a46"/>`,
    `<g filter="url(#fog)">${pool.map(([rx, ry, fill]) => `<ellipse cx="250" cy="880" rx="${rx}" ry="${ry}" fill="${fill}"/>`).join('')}</g>`,
    `<g fill="${soot}" opacity="0.13" filter="url(#cut)">${bricks}</g>`,
    `<path d="${shadow}" fill="${soot}" filter="url(#cut)"/>`,
    `<path d="M392 352L428 340L424 362Z" fill="#d63a1e"/>`,
    `<g filter="url(#cut)"><path d="M-20 1096H820V1220H-20Z" fill="#0d1414"/>
      <path d="${cutRows({ x: -20, y: 1108, width: 840, height: 80, gap: 20, thickness: 6, seed: 3, length: 50, wave: 5 })}" fill="#6f7d4a" opacity="0.6"/></g>`,
    // Dr Jekyll on his evening walk.
    `<g transform="translate(196 1120)"><g filter="url(#cut)" fill="#0d1414">
      <path d="M-34 -250L-30 -306C-10 -314 22 -314 40 -306L36 -250C52 -250 58 -246 58 -240H-54C-54 -246 -48 -250 -34 -250Z"/>
      <path d="M-24 -240C-28 -210 -18 -190 4 -188C26 -190 34 -212 30 -240Z"/>
      <path d="M-52 -182C-30 -200 40 -200 60 -180C70 -130 66 -80 72 -40L-66 -40C-62 -90 -64 -140 -52 -182Z"/>
      <path d="M-44 -50H-4L-10 10H-44ZM8 -50H50L48 10H14Z"/><path d="M62 -150L98 -70L108 -76L78 -160Z"/>
      <path d="M102 -84L112 14" stroke="#0d1414" stroke-width="8"/></g>
      <path d="M-12 -188L4 -176L20 -188L12 -140H-4Z" fill="#f6ecd2"/><path d="M4 -176L-4 -140L4 -124L12 -140Z" fill="#c2341d"/></g>`,
    text('Strange Case of', {
      face: 'playfair-display-italic',
      x: 746,
      y: 590,
      size: 54,
      anchor: 'end',
      fill: gaslight,
    }),
    text('Dr Jekyll', {
      face: 'playfair-display',
      x: 752,
      y: 696,
      size: 102,
      anchor: 'end',
      fill: '#f6ecd2',
    }),
    text('and', {
      face: 'playfair-display-italic',
      x: 746,
      y: 762,
      size: 58,
      anchor: 'end',
      fill: gaslight,
    }),
    `<g filter="url(#cut)">${text('MR HYDE', { face: 'rye', x: 756, y: 880, size: 84, anchor: 'end', fill: '#d63a1e', rotate: -3 })}</g>`,
    text('ROBERT LOUIS', {
      face: 'im-fell-english-sc',
      x: 750,
      y: 1000,
      size: 46,
      anchor: 'end',
      tracking: 60,
      fill: '#f6ecd2',
    }),
    text('STEVENSON', {
      face: 'im-fell-english-sc',
      x: 750,
      y: 1052,
      size: 46,
      anchor: 'end',
      tracking: 60,
      fill: '#f6ecd2',
    }),
    grain(800, 1200, 44, 0.2),
  );
}
