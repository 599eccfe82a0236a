import { sizeToFit, text } from '../outline-text.ts';
import { grain, roughEdge } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { between, seededRandom } from '../seeded-random.ts';
import { cutRows, type Point, polyline } from '../strokes.ts';

const bone = '#e4dfca';
const black = '#14161a';
const red = '#b8261a';
const tarn = 690;

// The fissure, from the roof to the foot of the page; it parts the house, the water and the name.
const crack: Point[] = [
  [412, 250],
  [402, 330],
  [430, 400],
  [396, 470],
  [424, 540],
  [392, 610],
  [416, 690],
  [386, 770],
  [420, 850],
  [384, 930],
  [422, 1010],
  [398, 1090],
];

function branch(random: () => number, x: number, y: number, deg: number, length: number): string {
  if (length < 14) return '';
  const rad = (deg * Math.PI) / 180;
  const [ex, ey] = [x + Math.cos(rad) * length, y + Math.sin(rad) * length];
  const own = `<path d="M${x} ${y}L${ex} ${ey}" stroke-width="${length / 11}"/>`;
  const spread = between(random, 18, 40);
  return (
    own +
    branch(random, ex, ey, deg - spread, length * between(random, 0.62, 0.8)) +
    branch(random, ex, ey, deg + spread * 0.8, length * between(random, 0.55, 0.76))
  );
}

function house(): string {
  const windows: Point[] = [
    [262, 520],
    [262, 600],
    [318, 540],
    [318, 620],
    [470, 540],
    [470, 620],
    [526, 520],
    [526, 600],
    [372, 450],
    [424, 450],
    [184, 570],
    [604, 570],
  ];
  const bricks = cutRows({
    x: 210,
    y: 470,
    width: 380,
    height: 210,
    gap: 13,
    thickness: 2.4,
    seed: 61,
    length: 26,
    wave: 1,
  });
  return `<path d="M150 ${tarn}V520L172 440L194 520V500H214V430L244 320L274 430V470L300 440V400H322V420L350 396V350L400 210L450 350V396L478 420V380H500V440L526 470V430L556 320L586 430V500H606V520L628 440L650 520V${tarn}Z" fill="${black}"/>
    <path d="${bricks}" fill="${bone}" opacity="0.5"/>
    <path d="M244 322V286M556 322V286" stroke="${black}" stroke-width="4"/>
    ${windows.map(([x, y]) => `<path d="M${x} ${y}V${y - 34}C${x} ${y - 46} ${x + 12} ${y - 54} ${x + 12} ${y - 54}C${x + 12} ${y - 54} ${x + 24} ${y - 46} ${x + 24} ${y - 34}V${y}Z" fill="${bone}"/><path d="M${x + 12} ${y}V${y - 50}M${x} ${y - 24}H${x + 24}" stroke="${black}" stroke-width="3"/>`).join('')}
    <path d="M376 ${tarn}V630C376 606 400 590 400 590C400 590 424 606 424 630V${tarn}Z" fill="${bone}" opacity="0.85"/>`;
}

export function theFallOfTheHouseOfUsher(): string {
  const random = seededRandom(19);
  const trees = `<g stroke="${black}" stroke-linecap="round" fill="none">${branch(random, 70, tarn, -84, 110)}${branch(random, 724, tarn, -98, 96)}</g>`;
  const size = sizeToFit('cinzel-decorative', 'USHER', 640);
  const name = text('USHER', {
    face: 'cinzel-decorative',
    x: 400,
    y: 1058,
    size,
    anchor: 'middle',
    fill: bone,
  });
  const leftOfCrack = `${polyline(crack)}L-20 1090L-20 250Z`;
  const rightOfCrack = `${polyline(crack)}L820 1090L820 250Z`;
  return cover(
    `<defs>${roughEdge('cut', 4, 5, 0.03)}${roughEdge('ripple', 9, 26, 0.012)}
      <clipPath id="left"><path d="${leftOfCrack}"/></clipPath><clipPath id="right"><path d="${rightOfCrack}"/></clipPath></defs>`,
    `<rect width="800" height="1200" fill="${bone}"/>`,
    `<g filter="url(#cut)"><path d="${cutRows({ x: -40, y: 300, width: 900, height: 400, gap: 11, thickness: 6, seed: 2, length: 210, wave: 3 })}" fill="#54585a"/></g>`,
    `<circle cx="408" cy="390" r="190" fill="${bone}"/><circle cx="408" cy="390" r="170" fill="${red}"/>`,
    `<g filter="url(#cut)">${trees}${house()}</g>`,
    `<rect y="${tarn}" width="800" height="520" fill="${black}"/>`,
    `<g filter="url(#ripple)"><g transform="translate(0 ${tarn}) scale(1 -0.62) translate(0 ${-tarn})"><circle cx="408" cy="390" r="170" fill="${red}" opacity="0.85"/>
      <g opacity="0.95">${house()}</g></g></g>`,
    `<g filter="url(#cut)"><path d="${cutRows({ x: -40, y: tarn + 6, width: 900, height: 230, gap: 12, thickness: 5, seed: 5, length: 120, wave: 3 })}" fill="${black}"/>
      <path d="${cutRows({ x: -40, y: tarn + 10, width: 900, height: 500, gap: 26, thickness: 4, seed: 6, length: 150, wave: 3 })}" fill="#8d9188" opacity="0.7"/></g>`,
    `<g clip-path="url(#left)"><rect x="30" y="910" width="740" height="166" fill="${black}" opacity="0.8"/><g transform="rotate(-1.500 400 1060) translate(-4 -8)">${name}</g></g>
     <g clip-path="url(#right)"><rect x="30" y="910" width="740" height="166" fill="${black}" opacity="0.8"/><g transform="rotate(2 400 1060) translate(6 10)">${name}</g></g>`,
    `<path d="${polyline(crack)}" stroke="${black}" stroke-width="20" fill="none"/><path d="${polyline(crack)}" stroke="${red}" stroke-width="10" fill="none" filter="url(#cut)"/>`,
    text('THE FALL OF THE', {
      face: 'cinzel-decorative',
      x: 400,
      y: 86,
      size: 62,
      anchor: 'middle',
      tracking: 20,
      fill: black,
    }),
    text('HOUSE OF', {
      face: 'cinzel-decorative',
      x: 400,
      y: 156,
      size: 62,
      anchor: 'middle',
      tracking: 20,
      fill: black,
    }),
    text('EDGAR ALLAN POE', {
      face: 'cormorant-garamond',
      x: 400,
      y: 1164,
      size: 50,
      anchor: 'middle',
      tracking: 110,
      fill: bone,
    }),
    grain(800, 1200, 9, 0.16),
  );
}
