import { knownLanguage, type Language } from '../contract/words/language.ts';
import { english } from './en/english.ts';
import { german } from './de/german.ts';
import { french } from './fr/french.ts';
import { spanish } from './es/spanish.ts';
import { polish } from './pl/polish.ts';
import { hebrew } from './he/hebrew.ts';

/** All texts of the API for people: English is the type of every language. */
export type ApiWords = typeof english;

const byLanguage: Record<Language, ApiWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pl: polish,
  he: hebrew,
};

/** In the language of the settings; one that this version does not have is English. */
export function wordsOf(language: string): ApiWords {
  return byLanguage[knownLanguage(language)];
}
