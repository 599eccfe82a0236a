import { paperShadow } from '../print-texture.ts';
import { seededRandom } from '../seeded-random.ts';
import { sheet, shopPalette } from '../sheet.ts';

const { paper, ink, yellow, red, green } = shopPalette;
const wood = '#8f5c35';
const darkWood = '#6b4225';

type Spine = { width: number; height: number; fill: string; band: string };

const spines: Spine[] = [
  { width: 52, height: 128, fill: red, band: yellow },
  { width: 38, height: 150, fill: '#2c4a6e', band: paper },
  { width: 62, height: 116, fill: green, band: '#f3d9a0' },
  { width: 44, height: 160, fill: '#e9dcc2', band: red },
  { width: 34, height: 134, fill: '#7d4a86', band: yellow },
  { width: 58, height: 146, fill: ink, band: yellow },
  { width: 46, height: 122, fill: '#d9752b', band: paper },
  { width: 40, height: 156, fill: '#3f8a8c', band: paper },
  { width: 60, height: 132, fill: '#b23a5a', band: '#f6d7c0' },
  { width: 36, height: 148, fill: '#2c4a6e', band: yellow },
  { width: 54, height: 118, fill: paper, band: green },
  { width: 44, height: 140, fill: green, band: yellow },
];

const left = 316;
const right = 884;
const beam = 212;
const fell = 470;

function books(): string {
  let x = left;
  return spines
    .map(({ width, height, fill, band }, index) => {
      const top = beam - height;
      const lettering =
        index % 2 === 0
          ? `<path d="M${x + width / 2} ${top + 44}v${height - 84}" stroke="${band}" stroke-width="7" stroke-dasharray="13 6"/>`
          : `<rect x="${x + 8}" y="${top + 30}" width="${width - 16}" height="34" fill="${band}"/>`;
      const spine = `<g><rect x="${x}" y="${top}" width="${width - 2}" height="${height}" rx="4" fill="${fill}"/><path d="M${x} ${top + 14}h${width - 2}M${x} ${beam - 18}h${width - 2}" stroke="${band}" stroke-width="5"/>${lettering}<rect x="${x}" y="${top}" width="6" height="${height}" fill="#fff" opacity="0.14"/></g>`;
      x += width;
      return spine;
    })
    .join('');
}

/** Each book lets down threads of its own colour. */
function warp(from: number, to: number, width = 5): string {
  let x = left;
  return spines
    .map((spine) => {
      let d = '';
      for (let at = x + 5; at < x + spine.width - 2; at += 10) d += `M${at} ${from}V${to}`;
      x += spine.width;
      return `<path d="${d}" stroke="${spine.fill}" stroke-width="${width}"/>`;
    })
    .join('');
}

