import { writeNumber } from '../shop/formats.ts';

/** The plural forms of each language for whole and broken numbers, as Intl.PluralRules names them. */
interface PluralForms {
  en: 'one' | 'other';
  de: 'one' | 'other';
  fr: 'one' | 'many' | 'other';
  es: 'one' | 'many' | 'other';
  pl: 'one' | 'few' | 'many' | 'other';
  he: 'one' | 'two' | 'other';
}

/** The locale that numbers within words are written in. */
let locale = 'en-US';

/** Call it before texts with counts are written: they have no settings at hand. */
export function setWordsLocale(next: string): void {
  locale = next;
}

/**
 * Returns what chooses a text by a number in this language: `plural(3, { one: '# book', other: '# books' })`
 * is "3 books". A form that the language has and the texts lack does not compile.
 */
export function pluralOf<Name extends keyof PluralForms>(language: Name) {
  const rules = new Intl.PluralRules(language);
  return (count: number, texts: Record<PluralForms[Name], string>): string => {
    const text = new Map<string, string>(Object.entries(texts)).get(rules.select(count));
    return (text ?? (texts as { other: string }).other).replaceAll('#', () =>
      writeNumber(count, locale),
    );
  };
}

/** `a, b and c`, as the language lists things. */
export function listOf(language: keyof PluralForms) {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (things: readonly string[]): string => format.format(things);
}
