import { sizeToFit, text } from '../outline-text.ts';
import { grain, paperShadow } from '../print-texture.ts';
import { between, seededRandom } from '../seeded-random.ts';
import { sheet, shopPalette } from '../sheet.ts';

const { paper, ink, yellow, red, green } = shopPalette;

/** One shelf of the lit window, spine by spine. */
function shelf(x: number, y: number, width: number, tallest: number, seed: number): string {
  const random = seededRandom(seed);
  const cloths = [red, green, '#2c4a6e', '#7d4a86', '#d9752b', '#8c2212', '#3f8a8c', '#5a3a24'];
  let drawn = '';
  let at = x;
  while (at < x + width - 22) {
    const thick = between(random, 14, 30);
    const height = tallest * between(random, 0.66, 1);
    const fill = cloths[Math.floor(random() * cloths.length)] ?? red;
    if (at + thick > x + width) break;
    drawn += `<rect x="${at.toFixed(0)}" y="${(y - height).toFixed(0)}" width="${(thick - 2).toFixed(0)}" height="${height.toFixed(0)}" fill="${fill}"/><path d="M${at.toFixed(0)} ${(y - height + 12).toFixed(0)}h${(thick - 2).toFixed(0)}" stroke="${yellow}" stroke-width="4" opacity="0.8"/>`;
    at += thick;
  }
  return `${drawn}<rect x="${x}" y="${y}" width="${width}" height="9" fill="#6b4225"/>`;
}

