import { sizeToFit, text } from '../outline-text.ts';
import { grain, roughEdge, wornInk } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { cutRows } from '../strokes.ts';

const clay = '#d2603a';
const soot = '#221a17';
const steam = '#f7ecd8';

const smoke =
  'M126 742C96 690 150 668 120 620C60 620 20 560 52 510C10 470 20 400 70 384C40 320 80 250 146 250C140 170 220 110 300 140C340 60 470 40 530 110C610 60 720 100 730 190C790 220 800 310 752 350C796 400 780 480 726 500C736 570 680 620 610 606C570 660 480 670 430 630C390 670 300 670 270 640C240 650 216 690 222 742Z';

/** The mill breathes out its own title. */
export function onTheEconomyOfMachineryAndManufactures(): string {
  const face = 'alfa-slab-one';
  const line = (words: string, y: number, width: number) =>
    text(words, {
      face,
      x: 412,
      y,
      size: sizeToFit(face, words, width),
      anchor: 'middle',
      fill: soot,
    });
  const roof = Array.from({ length: 5 }, (_, index) => {
    const x = 262 + index * 112;
    return `M${x} 950V858L${x + 112} 926V950Z`;
  }).join('');
  const panes = Array.from({ length: 30 }, (_, index) => {
    const [x, y] = [296 + (index % 10) * 50, 966 + Math.floor(index / 10) * 56];
    const lit = [3, 7, 12, 14, 21, 25, 28].includes(index);
    return `<rect x="${x}" y="${y}" width="32" height="40" fill="${lit ? '#ffce1a' : clay}"/><path d="M${x + 16} ${y}v40M${x} ${y + 22}h32" stroke="${soot}" stroke-width="3"/>`;
  }).join('');
  return cover(
    `<defs>${roughEdge('cut', 33, 7, 0.025)}${roughEdge('curl', 12, 22, 0.014)}${wornInk('ink', 9, 3, 0.2)}<clipPath id="cloud"><path d="${smoke}"/></clipPath></defs>`,
    `<rect width="800" height="1200" fill="${clay}"/>`,
    `<g filter="url(#cut)"><path d="${cutRows({ x: -40, y: 0, width: 900, height: 860, gap: 24, thickness: 7, seed: 15, length: 130 })}" fill="#e58457"/></g>`,
    `<g filter="url(#curl)"><path d="${smoke}" fill="${soot}" transform="translate(10 16)"/><path d="${smoke}" fill="${steam}"/>
      <g clip-path="url(#cloud)" stroke="${soot}" stroke-width="5" fill="none" opacity="0.85"><path d="M70 384C110 376 130 400 124 430M146 250C180 252 200 276 196 300M300 140C332 150 340 172 334 190M530 110C520 140 534 160 556 166M730 190C706 196 694 212 700 234M752 350C724 350 706 366 708 388M726 500C700 500 684 516 690 540M610 606C600 580 612 562 634 560M430 630C424 606 438 590 458 590M270 640C262 616 276 600 296 600M52 510C84 500 104 516 106 540M120 620C146 606 170 616 176 640M150 690C166 680 180 690 186 706"/></g></g>`,
    `<g filter="url(#cut)"><path d="M84 736H264V770H84Z" fill="${soot}"/><path d="M100 770H248L276 1220H72Z" fill="${soot}"/>
      <path d="${cutRows({ x: 104, y: 790, width: 134, height: 420, gap: 19, thickness: 5, seed: 71, length: 30, wave: 1 })}" fill="${clay}"/><path d="M84 748H264" stroke="${clay}" stroke-width="5"/>
      <path d="${roof}M262 944H830V1220H262Z" fill="${soot}"/>${panes}
      <path d="M-20 1124H820V1220H-20Z" fill="${soot}"/></g>`,
    `<g filter="url(#ink)">${line('ON THE', 232, 180)}${line('ECONOMY', 326, 520)}${line('OF MACHINERY', 402, 530)}${line('AND', 458, 100)}${line('MANUFACTURES', 532, 520)}</g>`,
    text('CHARLES BABBAGE', {
      face,
      x: 400,
      y: 1178,
      size: 42,
      anchor: 'middle',
      tracking: 130,
      fill: steam,
    }),
    text('1832', { face, x: 718, y: 830, size: 44, anchor: 'end', tracking: 60, fill: soot }),
    grain(800, 1200, 88, 0.22),
  );
}
