import { expect, it } from 'vitest';
import { isbnProblem, readIsbn } from './isbn.ts';
import { rules } from '../words/en/rules.ts';
import { ruleSentence } from '../words/rules.ts';

it.each([
  ['978-0-14-143951-8', '9780141439518'],
  ['9780141439518', '9780141439518'],
  ['0-14-143951-3', '9780141439518'],
  ['0 8044 2957 x', '9780804429573'],
  ['979-10-90636-07-1', '9791090636071'],
])('the ISBN %s is kept as its 13 digits', (text, isbn) => {
  expect(readIsbn(text)).toBe(isbn);
});

const rule = 'must be an ISBN of 10 or 13 digits';
const mistyped = 'has a mistyped digit: its check digit does not fit the others';

it.each([
  ['978-0-14-143951-9', mistyped],
  ['0141439514', mistyped],
  ['0-14-143951-X', mistyped],
  ['977-0-14-143951-8', `${rule}; 13 begin with 978 or 979`],
  ['123', 'must have 10 or 13 digits, not 3'],
  ['x', rule],
])('rejects %s with the reason', (text, why) => {
  expect(readIsbn(text)).toBeUndefined();
  expect(ruleSentence(isbnProblem(text) ?? '', rules)).toBe(why ?? '');
});

it.each([
  ['a left-to-right mark before it', '\u200e9780306406157'],
  ['a word before it', 'ISBN 9780306406157'],
  ['its kind and a colon before it', 'ISBN-13: 978-0-306-40615-7'],
  ['the kind without a hyphen', 'ISBN 13 9780306406157'],
  ['brackets and a full stop', '(9780306406157).'],
  ['its binding behind it', '0306406152 (pbk.)'],
  ['its binding and price behind it', '9780306406157 (pbk. : alk. paper) : $12.95'],
  ['its binding before it', 'pbk. 0-306-40615-2'],
  ['two in a cell', '9780306406157, 9780141439518'],
  ['two in a cell without a comma', '0306406152 9780141439518'],
  ['a mistyped one before it', '9780306406158; 9780306406157'],
  ['a GTIN-14', '09780306406157'],
  ['the code of a GS1 label', '(01)09780306406157'],
  ['the code of a GS1 label without brackets', '0109780306406157'],
  ['the decimals of a spreadsheet', '9780306406157.00'],
  ['a decimal of a spreadsheet', '306406152.0 / 0306406152.0'],
  ['its price code behind it (EAN-5)', '978030640615751295'],
  ['its price code behind a space', '9780306406157 51295'],
  ['an EAN-2 behind it', '978030640615712'],
  ['hyphens that do not break', '978\u20110\u2011306\u201140615\u20117'],
  ['a minus as hyphen', '978\u22120306406157'],
  ['dots as hyphens', '978.0.306.40615.7'],
  ['soft hyphens', '978\u00ad0306\u00ad406157'],
  ['the formula of a spreadsheet', '="9780306406157"'],
  ['an apostrophe before it', "'9780306406157"],
  ['an address around it', 'urn:isbn:0306406152'],
  ['an address of the web around it', 'https://books.example/isbn/9780306406157/'],
  ['Arabic digits', '٩٧٨٠٣٠٦٤٠٦١٥٧'],
  ['Devanagari digits', '९७८०३०६४०६१५७'],
  ['full-width digits', '９７８－０－３０６－４０６１５－７'],
  ['a number of a list before it', '2. 0306406152'],
])('an ISBN with %s is read', (_what, text) => {
  expect(readIsbn(text)).toBe('9780306406157');
});

it('reads a Cyrillic character as the X that it looks like', () => {
  expect(readIsbn('0-8044-2957-Х')).toBe('9780804429573');
});

it.each(['19780306406157', '97803064061571', 'A0306406152', '0306406152B', 'ISBN', '(pbk.)', ''])(
  'finds no ISBN in %j',
  (text) => expect(readIsbn(text)).toBeUndefined(),
);

it('reads no ISBN-10 from the first digits of a magazine, but one of Egypt', () => {
  expect(readIsbn('977 5789 133 00 3')).toBeUndefined();
  expect(readIsbn('977 5789 133')).toBe('9789775789136');
  expect(readIsbn('977-5789-13-3 19,90')).toBe('9789775789136');
});

/** Valid ISBN-10s behind 977, 978 or 979, grouped in any way, that are no ISBN-13. */
function mistypedThirteens(): string[] {
  let seed = 1;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  return Array.from({ length: 3000 }, () => {
    const nine = String(next(1_000_000_000)).padStart(9, '0');
    const sum = [...nine].reduce((total, digit, i) => total + (10 - i) * Number(digit), 0);
    const [prefix, separator] = ['978-', '979-', '978 ', '979 ', '977-'][next(5)]!.split(/(?=\D)/);
    const digits = prefix + nine + String((11 - (sum % 11)) % 11);
    const text = digits.replace(/(?<=^\d{3,})\d/g, (digit, at) =>
      at === 3 || next(3) === 0 ? `${separator}${digit}` : digit,
    );
    return digits.length > 13 || readIsbn(digits) ? [] : [text];
  }).flat();
}

it('finds no ISBN-10 within a mistyped ISBN-13', () => {
  const texts = ['978-0-00-000000-0', '979-10-90636-07-5', ...mistypedThirteens()];
  const found = texts.filter((text) => readIsbn(text) !== undefined);
  expect(found).toEqual([]);
  for (const text of texts) expect(isbnProblem(text)).toBe(isbnProblem(text.replace(/\D/g, '')));
});

it.each(['978-0-00-000000-00', '978-0-00-00000-000', '978 0 14 143951 33', '978-0-306-406-15'])(
  'finds no ISBN-10 within %s, an ISBN-13 with a digit too many or too few',
  (text) => expect(readIsbn(text)).toBeUndefined(),
);
