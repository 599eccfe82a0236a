import { sizeToFit, text } from '../outline-text.ts';
import { grain, roughEdge } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { between, seededRandom } from '../seeded-random.ts';
import { type Point, swellingStroke } from '../strokes.ts';

const night = '#120a0c';
const blood = '#b3191b';

/** Cuts that run around the moon, so that the whole sky seems to turn towards it. */
function turningSky(cx: number, cy: number): string {
  const random = seededRandom(97);
  let path = '';
  for (let radius = 236; radius < 900; radius += 19) {
    let angle = random() * 40;
    while (angle < 400) {
      const sweep = between(random, 10, 30) * (320 / radius + 0.5);
      const points: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
        const rad = ((angle + sweep * t) * Math.PI) / 180;
        const wobble = radius + Math.sin(t * 5 + radius) * 3;
        return [cx + Math.cos(rad) * wobble, cy + Math.sin(rad) * wobble];
      });
      path += swellingStroke(points, between(random, 6, 12));
      angle += sweep + between(random, 1, 4);
    }
  }
  return path;
}

function bat(x: number, y: number, size: number, tilt: number): string {
  return `<path transform="translate(${x} ${y}) rotate(${tilt}) scale(${size})" d="M0 4C-3 -2 -4 -6 -4 -10L-1.500 -7H1.500L4 -10C4 -6 3 -2 0 4ZM-3 -4C-14 -16 -30 -14 -44 -6C-36 -6 -32 -2 -32 4C-26 0 -22 2 -20 8C-14 2 -8 4 0 14C8 4 14 2 20 8C22 2 26 0 32 4C32 -2 36 -6 44 -6C30 -14 14 -16 3 -4Z"/>`;
}

/** Two readings of one silhouette: a castle on its rock, and the count in his cape. */
export function dracula(): string {
  const size = sizeToFit('unifrakturcook', 'Dracula', 690);
  return cover(
    `<defs>${roughEdge('cut', 12, 7, 0.025)}</defs>`,
    `<rect width="800" height="1200" fill="${blood}"/>`,
    `<g filter="url(#cut)"><path d="${turningSky(400, 430)}" fill="${night}" opacity="0.72"/></g>`,
    `<g filter="url(#cut)"><circle cx="400" cy="430" r="222" fill="#f4dcae"/>
      <circle cx="330" cy="360" r="34" fill="#e8c88f"/><circle cx="492" cy="326" r="22" fill="#e8c88f"/><circle cx="300" cy="470" r="18" fill="#e8c88f"/><circle cx="520" cy="450" r="42" fill="#e8c88f"/></g>`,
    `<g filter="url(#cut)" fill="${night}">
      <path d="M356 392L352 372L362 372L366 384L376 384L378 366L388 366L390 382L396 382L400 300L404 382L412 382L414 366L424 366L426 384L436 384L440 372L450 372L444 392L440 470C446 520 436 556 428 574L480 610L520 560L508 452L500 432L536 352L566 436L556 452L566 560L590 590L604 510L598 498L622 436L646 500L638 512L648 640C716 700 780 780 820 900V1220H-20V900C20 780 84 700 152 640L162 512L154 500L178 436L202 498L196 510L210 590L234 560L244 452L234 436L264 352L300 432L292 452L280 560L320 610L372 574C364 556 354 520 360 470Z"/>
      ${bat(160, 300, 1.3, -14)}${bat(640, 250, 0.9, 12)}${bat(590, 190, 0.6, -8)}${bat(246, 216, 0.7, 16)}</g>`,
    // The road up to the castle is the lining of the cape.
    `<g filter="url(#cut)" fill="${blood}"><path d="M400 600C380 640 330 660 340 700C352 744 452 740 452 790C452 836 300 840 290 900L420 900C440 860 520 830 516 776C512 724 412 726 410 690C408 660 440 640 400 600Z"/></g>`,
    `<g fill="#ffce1a" filter="url(#cut)"><path d="M374 444C374 428 390 428 390 444V468H374Z"/><path d="M410 444C410 428 426 428 426 444V468H410Z"/></g>`,
    `<g filter="url(#cut)" stroke="#3a1a1c" stroke-width="5" fill="none"><path d="M164 560V640M200 590V690M244 600V720M560 600V720M600 600V700M636 560V650M120 720C90 780 60 840 48 880M680 720C710 780 740 840 752 880"/></g>`,
    text('Dracula', {
      face: 'unifrakturcook',
      x: 400,
      y: 1072,
      size,
      anchor: 'middle',
      fill: '#f4dcae',
    }),
    text('BRAM STOKER', {
      face: 'im-fell-english-sc',
      x: 400,
      y: 1154,
      size: 52,
      anchor: 'middle',
      tracking: 160,
      fill: '#f4dcae',
    }),
    grain(800, 1200, 2, 0.1, 'light'),
  );
}
