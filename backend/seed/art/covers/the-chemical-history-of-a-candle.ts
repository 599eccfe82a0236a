import { text } from '../outline-text.ts';
import { grain } from '../print-texture.ts';
import { cover } from '../sheet.ts';

const night = '#10182e';

function flame(scale: number, fill: string, lift = 0): string {
  const d =
    'M0 0C-74 -10 -122 -70 -118 -150C-114 -250 -30 -330 6 -470C30 -340 122 -250 118 -140C114 -60 70 -8 0 0Z';
  return `<path d="${d}" transform="translate(400 ${676 - lift}) scale(${scale})" fill="${fill}"/>`;
}

function glow(): string {
  const bands: [radius: number, fill: string][] = [
    [640, '#17233f'],
    [520, '#22304f'],
    [415, '#3c4260'],
    [325, '#6b5561'],
    [250, '#a97249'],
  ];
  return bands
    .map(
      ([radius, fill]) =>
        `<ellipse cx="400" cy="470" rx="${radius * 0.88}" ry="${radius}" fill="${fill}"/>`,
    )
    .join('');
}

/** A lecture plate: the flame in its zones, lettered for the demonstration; the wax is the title page. */
export function theChemicalHistoryOfACandle(): string {
  const plate = 'stroke="#f7ead0" stroke-width="3" fill="none"';
  const letter = (mark: string, x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="30" ${plate}/>${text(mark, { face: 'josefin-sans-700', x, y: y + 13, size: 38, anchor: 'middle', fill: '#f7ead0' })}`;
  const line = (words: string, y: number, size: number) =>
    text(words, { face: 'josefin-sans-700', x: 400, y, size, anchor: 'middle', fill: night });
  return cover(
    `<defs><linearGradient id="wax" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#d8bd8b"/><stop offset="0.2" stop-color="#f8ecd0"/><stop offset="0.62" stop-color="#fff6e0"/><stop offset="1" stop-color="#cfae7c"/></linearGradient>
      <linearGradient id="lit" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#ffce1a" stop-opacity="0.75"/><stop offset="0.35" stop-color="#ffce1a" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="800" height="1200" fill="${night}"/>`,
    glow(),
    flame(1.12, '#f08a24', -4),
    flame(1, '#ffc02e'),
    flame(0.78, '#ffe58f', 16),
    flame(0.5, '#fff9e6', 40),
    // The dark zone round the wick, where the vapour has not yet met the air.
    `<path d="M400 676C340 672 318 630 336 590C356 560 388 540 400 486C412 540 444 560 464 590C482 630 460 672 400 676Z" fill="#5b7fc0" opacity="0.85"/>
     <path d="M400 664C366 660 360 628 370 604C382 584 396 570 400 546C406 570 418 584 430 604C440 628 434 660 400 664Z" fill="#27396b"/>`,
    `<path d="M396 720C392 690 394 660 404 624" stroke="#1b120c" stroke-width="13" stroke-linecap="round" fill="none"/><circle cx="404" cy="620" r="8" fill="#f4602a"/>`,
    `<path d="M122 752C140 708 260 700 330 716C366 728 432 728 470 716C540 700 660 708 678 752V1220H122Z" fill="url(#wax)"/>
     <path d="M122 752C140 708 260 700 330 716C366 728 432 728 470 716C540 700 660 708 678 752V1220H122Z" fill="url(#lit)"/>
     <path d="M196 732C270 712 320 738 400 740C480 738 530 712 604 732C540 706 260 706 196 732Z" fill="#ffdf7a"/>
     <path d="M126 748C124 790 120 850 134 884C142 902 166 902 172 884C180 856 168 810 186 780C196 762 214 760 222 776C232 800 222 826 234 836C246 846 260 836 260 818C262 786 262 740 300 722C240 704 150 716 126 748Z" fill="#e3c894" opacity="0.75" transform="translate(7 8)"/><path d="M126 748C124 790 120 850 134 884C142 902 166 902 172 884C180 856 168 810 186 780C196 762 214 760 222 776C232 800 222 826 234 836C246 846 260 836 260 818C262 786 262 740 300 722C240 704 150 716 126 748Z" fill="#fff3d2"/><path d="M674 748C678 800 684 900 668 950C660 972 634 972 628 950C618 910 634 850 618 800C610 778 594 780 586 792C578 806 584 822 572 830C560 836 552 826 552 812C552 780 540 740 500 722C560 704 652 716 674 748Z" fill="#dcbd86" opacity="0.7" transform="translate(-6 8)"/><path d="M674 748C678 800 684 900 668 950C660 972 634 972 628 950C618 910 634 850 618 800C610 778 594 780 586 792C578 806 584 822 572 830C560 836 552 826 552 812C552 780 540 740 500 722C560 704 652 716 674 748Z" fill="#fbeac4"/>`,
    `<path d="M462 372H650" ${plate}/>${letter('A', 682, 372)}<path d="M376 470H150" ${plate}/>${letter('B', 118, 470)}<path d="M418 610H650" ${plate}/>${letter('C', 682, 610)}<circle cx="462" cy="372" r="6" fill="#10182e"/><circle cx="418" cy="610" r="6" fill="#f7ead0"/><circle cx="376" cy="470" r="6" fill="#10182e"/>`,
    line('THE', 806, 44),
    line('CHEMICAL', 882, 82),
    line('HISTORY', 966, 96),
    line('OF A', 1020, 44),
    line('CANDLE', 1104, 106),
    line('MICHAEL FARADAY', 1164, 42),
    text('SIX LECTURES FOR A YOUNG AUDIENCE', {
      face: 'josefin-sans-700',
      x: 400,
      y: 86,
      size: 29,
      anchor: 'middle',
      tracking: 110,
      fill: '#f7ead0',
    }),
    grain(800, 1200, 14, 0.12, 'light'),
  );
}
