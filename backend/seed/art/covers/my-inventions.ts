import { sizeToFit, text } from '../outline-text.ts';
import { grain } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { between, seededRandom } from '../seeded-random.ts';
import { type Point, polyline } from '../strokes.ts';

const night = '#1c0f3a';
const violet = '#5a36b8';
const arc = '#d9ccff';

/** A spark finds its way: the line is broken again and again at its middle. */
function spark(from: Point, to: Point, sway: number, random: () => number): Point[] {
  if (sway < 3) return [from, to];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const push = between(random, -sway, sway);
  const middle: Point = [
    (from[0] + to[0]) / 2 - (dy / length) * push,
    (from[1] + to[1]) / 2 + (dx / length) * push,
  ];
  return [
    ...spark(from, middle, sway * 0.52, random),
    ...spark(middle, to, sway * 0.52, random).slice(1),
  ];
}

function lightning(): string {
  const random = seededRandom(1899);
  const origin: Point = [400, 640];
  const ends: Point[] = [
    [60, 420],
    [150, 250],
    [290, 410],
    [400, 396],
    [520, 404],
    [660, 250],
    [744, 430],
    [30, 640],
    [776, 660],
    [210, 440],
    [600, 436],
  ];
  let wide = '';
  let thin = '';
  for (const end of ends) {
    const start: Point = [
      origin[0] + (end[0] - 400) * 0.34,
      origin[1] + Math.abs(end[0] - 400) * 0.05,
    ];
    const path = spark(start, end, 54, random);
    wide += polyline(path);
    for (let twig = 0; twig < 4; twig += 1) {
      const root = path[Math.floor(between(random, 0.2, 0.9) * path.length)] ?? start;
      const out: Point = [root[0] + between(random, -110, 110), root[1] - between(random, 10, 120)];
      thin += polyline(spark(root, out, 22, random));
    }
  }
  return `<g fill="none" stroke-linejoin="round"><path d="${wide}" stroke="${violet}" stroke-width="18" filter="url(#glow)"/><path d="${wide}${thin}" stroke="#a98bff" stroke-width="6" filter="url(#halo)"/><path d="${thin}" stroke="${arc}" stroke-width="2"/><path d="${wide}" stroke="#fff" stroke-width="4.500"/></g>`;
}

function tower(): string {
  const level = (y: number) => 60 + (y - 720) * 0.26;
  let lattice = '';
  for (let y = 720; y < 1100; y += 54) {
    const [a, b] = [level(y), level(y + 54)];
    lattice += `M${400 - a} ${y}L${400 + b} ${y + 54}M${400 + a} ${y}L${400 - b} ${y + 54}M${400 - a} ${y}H${400 + a}M${400 - a * 0.4} ${y}L${400 - b * 0.4} ${y + 54}M${400 + a * 0.4} ${y}L${400 + b * 0.4} ${y + 54}`;
  }
  const ribs = [-0.8, -0.55, -0.28, 0, 0.28, 0.55, 0.8]
    .map(
      (share) =>
        `M400 592C${400 + share * 110} 600 ${400 + share * 150} 650 ${400 + share * 150} 688`,
    )
    .join('');
  return `<g fill="none" stroke="#0d0620" stroke-width="9"><path d="M340 720L${400 - level(1100)} 1100M460 720L${400 + level(1100)} 1100" stroke-width="13"/><path d="${lattice}" stroke-width="6"/></g>
    <path d="M246 690C250 630 316 590 400 590S550 630 554 690C540 716 470 730 400 730S260 716 246 690Z" fill="#0d0620"/><path d="M246 690C250 630 316 590 400 590S550 630 554 690" fill="none" stroke="${arc}" stroke-width="5"/><g stroke="#7d5be0" stroke-width="3" fill="none"><path d="${ribs}"/><path d="M262 656C330 680 470 680 538 656M290 626C340 642 460 642 510 626"/></g>`;
}

/** Deco night: the tower that was to speak to the whole earth, and its builder reading underneath. */
export function myInventions(): string {
  const face = 'limelight';
  const fan = Array.from({ length: 23 }, (_, index) => {
    const rad = Math.PI + (index / 22) * Math.PI;
    return `M400 700L${400 + Math.cos(rad) * 1200} ${700 + Math.sin(rad) * 1200}`;
  }).join('');
  return cover(
    `<defs><radialGradient id="sky" cx="0.5" cy="0.52" r="0.62"><stop offset="0" stop-color="#7a4fe0"/><stop offset="0.4" stop-color="#43268e"/><stop offset="1" stop-color="${night}"/></radialGradient>
      <filter id="glow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter><filter id="halo" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter></defs>`,
    `<rect width="800" height="1200" fill="url(#sky)"/><path d="${fan}" stroke="#8a66ee" stroke-width="2.500" opacity="0.5"/>`,
    `<g fill="none" stroke="#8a66ee" stroke-width="2.500" opacity="0.5"><circle cx="400" cy="700" r="330"/><circle cx="400" cy="700" r="342"/><circle cx="400" cy="700" r="520"/><circle cx="400" cy="700" r="536"/></g>`,
    lightning(),
    tower(),
    `<path d="M-20 1100H820V1220H-20Z" fill="#0d0620"/><path d="M-20 1100H820" stroke="#f3c64b" stroke-width="5"/>`,
    // He sits on a plain chair and turns a page.
    `<g transform="translate(176 1100)"><path d="M-44 0V-84H-36V-44H14V0H6V-34H-36V0Z" fill="#0d0620"/><path d="M-34 -46C-38 -80 -34 -110 -12 -116C8 -118 16 -100 14 -82L12 -56H46C54 -54 56 -46 54 -38L58 -6L72 0H44L38 -34H-20Z" fill="#0d0620"/><circle cx="2" cy="-136" r="17" fill="#0d0620"/><path d="M-14 -140C-14 -158 14 -160 18 -146C10 -150 0 -150 -4 -142Z" fill="#0d0620"/><path d="M10 -96L40 -84" stroke="#0d0620" stroke-width="11" stroke-linecap="round"/><path d="M34 -102L66 -92L54 -70L26 -82Z" fill="#f3c64b"/><path d="M48 -98L40 -76" stroke="#0d0620" stroke-width="2.500"/></g>`,
    text('MY', {
      face,
      x: 400,
      y: 170,
      size: 130,
      anchor: 'middle',
      tracking: 160,
      fill: '#f3c64b',
    }),
    text('INVENTIONS', {
      face,
      x: 400,
      y: 306,
      size: sizeToFit(face, 'INVENTIONS', 708),
      anchor: 'middle',
      fill: '#fff6da',
    }),
    `<path d="M46 120H252M548 120H754M46 134H252M548 134H754" stroke="#f3c64b" stroke-width="4"/>`,
    text('NIKOLA TESLA', {
      face,
      x: 400,
      y: 1172,
      size: 52,
      anchor: 'middle',
      tracking: 160,
      fill: '#f3c64b',
    }),
    grain(800, 1200, 91, 0.1, 'light'),
  );
}
