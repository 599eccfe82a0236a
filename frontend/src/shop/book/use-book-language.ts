import type { Book } from '@storyloom/backend/contract/book/book';
import { languageTagOf } from '@storyloom/backend/contract/book/language-tag';
import { knownLanguage, languageNames } from '@storyloom/backend/contract/words/language';
import { useKnownSettings } from '@/api/endpoints/settings.api';

/** The `lang` of a book in another language than the page, for screen readers. */
export function useBookLanguage(book: Pick<Book, 'language'>): string | undefined {
  const settings = useKnownSettings();
  if (!settings) return undefined;
  const own = knownLanguage(settings.language);
  // Most books are in the page's language, and Intl takes a phone longer than the rest of the card.
  if (book.language === languageNames[own]) return undefined;
  const tag = languageTagOf(book);
  return tag && new Intl.Locale(tag).language !== own ? tag : undefined;
}
