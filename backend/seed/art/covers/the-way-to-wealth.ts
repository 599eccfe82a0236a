import { sizeToFit, text } from '../outline-text.ts';
import { grain, roughEdge, wornInk } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { between, seededRandom } from '../seeded-random.ts';
import { type Point, swellingStroke } from '../strokes.ts';

const paper = '#f5e8c9';
const indigo = '#1d2a55';
const orange = '#f09a1f';
const [cx, cy] = [400, 520];

function sunRays(): { dark: string; warm: string } {
  const random = seededRandom(77);
  let dark = '';
  let warm = '';
  for (let index = 0; index < 84; index += 1) {
    const rad = (index / 84) * Math.PI * 2;
    const at = (radius: number, side: number): Point => [
      cx + Math.cos(rad + side) * radius,
      cy + Math.sin(rad + side) * radius,
    ];
    const end = between(random, 640, 980);
    const stroke = swellingStroke(
      [at(318, 0), at(420, 0.004), at(520, -0.004), at(end, 0)],
      index % 2 === 0 ? 18 : 9,
    );
    if (index % 2 === 0) warm += stroke;
    else dark += stroke;
    if (index % 2 === 0)
      dark += swellingStroke([at(560, 0.037), at(640, 0.037), at(720, 0.036), at(900, 0.037)], 7);
  }
  return { dark, warm };
}

/** Furrows that all run to the sun, each cut swelling as it comes nearer. */
function furrows(): string {
  const random = seededRandom(31);
  let d = '';
  for (let index = -16; index <= 16; index += 1) {
    if (Math.abs(index) < 2) continue;
    const top: Point = [cx + index * 26, 760 + Math.abs(index) * 2.4];
    const foot: Point = [cx + index * 128, 1250];
    const bend = between(random, -10, 10);
    const middle: Point = [(top[0] + foot[0]) / 2 + bend - index * 9, 960];
    d += `M${top[0]} ${top[1]}Q${middle[0]} ${middle[1]} ${foot[0]} ${foot[1]}L${foot[0] + 46} ${foot[1]}Q${middle[0] + 11} ${middle[1]} ${top[0] + 1.5} ${top[1]}Z`;
  }
  return d;
}

/** A block print for an almanack: early to rise, and a long road to walk. */
export function theWayToWealth(): string {
  const { dark, warm } = sunRays();
  const face = 'im-fell-dw-pica';
  return cover(
    `<defs>${roughEdge('cut', 14, 6, 0.03)}${wornInk('ink', 22, 4, 0.22)}</defs>`,
    `<rect width="800" height="1200" fill="${paper}"/>`,
    `<g filter="url(#cut)"><path d="${warm}" fill="${orange}"/><path d="${dark}" fill="${indigo}"/></g>`,
    `<g filter="url(#ink)"><circle cx="${cx}" cy="${cy}" r="306" fill="${indigo}"/></g><g filter="url(#cut)"><circle cx="${cx}" cy="${cy}" r="292" fill="${paper}"/><circle cx="${cx}" cy="${cy}" r="280" fill="${orange}"/></g>`,
    text('The', {
      face: 'im-fell-dw-pica-italic',
      x: 400,
      y: 346,
      size: 84,
      anchor: 'middle',
      fill: indigo,
    }),
    text('WAY', {
      face,
      x: 400,
      y: 488,
      size: sizeToFit(face, 'WAY', 400),
      anchor: 'middle',
      fill: indigo,
    }),
    text('to', {
      face: 'im-fell-dw-pica-italic',
      x: 400,
      y: 558,
      size: 84,
      anchor: 'middle',
      fill: indigo,
    }),
    text('WEALTH', {
      face,
      x: 400,
      y: 676,
      size: sizeToFit(face, 'WEALTH', 496),
      anchor: 'middle',
      fill: indigo,
    }),
    `<g filter="url(#cut)"><path d="M-20 772C120 742 240 760 400 752S680 742 820 776V1220H-20Z" fill="${indigo}"/><path d="${furrows()}" fill="${paper}" opacity="0.92"/>
      <path d="M388 752C360 860 420 940 330 1060C300 1110 270 1160 250 1230H560C540 1160 520 1110 500 1060C450 940 440 860 412 752Z" fill="${orange}"/>
      <path d="M60 770L96 700L132 768ZM110 768L138 716L166 764Z" fill="${indigo}"/><path d="M690 764V716L720 694L750 716V768Z" fill="${indigo}"/><path d="M742 704V680H752V712Z" fill="${indigo}"/><path d="M712 738h16v26h-16z" fill="${orange}"/></g>`,
    // The old man with his clean white locks.
    `<g filter="url(#cut)" transform="translate(408 1034)"><path d="M-40 -128C-30 -146 36 -148 46 -126C36 -122 26 -124 22 -126L18 -148C6 -158 -8 -156 -14 -148L-18 -126C-26 -124 -34 -124 -40 -128Z" fill="${indigo}"/>
      <path d="M-20 -124C-22 -100 -14 -88 0 -86C14 -88 24 -100 22 -124Z" fill="${paper}" stroke="${indigo}" stroke-width="4"/>
      <path d="M-28 -86C-14 -96 16 -96 30 -84C44 -50 46 -10 52 24H-50C-44 -10 -42 -50 -28 -86Z" fill="${indigo}"/><path d="M-22 24L-30 84H-10L0 30L14 84H36L26 24Z" fill="${indigo}"/><path d="M-34 84H-6V92H-40ZM12 84H44V92H12Z" fill="${indigo}"/>
      <path d="M40 -60L70 -20" stroke="${indigo}" stroke-width="14" stroke-linecap="round"/><path d="M72 -44V94" stroke="${indigo}" stroke-width="7"/></g>`,
    `<g filter="url(#cut)"><path d="M-20 1128H820V1220H-20Z" fill="${indigo}"/></g>`,
    text('BENJAMIN FRANKLIN', {
      face: 'im-fell-english-sc',
      x: 400,
      y: 1180,
      size: 50,
      anchor: 'middle',
      tracking: 90,
      fill: paper,
    }),
    grain(800, 1200, 61, 0.2),
  );
}
