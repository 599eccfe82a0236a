import { capHeight, text, textWidth } from '../outline-text.ts';
import { cutPaper, grain } from '../print-texture.ts';
import { cover } from '../sheet.ts';

/** The title is assembled, like the creature, from parts that never belonged together. */
const parts: [letter: string, face: string, fill: string][][] = [
  [
    ['F', 'unifrakturcook', '#efe7cf'],
    ['R', 'league-gothic', '#a9bd95'],
    ['A', 'abril-fatface', '#efe7cf'],
    ['N', 'alfa-slab-one', '#f2c21a'],
    ['K', 'im-fell-dw-pica', '#efe7cf'],
    ['E', 'jost-700', '#a9bd95'],
    ['N', 'bodoni-moda-italic', '#efe7cf'],
  ],
  [
    ['S', 'playfair-display', '#a9bd95'],
    ['T', 'rye', '#efe7cf'],
    ['E', 'league-gothic', '#f2c21a'],
    ['I', 'cinzel-decorative', '#efe7cf'],
    ['N', 'pirata-one', '#efe7cf'],
  ],
];

function assembleLine(
  letters: [string, string, string][],
  width: number,
  left: number,
  baseline: number,
  height: number,
): string {
  const sizeOf = (face: string) => height / capHeight(face, 1);
  const widths = letters.map(([letter, face]) => textWidth(face, letter, sizeOf(face)));
  const total = widths.reduce((sum, each) => sum + each, 0);
  const gap = 10;
  const squeeze = (width - gap * (letters.length - 1)) / total;
  let x = left;
  return letters
    .map(([letter, face, fill], index) => {
      const tilt = [-3, 2, -1, 3, -2, 2, -3][index] ?? 0;
      const drop = [0, 8, -5, 4, -3, 9, 0][index] ?? 0;
      const drawn = text(letter, {
        face,
        x,
        y: baseline + drop,
        size: sizeOf(face),
        fill,
        rotate: tilt,
        stretch: squeeze,
      });
      x += (widths[index] ?? 0) * squeeze + gap;
      return drawn;
    })
    .join('');
}

/** Surgeon's thread across a seam from one point to another. */
function seam(x1: number, y1: number, x2: number, y2: number, count: number, reach = 20): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const t = (index + 0.5) / count;
    const lean = index % 2 === 0 ? 5 : -4;
    const [x, y] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    d += `M${x - nx * reach + lean} ${y - ny * reach}L${x + nx * reach - lean} ${y + ny * reach}`;
  }
  return `<path d="${d}" stroke="#17130f" stroke-width="9" stroke-linecap="round"/>`;
}

export function frankenstein(): string {
  const piece = (d: string, fill: string) => `<path d="${d}" fill="${fill}" filter="url(#cut)"/>`;
  return cover(
    `<defs>${cutPaper('cut', 5, 9, 0.5)}</defs>`,
    `<rect width="800" height="1200" fill="#2b3a3c"/>`,
    // Lightning behind the head, torn from the same yellow as the eye.
    piece('M640 -20L770 -20L716 190L790 180L690 470L712 270L628 290Z', '#f2c21a'),
    piece('M250 1040L560 1030L640 1220L170 1220Z', '#4e6558'),
    piece(
      'M-20 1130C120 1060 200 1050 260 1080L420 1170L560 1070C640 1050 720 1080 820 1140V1220H-20Z',
      '#171a1b',
    ),
    piece(
      'M150 420C150 330 250 300 400 300C560 300 660 340 656 430L650 740C640 900 560 1076 410 1082C270 1086 180 930 164 760Z',
      '#8fa684',
    ),
    piece('M404 300C560 296 664 330 656 440L652 640L470 690L398 560Z', '#b7c3a0'),
    piece(
      'M164 760L330 730L440 800L560 770L642 760C628 900 556 1078 410 1084C276 1088 182 930 164 760Z',
      '#6e8a78',
    ),
    piece('M452 840L604 800C590 900 560 990 500 1040L440 960Z', '#cfc8a2'),
    // Nose and brow planes.
    piece('M372 560L446 548L470 770L396 800L340 770Z', '#9db08c'),
    piece('M340 770L396 800L470 770L452 800L396 818L352 800Z', '#4e6558'),
    piece('M186 548C230 512 320 520 366 560L362 590C310 566 240 570 190 590Z', '#4e6558'),
    piece('M446 560C500 508 600 500 640 534L636 572C580 550 510 562 452 594Z', '#5d7563'),
    // The dull yellow eye, and the one that has not opened yet.
    piece('M462 640C500 588 590 584 626 628C590 676 508 684 462 640Z', '#f6efdb'),
    `<circle cx="548" cy="634" r="37" fill="#e6b412"/><circle cx="548" cy="634" r="16" fill="#17130f"/><circle cx="558" cy="624" r="6" fill="#fff"/>`,
    `<path d="M462 640C500 588 590 584 626 628" stroke="#17130f" stroke-width="9" fill="none"/>`,
    piece('M206 640C240 608 310 606 346 642C310 664 244 668 206 640Z', '#7a9080'),
    `<path d="M206 642C250 668 306 666 346 644M226 656l-8 16M256 664l-3 17M290 664l4 17M320 656l10 15" stroke="#17130f" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    piece(
      'M300 900C350 876 390 888 410 894C440 880 480 876 520 890C480 926 350 934 300 900Z',
      '#46403a',
    ),
    `<path d="M296 900C360 908 450 906 526 888" stroke="#17130f" stroke-width="6" fill="none"/>`,
    `<g fill="none">${seam(398, 440, 400, 556, 4)}${seam(474, 692, 646, 646, 5, 18)}${seam(180, 760, 330, 732, 4, 18)}${seam(446, 850, 500, 1030, 5, 18)}${seam(560, 772, 642, 760, 3, 16)}</g>`,
    // The hair carries the title.
    piece(
      'M96 -20H704L692 250C700 330 690 420 664 470L640 380L600 440L560 372L510 434L462 366L416 438L360 372L312 440L262 376L214 446L176 384L140 480C112 400 108 320 104 250L96 120Z',
      '#15171a',
    ),
    `<g filter="url(#cut)">${assembleLine(parts[0] ?? [], 560, 112, 186, 128)}${assembleLine(parts[1] ?? [], 480, 150, 338, 120)}</g>`,
    text('MARY SHELLEY', {
      face: 'alfa-slab-one',
      x: 400,
      y: 1172,
      size: 46,
      anchor: 'middle',
      tracking: 90,
      fill: '#f2c21a',
    }),
    grain(800, 1200, 21, 0.16),
  );
}
