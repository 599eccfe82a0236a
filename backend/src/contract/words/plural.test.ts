import { expect, onTestFinished, test } from 'vitest';
import { pluralOf, setWordsLocale } from './plural.ts';

test('a count chooses the form of its language', () => {
  const english = pluralOf('en');
  const books = (count: number) => english(count, { one: '# book', other: '# books' });
  expect([0, 1, 2, 1200].map(books)).toEqual(['0 books', '1 book', '2 books', '1,200 books']);
  const polish = pluralOf('pl');
  const forms = { one: '# książka', few: '# książki', many: '# książek', other: '# książki' };
  expect([1, 2, 5, 12, 22, 1.5].map((count) => polish(count, forms))).toEqual([
    '1 książka',
    '2 książki',
    '5 książek',
    '12 książek',
    '22 książki',
    '1.5 książki',
  ]);
});

test('numbers within words are written as the shop writes numbers', () => {
  onTestFinished(() => setWordsLocale('en-US'));
  setWordsLocale('de-DE');
  expect(pluralOf('de')(1200, { one: '# Buch', other: '# Bücher' })).toBe('1.200 Bücher');
});
