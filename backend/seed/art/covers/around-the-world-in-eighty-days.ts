import { arcText, text } from '../outline-text.ts';
import { grain } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { rays } from '../strokes.ts';

const navy = '#1c2a52';
const coral = '#ee5a42';
const mint = '#8ccbbb';
const cream = '#fbeed2';
const mustard = '#f6b814';
const [cx, cy] = [400, 905];

function onRim(deg: number, drawing: string): string {
  return `<g transform="translate(${cx} ${cy}) rotate(${deg}) translate(0 -292)">${drawing}</g>`;
}

const train = `<g fill="${navy}"><rect x="-78" y="-52" width="56" height="40" rx="4"/><rect x="-84" y="-62" width="68" height="12" rx="4"/><path d="M-14 -44H52C66 -44 74 -34 74 -26C74 -18 66 -12 52 -12H-14Z" fill="${coral}"/><path d="M36 -44L32 -74H54L50 -44Z"/><rect x="4" y="-56" width="16" height="14" rx="6" fill="${mustard}"/><path d="M66 -12H92L76 -30Z"/><rect x="-70" y="-44" width="16" height="16" fill="${cream}"/><rect x="-46" y="-44" width="16" height="16" fill="${cream}"/><circle cx="-58" cy="-8" r="11"/><circle cx="-22" cy="-10" r="14"/><circle cx="14" cy="-10" r="14"/><circle cx="50" cy="-8" r="11"/><g fill="${cream}"><circle cx="-22" cy="-10" r="5"/><circle cx="14" cy="-10" r="5"/></g><circle cx="26" cy="-88" r="14" fill="${cream}"/><circle cx="2" cy="-98" r="18" fill="${cream}"/><circle cx="-32" cy="-100" r="13" fill="${cream}"/></g>`;

const elephant = `<g fill="#7f8aa8"><path d="M-66 0V-48C-66 -74 -44 -84 -14 -84H22C44 -84 58 -72 66 -56C76 -36 74 -22 80 -12C84 -4 92 -8 90 -16L98 -18C102 0 84 10 72 2C62 -8 62 -22 54 -30C50 -24 44 -22 38 -22V0H16V-24H-34V0Z"/><path d="M28 -78C10 -72 8 -44 26 -34C40 -40 46 -64 28 -78Z" fill="#5d6a8d"/><circle cx="52" cy="-58" r="4" fill="${navy}"/><path d="M54 -38L72 -30L58 -30Z" fill="${cream}"/><path d="M-66 -50C-78 -44 -76 -30 -78 -22" stroke="#7f8aa8" stroke-width="6" fill="none"/><path d="M-50 -62H8V-82C-8 -90 -40 -90 -50 -78Z" fill="${coral}"/><path d="M-48 -84L-42 -118H2L8 -84Z" fill="${mustard}"/><path d="M-56 -118H14L-20 -138Z" fill="${navy}"/><circle cx="-30" cy="-98" r="8" fill="${navy}"/><circle cx="-10" cy="-98" r="8" fill="${navy}"/></g>`;

const steamer = `<g><path d="M-88 -34H90L70 4H-70Z" fill="${navy}"/><path d="M-88 -34H90L86 -24H-82Z" fill="${coral}"/><rect x="-46" y="-54" width="96" height="20" fill="${cream}"/><g fill="${navy}"><circle cx="-30" cy="-44" r="5"/><circle cx="-6" cy="-44" r="5"/><circle cx="18" cy="-44" r="5"/></g><path d="M-4 -54V-92H18V-54Z" fill="${mustard}"/><path d="M-4 -80H18V-92H-4Z" fill="${navy}"/><path d="M-62 -34V-112M64 -34V-104" stroke="${navy}" stroke-width="5"/><path d="M-58 -108C-30 -92 -28 -66 -32 -58H-58ZM60 -100C40 -86 38 -70 40 -58H60Z" fill="${cream}"/><circle cx="0" cy="-104" r="12" fill="${cream}"/><circle cx="-18" cy="-114" r="9" fill="${cream}"/><path d="M-110 4q14 -14 28 0q14 -14 28 0q14 -14 28 0q14 -14 28 0q14 -14 28 0q14 -14 28 0q14 -14 28 0V14H-110Z" fill="${mint}"/></g>`;

