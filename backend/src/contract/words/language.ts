/** The languages of the shop's pages, emails and printouts (BCP 47). Each is complete. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Until the owner chooses another one. */
export const defaultLanguage: Language = 'en';

/** What a shop has stored may be a language that this version does not have: then English. */
export function knownLanguage(language: string): Language {
  return languages.find((known) => known === language) ?? defaultLanguage;
}

/** As its speakers call it. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' };

/** How amounts, dates and numbers are written until the owner chooses otherwise. */
export const localeOfLanguage: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

export const directionOf = (language: string) => (language === 'he' ? 'rtl' : 'ltr');
