import { sizeToFit, text } from '../outline-text.ts';
import { cutPaper, grain } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { between, seededRandom } from '../seeded-random.ts';

type Sister = {
  x: number;
  foot: number;
  size: number;
  coat: string;
  trim: string;
  hair: string;
  bonnet: string;
};

/** Seen from behind, all bell and bonnet; only the hair and the height tell who is who. */
function sister({ x, foot, size, coat, trim, hair, bonnet }: Sister): string {
  return `<g transform="translate(${x} ${foot}) scale(${size})" filter="url(#cut)">
    <path d="M-40 6H-12V26H-44ZM12 6H40L44 26H12Z" fill="#2a211c"/>
    <path d="M-34 -262C-60 -180 -112 -80 -128 6C-60 26 60 26 128 6C112 -80 60 -180 34 -262Z" fill="${coat}"/>
    <path d="M-122 -26C-60 -6 60 -6 122 -26L128 6C60 26 -60 26 -128 6Z" fill="${trim}"/>
    <path d="M-60 -150C-70 -100 -80 -50 -84 -16M60 -150C70 -100 80 -50 84 -16M0 -160V-10" stroke="#1f1b16" stroke-opacity="0.18" stroke-width="7" fill="none" stroke-linecap="round"/>
    <path d="M-30 -300C-74 -284 -92 -220 -86 -160C-50 -140 50 -140 86 -160C92 -220 74 -284 30 -300Z" fill="${trim}"/><path d="M-30 -300C-66 -284 -82 -226 -78 -176C-46 -160 46 -160 78 -176C82 -226 66 -284 30 -300Z" fill="${coat}"/>
    <rect x="-14" y="-318" width="28" height="30" fill="#f0cfae"/><ellipse cy="-352" rx="44" ry="48" fill="${hair}"/>${bonnet}</g>`;
}

function snow(): string {
  const random = seededRandom(1868);
  return Array.from({ length: 120 }, () => {
    const y = between(random, 0, 1100);
    return `<circle cx="${between(random, 0, 800).toFixed(0)}" cy="${y.toFixed(0)}" r="${between(random, 2, 8).toFixed(1)}"/>`;
  }).join('');
}

