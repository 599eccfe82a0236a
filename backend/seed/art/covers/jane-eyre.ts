import { sizeToFit, text } from '../outline-text.ts';
import { cutPaper, grain } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { between, seededRandom } from '../seeded-random.ts';
import { cutRows } from '../strokes.ts';

const crimson = '#9d1f2b';
const wine = '#6c1420';
const rust = '#bb3338';
const gold = '#f0c763';
const slate = '#23323f';

function rain(): string {
  const random = seededRandom(10);
  let d = '';
  for (let index = 0; index < 130; index += 1) {
    const [x, y, length] = [
      between(random, 170, 660),
      between(random, 240, 940),
      between(random, 20, 60),
    ];
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.28).toFixed(0)} ${length.toFixed(0)}`;
  }
  return `<path d="${d}" stroke="#e9f0f0" stroke-width="2.500" opacity="0.6"/>`;
}

function boughs(random: () => number, x: number, y: number, deg: number, length: number): string {
  if (length < 16) return '';
  const rad = (deg * Math.PI) / 180;
  const [ex, ey] = [x + Math.cos(rad) * length, y + Math.sin(rad) * length];
  return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}L${ex.toFixed(0)} ${ey.toFixed(0)}" stroke-width="${(length / 7).toFixed(1)}"/>${boughs(random, ex, ey, deg - between(random, 14, 40), length * between(random, 0.66, 0.82))}${boughs(random, ex, ey, deg + between(random, 12, 42), length * between(random, 0.58, 0.78))}`;
}

/** Behind the red moreen: the first page of the novel, seen from inside the room. */
export function janeEyre(): string {
  const face = 'cormorant-garamond-italic';
  const left = (edge: number, fill: string) =>
    `<path d="M-20 150H${edge + 60}C${edge + 30} 420 ${edge + 44} 620 ${edge - 60} 760C${edge - 20} 900 ${edge + 10} 1040 ${edge - 20} 1230H-20Z" fill="${fill}" filter="url(#cut)"/>`;
  const right = (edge: number, fill: string) =>
    `<g transform="translate(800 0) scale(-1 1)">${left(edge, fill)}</g>`;
  const tree = boughs(seededRandom(6), 300, 800, -78, 120);
  return cover(
    `<defs>${cutPaper('cut', 17, 9, 0.45)}<clipPath id="pane"><rect x="150" y="210" width="520" height="760"/></clipPath>
      <linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#5f7f90"/><stop offset="0.6" stop-color="#b5c6c4"/><stop offset="1" stop-color="#dcdfcf"/></linearGradient></defs>`,
    `<rect width="800" height="1200" fill="#3a0d15"/>`,
    `<g clip-path="url(#pane)"><rect width="800" height="1200" fill="url(#sky)"/><circle cx="520" cy="390" r="86" fill="#eff0de"/><circle cx="496" cy="376" r="86" fill="#8ba3ac" opacity="0.35"/>
      <path d="M100 800C220 720 320 760 420 730S600 690 720 740V1000H100Z" fill="#7f9188"/><path d="M100 860C260 780 400 840 720 790V1000H100Z" fill="#566b66"/>
      <g stroke="#2a3a40" stroke-linecap="round">${tree}</g><path d="M560 760V716L576 700L592 716V690H600V724L616 738V764Z" fill="#3c4d50"/><rect x="578" y="728" width="9" height="11" fill="${gold}"/>${rain()}</g>`,
    `<g stroke="#f3e7d0" stroke-width="14" fill="none"><path d="M410 200V760M150 470H670"/></g><rect x="150" y="210" width="520" height="760" fill="none" stroke="#f3e7d0" stroke-width="22"/>`,
    `<path d="M120 960H700V1010H120Z" fill="#f3e7d0" filter="url(#cut)"/>`,
    // Jane, double-retired, with her book.
    `<g filter="url(#cut)"><path d="M300 964C296 900 310 830 352 800C352 786 348 776 350 764C332 740 336 694 372 682C412 674 442 704 434 742C444 752 440 760 434 764C432 782 420 790 408 790C430 808 440 832 446 858C470 826 500 810 520 830C548 862 560 920 590 936C606 944 606 962 588 964Z" fill="${slate}"/></g>
     <path d="M374 680C340 684 328 724 344 752C352 768 360 764 362 744C366 716 384 704 412 702C400 686 388 680 374 680Z" fill="#120f16"/><circle cx="342" cy="716" r="26" fill="#120f16"/>
     <path d="M412 702C434 716 436 736 434 742C444 752 440 760 434 764C432 782 420 790 404 790L376 792C370 776 364 762 362 744C366 716 384 704 412 702Z" fill="#f1d3b4"/><path d="M352 800C372 790 400 788 414 794L404 814C386 806 368 808 350 818Z" fill="#fbf5e6"/>
     <path d="M414 740l10 2" stroke="${slate}" stroke-width="4"/><path d="M384 850C420 870 440 880 470 868" stroke="#35495a" stroke-width="22" fill="none" stroke-linecap="round"/><circle cx="474" cy="864" r="12" fill="#f1d3b4"/>
     <path d="M440 856L492 800L548 824L500 880Z" fill="${gold}"/><path d="M446 850L492 806L540 826L496 870Z" fill="#fffaf0"/><path d="M492 806L470 860" stroke="#c9a95c" stroke-width="3"/><path d="M340 960C360 900 420 884 470 900C520 914 540 940 560 962" stroke="#35495a" stroke-width="5" fill="none"/>`,
    left(206, rust),
    left(160, crimson),
    left(104, wine),
    right(190, rust),
    right(146, crimson),
    right(90, wine),
    `<path d="M90 754C120 772 160 770 172 744L166 722C150 742 116 744 92 726ZM628 744C640 770 690 772 716 754L712 726C690 744 652 742 634 722Z" fill="${gold}" filter="url(#cut)"/><path d="M128 770V836M670 770V836" stroke="${gold}" stroke-width="12"/><path d="M112 832H144L150 880H106ZM654 832H686L692 880H648Z" fill="${gold}"/>`,
    `<g filter="url(#cut)"><path d="M-30 -20H830V214C800 262 750 262 720 220C690 268 620 268 590 224C560 270 490 270 460 224C430 270 360 270 330 224C300 270 230 270 200 224C170 268 100 266 76 220C50 262 0 262 -30 214Z" fill="${crimson}"/></g><path d="${cutRows({ x: -20, y: 26, width: 840, height: 8, gap: 20, thickness: 5, seed: 4, length: 60 })}" fill="${gold}"/>
     <path d="M-30 196C0 246 50 246 76 204C100 250 170 252 200 208C230 254 300 254 330 208C360 254 430 254 460 208C490 254 560 254 590 208C620 252 690 252 720 204C750 246 800 246 830 196" fill="none" stroke="${gold}" stroke-width="6"/>`,
    text('Jane Eyre', {
      face,
      x: 400,
      y: 176,
      size: sizeToFit(face, 'Jane Eyre', 600),
      anchor: 'middle',
      fill: '#fdf3df',
    }),
    `<path d="M-20 1062H820V1220H-20Z" fill="#3a0d15" filter="url(#cut)"/>`,
    text('CHARLOTTE BRONTË', {
      face: 'cormorant-garamond',
      x: 400,
      y: 1150,
      size: 60,
      anchor: 'middle',
      tracking: 110,
      fill: gold,
    }),
    grain(800, 1200, 73, 0.16),
  );
}
