import { text } from '../outline-text.ts';
import { grain, paperShadow } from '../print-texture.ts';
import { sheet, shopPalette } from '../sheet.ts';

const { paper, ink, yellow, red, green } = shopPalette;

/** "The reading room stays open late on Fridays" */
export function newsReadingRoom(): string {
  const wall = '#233a4a';
  return sheet(
    800,
    500,
    `<defs>${paperShadow('lie', 6, 0.4)}<radialGradient id="pool"><stop offset="0" stop-color="#ffe9a8" stop-opacity="0.9"/><stop offset="0.5" stop-color="#ef9a3a" stop-opacity="0.42"/><stop offset="1" stop-color="#ef9a3a" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="800" height="500" fill="${wall}"/><rect y="400" width="800" height="100" fill="#5a3a24"/><path d="M0 430H800M0 462H800M120 400V430M420 400V430M640 430V462M260 430V462M520 462V500M90 462V500" stroke="#472b19" stroke-width="3"/>`,
    `<g filter="url(#lie)"><rect x="60" y="50" width="230" height="270" fill="#0e1a2a"/><circle cx="220" cy="118" r="38" fill="#fdf0c4"/><circle cx="204" cy="110" r="34" fill="#0e1a2a"/><g fill="#fff"><circle cx="96" cy="92" r="3"/><circle cx="130" cy="150" r="3"/><circle cx="92" cy="200" r="2"/><circle cx="256" cy="196" r="3"/></g><path d="M60 320V264H92V244H118V270H150V230L166 214L182 230V276H214V250H250V280H290V320Z" fill="#1d2f44"/><g fill="${yellow}"><rect x="100" y="258" width="8" height="10"/><rect x="162" y="244" width="8" height="11"/><rect x="226" y="264" width="8" height="10"/></g><path d="M175 50V320M60 186H290" stroke="${paper}" stroke-width="8"/><rect x="56" y="46" width="238" height="278" fill="none" stroke="${paper}" stroke-width="14"/></g>`,
    `<ellipse cx="610" cy="220" rx="420" ry="340" fill="url(#pool)"/>`,
    // A long-case clock that shows twenty to eleven.
    `<g filter="url(#lie)"><path d="M330 400V120C330 88 410 88 410 120V400Z" fill="#7a4a28"/><circle cx="370" cy="150" r="32" fill="${paper}"/><path d="M370 150L358 134M370 150L348 160" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><rect x="348" y="204" width="44" height="140" fill="#3a2212"/><path d="M370 204V300" stroke="${yellow}" stroke-width="4"/><circle cx="370" cy="304" r="13" fill="${yellow}"/></g>`,
    `<g filter="url(#lie)"><path d="M470 420V300C456 240 470 190 540 186H620C690 190 704 240 690 300V420Z" fill="${green}"/><path d="M446 420C430 350 440 306 474 306C506 306 504 340 504 372H656C656 340 654 306 686 306C720 306 730 350 714 420Z" fill="#245540"/><rect x="500" y="346" width="160" height="46" rx="18" fill="#3c8263"/><path d="M470 420V452M690 420V452" stroke="#2a190c" stroke-width="14"/><g fill="#245540"><circle cx="540" cy="240" r="6"/><circle cx="580" cy="228" r="6"/><circle cx="620" cy="240" r="6"/><circle cx="560" cy="282" r="6"/><circle cx="600" cy="282" r="6"/></g></g>`,
    `<g filter="url(#lie)" transform="translate(580 338)"><path d="M-76 4C-50 -16 -20 -14 0 0C20 -14 50 -16 76 4V24C50 6 20 8 0 20C-20 8 -50 6 -76 24Z" fill="${red}"/><path d="M-70 0C-48 -18 -20 -16 0 -2C20 -16 48 -18 70 0V14C48 -2 20 0 0 12C-20 0 -48 -2 -70 14Z" fill="${paper}"/></g>`,
    `<g filter="url(#lie)"><path d="M742 440V170" stroke="${ink}" stroke-width="9"/><path d="M742 170C742 120 690 108 664 128" stroke="${ink}" stroke-width="9" fill="none"/><path d="M620 164L640 116C650 106 676 108 684 118L706 164Z" fill="${yellow}"/><ellipse cx="742" cy="444" rx="40" ry="9" fill="${ink}"/></g>`,
    `<g transform="translate(462 96) rotate(-4)" filter="url(#lie)"><rect x="-46" y="-44" width="92" height="104" fill="${paper}"/><rect x="-46" y="-44" width="92" height="26" fill="${red}"/>${text('FRI', { face: 'fraunces', x: 0, y: 38, size: 44, anchor: 'middle', fill: ink })}</g>`,
    grain(800, 500, 3, 0.12),
  );
}
