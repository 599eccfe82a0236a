import { knownLanguage, type Language } from '../contract/words/language.ts';
import { english } from './en/english.ts';
import { french } from './fr/french.ts';

/** All that the API says to people: English is the type of every language. */
export type ApiWords = typeof english;

const byLanguage: Record<Language, ApiWords> = { en: english, fr: french };

/** In the language of the settings; one that this version does not have is English. */
export function wordsOf(language: string): ApiWords {
  return byLanguage[knownLanguage(language)];
}
