import { fold } from '../contract/text/fold.ts';
import { cleanPastedNumber } from '../contract/number/pasted-number.ts';
import { digitsOf, nationalDigits } from '../contract/text/phone-digits.ts';

interface Person {
  name: string;
  email?: string;
  phone: string;
  company?: string | null | undefined;
  /** Only for an order: it is also found by its books and its address. */
  address?: { city: string; zipcode: string };
  items?: { title: string }[];
}

/** With fewer digits, a number of three digits would match every tenth phone. */
const minLastDigits = 4;

/**
 * Words under which an order or a customer is indexed; a search matches their prefixes. They are the
 * words of name, company, town, post code and books, the e-mail, and the phone's digits forwards and
 * backwards.
 */
export function searchWordsOf(person: Person): string[] {
  const { name, email, phone, address, company, items = [] } = person;
  const { city = '', zipcode = '' } = address ?? {};
  const searchedText = [
    name,
    company ?? '',
    city,
    zipcode,
    ...items.map(({ title }) => title),
  ].join(' ');
  const words = searchedText.split(/\s+/).flatMap(variantsOf);
  const parts = fold(searchedText).split(/[^\p{L}\p{N}\p{M}]+/u);
  const digits = digitsOf(phone);
  // Inside the country "+44 0797" is dialled as 0797; a country code has one to three digits.
  const isAbroad = /^\s*(\+|00)/.test(phone);
  const starts = isAbroad ? [0, 1, 2, 3].map((start) => digits.slice(start)) : [digits];
  const all = [
    ...words,
    ...parts,
    // A search reads its digits as one word, so their grouping does not matter.
    fold(zipcode.replace(/[^\p{L}\p{N}\p{M}]/gu, '')),
    ...variantsOf(email ?? ''),
    ...starts,
    digits && fromBehind(digits),
  ];
  return [...new Set(all.filter(Boolean))];
}

/** For each word of a search, the prefixes of which an order must have one. */
export function searchedWordsOf(q: string): string[][] {
  // The digits of a phone number are one word, however they are grouped.
  const words = cleanPastedNumber(q)
    .replace(/(?<=\d)[\s()-]+(?=[\d()])/g, '')
    .split(/\s+/);
  return words.map(searchedVariantsOf).filter((variants) => variants.length > 0);
}

function searchedVariantsOf(word: string): string[] {
  const digits = digitsOf(word);
  if (!digits || !/^[+\d()-]+$/.test(word)) return variantsOf(word);
  const last = digits.length >= minLastDigits ? [fromBehind(digits.slice(-nationalDigits))] : [];
  return [...new Set([...variantsOf(word), digits, ...last])];
}

/** Also indexes "O'Brien" as "obrien". */
function variantsOf(word: string): string[] {
  const folded = fold(word);
  const plain = folded.includes('@') ? '' : folded.replace(/[^\p{L}\p{N}\p{M}]/gu, '');
  return [...new Set([folded, plain])].filter(Boolean);
}

/** A prefix separates reversed digits from digits in their order. */
function fromBehind(digits: string): string {
  return `<${[...digits].reverse().join('')}`;
}
