import { sizeToFit, text } from '../outline-text.ts';
import { grain, wornInk } from '../print-texture.ts';
import { cover } from '../sheet.ts';

const cream = '#efe6d2';
const black = '#181513';
const red = '#d5301c';

/** A poster of the twenties: the hand of the stopwatch is a shovel, and it points at the line. */
export function thePrinciplesOfScientificManagement(): string {
  const face = 'league-gothic';
  const ticks = Array.from({ length: 100 }, (_, index) => {
    const long = index % 10 === 0;
    return `<path transform="rotate(${index * 3.6})" d="M0 -318V${long ? -268 : index % 5 === 0 ? -288 : -302}" stroke="${black}" stroke-width="${long ? 13 : 5}"/>`;
  }).join('');
  const numbers = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    .map((value) => {
      const rad = ((value * 3.6 - 90) * Math.PI) / 180;
      return text(String(value), {
        face,
        x: Math.cos(rad) * 232,
        y: Math.sin(rad) * 232 + 20,
        size: 60,
        anchor: 'middle',
        fill: black,
      });
    })
    .join('');
  return cover(
    `<defs>${wornInk('ink', 3, 3, 0.2)}</defs>`,
    `<rect width="800" height="1200" fill="${cream}"/>`,
    `<path d="M0 0H470L0 640Z" fill="${red}"/><path d="M800 640V1200H660L560 980Z" fill="#d9cdb4"/>`,
    `<g transform="translate(468 462) rotate(14) scale(0.92)">
      <rect x="-44" y="-462" width="88" height="70" fill="${black}"/><rect x="-66" y="-478" width="132" height="44" rx="8" fill="${black}"/>
      <g transform="rotate(42)"><rect x="-26" y="-436" width="52" height="60" fill="${black}"/></g>
      <circle r="378" fill="${black}"/><circle r="340" fill="${cream}"/>
      <path d="M0 0V-330A330 330 0 0 1 313.800 102Z" fill="${red}"/>${ticks}${numbers}
      <circle cy="140" r="74" fill="none" stroke="${black}" stroke-width="5"/><path d="M0 140L44 104" stroke="${black}" stroke-width="8"/></g>`,
    // The hand.
    `<g transform="translate(468 462) rotate(122) scale(0.78)"><path d="M-66 -214H66V-330C66 -380 24 -418 0 -432C-24 -418 -66 -380 -66 -330Z" fill="none" stroke="${cream}" stroke-width="16"/><path d="M-11 150V-230H11V150Z" fill="${black}"/><path d="M-60 206H60L40 130H-40Z M-30 184L-20 150H20L30 184Z" fill-rule="evenodd" fill="${black}"/>
      <path d="M-66 -214H66V-330C66 -380 24 -418 0 -432C-24 -418 -66 -380 -66 -330Z" fill="${black}"/><path d="M-44 -234H44V-328C44 -360 18 -388 0 -400C-18 -388 -44 -360 -44 -328Z" fill="none" stroke="${cream}" stroke-width="5"/><path d="M0 -214V-300" stroke="${cream}" stroke-width="7"/><circle r="34" fill="${black}"/><circle r="12" fill="${cream}"/></g>`,
    `<g transform="translate(0 -44) rotate(-6 400 960)"><rect x="-40" y="852" width="520" height="70" fill="${red}"/>${text('THE PRINCIPLES OF', { face, x: 60, y: 908, size: 60, tracking: 50, fill: cream })}
      <g filter="url(#ink)">${text('SCIENTIFIC', { face, x: 56, y: 1036, size: 150, tracking: 14, fill: black })}${text('MANAGEMENT', { face, x: 56, y: 1166, size: sizeToFit(face, 'MANAGEMENT', 640, 10), tracking: 10, fill: black })}</g></g>`,
    text('FREDERICK WINSLOW', { face, x: 48, y: 92, size: 54, tracking: 40, fill: cream }),
    text('TAYLOR', { face, x: 48, y: 152, size: 54, tracking: 40, fill: cream }),
    grain(800, 1200, 55, 0.22),
  );
}
