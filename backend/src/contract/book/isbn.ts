/** The 13 digits of an ISBN of 10 or 13, with or without hyphens; undefined when it is none. */
export function readIsbn(text: string): string | undefined {
  const isbn = withoutHyphens(text);
  if (/^97[89]\d{10}$/.test(isbn)) {
    return checkDigitOf(isbn.slice(0, 12)) === isbn[12] ? isbn : undefined;
  }
  if (!/^\d{9}[\dX]$/.test(isbn)) return undefined;
  const sum = [...isbn].reduce((total, sign, i) => total + (10 - i) * valueOf(sign), 0);
  const digits = `978${isbn.slice(0, 9)}`;
  return sum % 11 === 0 ? digits + checkDigitOf(digits) : undefined;
}

export function isIsbn(text: string): boolean {
  return readIsbn(text) !== undefined;
}

export function isBlankOrIsbn(text: string): boolean {
  return text.trim() === '' || isIsbn(text);
}

/** Why a text is none, as it stands beside the field; undefined when it is one. */
export function isbnProblem(text: string): string | undefined {
  if (isIsbn(text)) return undefined;
  const isbn = withoutHyphens(text);
  const rule = 'must be an ISBN of 10 or 13 digits';
  if (/^\d([.,]\d+)?E\+?\d+$/.test(isbn)) {
    return `${rule}; this is a number that a spreadsheet has rounded: format its column as text`;
  }
  if (!/^\d+X?$/.test(isbn)) return rule;
  if (isbn.length !== 10 && isbn.length !== 13) return `${rule}, not ${isbn.length}`;
  if (isbn.length === 13 && !/^97[89]/.test(isbn)) return `${rule}; 13 begin with 978 or 979`;
  return 'has a mistyped digit: its check digit does not fit the others';
}

function withoutHyphens(text: string): string {
  return text.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase();
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
