import type { Language } from '@storyloom/backend/contract/words/language';
import { pageLanguage } from '@/config/page-language';
import type { first } from './en/first';
import type { shop } from './en/shop';
import type { admin } from './en/admin';

// All that the pages say, in the shop's language. Each language is complete: English is its type. The
// first part is there before the app renders, the others come with the code of the pages that need
// them. Components read their texts while they render, from words/first, words/shop or words/admin.

export type FirstWords = typeof first;
export type ShopWords = FirstWords & typeof shop;
export type AdminWords = ShopWords & typeof admin;

type Part = 'first' | 'shop' | 'admin';
type LoadPart = Record<Part, () => Promise<{ words: object }>>;

const parts: Record<Language, LoadPart> = {
  en: {
    first: () => import('./en/first').then((m) => ({ words: m.first })),
    shop: () => import('./en/shop').then((m) => ({ words: m.shop })),
    admin: () => import('./en/admin').then((m) => ({ words: m.admin })),
  },
  de: {
    first: () => import('./de/first').then((m) => ({ words: m.first })),
    shop: () => import('./de/shop').then((m) => ({ words: m.shop })),
    admin: () => import('./de/admin').then((m) => ({ words: m.admin })),
  },
  fr: {
    first: () => import('./fr/first').then((m) => ({ words: m.first })),
    shop: () => import('./fr/shop').then((m) => ({ words: m.shop })),
    admin: () => import('./fr/admin').then((m) => ({ words: m.admin })),
  },
  es: {
    first: () => import('./es/first').then((m) => ({ words: m.first })),
    shop: () => import('./es/shop').then((m) => ({ words: m.shop })),
    admin: () => import('./es/admin').then((m) => ({ words: m.admin })),
  },
  pl: {
    first: () => import('./pl/first').then((m) => ({ words: m.first })),
    shop: () => import('./pl/shop').then((m) => ({ words: m.shop })),
    admin: () => import('./pl/admin').then((m) => ({ words: m.admin })),
  },
  he: {
    first: () => import('./he/first').then((m) => ({ words: m.first })),
    shop: () => import('./he/shop').then((m) => ({ words: m.shop })),
    admin: () => import('./he/admin').then((m) => ({ words: m.admin })),
  },
};

/** What has come so far, in one language. */
export const loaded = {};

/** Brings in a part, in the language that the server has written into the page. */
export async function loadWords(part: Part): Promise<void> {
  if (!('document' in globalThis)) return; // the server prepares all of them
  const { words } = await parts[pageLanguage()][part]();
  Object.assign(loaded, words);
}

interface PartWords {
  first: FirstWords;
  shop: typeof shop;
  admin: typeof admin;
}

/** A part in any language, for who looks at it; the page stays in its own. */
export async function readWords<Name extends Part>(
  part: Name,
  language: Language,
): Promise<PartWords[Name]> {
  const { words } = await parts[language][part]();
  return words as PartWords[Name];
}

/** For the server, which renders everything: returns what sets all words at once. */
export async function prepareWords(language: Language): Promise<() => void> {
  const all = await Promise.all(Object.values(parts[language]).map((load) => load()));
  return () => void Object.assign(loaded, ...all.map(({ words }) => words));
}
