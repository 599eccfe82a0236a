import { sizeToFit, text } from '../outline-text.ts';
import { grain, mottle, roughEdge } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { between, seededRandom } from '../seeded-random.ts';

const parchment = '#ecd6a4';
const ink = '#3a2414';
const shore = '#2f7f86';
const red = '#c2341d';

// Seen once, it cannot be unseen: the island has a forehead, two lagoons and teeth.
const island =
  'M250 560C270 490 350 452 430 462C540 470 612 530 620 640C624 700 604 740 590 776C584 806 596 830 580 852C560 874 534 866 520 884C510 910 516 950 504 966C492 976 480 962 474 940C468 960 470 984 452 988C436 988 434 966 430 946C422 968 424 994 404 994C386 992 386 966 382 946C374 966 370 986 354 980C340 972 344 944 338 922C330 900 300 900 288 880C276 858 288 830 270 800C244 764 224 650 250 560Z';
const lagoons =
  'M300 676C300 636 340 622 374 636C404 650 404 704 376 724C346 742 300 722 300 676ZM466 690C470 650 506 632 540 646C568 660 566 706 540 726C512 744 468 732 466 690ZM420 742C434 764 446 790 440 806C430 812 424 800 420 798C414 804 404 810 398 802C394 786 408 762 420 742Z';

function palm(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" stroke="${ink}" stroke-width="4" fill="none" stroke-linecap="round"><path d="M0 0C4 -20 2 -34 -4 -50"/><path d="M-4 -50C-20 -60 -34 -52 -38 -40M-4 -50C-16 -70 -30 -74 -40 -68M-4 -50C6 -70 22 -72 32 -64M-4 -50C12 -58 26 -50 30 -36M-4 -50C-8 -42 -14 -34 -22 -30" stroke="#2f6b4f" stroke-width="6"/></g>`;
}

function hill(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})" stroke="${ink}" stroke-width="4" fill="none" stroke-linejoin="round"><path d="M-40 20L-6 -34L30 20" fill="#d9b877"/><path d="M-6 -34C-2 -20 -8 -8 0 4S-4 14 2 20M6 -16L14 4M16 0L20 14"/></g>`;
}

function compass(x: number, y: number): string {
  const points = Array.from({ length: 8 }, (_, index) => {
    const long = index % 2 === 0 ? 84 : 50;
    return `<g transform="rotate(${index * 45})"><path d="M0 ${-long}L12 -14L0 0Z" fill="${ink}"/><path d="M0 ${-long}L-12 -14L0 0Z" fill="${index === 0 ? red : parchment}" stroke="${ink}" stroke-width="2"/></g>`;
  }).join('');
  return `<g transform="translate(${x} ${y}) rotate(-12)"><circle r="58" fill="none" stroke="${ink}" stroke-width="3"/><circle r="66" fill="none" stroke="${ink}" stroke-width="1.500"/>${points}</g>`;
}

function waves(): string {
  const random = seededRandom(8);
  let d = '';
  for (let index = 0; index < 70; index += 1) {
    const [x, y] = [between(random, 40, 730), between(random, 420, 1070)];
    if (Math.hypot((x - 425) / 290, (y - 725) / 330) < 1) continue;
    if (y > 900 && (x > 560 || y > 1000)) continue;
    d += `M${x.toFixed(0)} ${y.toFixed(0)}q9 -12 18 0q9 -12 18 0`;
  }
  return `<path d="${d}" stroke="${shore}" stroke-width="3.500" fill="none" stroke-linecap="round"/>`;
}