function fir(x: number, y: number, size: number, fill: string): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="M0 -200L46 -120H26L64 -60H34L80 0H-80L-34 -60H-64L-26 -120H-46ZM-9 0H9V30H-9Z" fill="${fill}" filter="url(#cut)"/>`;
}

export function littleWomen(): string {
  const face = 'petit-formal-script';
  // The script is drawn for paper, not for a thumbnail.
  const bolder = 'stroke="#8c1f16" stroke-width="22"';
  const sisters: Sister[] = [
    {
      x: 136,
      foot: 1074,
      size: 0.98,
      coat: '#2f6b4f',
      trim: '#f3e4c4',
      hair: '#5b3820',
      bonnet:
        '<path d="M-56 -330C-70 -420 70 -420 56 -330C46 -300 -46 -300 -56 -330Z" fill="#f3e4c4"/><path d="M-52 -330C-30 -306 30 -306 52 -330L58 -306C30 -286 -30 -286 -58 -306Z" fill="#fffaf0"/><path d="M0 -396V-322M-24 -390C-34 -366 -34 -344 -28 -324M24 -390C34 -366 34 -344 28 -324" stroke="#cdb98e" stroke-width="5" fill="none"/><path d="M-50 -326C-24 -308 24 -308 50 -326" stroke="#2f6b4f" stroke-width="9" fill="none"/>',
    },
    {
      x: 322,
      foot: 1092,
      size: 1.1,
      coat: '#c2341d',
      trim: '#8c2212',
      hair: '#6b3a1c',
      bonnet:
        '<path d="M-38 -326C-30 -312 30 -312 38 -326C34 -306 20 -300 16 -290C24 -276 22 -262 14 -254C22 -240 18 -226 8 -218C14 -204 8 -192 0 -186C-8 -192 -14 -204 -8 -218C-18 -226 -22 -240 -14 -254C-22 -262 -24 -276 -16 -290C-20 -300 -34 -306 -38 -326Z" fill="#8a4a22"/><path d="M-14 -290L10 -272M14 -290L-6 -276M-12 -254L8 -238M12 -254L-4 -242M-6 -218L6 -206" stroke="#5a2f14" stroke-width="5" stroke-linecap="round"/><path d="M0 -186l-20 26 18 -4 4 22 10 -24 14 6z" fill="#ffce1a"/><path d="M-72 -352C-40 -336 40 -336 72 -352C70 -366 50 -372 44 -374C46 -420 -46 -420 -44 -374C-50 -372 -70 -366 -72 -352Z" fill="#1f1b16"/><path d="M-45 -374C-20 -364 20 -364 45 -374L44 -386C20 -376 -20 -376 -44 -386Z" fill="#ffce1a"/><path d="M-24 -340V-322M-8 -336V-318M8 -336V-318M24 -340V-322" stroke="#5a2f14" stroke-width="4"/>',
    },
    {
      x: 508,
      foot: 1080,
      size: 0.9,
      coat: '#5d5a96',
      trim: '#d6d2ee',
      hair: '#8a5a30',
      bonnet:
        '<path d="M-56 -330C-72 -424 72 -424 56 -330C46 -298 -46 -298 -56 -330Z" fill="#d6d2ee"/><path d="M-54 -330C-30 -304 30 -304 54 -330L60 -304C30 -282 -30 -282 -60 -304Z" fill="#efedfa"/><path d="M0 -398V-330M-24 -392C-36 -366 -36 -344 -28 -328M24 -392C36 -366 36 -344 28 -328" stroke="#a8a2d4" stroke-width="5" fill="none"/><path d="M0 -312C-30 -338 -44 -304 -14 -296L-30 -254L0 -286L30 -254L14 -296C44 -304 30 -338 0 -312Z" fill="#5d5a96"/>',
    },
    {
      x: 672,
      foot: 1060,
      size: 0.78,
      coat: '#f0ae1c',
      trim: '#fdf0cc',
      hair: '#e2b556',
      bonnet:
        '<path d="M-44 -344C-62 -320 -50 -306 -58 -290C-64 -272 -48 -264 -52 -248C-40 -252 -34 -262 -36 -276C-24 -262 -26 -250 -18 -240C-8 -252 -12 -266 -8 -276C0 -262 0 -250 4 -240C14 -250 12 -264 14 -276C22 -266 22 -252 30 -244C38 -254 34 -266 38 -276C42 -264 46 -256 54 -250C50 -266 64 -276 58 -292C50 -306 62 -320 44 -344Z" fill="#e2b556"/><path d="M-30 -336C-40 -316 -30 -300 -36 -282M-10 -332C-16 -312 -6 -300 -10 -282M12 -332C18 -312 8 -300 14 -282M32 -336C42 -316 30 -300 38 -282" stroke="#b98a30" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-44 -372C-30 -404 30 -404 44 -372C20 -386 -20 -386 -44 -372Z" fill="#2b6c8f"/><path d="M-46 -254l-14 14 12 4 4 12 8 -24zM46 -254l14 14 -12 4 -4 12 -8 -24z" fill="#2b6c8f"/>',
    },
  ];
  return cover(
    `<defs>${cutPaper('cut', 29, 8, 0.28)}</defs>`,
    `<rect width="800" height="1200" fill="#a9cbd6"/><circle cx="640" cy="470" r="96" fill="#fbe9b8"/>`,
    `<path d="M-30 640C100 560 220 600 340 620S600 560 830 640V1230H-30Z" fill="#cfe2e6" filter="url(#cut)"/>`,
    fir(70, 690, 0.9, '#5f8f8a'),
    fir(180, 676, 0.6, '#7ba6a0'),
    fir(734, 700, 0.9, '#5f8f8a'),
    fir(640, 676, 0.55, '#7ba6a0'),
    // Home, with every window lit.
    `<g filter="url(#cut)"><path d="M300 690V560L400 486L500 560V690Z" fill="#9a5a3c"/><path d="M280 574L400 480L520 574L506 590L400 508L294 590Z" fill="#fbf7ee"/><path d="M450 510V462H476V532Z" fill="#7a4430"/></g><g fill="#ffdf6b"><rect x="326" y="590" width="40" height="50"/><rect x="434" y="590" width="40" height="50"/><circle cx="400" cy="560" r="17"/></g><path d="M380 690V620H420V690Z" fill="#c2341d"/><g stroke="#9a5a3c" stroke-width="4"><path d="M346 590V640M326 614H366M454 590V640M434 614H474"/></g>`,
    `<path d="M-30 760C160 690 300 720 420 700S680 690 830 740V1230H-30Z" fill="#e8f0ee" filter="url(#cut)"/><path d="M388 704C376 780 440 820 400 900C370 960 380 1000 380 1060L470 1060C470 1000 440 960 456 900C480 820 424 780 416 704Z" fill="#d3e2e3"/>`,
    `<path d="M-30 980C200 930 600 950 830 970V1230H-30Z" fill="#fbf9f2" filter="url(#cut)"/>`,
    `<g stroke-linecap="round" stroke-width="24" fill="none"><path d="M200 880C230 910 246 910 262 884" stroke="#2f6b4f"/><path d="M392 890C414 916 434 920 452 898" stroke="#c2341d"/><path d="M566 900C586 920 602 918 618 898" stroke="#5d5a96"/></g><g fill="#f0cfae"><circle cx="232" cy="904" r="14"/><circle cx="422" cy="912" r="14"/><circle cx="592" cy="914" r="13"/></g>`,
    sisters.map(sister).join(''),
    `<g fill="#fff" opacity="0.9">${snow()}</g>`,
    text('Little', {
      face,
      x: 96,
      y: 214,
      size: sizeToFit(face, 'Little', 380),
      fill: '#8c1f16',
      attributes: bolder,
    }),
    text('Women', {
      face,
      x: 736,
      y: 400,
      size: sizeToFit(face, 'Women', 560),
      anchor: 'end',
      fill: '#8c1f16',
      attributes: bolder,
    }),
    text('LOUISA MAY ALCOTT', {
      face: 'jost-500',
      x: 400,
      y: 1166,
      size: 44,
      anchor: 'middle',
      tracking: 170,
      fill: '#8c1f16',
    }),
    grain(800, 1200, 37, 0.12),
  );
}
