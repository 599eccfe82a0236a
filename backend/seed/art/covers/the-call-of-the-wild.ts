import { sizeToFit, text } from '../outline-text.ts';
import { grain, paperShadow } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { between, seededRandom } from '../seeded-random.ts';

const howl =
  'M640 232C650 240 652 254 642 262L634 268C612 300 588 330 560 352L556 366C578 360 600 350 622 336C632 334 636 346 630 354C604 394 570 428 540 452C524 470 520 492 526 520L512 516L530 570L514 566L546 640L526 636L566 720L548 718L592 800L572 800L624 880L602 882L668 960L646 964L724 1030L820 1076V1220H-20V1004L40 960L26 950L84 900L70 888L124 830L112 820L160 752L148 742L192 672L180 664L222 592L210 584L252 516L244 508L286 452C276 446 262 452 246 462C256 428 276 396 306 380C330 366 364 364 392 366C420 344 460 340 494 322C536 296 580 262 606 238C616 228 630 224 640 232Z';

/** One row of firs, drawn from left to right with its own seed. */
function firs(y: number, low: number, high: number, step: number, seed: number): string {
  const random = seededRandom(seed);
  let d = '';
  for (let x = -20; x < 820; x += step * between(random, 0.6, 1.3)) {
    const height = between(random, low, high);
    const half = height * 0.22;
    d += `M${x.toFixed(0)} ${(y - height).toFixed(0)}`;
    for (let tier = 1; tier <= 4; tier += 1) {
      const reach = (half * tier) / 4;
      const down = y - height + (height * tier) / 4.2;
      d += `L${(x + reach).toFixed(0)} ${down.toFixed(0)}L${(x + reach * 0.45).toFixed(0)} ${(down - height * 0.02).toFixed(0)}`;
    }
    d += `L${(x + half * 0.2).toFixed(0)} ${y}H${(x - half * 0.2).toFixed(0)}`;
    for (let tier = 4; tier >= 1; tier -= 1) {
      const reach = (half * tier) / 4;
      const down = y - height + (height * tier) / 4.2;
      d += `L${(x - reach * 0.45).toFixed(0)} ${(down - height * 0.02).toFixed(0)}L${(x - reach).toFixed(0)} ${down.toFixed(0)}`;
    }
    d += 'Z';
  }
  return d;
}

function sledTeam(x: number, y: number): string {
  const dog = (dx: number) =>
    `<path transform="translate(${dx} 0)" d="M0 0L2 -10C2 -16 8 -18 14 -18H24L30 -26L32 -20L40 -18L38 -13L30 -12L30 0H26L24 -8H12L8 0ZM2 -14L-6 -20L0 -18Z"/>`;
  return `<g transform="translate(${x} ${y}) rotate(-5)" fill="#0d2030">${[0, 50, 100, 150].map(dog).join('')}<path d="M-26 -8H190" stroke="#0d2030" stroke-width="2.500"/><path d="M-110 0H-34C-28 0 -26 -6 -28 -12M-104 -6V-44M-104 -20L-36 -12" stroke="#0d2030" stroke-width="5" fill="none"/><path d="M-96 -8L-40 -10L-46 -26L-92 -28Z"/><path d="M-122 0L-118 -40C-120 -56 -102 -58 -102 -42L-96 0H-104L-110 -20L-116 0Z"/><circle cx="-110" cy="-62" r="9"/></g>`;
}

/** Double exposure: the forest of the north stands inside the animal that answers it. */
export function theCallOfTheWild(): string {
  const face = 'big-shoulders-display';
  const random = seededRandom(5);
  const stars = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${between(random, 0, 800).toFixed(0)}" cy="${between(random, 0, 560).toFixed(0)}" r="${between(random, 1, 3.4).toFixed(1)}"/>`,
  ).join('');
  return cover(
    `<defs>${paperShadow('lie', 12, 0.4)}<clipPath id="howl"><path d="${howl}"/></clipPath>
      <linearGradient id="night" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0b2a45"/><stop offset="0.55" stop-color="#2b6f85"/><stop offset="1" stop-color="#bfe0d6"/></linearGradient>
      <linearGradient id="dusk" x1="0" x2="0" y1="0" y2="1"><stop offset="0.15" stop-color="#17384f"/><stop offset="0.5" stop-color="#e8694a"/><stop offset="0.66" stop-color="#f8c173"/></linearGradient></defs>`,
    `<rect width="800" height="1200" fill="url(#night)"/><g fill="#f2f6e8">${stars}</g>`,
    `<g fill="none" stroke-linecap="round" opacity="0.55"><path d="M-40 300C120 160 220 330 380 180S640 60 840 120" stroke="#7ee0b5" stroke-width="56" opacity="0.35"/><path d="M-40 260C130 120 240 280 390 140S650 20 840 60" stroke="#a7f0c8" stroke-width="26" opacity="0.5"/><path d="M-40 370C140 240 240 400 420 260S660 150 840 190" stroke="#58c3b0" stroke-width="36" opacity="0.35"/></g>`,
    `<circle cx="600" cy="330" r="168" fill="#fdf3d6"/><g fill="#f0e0b4"><circle cx="650" cy="280" r="26"/><circle cx="690" cy="380" r="34"/><circle cx="600" cy="440" r="20"/></g>`,
    `<path d="M-20 720L90 600L150 650L260 520L360 660L470 590L560 690L680 560L820 690V1220H-20Z" fill="#5f9fae" filter="url(#lie)"/><path d="M260 520L226 562L262 590L290 566L316 600ZM680 560L640 606L682 630L712 602L742 620Z" fill="#eaf5f0"/>`,
    `<path d="${firs(860, 60, 130, 26, 3)}M-20 850H820V1220H-20Z" fill="#2c6478" filter="url(#lie)"/>`,
    `<path d="${howl}" fill="#102a3c" filter="url(#lie)"/>`,
    `<g clip-path="url(#howl)"><rect width="800" height="1200" fill="url(#dusk)"/>
      <path d="M-20 760L120 640L220 700L330 560L430 680L540 620L820 800V1220H-20Z" fill="#b8483f"/>
      <path d="${firs(820, 90, 210, 34, 17)}M-20 810H820V1220H-20Z" fill="#6b2f3d"/>
      <path d="${firs(900, 120, 250, 58, 23)}M-20 890H820V1220H-20Z" fill="#2a2438"/>
      <path d="M-20 930C160 850 420 960 820 880V1220H-20Z" fill="#f6f2e6"/>
      <path d="M-20 990C200 930 500 1010 820 940V960C500 1030 200 960 -20 1010Z" fill="#d8e3e2"/></g>`,
    sledTeam(330, 944),
    `<path d="M452 388C462 378 478 374 490 378C482 392 466 396 452 388Z" fill="#0d2030"/>`,
    text('THE CALL', { face, x: 60, y: 1100, size: 106, fill: '#102a3c' }),
    text('OF THE', { face, x: 60, y: 1164, size: 60, tracking: 20, fill: '#c9432c' }),
    text('WILD', {
      face,
      x: 752,
      y: 1164,
      size: sizeToFit(face, 'WILD', 330),
      anchor: 'end',
      fill: '#102a3c',
    }),
    text('JACK LONDON', { face, x: 60, y: 112, size: 66, tracking: 80, fill: '#fdf3d6' }),
    grain(800, 1200, 71, 0.14),
  );
}