function cloth(): string {
  const random = seededRandom(52);
  let edge = `M${left} 820V${fell + 40}`;
  for (let x = left; x < right; x += 10) {
    edge += `V${(fell + Math.round(random() * 5) * 7 - (x > 560 ? 0 : 6)).toFixed(0)}H${x + 10}`;
  }
  edge += `V820Z`;
  const weft = Array.from(
    { length: 52 },
    (_, index) => `M${left} ${fell + 4 + index * 7}H${right}`,
  ).join('');
  const ends = Array.from(
    { length: 57 },
    (_, index) => `M${left + 5 + index * 10} ${fell}V820`,
  ).join('');
  return `<clipPath id="cloth"><path d="${edge}"/></clipPath><g clip-path="url(#cloth)">
    <rect x="${left}" y="${fell - 10}" width="${right - left}" height="360" fill="#21405f"/>
    <circle cx="770" cy="568" r="52" fill="${yellow}"/><g fill="${paper}"><circle cx="420" cy="520" r="5"/><circle cx="500" cy="546" r="4"/><circle cx="590" cy="516" r="5"/><circle cx="660" cy="540" r="4"/><circle cx="850" cy="520" r="5"/><circle cx="690" cy="600" r="4"/></g>
    <path d="M316 700L380 610L430 660L500 570L590 690L650 640L720 720H316Z" fill="#3b6f86"/><path d="M500 570L474 604L500 622L520 598Z" fill="${paper}"/>
    <path d="M316 720V640H330V600L344 576L358 600V632H376V612H384V620H392V612H400V650H430L470 740H316Z" fill="#13202f"/><rect x="340" y="606" width="9" height="15" fill="${yellow}"/><rect x="384" y="640" width="8" height="13" fill="${yellow}"/>
    <path d="M316 716C360 700 400 724 450 712S560 700 620 716S760 702 884 716V830H316Z" fill="${green}"/><path d="M316 752C380 736 430 764 500 750S640 740 700 754S820 742 884 752V830H316Z" fill="#1d4a52"/>
    <path d="M466 780C470 738 520 722 580 726C640 730 684 748 712 776C724 762 722 744 712 730C730 732 740 742 744 754C752 744 766 740 780 744C772 762 758 778 744 788C740 806 726 822 716 830H480C468 816 464 798 466 780Z" fill="${paper}"/><circle cx="500" cy="772" r="5" fill="${ink}"/><path d="M468 796C490 800 506 796 516 788" stroke="${ink}" stroke-width="4" fill="none"/>
    <path d="M520 724C516 706 500 700 494 688M520 724C522 704 536 700 542 688" stroke="${paper}" stroke-width="6" fill="none" stroke-linecap="round"/>
    <path d="M786 706H862C858 726 846 732 826 732H812C796 732 788 724 786 706Z" fill="${red}"/><path d="M822 706V650" stroke="${ink}" stroke-width="5"/><path d="M818 654C796 664 790 684 794 700H818ZM828 650C852 664 858 684 852 700H828Z" fill="${paper}"/>
    <path d="${weft}" stroke="#000" stroke-width="1.600" opacity="0.22"/><path d="${ends}" stroke="#fff" stroke-width="2.400" opacity="0.13"/><path d="${ends}" stroke="#000" stroke-width="1.400" opacity="0.2" transform="translate(4 0)"/></g>`;
}

/** The bookshop cat, who has found the end of the thread. */
function cat(): string {
  const fur = '#e08a35';
  const stripe = '#b9621f';
  return `<g transform="translate(1004 852)" filter="url(#lie)"><path d="M70 -20C130 -20 140 -90 112 -128C104 -140 88 -132 92 -118C106 -84 96 -60 62 -58Z" fill="${fur}"/><path d="M-66 0C-74 -60 -60 -130 -8 -150C50 -160 84 -100 82 -40C82 -16 80 -6 78 0Z" fill="${fur}"/>
    <path d="M-76 -196L-82 -258L-42 -232C-26 -238 -6 -238 8 -232L46 -260L44 -196C50 -150 16 -128 -16 -128C-50 -128 -82 -152 -76 -196Z" fill="${fur}"/><path d="M-72 -242L-70 -214L-52 -228ZM38 -244L18 -228L36 -214Z" fill="#f6c9a0"/>
    <path d="M-18 -236V-206M-34 -234L-30 -212M0 -234L-6 -212M64 -110L82 -104M66 -84L84 -78M62 -60L82 -54M-74 -180L-58 -178M44 -180L28 -178" stroke="${stripe}" stroke-width="7" stroke-linecap="round"/>
    <path d="M-46 -184C-40 -194 -30 -194 -26 -184M4 -184C10 -194 20 -194 24 -184" stroke="${ink}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-16 -168L-8 -160L-22 -160Z" fill="${ink}"/><path d="M-15 -160C-16 -150 -28 -148 -32 -154M-15 -160C-14 -150 -4 -148 2 -154" stroke="${ink}" stroke-width="4" fill="none"/>
    <path d="M-50 0C-64 -6 -60 -30 -44 -30C-30 -90 -20 -96 -10 -90C0 -80 -14 -40 -18 -4L-20 0ZM20 0C8 -6 10 -28 26 -28C30 -60 44 -70 54 -62C60 -40 52 -16 54 0Z" fill="#efa45a"/><path d="M-62 -126C-40 -112 10 -112 34 -128L30 -112C8 -100 -38 -100 -58 -112Z" fill="${red}"/><circle cx="-14" cy="-100" r="10" fill="${yellow}"/></g>`;
}

