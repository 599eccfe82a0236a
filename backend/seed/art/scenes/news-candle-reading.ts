import { grain, roughEdge } from '../print-texture.ts';
import { sheet, shopPalette } from '../sheet.ts';

const { paper, ink, yellow, red } = shopPalette;

function candle(x: number, foot: number, height: number, size: number): string {
  const top = foot - height;
  const w = 17 * size;
  return `<circle cx="${x}" cy="${top - 26 * size}" r="${92 * size}" fill="url(#halo)"/><path d="M${x - w} ${foot}V${top + 6}C${x - w} ${top - 3} ${x + w} ${top - 3} ${x + w} ${top + 6}V${foot}Z" fill="#f2e4c4"/><path d="M${x + w * 0.3} ${foot}V${top}H${x + w}V${foot}Z" fill="#d8bd8b"/><path d="M${x - w} ${top + 8}c-7 10 -6 24 -1 32" stroke="#f2e4c4" stroke-width="${7 * size}" fill="none" stroke-linecap="round"/><path d="M${x} ${top}v${-12 * size}" stroke="${ink}" stroke-width="3"/><path transform="translate(${x} ${top - 6}) scale(${size})" d="M0 0C-20 -6 -14 -30 0 -60C14 -30 20 -6 0 0Z" fill="${yellow}"/><path transform="translate(${x} ${top - 6}) scale(${size})" d="M0 -2C-9 -6 -6 -20 0 -36C6 -20 9 -6 0 -2Z" fill="#fff8dc"/>`;
}

function listener(x: number, size: number, hair: string): string {
  return `<g transform="translate(${x} 520) scale(${size})"><path d="M-100 0C-100 -70 -60 -96 -24 -102L-20 -126H20L24 -102C60 -96 100 -70 100 0Z" fill="#120b0d"/><ellipse cy="-160" rx="40" ry="48" fill="#120b0d"/>${hair}</g>`;
}

/** "Our candle-lit readings return in December" - seen from the last row. */
export function newsCandleReading(): string {
  return sheet(
    800,
    500,
    `<defs>${roughEdge('cut', 11, 4, 0.03)}<radialGradient id="halo"><stop offset="0" stop-color="${yellow}" stop-opacity="0.55"/><stop offset="1" stop-color="${yellow}" stop-opacity="0"/></radialGradient>
      <radialGradient id="room" cx="0.5" cy="0.42" r="0.62"><stop offset="0" stop-color="#b5532a"/><stop offset="0.5" stop-color="#6d2720"/><stop offset="1" stop-color="#2a1216"/></radialGradient></defs>`,
    `<rect width="800" height="500" fill="url(#room)"/>`,
    // Tall windows with December behind them.
    `<g><path d="M70 300V110C70 60 190 60 190 110V300Z" fill="#16223a"/><path d="M610 300V110C610 60 730 60 730 110V300Z" fill="#16223a"/><g fill="#fff"><circle cx="96" cy="130" r="3"/><circle cx="150" cy="112" r="4"/><circle cx="120" cy="190" r="4"/><circle cx="166" cy="230" r="3"/><circle cx="88" cy="260" r="4"/><circle cx="640" cy="140" r="4"/><circle cx="690" cy="108" r="3"/><circle cx="706" cy="200" r="4"/><circle cx="650" cy="240" r="3"/></g><path d="M130 74V300M70 190H190M670 74V300M610 190H730" stroke="#8f5c35" stroke-width="7"/></g>`,
    // The reader.
    `<ellipse cx="400" cy="240" rx="230" ry="190" fill="url(#halo)"/><g filter="url(#cut)"><path d="M290 400C290 300 330 262 376 254L380 232H420L424 254C470 262 510 300 510 400Z" fill="${red}"/><path d="M378 232H422L418 262L400 274L382 262Z" fill="#e9b98d"/><path d="M362 186C358 146 376 126 402 126C430 126 446 150 440 188C438 220 420 242 402 242C382 242 364 220 362 186Z" fill="#f0c79c"/><path d="M354 196C340 130 370 104 404 104C444 104 462 136 446 200C444 170 436 156 424 150C400 160 372 156 366 160C360 170 356 180 354 196Z" fill="#3a1f14"/><path d="M376 186C380 190 388 190 392 186M412 186C416 190 424 190 428 186M392 216C398 222 408 222 414 216" stroke="#3a1f14" stroke-width="4" fill="none" stroke-linecap="round"/></g>
     <g filter="url(#cut)"><path d="M270 356C316 326 370 330 400 348C430 330 484 326 530 356V384C484 356 430 360 400 376C370 360 316 356 270 384Z" fill="#1f3d33"/><path d="M280 346C320 320 372 324 400 342C428 324 480 320 520 346V368C480 344 428 348 400 364C372 348 320 344 280 368Z" fill="${paper}"/><path d="M400 342V364M308 346C336 336 362 338 384 348M492 346C464 336 438 338 416 348" stroke="#b9a98a" stroke-width="3" fill="none"/><circle cx="284" cy="372" r="14" fill="#f0c79c"/><circle cx="516" cy="372" r="14" fill="#f0c79c"/></g>`,
    `<path d="M150 400H650V430H150Z" fill="#4a2617"/><path d="M150 400H650" stroke="#8f5c35" stroke-width="5"/>`,
    candle(196, 402, 84, 1),
    candle(246, 402, 54, 0.85),
    candle(556, 402, 60, 0.85),
    candle(610, 402, 98, 1),
    candle(660, 436, 60, 0.7),
    candle(130, 436, 46, 0.7),
    `<g filter="url(#cut)">${listener(90, 0.92, '<circle cx="0" cy="-206" r="22" fill="#120b0d"/>')}${listener(272, 0.8, '<path d="M-44 -160C-50 -220 50 -220 44 -160L52 -100H-52Z" fill="#120b0d"/>')}${listener(420, 0.72, '<path d="M-48 -176C-40 -214 40 -214 48 -176L62 -172L-62 -172Z" fill="#120b0d"/>')}${listener(570, 0.84, '<path d="M-42 -176C-60 -190 -50 -206 -34 -204C-28 -222 0 -222 8 -210C30 -220 50 -200 42 -176Z" fill="#120b0d"/>')}${listener(728, 0.94, '<path d="M36 -180C60 -190 74 -150 60 -110C54 -130 44 -140 36 -140Z" fill="#120b0d"/>')}</g>`,
    grain(800, 500, 24, 0.1, 'light'),
  );
}
