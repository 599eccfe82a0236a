import { expect, test } from 'vitest';
import { findFaults } from '../contract/words/compare-words.ts';
import { languages } from '../contract/words/language.ts';
import { wordsOf } from './words-of.ts';

/** The same in English and in another language. */
const same = /^(Storyloom|Total|ISBN|E-?mail|Name|Horror|Business|Services|Contact|Taxes|VAT)$/;

test.each(languages.filter((language) => language !== 'en'))(
  'the API says everything in %s',
  (language) => {
    expect(findFaults(wordsOf('en'), wordsOf(language), (text) => same.test(text))).toEqual([]);
  },
);

test('a language that this version does not have is English', () => {
  expect(wordsOf('xx')).toBe(wordsOf('en'));
});
