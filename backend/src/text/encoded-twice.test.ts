import { expect, it } from 'vitest';
import { decodeTwiceEncoded, isEncodedTwice } from './encoded-twice.ts';

it.each([
  ['CafÃ©', 'Café'],
  ['donâ€™t', 'don’t'],
  ['â€œQuoted\u009dâ€\u009d', undefined],
  ['â€œQuotedâ€\u009d', '“Quoted”'],
  ['NaÃ¯ve Ã\u00a0 la carte', 'Naïve à la carte'],
  ['Ð’Ð¾Ð¹Ð½Ð°', 'Война'],
  ['Preis Â£5', 'Preis £5'],
])('%j was encoded twice', (text, meant) => {
  expect(isEncodedTwice(text)).toBe(meant !== undefined);
  if (meant !== undefined) expect(decodeTwiceEncoded(text)).toBe(meant);
});

it.each([
  'Café, déjà\u00a0»',
  'CAFÉ”',
  'SÃO PAULO',
  'MAÇÃ”',
  'Война и мир',
  'CafÃ© beside Café',
  'Plain',
  '吾輩は猫である',
])('%j was not', (text) => {
  expect(isEncodedTwice(text)).toBe(false);
});
