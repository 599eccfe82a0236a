import type { Language } from '@storyloom/backend/contract/words/language';
import { pageLanguage } from '@/config/page-language';
import type { words as first } from './en/first';
import type { words as shop } from './en/shop';
import type { words as admin } from './en/admin';

// All that the pages say, in the shop's language. Each language is complete: English is its type. The
// first part is there before the app renders, the others come with the code of the pages that need
// them. Components read their texts while they render, from words/first, words/shop or words/admin.

export type FirstWords = typeof first;
export type ShopWords = FirstWords & typeof shop;
export type AdminWords = ShopWords & typeof admin;

interface PartWords {
  first: FirstWords;
  shop: typeof shop;
  admin: typeof admin;
}
type Part = keyof PartWords;
type LoadParts = { [Name in Part]: () => Promise<{ words: PartWords[Name] }> };

const parts: Record<Language, LoadParts> = {
  en: {
    first: () => import('./en/first'),
    shop: () => import('./en/shop'),
    admin: () => import('./en/admin'),
  },
  de: {
    first: () => import('./de/first'),
    shop: () => import('./de/shop'),
    admin: () => import('./de/admin'),
  },
  fr: {
    first: () => import('./fr/first'),
    shop: () => import('./fr/shop'),
    admin: () => import('./fr/admin'),
  },
  es: {
    first: () => import('./es/first'),
    shop: () => import('./es/shop'),
    admin: () => import('./es/admin'),
  },
  pl: {
    first: () => import('./pl/first'),
    shop: () => import('./pl/shop'),
    admin: () => import('./pl/admin'),
  },
  he: {
    first: () => import('./he/first'),
    shop: () => import('./he/shop'),
    admin: () => import('./he/admin'),
  },
};

/** The texts that are loaded so far, in one language. */
export const loaded = {};

/** Brings in a part, in the language that the server has written into the page. */
export async function loadWords(part: Part): Promise<void> {
  if (!('document' in globalThis)) return; // the server prepares all of them
  const { words } = await parts[pageLanguage()][part]();
  Object.assign(loaded, words);
}

/** Loads a part in any language for a preview; the page keeps its own language. */
export async function readWords<Name extends Part>(
  part: Name,
  language: Language,
): Promise<PartWords[Name]> {
  const { words } = await parts[language][part]();
  return words;
}

/** Loads all parts for the server; returns a function that sets them at once. */
export async function prepareWords(language: Language): Promise<() => void> {
  const all = await Promise.all(Object.values(parts[language]).map((load) => load()));
  return () => void Object.assign(loaded, ...all.map(({ words }) => words));
}
