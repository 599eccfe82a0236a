import { text } from '../outline-text.ts';
import { grain, paperShadow } from '../print-texture.ts';
import { sheet, shopPalette } from '../sheet.ts';

const { paper, ink, yellow, red, green } = shopPalette;

/** "How we wrap a book so that it arrives flat" - the bench seen from above. */
export function newsWrapping(): string {
  const kraft = '#c99a63';
  return sheet(
    800,
    500,
    `<defs>${paperShadow('lie', 7, 0.35)}</defs>`,
    `<rect width="800" height="500" fill="${green}"/><g stroke="#275c43" stroke-width="2"><path d="M0 50H800M0 100H800M0 150H800M0 200H800M0 250H800M0 300H800M0 350H800M0 400H800M0 450H800M50 0V500M100 0V500M150 0V500M200 0V500M250 0V500M300 0V500M350 0V500M400 0V500M450 0V500M500 0V500M550 0V500M600 0V500M650 0V500M700 0V500M750 0V500"/></g>`,
    `<g transform="rotate(-6 400 250)"><g filter="url(#lie)"><path d="M190 40L640 40L640 470L190 470Z" fill="${kraft}"/></g><path d="M190 130H640M190 380H640M290 40V470M540 40V470" stroke="#a87a45" stroke-width="3"/>
      <g filter="url(#lie)"><rect x="296" y="136" width="238" height="238" rx="4" fill="${yellow}"/><rect x="296" y="136" width="20" height="238" fill="#d9a900"/><path d="M340 172H512V338H340Z" fill="none" stroke="${ink}" stroke-width="5"/>
      <path d="M372 292C400 250 440 250 470 282C474 270 486 266 496 270C492 284 482 294 470 298C440 316 396 316 372 292Z" fill="${ink}"/><path d="M426 240V196M426 200L456 218L426 228" stroke="${ink}" stroke-width="5" fill="${ink}"/><path d="M392 240H462L452 256H402Z" fill="${ink}"/></g>
      <g filter="url(#lie)"><path d="M190 40H640L534 142H296Z" fill="#dcb27c"/><path d="M190 40L296 142V368L190 470Z" fill="#d4a76d"/></g><path d="M640 40L640 470L560 400L560 110Z" fill="#e3bd8b" opacity="0.6"/></g>`,
    // Card corners, string, scissors, label.
    `<g filter="url(#lie)"><path d="M56 60L150 44L66 142Z" fill="#e9dcc2"/><path d="M96 190L190 176L108 268Z" fill="#e9dcc2"/></g><g stroke="#b9a98a" stroke-width="3"><path d="M70 72L116 64M110 202L156 194"/></g>`,
    `<g filter="url(#lie)"><circle cx="110" cy="392" r="62" fill="${red}"/><circle cx="110" cy="392" r="20" fill="#7c1d0f"/><path d="M58 372C84 344 136 342 162 370M52 396C84 366 138 366 168 398M60 420C88 396 134 396 160 422M78 442C98 424 124 424 144 442" stroke="#e2674f" stroke-width="5" fill="none"/></g><path d="M168 408C240 470 300 420 380 474S520 460 560 490" stroke="${red}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    `<g transform="translate(690 150) rotate(24)" filter="url(#lie)"><path d="M-10 20L-26 -120L-8 -128L8 14Z" fill="#dfe3e6"/><path d="M10 20L26 -120L8 -128L-8 14Z" fill="#b9c0c5"/><circle cy="8" r="7" fill="${ink}"/><g fill="none" stroke="${ink}" stroke-width="14"><ellipse cx="-28" cy="62" rx="24" ry="34" transform="rotate(16 -28 62)"/><ellipse cx="28" cy="62" rx="24" ry="34" transform="rotate(-16 28 62)"/></g></g>`,
    `<g transform="translate(694 384) rotate(-8)" filter="url(#lie)"><path d="M-84 -50H60L90 0L60 50H-84Z" fill="${paper}"/><circle cx="62" r="8" fill="${green}"/>${text('THIS SIDE', { face: 'fraunces', x: -12, y: -6, size: 26, anchor: 'middle', fill: ink })}${text('UP', { face: 'fraunces', x: -12, y: 28, size: 32, anchor: 'middle', fill: red })}</g>`,
    grain(800, 500, 6, 0.14),
  );
}
