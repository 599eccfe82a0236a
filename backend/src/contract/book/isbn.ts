import { cleanPastedNumber } from '../number/pasted-number.ts';
import { rule } from '../words/rules.ts';

/**
 * The 13 digits of the first valid ISBN of 10 or 13 in what was typed, scanned or pasted; undefined
 * without one. Words, brackets, a GTIN's leading zero, a price code behind it (EAN-5) and the
 * decimals of a spreadsheet are skipped.
 */
export function readIsbn(text: string): string | undefined {
  return isbnsIn(withoutLabels(text))[0];
}

export function isIsbn(text: string): boolean {
  return readIsbn(text) !== undefined;
}

export function isBlankOrIsbn(text: string): boolean {
  return cleanPastedNumber(text) === '' || isIsbn(text);
}

/** The rule that a text breaks as an ISBN; undefined for a valid one. */
export function isbnProblem(text: string): string | undefined {
  if (isIsbn(text)) return undefined;
  const isbn = withoutLabels(text).replace(/[\s()[\]:;,.-]/g, '');
  if (/^\d([.,]\d+)?E\+?\d+$/.test(withoutLabels(text))) {
    return rule('isbn_rounded');
  }
  if (!/^\d+X?$/.test(isbn)) return rule('not_isbn');
  if (isbn.length !== 10 && isbn.length !== 13) return rule('isbn_length', { length: isbn.length });
  if (isbn.length === 13 && !/^97[89]/.test(isbn)) return rule('isbn_prefix');
  return rule('isbn_check_digit');
}

/** A GTIN-14 or its GS1 code may lead, EAN-5 or EAN-2 may follow. Lookaheads find overlapping ones, too. */
const thirteen =
  /(?<!\d)(?:(?:01)?0)?(?=(9[ .-]{0,3}7[ .-]{0,3}[89](?:[ .-]{0,3}\d){10})(?:\d{5}|\d{2})?(?!\d))/g;
/** A group of three digits before it, or a hyphen between digits, makes it a part of a longer number. */
const ten =
  /(?<![\dA-Z]|\d-|(?<!\d)\d{3}[ .])(?=(\d(?:[ .-]{0,3}\d){8}[ .-]{0,3}[\dX])(?![\dA-Z]|-\d))/g;
/** An ISBN-13, mistyped or not, or the code of a magazine: an ISBN-10 in its digits is another book. */
const likeThirteen = /(?<=(?<!\d)(?:(?:01)?0)?)9[ .-]{0,3}7[ .-]{0,3}[7-9](?:[ .-]{0,3}\d){8,10}/g;

function isbnsIn(text: string): string[] {
  const others = text.replace(likeThirteen, (found) =>
    isMaybeEgyptian(found) ? found : '#'.repeat(found.length),
  );
  return [...text.matchAll(thirteen), ...others.matchAll(ten)]
    .sort((one, other) => one.index - other.index)
    .map(([, found = '']) => asThirteenDigits(found.replace(/[ .-]/g, '')))
    .filter((isbn) => isbn !== undefined);
}

/** ISBN-10s of Egypt begin like the codes of magazines, which have 13 digits with their check digit. */
function isMaybeEgyptian(found: string): boolean {
  const digits = found.replace(/[ .-]/g, '');
  return digits.startsWith('977') && (digits.length < 13 || !asThirteenDigits(digits));
}

function asThirteenDigits(isbn: string): string | undefined {
  if (isbn.length === 13) return checkDigitOf(isbn.slice(0, 12)) === isbn[12] ? isbn : undefined;
  const sum = [...isbn].reduce((total, sign, i) => total + (10 - i) * valueOf(sign), 0);
  const digits = `978${isbn.slice(0, 9)}`;
  return sum % 11 === 0 ? digits + checkDigitOf(digits) : undefined;
}

/** Removes a leading `ISBN-13:`, whose digits are not part of the ISBN, and reads Cyrillic and Roman X as X. */
function withoutLabels(text: string): string {
  return cleanPastedNumber(text)
    .toUpperCase()
    .replace(/[ХΧⅩ]/g, 'X')
    .replace(/E?ISBN(?:[ -]*1[03](?![\d-]|$))?/g, ' ')
    .trim();
}

function checkDigitOf(digits: string): string {
  const sum = [...digits].reduce(
    (total, sign, i) => total + (i % 2 === 0 ? 1 : 3) * valueOf(sign),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

function valueOf(sign: string): number {
  return sign === 'X' ? 10 : Number(sign);
}
