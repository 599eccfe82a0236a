import { expect, it } from 'vitest';
import { bookFormatOf, languageTagOf } from './book-words.ts';

it.each([
  ['English', 'en'],
  [' deutsch', 'de'],
  ['Allemand', 'de'],
  ['Japanese', 'ja'],
  ['日本語', 'ja'],
  ['Latin', 'la'],
  ['en-us', 'en-US'],
  ['pt_BR', 'pt-BR'],
  ['eng', 'en'],
  ['Klingon', undefined],
  ['English and Latin', undefined],
  ['xx', undefined],
  ['en-latn-latn', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the language "%s" is %s to programs', (language, tag) => {
  expect(languageTagOf({ language })).toBe(tag);
});

it.each([
  ['Paperback', 'Paperback'],
  ['Taschenbuch, 3. Auflage', 'Paperback'],
  ['HARDBACK', 'Hardcover'],
  ['gebunden', 'Hardcover'],
  ['E-Book (EPUB)', 'EBook'],
  ['Audio CD', 'AudiobookFormat'],
  ['Graphic novel', 'GraphicNovel'],
  ['Scroll', undefined],
  [undefined, undefined],
])('the format "%s" is %s to programs', (format, word) => {
  expect(bookFormatOf({ format })).toBe(word && `https://schema.org/${word}`);
});