/** Books on the beam, threads below them, and a story coming off the loom. */
export function hero(): string {
  const upright = (x: number) =>
    `<rect x="${x}" y="150" width="40" height="706" rx="8" fill="${wood}"/><rect x="${x + 28}" y="150" width="12" height="706" rx="5" fill="${darkWood}"/><path d="M${x + 12} 260v120M${x + 16} 430v200M${x + 10} 690v90" stroke="${darkWood}" stroke-width="3" opacity="0.7"/><rect x="${x - 26}" y="836" width="92" height="30" rx="8" fill="${darkWood}"/>`;
  return sheet(
    1200,
    900,
    `<defs>${paperShadow('lie', 7, 0.3)}</defs>`,
    `<circle cx="600" cy="452" r="428" fill="${yellow}"/><g fill="none" stroke="#e5ae00" stroke-width="3"><circle cx="600" cy="452" r="408" stroke-dasharray="2 16" stroke-linecap="round" stroke-width="6"/></g>`,
    `<g filter="url(#lie)">${upright(258)}${upright(902)}</g>`,
    warp(beam, fell + 40),
    `<g filter="url(#lie)">${cloth()}</g>`,
    `<g filter="url(#lie)"><rect x="228" y="${beam}" width="744" height="34" rx="9" fill="${wood}"/><rect x="228" y="${beam + 22}" width="744" height="12" rx="6" fill="${darkWood}"/></g>`,
    `<g filter="url(#lie)">${books()}</g>`,
    `<g filter="url(#lie)"><rect x="244" y="330" width="712" height="16" rx="7" fill="#b98250"/><rect x="244" y="366" width="712" height="16" rx="7" fill="#b98250"/></g>${warp(334, 362, 3)}`,
    `<g filter="url(#lie)"><rect x="236" y="796" width="728" height="46" rx="22" fill="${wood}"/><rect x="${left - 4}" y="790" width="${right - left + 8}" height="56" rx="26" fill="#1d4a52"/><path d="M${left} 806H${right}M${left} 828H${right}" stroke="#3b7f86" stroke-width="4"/></g>`,
    // The shuttle is an open book; its thread runs on to the cat.
    `<path d="M520 452C640 430 800 452 900 444C990 438 1060 470 1080 560C1096 640 1030 650 1040 730" stroke="${red}" stroke-width="7" fill="none" stroke-linecap="round"/>
     <g transform="translate(452 440) rotate(-7)" filter="url(#lie)"><path d="M-118 -14C-80 -44 -30 -40 0 -18C30 -40 80 -44 118 -14C88 34 30 36 0 24C-30 36 -88 34 -118 -14Z" fill="${red}"/><path d="M-104 -18C-72 -42 -28 -38 0 -16C28 -38 72 -42 104 -18C80 20 30 24 0 12C-30 24 -80 20 -104 -18Z" fill="${paper}"/><path d="M0 -16V12" stroke="#cdbf9f" stroke-width="4"/><path d="M-80 -16C-58 -28 -34 -26 -14 -14M-72 -4C-54 -14 -34 -12 -14 -2M80 -16C58 -28 34 -26 14 -14M72 -4C54 -14 34 -12 14 -2" stroke="${ink}" stroke-width="4" fill="none" stroke-linecap="round" opacity="0.6"/></g>`,
    cat(),
    `<g filter="url(#lie)"><circle cx="166" cy="800" r="58" fill="${red}"/><path d="M118 776C150 760 190 764 216 786M112 800C146 782 192 786 222 812M120 826C150 808 188 812 212 834M140 752C128 786 130 822 146 852M176 744C160 780 162 824 180 856" stroke="#8c2212" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M214 836C244 862 280 846 300 860" stroke="${red}" stroke-width="7" fill="none" stroke-linecap="round"/></g>`,
  );
}
