import { fold } from '../contract/text/fold.ts';
import { TitleAlphabet } from './title-key-alphabet.ts';

/** Thai and Lao write these vowels before the consonant that the word is sorted by. */
const leadingVowel = /([\u0e40-\u0e44\u0ec0-\u0ec4])(.)/gu;

/**
 * Returns the function that makes the sort key of a title. Keys compare by their bytes as the locale
 * compares the titles, so a plain index of any MongoDB keeps the titles in order.
 */
export function titleKeys(locale: string): (title: string) => string {
  const alphabet = new TitleAlphabet(locale);
  return (title) => {
    const lower = title.normalize('NFC').toLowerCase().replace(leadingVowel, '$2$1');
    const words = lower.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
    const key = words.map((word) => alphabet.codesOf(word)).join(' ');
    // If two titles differ only by accents, the one without accents comes first.
    return lower === fold(lower) ? key : `${key}\u0001${lower}`;
  };
}
