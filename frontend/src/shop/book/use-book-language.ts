import type { Book } from '@storyloom/backend/contract/book/book';
import { languageTagOf } from '@storyloom/backend/contract/book/language-tag';
import { knownLanguage } from '@storyloom/backend/contract/words/language';
import { settingsApi } from '@/api/settings.api';

/** For `lang` on the texts of a book in another language than the page, which is read out otherwise. */
export function useBookLanguage(book: Pick<Book, 'language'>): string | undefined {
  const { data } = settingsApi.useReadSettingsQuery();
  const tag = languageTagOf(book);
  if (!tag || !data) return undefined;
  return new Intl.Locale(tag).language === knownLanguage(data.language) ? undefined : tag;
}
