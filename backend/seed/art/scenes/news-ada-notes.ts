import { text } from '../outline-text.ts';
import { grain, paperShadow } from '../print-texture.ts';
import { seededRandom } from '../seeded-random.ts';
import { sheet, shopPalette } from '../sheet.ts';

const { ink, yellow, red } = shopPalette;

/** "Ada Lovelace's notes, and why programmers still read them" */
export function newsAdaNotes(): string {
  const plum = '#43285a';
  const random = seededRandom(1843);
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = 176 + row * 30;
    const marks = [262, 318, 374, 430, 486]
      .map(
        (x) =>
          `<path d="M${x} ${y}h${(14 + random() * 26).toFixed(0)}" stroke="${ink}" stroke-width="5" opacity="0.65"/>`,
      )
      .join('');
    return `${text(String(row + 1), { face: 'zilla-slab', x: 226, y: y + 7, size: 22, anchor: 'middle', fill: red })}${marks}`;
  }).join('');
  let holes = '';
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 4; column += 1)
      if (random() > 0.4)
        holes += `<circle cx="${-36 + column * 24}" cy="${-88 + row * 25}" r="7"/>`;
  const teeth = Array.from(
    { length: 18 },
    (_, index) =>
      `<rect x="-10" y="-112" width="20" height="30" transform="rotate(${index * 20})"/>`,
  ).join('');
  return sheet(
    800,
    500,
    `<defs>${paperShadow('lie', 7, 0.4)}<clipPath id="oval"><ellipse cx="672" cy="190" rx="92" ry="116"/></clipPath></defs>`,
    `<rect width="800" height="500" fill="${plum}"/>`,
    `<g fill="none" stroke="#583a72" stroke-width="3"><circle cx="400" cy="250" r="330"/><circle cx="400" cy="250" r="390"/><circle cx="400" cy="250" r="270"/></g>`,
    `<g transform="translate(96 396)" fill="#d9a441" filter="url(#lie)">${teeth}<circle r="92"/><circle r="62" fill="${plum}"/><circle r="30"/><path d="M-8 -70h16v140h-16zM-70 -8h140v16h-140z"/><circle r="12" fill="${plum}"/></g>`,
    `<g transform="translate(104 158) rotate(-11)" filter="url(#lie)"><path d="M-62 -124H44L62 -106V124H-62Z" fill="#efe0bd"/><g fill="${plum}">${holes}</g></g>`,
    `<g transform="rotate(2 380 260)"><g filter="url(#lie)"><rect x="196" y="56" width="352" height="410" fill="#f8efdc"/></g>
      ${text('Note G', { face: 'playfair-display-italic', x: 372, y: 112, size: 56, anchor: 'middle', fill: ink })}<path d="M208 136H536M208 146H536M246 136V458M302 146V458M358 146V458M414 146V458M470 146V458" stroke="#b59d6d" stroke-width="3"/>${rows}<path d="M208 311h328v60h-328z" fill="${yellow}" opacity="0.5"/><path d="M548 312c18 0 18 58 0 58" stroke="${red}" stroke-width="5" fill="none"/></g>`,
    // A silhouette as her friends might have cut it.
    `<g filter="url(#lie)"><ellipse cx="672" cy="190" rx="106" ry="130" fill="#d9a441"/></g><ellipse cx="672" cy="190" rx="92" ry="116" fill="#f3dede"/><g clip-path="url(#oval)"><g transform="translate(752 82) scale(-0.940 0.940)" fill="${ink}"><path d="M122 268C116 244 114 226 122 212C136 214 152 212 157 202C160 194 154 190 157 184C163 181 163 176 158 173C164 170 165 163 159 159C158 154 161 150 166 148C173 147 175 142 171 135C164 122 158 112 157 100C160 86 160 72 153 56C144 34 124 22 98 24C70 20 44 36 38 62C10 58 -4 84 8 106C18 124 38 124 48 114C46 128 48 140 54 150C62 162 70 168 74 180C78 196 74 206 54 220C26 234 4 244 -8 268C20 300 90 306 122 268Z"/><path d="M88 116C98 124 98 142 90 152" fill="none" stroke="#f3dede" stroke-width="4" stroke-linecap="round"/><path d="M46 50C70 34 116 40 140 60" fill="none" stroke="${red}" stroke-width="7"/></g></g>`,
    `<g transform="translate(598 436) rotate(-32)" filter="url(#lie)"><path d="M-60 0L20 -5L60 -34C120 -56 170 -50 200 -30C160 -6 110 16 60 8L20 5Z" fill="#fdf7ea"/><path d="M-60 0L190 -30" stroke="#c9b48a" stroke-width="4"/><path d="M-84 3L-44 -5V6Z" fill="${ink}"/></g>`,
    grain(800, 500, 17, 0.14),
  );
}
