import { knownLanguage, type Language } from '@storyloom/backend/contract/words/language';

let written: string | undefined;

/** Called before the app renders: a browser that translates the page overwrites its `lang` later. */
export function rememberPageLanguage(): void {
  written = document.documentElement.lang;
}

/** The language that the server wrote into the page. */
export function pageLanguage(): Language {
  return knownLanguage(written ?? document.documentElement.lang);
}

/** Browsers that translate a page write their language into `lang` and put texts into `font` elements. */
export function isTranslated(): boolean {
  const { lang } = document.documentElement;
  return lang !== (written ?? lang) || document.querySelector('font') !== null;
}
