import { expect, it } from 'vitest';
import { languageTagOf } from './language-tag.ts';

it.each([
  ['English', 'en'],
  [' deutsch', 'de'],
  ['Allemand', 'de'],
  ['Japanese', 'ja'],
  ['日本語', 'ja'],
  ['Latin', 'la'],
  ['hiszpański', 'es'],
  ['ספרדית', 'es'],
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
