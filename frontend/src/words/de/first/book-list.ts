import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { bookList as english } from '@/words/en/first/book-list';

const plural = pluralOf('de');

/** For lists of books. */
export const bookList: typeof english = {
  heading: 'Bücher',
  loading: 'Wird geladen …',
  failed: 'Die Bücher konnten nicht geladen werden',
  count: (count) => plural(count, { one: '# Buch', other: '# Bücher' }),
  seeAll: 'Alle Bücher ansehen',
  recentlyViewed: 'Zuletzt angesehen',
  clearViewed: 'Löschen',
  previous: 'Zurück',
  next: 'Weiter',
  carousel: 'Karussell',
};
