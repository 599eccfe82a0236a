// Numbers are pasted from web pages and spreadsheets, or typed in other scripts. Invisible characters
// are removed before a number is checked.

/** Formats, joiners, directions, variation selectors, keycaps, controls other than white space. */
const invisible =
  /[^\P{Cc}\s]|[\p{Cf}\u115f\u1160\u3164\uffa0]|\u034f|\u20e3|\p{Variation_Selector}/gu;

/**
 * A pasted number without invisible marks and outer spaces, with the digits of every script as 0-9
 * and with full-width signs, dashes and spaces as the ASCII ones.
 */
export function cleanPastedNumber(text: string): string {
  return text
    .replace(invisible, '')
    .replace(/\s/gu, ' ')
    .replace(/[\p{Pd}\u2043\u2212\u30fc\uff70]/gu, '-')
    .replace(/[\uff01-\uff5e]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/(?<=\d)\u066b(?=\d)/gu, '.')
    .replace(/(?<=\d)\u066c(?=\d)/gu, '')
    .trim();
}

/** Unicode keeps each script's digits together, from its zero to its nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