/** A chart out of a sea chest: folded in eight, singed at the rim, the cross in red. */
export function treasureIsland(): string {
  const rings = [88, 66, 44, 22]
    .map(
      (width, index) =>
        `<path d="${island}" stroke="${shore}" stroke-width="${width}" opacity="${0.35 + index * 0.17}" fill="none" stroke-linejoin="round"/><path d="${island}" stroke="#b2cba6" stroke-width="${width - 6}" fill="none" stroke-linejoin="round"/>`,
    )
    .join('');
  const ship = `<g transform="translate(134 520)" stroke="${ink}" stroke-width="4" fill="${parchment}" stroke-linejoin="round"><path d="M-54 40H56C50 66 34 76 6 76H-20C-42 74 -50 60 -54 40Z" fill="${ink}"/><path d="M-24 38V-44M18 38V-60"/><path d="M-24 -36C-52 -20 -52 6 -46 22C-34 16 -20 18 -8 24C-16 4 -14 -20 -24 -36ZM18 -52C-8 -30 -8 4 -2 26C12 18 34 18 48 28C40 0 40 -32 18 -52Z"/><path d="M18 -60L42 -68L18 -76Z" fill="${red}"/></g>`;
  return cover(
    `<defs>${roughEdge('pen', 6, 5, 0.03)}${roughEdge('torn', 21, 34, 0.02)}
      <linearGradient id="fold" x1="0" x2="1"><stop offset="0" stop-color="#fff3cf" stop-opacity="0.5"/><stop offset="0.48" stop-color="#fff3cf" stop-opacity="0"/><stop offset="0.5" stop-color="#5b3512" stop-opacity="0.32"/><stop offset="0.62" stop-color="#5b3512" stop-opacity="0"/></linearGradient>
      <linearGradient id="foldDown" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fff3cf" stop-opacity="0.45"/><stop offset="0.46" stop-color="#fff3cf" stop-opacity="0"/><stop offset="0.5" stop-color="#5b3512" stop-opacity="0.3"/><stop offset="0.6" stop-color="#5b3512" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="800" height="1200" fill="#1c5560"/>`,
    `<g filter="url(#torn)"><rect x="20" y="20" width="760" height="1160" fill="#4a2a12"/><rect x="28" y="28" width="744" height="1144" fill="#a8703a"/><rect x="38" y="38" width="724" height="1124" fill="${parchment}"/></g>`,
    `<g filter="url(#torn)"><rect x="38" y="38" width="724" height="1124" fill="#3fa9a6" opacity="0.42"/></g>`,
    mottle(800, 1200, 4, 0.2),
    `<g filter="url(#pen)">${waves()}${rings}<path d="${island}" fill="#f6d68c" stroke="${ink}" stroke-width="5"/>
      <path d="${lagoons}" fill="#8fbdb3" stroke="${ink}" stroke-width="5"/><path d="${lagoons}" fill="none" stroke="${shore}" stroke-width="3" transform="translate(425 690) scale(0.93) translate(-425 -690)"/>
      ${hill(330, 560, 0.8)}${hill(380, 534, 1)}${hill(440, 552, 0.75)}${hill(560, 600, 0.7)}${palm(284, 640, 0.8)}${palm(590, 690, 0.8)}${palm(330, 800, 0.85)}${palm(366, 838, 0.7)}${palm(540, 800, 0.8)}${palm(500, 560, 0.7)}${ship}</g>`,
    `<path d="M176 610C230 660 250 600 290 596C350 590 420 600 430 640C440 690 432 720 470 770C490 800 480 830 462 856" stroke="${red}" stroke-width="9" stroke-dasharray="4 20" stroke-linecap="round" fill="none" filter="url(#pen)"/>
     <path d="M428 846L486 906M488 842L426 908" stroke="${red}" stroke-width="17" stroke-linecap="round" filter="url(#pen)"/>`,
    `<g filter="url(#pen)">${compass(664, 1010)}</g>`,
    `<rect x="0" width="800" height="1200" fill="url(#fold)"/><rect width="800" height="1200" fill="url(#foldDown)"/>`,
    text('Treasure', {
      face: 'pirata-one',
      x: 400,
      y: 232,
      size: sizeToFit('pirata-one', 'Treasure', 610),
      anchor: 'middle',
      fill: ink,
    }),
    text('Island', {
      face: 'pirata-one',
      x: 420,
      y: 408,
      size: sizeToFit('pirata-one', 'Treasure', 610),
      anchor: 'middle',
      fill: red,
    }),
    text('Robert Louis', { face: 'im-fell-dw-pica-italic', x: 96, y: 1062, size: 58, fill: ink }),
    text('Stevenson', { face: 'im-fell-dw-pica-italic', x: 96, y: 1122, size: 58, fill: ink }),
    grain(800, 1200, 31, 0.2),
  );
}
