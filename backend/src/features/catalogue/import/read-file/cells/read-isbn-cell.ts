import { isIsbn, isbnProblem, readIsbn } from '../../../../../contract/book/isbn.ts';
import { cleanPastedNumber } from '../../../../../contract/number/pasted-number.ts';
import { leftEmpty, truncate, type Reading } from './read-counts.ts';
import { rule } from '../../../../../contract/words/rules.ts';

/** Placeholders for a missing ISBN; ten zeros would even be a valid one. */
const placeholder = /^(?:[0-]*|n\/?a|none|null|nan|keine|ohne|sans|sin)$/i;

/** Reads the first ISBN in these cells. An invalid one is returned, so that the schema rejects it. */
export function readIsbnCells(cells: { heading: string; text: string }[]): Reading {
  const given = cells.flatMap(({ heading, text }) => {
    const number = withoutSpreadsheet(text);
    return placeholder.test(number) ? [] : { heading, number };
  });
  const isbns = given.flatMap(({ number }) => isbnsOf(number));
  const [isbn] = isbns;
  if (isbn !== undefined) {
    if (new Set(isbns).size === 1) return { value: isbn };
    const message = rule('first_of_several', { isbn });
    return { value: isbn, warning: { code: 'adjusted', message } };
  }
  const [first] = given;
  if (!first) return { value: null };
  const wrong = given.find(({ number }) => /^97[89]\d{10}$/.test(number.replace(/[ -]/g, '')));
  const isOfIsbns = /isbn/i.test(first.heading) && !/ean|gtin|upc/i.test(first.heading);
  if (!wrong && /\d/.test(first.number) && (!isOfIsbns || isArticle(first.number))) {
    return leftEmpty(rule('left_out_isbn', { text: truncate(first.number) }));
  }
  return { value: (wrong ?? first).number };
}

function isbnsOf(number: string): string[] {
  const parts = number.split(/[;,|/]|\s(?=97[89])/).filter(isIsbn);
  return (parts.length > 1 ? parts : [number]).flatMap((part) => readIsbn(part) ?? []);
}

/** Undoes what spreadsheets do to numbers: quotes, thousands separators, exponents, a lost zero. */
function withoutSpreadsheet(cell: string): string {
  const text = cleanPastedNumber(cell)
    .replace(/^[='"]{1,4}|['"]{1,3}$/g, '')
    .trim();
  const isGrouped = /^\d(?:[.,'’ ]\d{3}){4}$/.test(text);
  if (isGrouped && isIsbn(text.replace(/\D/g, ''))) return text.replace(/\D/g, '');
  const rounded = /^(\d[.,]?\d*)E\+?1[12]$/i.exec(text)?.[1]?.replace(/\D/g, '');
  if (rounded?.length === 13) return rounded;
  // An ISBN-10 without its leading 0.
  const whole = `0${text.replace(/[.,]0{1,2}$/, '')}`;
  return /^0\d{8}[\dX]$/i.test(whole) && isIsbn(whole) ? whole : text;
}

/** Whether it is a valid barcode (EAN) of another article. */
function isArticle(number: string): boolean {
  if (!/^(?:\d{8}|\d{12,13})$/.test(number) || isbnProblem(number) === undefined) return false;
  const sum = [...number]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
