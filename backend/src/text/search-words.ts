import { fold } from '../contract/text/fold.ts';
import { cleanPastedNumber } from '../contract/number/pasted-number.ts';
import { digitsOf, nationalDigits } from '../contract/text/phone-digits.ts';

interface Person {
  name: string;
  email?: string;
  phone: string;
  /** Of an order; so it is found by what is in the parcel and where it goes. */
  address?: { city: string; zipcode: string };
  items?: { title: string }[];
}

/** With fewer, a number of three digits would find every tenth phone. */
const fewestLastDigits = 4;

/**
 * Beginnings by which the owner finds an order or a customer: the words of the name, town, post code and books, its
 * e-mail, the digits of its phone from the front, and from the back.
 */
export function searchWordsOf({ name, email, phone, address, items = [] }: Person): string[] {
  const { city = '', zipcode = '' } = address ?? {};
  const message = [name, city, zipcode, ...items.map(({ title }) => title)].join(' ');
  const words = message.split(/\s+/).flatMap(variantsOf);
  const parts = fold(message).split(/[^\p{L}\p{N}\p{M}]+/u);
  const digits = digitsOf(phone);
  // "+44 0797" is dialled as 0797 at home; a country's code has one to three digits.
  const isAbroad = /^\s*(\+|00)/.test(phone);
  const starts = isAbroad ? [0, 1, 2, 3].map((start) => digits.slice(start)) : [digits];
  const all = [
    ...words,
    ...parts,
    // However it is grouped: digits of a question are read as one word.
    fold(zipcode.replace(/[^\p{L}\p{N}\p{M}]/gu, '')),
    ...variantsOf(email ?? ''),
    ...starts,
    digits && fromBehind(digits),
  ];
  return [...new Set(all.filter(Boolean))];
}

/** Of a question, each word with the beginnings of which one must be there. */
export function searchedWordsOf(q: string): string[][] {
  // The digits of a phone, however they are grouped, are one word.
  const words = cleanPastedNumber(q)
    .replace(/(?<=\d)[\s()-]+(?=[\d()])/g, '')
    .split(/\s+/);
  return words.map(searchedVariantsOf).filter((variants) => variants.length > 0);
}

function searchedVariantsOf(word: string): string[] {
  const digits = digitsOf(word);
  if (!digits || !/^[+\d()-]+$/.test(word)) return variantsOf(word);
  const last = digits.length >= fewestLastDigits ? [fromBehind(digits.slice(-nationalDigits))] : [];
  return [...new Set([...variantsOf(word), digits, ...last])];
}

/** "O'Brien" is also "obrien". */
function variantsOf(word: string): string[] {
  const folded = fold(word);
  const plain = folded.includes('@') ? '' : folded.replace(/[^\p{L}\p{N}\p{M}]/gu, '');
  return [...new Set([folded, plain])].filter(Boolean);
}

/** The sign keeps it apart from digits that are read from the front. */
function fromBehind(digits: string): string {
  return `<${[...digits].reverse().join('')}`;
}