// The wind sledge that crosses the snow of Nebraska.
const sledge = `<g><path d="M-60 -6H60C74 -6 78 -18 76 -26" stroke="${navy}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-50 -24H50L58 -10H-56Z" fill="${coral}"/><path d="M0 -24V-124" stroke="${navy}" stroke-width="6"/><path d="M6 -120C60 -100 66 -60 60 -36H6ZM-6 -112C-36 -92 -44 -60 -42 -36H-6Z" fill="${cream}"/><path d="M0 -124L-24 -132L0 -140Z" fill="${coral}"/><circle cx="-30" cy="-34" r="9" fill="${navy}"/></g>`;

/** The globe is Fogg's watch, and the journey runs round its rim. */
export function aroundTheWorldInEightyDays(): string {
  const bands: [radius: number, fill: string][] = [
    [900, '#f7d9a0'],
    [660, coral],
    [545, mustard],
    [432, '#f4e3bb'],
  ];
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const long = index % 5 === 0;
    return `<path transform="rotate(${index * 6})" d="M0 -268V${long ? -238 : -254}" stroke="${navy}" stroke-width="${long ? 9 : 4}"/>`;
  }).join('');
  const meridians = [40, 110, 168]
    .map(
      (rx) =>
        `<ellipse rx="${rx}" ry="205" fill="none" stroke="${cream}" stroke-width="3" opacity="0.6"/>`,
    )
    .join('');
  const parallels = [-140, -75, 0, 75, 140]
    .map((y) => {
      const half = Math.sqrt(205 * 205 - y * y);
      return `<path d="M${-half} ${y}H${half}" stroke="${cream}" stroke-width="3" opacity="0.6"/>`;
    })
    .join('');
  return cover(
    `<defs><clipPath id="globe"><circle r="205"/></clipPath></defs>`,
    `<rect width="800" height="1200" fill="${mint}"/><path d="${rays(cx, cy, 1400, 44)}" fill="#a5d8ca"/>`,
    `<g fill="${cream}"><path d="M70 250C40 250 30 214 62 206C66 170 120 166 132 196C164 184 186 214 170 236C166 250 150 250 140 250Z"/><path transform="translate(30 66)" d="M640 190C610 190 604 158 632 152C640 122 686 122 694 148C726 140 744 168 728 184C722 190 712 190 704 190Z"/></g>`,
    bands
      .slice(1)
      .map(([radius, fill]) => `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}"/>`)
      .join(''),
    arcText('AROUND THE WORLD', {
      face: 'jost-700',
      cx,
      cy,
      radius: 575,
      size: 74,
      tracking: -8,
      fill: cream,
    }),
    arcText('IN EIGHTY DAYS', {
      face: 'jost-700',
      cx,
      cy,
      radius: 461,
      size: 78,
      tracking: 20,
      fill: navy,
    }),
    `<g transform="translate(${cx} ${cy})"><circle r="296" fill="${navy}"/><circle r="280" fill="${cream}"/>${ticks}
      <circle r="205" fill="#2f86a6"/><g clip-path="url(#globe)"><path d="M-190 -120C-120 -180 -60 -160 -40 -110C-30 -70 -80 -60 -90 -30C-70 0 -60 20 -80 60C-100 100 -96 150 -120 180C-170 130 -210 40 -190 -120ZM10 -190C80 -210 170 -160 200 -90C190 -50 150 -60 130 -30C120 10 90 0 80 -30C50 -50 40 -60 20 -60C-10 -90 -10 -160 10 -190ZM0 -40C40 -50 90 -30 96 10C100 50 70 80 60 130C40 150 22 120 20 80C-6 60 -30 10 0 -40ZM140 90C170 80 200 100 196 126C170 150 130 130 140 90Z" fill="${mustard}"/></g>${meridians}${parallels}
      <path d="M-12 18L-6 -176L0 -192L6 -176L12 18Z" fill="${coral}" transform="rotate(-32)"/><path d="M-14 18L-8 -124L0 -140L8 -124L14 18Z" fill="${navy}" transform="rotate(74)"/><circle r="20" fill="${navy}"/><circle r="8" fill="${mustard}"/></g>`,
    onRim(-61, train),
    onRim(-21, elephant),
    onRim(21, steamer),
    onRim(58, sledge),
    text('JULES VERNE', {
      face: 'jost-700',
      x: 400,
      y: 132,
      size: 74,
      anchor: 'middle',
      tracking: 140,
      fill: navy,
    }),
    grain(800, 1200, 12, 0.14),
  );
}
