import { expect, it } from 'vitest';
import { bookFormatOf } from './book-words.ts';

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
