// Which letters the cuts of the two type families hold, as CSS writes ranges (cut-fonts.ts).

/** English, western Europe, and the signs of prices and quotations: nearly every page needs no others. */
export const letters =
  'U+20-7E,U+A0-A1,U+A3,U+A9,U+AB,U+B7,U+BB,U+BF-FF,U+152-153,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212';

/** The rest of Europe's Latin letters: "Čapek", "Stanisław", "Petőfi". */
export const moreLetters = 'U+100-151,U+154-17F,U+1CD-1DC,U+218-21B,U+1E02-1E9E';

/** The same range as a class of a regular expression. */
export function classOf(range: string): string {
  const signs = range.replaceAll(/U\+|-|,/g, (sign) => (sign === ',' ? '' : sign));
  return `[${signs.replaceAll(/(U\+)?([0-9A-F]+)/g, (_all, _sign, code: string) => `\\u${code.padStart(4, '0')}`)}]`;
}
