import { sizeToFit, text } from '../outline-text.ts';
import { grain, roughEdge, wornInk } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { cutRows } from '../strokes.ts';

const sky = '#f0dfbd';
const sea = '#164060';
const deep = '#0c2740';
const foam = '#7fa9bb';
const bone = '#f6f0e1';

// A sperm whale seen from the side, so large that only its head and flank fit the sheet.
const flank =
  'M52 640C46 560 66 500 128 478C240 440 420 452 560 470C660 482 760 500 860 530V1100C760 1092 660 1060 580 1030C500 1000 440 968 404 938C330 952 190 968 118 952C70 930 56 800 52 640Z';
const jaw =
  'M404 930C330 990 240 1022 150 1026C124 1026 112 1010 128 1000C200 992 300 972 372 912Z';

/** Linocut: the whale lies under the boat like a coast, and the coast carries the title. */
export function mobyDick(): string {
  const wash = { x: -40, width: 900, length: 90, gap: 20 };
  const face = 'league-gothic';
  const teeth = Array.from({ length: 9 }, (_, index) => {
    const x = 168 + index * 23;
    const y = 1001 - index * 4.5 - index * index * 0.42;
    return `M${x} ${y}l7 -22l9 20z`;
  }).join('');
  return cover(
    `<defs>${roughEdge('cut', 3, 8, 0.02)}${wornInk('ink', 8, 4, 0.21)}
      <clipPath id="whale"><path d="${flank}"/></clipPath></defs>`,
    `<rect width="800" height="1200" fill="${sky}"/>`,
    `<g filter="url(#cut)"><circle cx="600" cy="250" r="92" fill="#e2482b"/>
      <path d="${cutRows({ ...wash, y: 214, height: 110, gap: 15, thickness: 7, seed: 4, length: 160 })}" fill="${sky}"/></g>`,
    `<g filter="url(#cut)"><path d="M-20 342C60 320 120 358 200 338S330 320 400 340S560 358 640 336S760 326 820 342V1220H-20Z" fill="${sea}"/>
      <path d="M-20 960C200 900 520 1160 820 1080V1220H-20Z" fill="${deep}"/>
      <path d="${cutRows({ ...wash, y: 372, height: 90, thickness: 8, seed: 11 })}" fill="${foam}"/>
      <path d="${cutRows({ ...wash, y: 470, height: 420, gap: 30, thickness: 5, seed: 12, length: 60 })}" fill="${foam}" opacity="0.7"/>
      <path d="${cutRows({ ...wash, y: 960, height: 240, gap: 26, thickness: 5, seed: 13 })}" fill="${foam}" opacity="0.5"/></g>`,
    `<g filter="url(#cut)"><path d="${flank}${jaw}" fill="${deep}" stroke="${deep}" stroke-width="24" stroke-linejoin="round"/>
      <path d="${jaw}" fill="${bone}"/><path d="${teeth}" fill="${bone}"/>
      <path d="${flank}" fill="${bone}"/>
      <g clip-path="url(#whale)" fill="${deep}">
        <path d="${cutRows({ x: 60, y: 446, width: 760, height: 58, gap: 14, thickness: 5, seed: 31, length: 60 })}" opacity="0.7"/>
        <path d="${cutRows({ x: 30, y: 520, width: 62, height: 420, gap: 15, thickness: 5, seed: 33, length: 34 })}" opacity="0.8"/>
        <path d="${cutRows({ x: 70, y: 906, width: 330, height: 60, gap: 12, thickness: 5, seed: 34, length: 50 })}" opacity="0.9"/>
        <path d="${cutRows({ x: 470, y: 930, width: 360, height: 60, gap: 15, thickness: 5, seed: 36, length: 60 })}" opacity="0.8"/>
        <path d="${cutRows({ x: 470, y: 990, width: 360, height: 130, gap: 12, thickness: 8, seed: 35, length: 80 })}"/>
      </g>
      <path d="M404 934C436 912 448 900 456 884" fill="none" stroke="${deep}" stroke-width="9" stroke-linecap="round"/>
      <circle cx="478" cy="872" r="14" fill="${deep}"/><circle cx="474" cy="867" r="5" fill="${bone}"/>
      <path d="M448 858C462 838 498 838 512 862M456 892C476 902 500 896 512 882" stroke="${deep}" stroke-width="5" fill="none"/>
      <path d="M560 958C620 990 668 1060 672 1126C610 1112 540 1050 520 980Z" fill="${bone}" stroke="${deep}" stroke-width="11"/>
      <path d="M560 996C596 1026 626 1060 646 1096M546 1012C576 1040 604 1070 626 1096" stroke="${deep}" stroke-width="4" fill="none"/>
      <path d="M150 470C140 430 100 410 84 372M150 470C158 430 196 420 214 384M150 470V392" stroke="${bone}" stroke-width="12" stroke-linecap="round" fill="none"/></g>`,
    // The boat: the only small thing in the picture.
    `<g filter="url(#cut)" fill="#1b1712"><path d="M306 318C340 352 434 352 472 314C450 324 340 326 306 318Z"/>
      <path d="M340 322l4-28 12-6 8 10-2 24zM376 324l4-30 12-6 8 10-2 26zM414 322l8-40 12-4 10 12-8 30z"/>
      <path d="M434 280L546 240" stroke="#1b1712" stroke-width="6"/><path d="M328 302L296 362M370 308L348 366" stroke="#1b1712" stroke-width="6"/></g>`,
    `<g filter="url(#ink)" fill="${deep}">${text('MOBY-DICK', { face, x: 434, y: 742, size: sizeToFit(face, 'MOBY-DICK', 620, 12), anchor: 'middle', tracking: 12, fill: deep })}</g>`,
    text('OR, THE WHALE', {
      face,
      x: 744,
      y: 830,
      size: 66,
      anchor: 'end',
      tracking: 50,
      fill: '#c2341d',
    }),
    text('HERMAN MELVILLE', {
      face,
      x: 56,
      y: 130,
      size: 92,
      tracking: 40,
      fill: deep,
      attributes: 'filter="url(#ink)"',
    }),
    grain(800, 1200, 5, 0.14),
  );
}
