import { grain, roughEdge } from '../print-texture.ts';
import { between, seededRandom } from '../seeded-random.ts';
import { sheet, shopPalette } from '../sheet.ts';

const { paper, yellow, red } = shopPalette;

/** "Four shelves of horror for the long evenings" */
export function newsHorrorShelves(): string {
  const random = seededRandom(1313);
  const cloths = ['#3a1c3f', '#1f3a37', '#4a1a1c', '#2a2440', '#59301a', '#203048'];
  let books = '';
  for (let row = 0; row < 4; row += 1) {
    const foot = 112 + row * 124;
    let x = 30;
    while (x < 770) {
      const width = between(random, 20, 44);
      const height = between(random, 66, 98);
      const gap =
        (row === 1 && x > 330 && x < 460) ||
        (row === 2 && x > 130 && x < 240) ||
        (row === 0 && x > 590 && x < 690);
      if (!gap) {
        const fill = cloths[Math.floor(random() * cloths.length)] ?? '#3a1c3f';
        books += `<rect x="${x.toFixed(0)}" y="${(foot - height).toFixed(0)}" width="${(width - 3).toFixed(0)}" height="${height.toFixed(0)}" fill="${fill}"/><path d="M${x.toFixed(0)} ${(foot - height + 13).toFixed(0)}h${(width - 3).toFixed(0)}M${x.toFixed(0)} ${(foot - 13).toFixed(0)}h${(width - 3).toFixed(0)}" stroke="${random() > 0.6 ? '#b99a2a' : '#6d5a52'}" stroke-width="3"/>`;
      }
      x += width;
    }
    books += `<rect x="16" y="${foot}" width="768" height="14" fill="#2b1a12"/><rect x="16" y="${foot}" width="768" height="4" fill="#5a3a24"/>`;
  }
  const eyes = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-34 0C-28 -14 -10 -14 -6 2C-16 8 -28 8 -34 0ZM34 0C28 -14 10 -14 6 2C16 8 28 8 34 0Z" fill="${yellow}"/><ellipse cx="-18" cy="-2" rx="3" ry="8" fill="#120a0c"/><ellipse cx="18" cy="-2" rx="3" ry="8" fill="#120a0c"/></g>`;
  return sheet(
    800,
    500,
    `<defs>${roughEdge('cut', 5, 4, 0.03)}<radialGradient id="light"><stop offset="0" stop-color="${yellow}" stop-opacity="0.62"/><stop offset="0.45" stop-color="#e8862a" stop-opacity="0.26"/><stop offset="1" stop-color="#e8862a" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="800" height="500" fill="#150d12"/>`,
    `<g filter="url(#cut)">${books}</g>`,
    eyes(410, 186, 1.05),
    // A skull for a bookend, and a candle that has nearly burnt out.
    `<g transform="translate(186 360)" filter="url(#cut)"><path d="M-44 -34C-46 -74 -22 -92 2 -92C30 -92 50 -72 46 -34C44 -22 34 -18 32 -8V0H-28V-8C-32 -18 -42 -22 -44 -34Z" fill="${paper}"/><circle cx="-16" cy="-40" r="13" fill="#150d12"/><circle cx="20" cy="-40" r="13" fill="#150d12"/><path d="M2 -26L-4 -14H8Z" fill="#150d12"/><path d="M-16 0V-10M-4 0V-10M8 0V-10M20 0V-10" stroke="#150d12" stroke-width="3"/></g>`,
    `<circle cx="640" cy="60" r="230" fill="url(#light)"/><g filter="url(#cut)"><path d="M618 112V64C618 56 662 56 662 64V112Z" fill="#e9dcc2"/><path d="M618 66C610 82 612 96 618 98M662 70C670 84 668 92 660 94" stroke="#e9dcc2" stroke-width="8"/><path d="M640 62V50" stroke="#150d12" stroke-width="4"/><path d="M640 52C622 44 630 24 640 2C652 24 658 44 640 52Z" fill="${yellow}"/><path d="M640 50C632 44 636 32 640 22C646 32 648 44 640 50Z" fill="#fff7d8"/></g>`,
    // Something green takes a book down from behind.
    `<g filter="url(#cut)"><rect x="520" y="262" width="46" height="98" fill="${red}" transform="rotate(9 540 360)"/><path d="M548 286h30" stroke="${yellow}" stroke-width="4"/><path d="M588 222C600 240 606 262 600 276C594 286 584 282 584 272L580 256L572 284C568 296 556 292 556 282L560 254L546 276C540 286 528 280 532 270L552 226C548 214 556 204 568 204C580 206 586 214 588 222Z" fill="#7fae6a"/><path d="M528 272l-6 12M556 284l-2 14M592 280l2 14" stroke="#dfe9c8" stroke-width="6" stroke-linecap="round"/></g>`,
    `<g fill="#0c0709" filter="url(#cut)"><path transform="translate(120 60) scale(1.300)" d="M0 4C-3 -2 -4 -6 -4 -10L-1.500 -7H1.500L4 -10C4 -6 3 -2 0 4ZM-3 -4C-14 -16 -30 -14 -44 -6C-36 -6 -32 -2 -32 4C-26 0 -22 2 -20 8C-14 2 -8 4 0 14C8 4 14 2 20 8C22 2 26 0 32 4C32 -2 36 -6 44 -6C30 -14 14 -16 3 -4Z"/></g>`,
    `<g stroke="#cfc6bb" stroke-width="1.600" fill="none" opacity="0.6"><path d="M800 0L690 110M800 0L740 140M800 0L660 60M800 0L780 150M800 0L650 10M760 8C762 24 774 34 790 38M724 12C730 44 752 68 786 76M690 12C700 64 730 100 784 114"/></g>`,
    grain(800, 500, 13, 0.12, 'light'),
  );
}
