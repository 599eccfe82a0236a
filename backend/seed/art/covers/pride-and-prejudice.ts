import { sizeToFit, text } from '../outline-text.ts';
import { cutPaper, grain } from '../print-texture.ts';
import { cover } from '../sheet.ts';

const rose = '#f3b3ab';
const blush = '#f8cbc2';
const forest = '#1f4a3d';
const cream = '#fdf3e3';
const ink = '#1f1b1c';

// Both are drawn looking right; he is turned round to answer her.
const elizabeth =
  'M122 268C116 244 114 226 122 212C136 214 152 212 157 202C160 194 154 190 157 184C163 181 163 176 158 173C164 170 165 163 159 159C158 154 161 150 166 148C173 147 175 142 171 135C164 122 158 112 157 100C160 86 160 72 153 56C144 34 124 22 98 24C92 10 64 4 46 18C24 14 8 34 16 56C24 70 36 74 44 68C36 90 40 112 52 128C60 142 70 152 74 164C78 186 74 206 54 220C26 234 4 244 -8 268C20 300 90 306 122 268Z';
const darcy =
  'M-18 292C-6 262 24 246 54 236L52 190C36 168 28 134 32 98C36 52 66 24 104 24C112 12 140 14 150 28C164 30 168 46 160 56C164 66 160 76 158 84C161 92 160 100 159 108C166 122 174 134 179 142C181 149 174 153 168 154C165 157 165 161 168 165C170 169 166 173 163 175C167 178 166 183 162 186C160 191 165 197 161 205C154 216 138 216 126 212L128 232C142 240 152 252 158 262C180 268 192 280 198 292C140 316 40 316 -18 292Z';

function miniature(cx: number, cy: number, tilt: number, ground: string, portrait: string): string {
  return `<g transform="translate(${cx} ${cy}) rotate(${tilt})"><ellipse rx="186" ry="238" fill="#c9952f" filter="url(#cut)"/><ellipse rx="168" ry="220" fill="#f0cf7e"/><ellipse rx="158" ry="210" fill="${ground}"/>
    <g fill="none" stroke="#c9952f" stroke-width="4"><ellipse rx="177" ry="229" stroke-dasharray="3 15" stroke-linecap="round" stroke-width="9" stroke="#f0cf7e"/></g>${portrait}</g>`;
}

function bow(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" fill="${forest}" filter="url(#cut)"><path d="M0 0C-30 -44 -86 -46 -88 -12C-88 26 -34 22 0 0ZM0 0C30 -44 86 -46 88 -12C88 26 34 22 0 0Z"/><path d="M-6 4L-50 84L-26 76L-14 96L10 10ZM6 4L50 84L26 76L14 96L-10 10Z"/><rect x="-16" y="-16" width="32" height="32" rx="10" fill="#2f6a57"/></g>`;
}

/** Cut paper on a striped wall: two profiles that hang too near each other to be indifferent. */
export function prideAndPrejudice(): string {
  const face = 'playfair-display-italic';
  const stripes = Array.from(
    { length: 10 },
    (_, index) => `<rect x="${index * 80}" width="40" height="1200" fill="${blush}"/>`,
  ).join('');
  const sprig = `<path d="M0 16C-2 4 0 -6 0 -16M0 4C-10 2 -14 -6 -14 -12C-6 -12 0 -6 0 0M0 -2C10 -4 14 -12 14 -18C6 -18 0 -12 0 -6" fill="none" stroke="#dd8a80" stroke-width="4" stroke-linecap="round"/><circle cy="-22" r="6" fill="#dd8a80"/>`;
  const sprigs = Array.from({ length: 60 }, (_, index) => {
    const column = index % 10;
    return `<g transform="translate(${60 + column * 80} ${70 + Math.floor(index / 10) * 210 + (column % 2) * 105})">${sprig}</g>`;
  }).join('');
  const she = `<g transform="translate(-106 -178) scale(1.240)" fill="${ink}"><path d="${elizabeth}"/><path d="M150 62C166 66 166 84 154 84C148 82 150 74 156 76M140 48C160 44 168 58 160 68" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><path d="M84 108C96 120 92 140 84 148M74 110C82 126 78 140 72 152" fill="none" stroke="#c8d8cc" stroke-width="3" stroke-linecap="round"/><path d="M40 44C70 34 112 40 150 62" fill="none" stroke="#c8d8cc" stroke-width="5"/><path d="M-2 262C24 236 60 236 82 214C92 240 108 250 122 262" fill="none" stroke="#c8d8cc" stroke-width="3"/></g>`;
  const he = `<g transform="translate(112 -192) scale(-1.240 1.240)" fill="${ink}"><path d="${darcy}"/><path d="M54 236L74 204L126 212L128 232L104 222L96 250Z" fill="${cream}"/><path d="M96 250L104 222L130 236L124 300H98Z" fill="${cream}"/><path d="M82 120C92 130 92 152 86 164" stroke="#f4d9a8" stroke-width="3" fill="none"/></g>`;
  return cover(
    `<defs>${cutPaper('cut', 8, 9, 0.32)}</defs>`,
    `<rect width="800" height="1200" fill="${rose}"/>${stripes}${sprigs}`,
    `<path d="M236 -10V140M566 -10V230" stroke="${forest}" stroke-width="16"/>`,
    miniature(566, 462, 5, '#f4d9a8', he),
    miniature(236, 366, -5, '#c8d8cc', she),
    bow(236, 120),
    bow(566, 214),
    `<g filter="url(#cut)"><path d="M-30 762C120 730 240 770 400 748S680 726 830 760V1230H-30Z" fill="${forest}"/></g>`,
    text('Pride', { face, x: 62, y: 916, size: 172, fill: cream }),
    text('and', { face, x: 740, y: 912, size: 92, anchor: 'end', fill: '#f3b3ab' }),
    text('Prejudice', {
      face,
      x: 400,
      y: 1066,
      size: sizeToFit(face, 'Prejudice', 680),
      anchor: 'middle',
      fill: cream,
    }),
    text('JANE AUSTEN', {
      face: 'bodoni-moda',
      x: 400,
      y: 1160,
      size: 46,
      anchor: 'middle',
      tracking: 240,
      fill: rose,
    }),
    grain(800, 1200, 46, 0.14),
  );
}