/** Blue hour in front of the shop: the light is on and the door stands open. */
export function signIn(): string {
  const front = '#183f37';
  const random = seededRandom(21);
  const cobbles = Array.from({ length: 90 }, () => {
    const y = between(random, 914, 1000);
    return `<ellipse cx="${between(random, 0, 800).toFixed(0)}" cy="${y.toFixed(0)}" rx="${between(random, 16, 30).toFixed(0)}" ry="6"/>`;
  }).join('');
  const windows = [
    [70, 60],
    [230, 60],
    [470, 60],
    [640, 60],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        `<rect x="${x}" y="${y}" width="92" height="140" fill="${index === 2 ? '#f4c65a' : '#1d2a3d'}"/><path d="M${x + 46} ${y}v140M${x} ${y + 70}h92" stroke="#c9b69a" stroke-width="7"/><rect x="${x - 8}" y="${y - 8}" width="108" height="156" fill="none" stroke="#c9b69a" stroke-width="9"/><rect x="${x - 16}" y="${y + 148}" width="124" height="14" fill="#c9b69a"/>`,
    )
    .join('');
  return sheet(
    800,
    1000,
    `<defs>${paperShadow('lie', 8, 0.4)}<linearGradient id="inside" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#ffe79a"/><stop offset="1" stop-color="#f3b83a"/></linearGradient>
      <linearGradient id="spill" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${yellow}" stop-opacity="0.75"/><stop offset="1" stop-color="${yellow}" stop-opacity="0"/></linearGradient>
      <radialGradient id="lamp"><stop offset="0" stop-color="${yellow}" stop-opacity="0.6"/><stop offset="1" stop-color="${yellow}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="800" height="1000" fill="#3b3f5c"/>`,
    `<g fill="#343750">${Array.from({ length: 40 }, (_, index) => `<rect x="${(index * 211) % 800}" y="${((index * 83) % 250) - 6}" width="54" height="18" rx="2"/>`).join('')}</g>${windows}`,
    `<g filter="url(#lie)"><rect x="20" y="270" width="760" height="640" fill="${front}"/></g>`,
    `<g filter="url(#lie)"><rect x="0" y="252" width="800" height="112" fill="#0f2d27"/><rect x="14" y="266" width="772" height="84" fill="none" stroke="${yellow}" stroke-width="4"/></g>`,
    text('STORYLOOM', {
      face: 'fraunces',
      x: 400,
      y: 334,
      size: sizeToFit('fraunces', 'STORYLOOM', 520, 90),
      anchor: 'middle',
      tracking: 90,
      fill: yellow,
    }),
    // Window with its books, its lamp and its cat.
    `<rect x="52" y="420" width="400" height="380" fill="url(#inside)"/>${shelf(60, 548, 384, 92, 4)}${shelf(60, 668, 384, 92, 9)}`,
    `<path d="M60 800V748H200V800Z" fill="#8f5c35"/><g filter="url(#lie)"><rect x="78" y="720" width="112" height="24" fill="${red}"/><rect x="88" y="698" width="96" height="22" fill="${paper}"/><rect x="84" y="676" width="104" height="22" fill="${green}"/></g>
     <g transform="translate(316 798)" fill="${ink}"><path d="M-50 0C-58 -50 -40 -96 -6 -104C36 -108 60 -70 58 -26L58 0Z"/><path d="M-50 -132L-54 -176L-26 -158C-16 -162 -4 -162 6 -158L32 -178L30 -132C34 -102 12 -86 -10 -86C-34 -86 -54 -104 -50 -132Z"/><path d="M56 -10C110 -6 112 -60 92 -84C84 -92 74 -84 80 -74C92 -50 82 -36 50 -40Z"/><path d="M-32 -126C-28 -134 -20 -134 -16 -126M-2 -126C2 -134 10 -134 14 -126" stroke="${yellow}" stroke-width="4" fill="none" stroke-linecap="round"/></g>`,
    `<g fill="none" stroke="#0f2d27"><rect x="46" y="414" width="412" height="392" stroke-width="16"/></g><rect x="30" y="806" width="444" height="26" fill="#0f2d27"/><rect x="52" y="848" width="400" height="46" fill="none" stroke="#2f6b4f" stroke-width="5"/>`,
    // The open door.
    `<rect x="510" y="414" width="230" height="496" fill="url(#inside)"/>${shelf(560, 560, 170, 84, 15)}${shelf(560, 672, 170, 84, 23)}<path d="M510 910L560 800H740V910Z" fill="#b9783a"/><path d="M520 890L566 800M590 910L610 800M670 910L662 800" stroke="#8f5c35" stroke-width="4"/>
     <g filter="url(#lie)"><path d="M510 414L592 452V934L510 910Z" fill="${yellow}"/><path d="M528 452L576 474V650L528 640Z" fill="#fff3c4"/><path d="M528 670L576 680V878L528 866Z" fill="none" stroke="#c99a00" stroke-width="5"/><circle cx="580" cy="676" r="8" fill="${ink}"/></g>
     <rect x="504" y="408" width="242" height="502" fill="none" stroke="#0f2d27" stroke-width="14"/>`,
    `<g transform="translate(552 560) rotate(3)"><path d="M0 -34L-22 -8M0 -34L22 -8" stroke="${ink}" stroke-width="3"/><rect x="-32" y="-10" width="64" height="36" rx="4" fill="${ink}"/>${text('OPEN', { face: 'fraunces', x: 0, y: 15, size: 21, anchor: 'middle', fill: yellow })}</g>`,
    // Street, light on the stones, a bicycle left outside.
    `<rect y="900" width="800" height="100" fill="#262a40"/><g fill="#30354e">${cobbles}</g><path d="M510 904H742L800 1000H420Z" fill="url(#spill)"/><path d="M52 904H452L500 1000H0Z" fill="url(#spill)" opacity="0.5"/>`,
    `<g transform="translate(764 470)"><circle r="120" fill="url(#lamp)"/><path d="M20 -40H-6V-20" stroke="${ink}" stroke-width="8" fill="none"/><path d="M-26 -16H14L6 34H-18Z" fill="#fff1b0" stroke="${ink}" stroke-width="6"/><path d="M-30 -16L-6 -34L18 -16Z" fill="${ink}"/></g>`,
    grain(800, 1000, 8, 0.12),
  );
}
