import { sizeToFit, text } from '../outline-text.ts';
import { grain, paperShadow } from '../print-texture.ts';
import { cover } from '../sheet.ts';

const yellow = '#ffce1a';
const ink = '#1f1b16';

/** A pin runs over the sheet, under a fold, and out again. */
function pin(x: number, lift: number, head: string): string {
  const steel = (from: number, to: number) =>
    `<path d="M${x} ${from}V${to}" stroke="#6f757b" stroke-width="7"/><path d="M${x - 1.6} ${from}V${to}" stroke="#e9edf0" stroke-width="2"/>`;
  const top = 676 - lift;
  return `<g><path d="M${x + 10} ${top + 10}V826M${x + 10} 872V1000" stroke="${ink}" stroke-width="7" opacity="0.16"/>
    ${steel(top, 820)}${steel(868, 984)}<path d="M${x - 3.5} 982L${x} 1026L${x + 3.5} 982Z" fill="#6f757b"/>
    <ellipse cx="${x}" cy="824" rx="6" ry="3.500" fill="${ink}" opacity="0.55"/><ellipse cx="${x}" cy="866" rx="6" ry="3.500" fill="${ink}" opacity="0.4"/>
    <circle cx="${x}" cy="${top}" r="13" fill="${head}"/><circle cx="${x - 4}" cy="${top - 4}" r="4" fill="#fff" opacity="0.8"/></g>`;
}

/** Eighteen pins, one for each pair of hands that Smith counted in the workshop. */
export function theWealthOfNations(): string {
  const face = 'abril-fatface';
  const pins = Array.from({ length: 18 }, (_, index) => {
    const chosen = index === 12;
    return pin(94 + index * 36, chosen ? 74 : 0, chosen ? '#c2341d' : '#8a9096');
  }).join('');
  return cover(
    `<defs>${paperShadow('lie', 12, 0.4)}<linearGradient id="ridge" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="0.5" stop-color="#f0e5d0"/><stop offset="1" stop-color="#c9b89a"/></linearGradient></defs>`,
    `<rect width="800" height="1200" fill="${yellow}"/>`,
    text('The', { face, x: 58, y: 156, size: 118, fill: ink }),
    text('Wealth', { face, x: 50, y: 346, size: sizeToFit(face, 'Wealth', 700), fill: ink }),
    text('of', { face, x: 62, y: 522, size: 118, fill: ink }),
    text('Nations', { face, x: 208, y: 522, size: sizeToFit(face, 'Nations', 540), fill: ink }),
    `<g filter="url(#lie)"><path d="M40 640L764 628L768 1060L36 1068Z" fill="#f7efe0"/></g>
     <path d="M38 826H766V866H38Z" fill="url(#ridge)"/><path d="M38 866H766V878H38Z" fill="${ink}" opacity="0.14"/>
     <path d="M40 1010L766 1004M40 730L765 722" stroke="${ink}" stroke-width="2" opacity="0.12"/>`,
    pins,
    text('ADAM SMITH', {
      face: 'bodoni-moda',
      x: 400,
      y: 1152,
      size: 62,
      anchor: 'middle',
      tracking: 220,
      fill: ink,
    }),
    grain(800, 1200, 27, 0.14),
  );
}
