import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { bookList as english } from '@/words/en/first/book-list';

const plural = pluralOf('pl');

/** For lists of books. */
export const bookList: typeof english = {
  heading: 'Książki',
  loading: 'Wczytywanie…',
  failed: 'Nie udało się wczytać książek',
  count: (count) =>
    plural(count, { one: '# książka', few: '# książki', many: '# książek', other: '# książki' }),
  seeAll: 'Wszystkie książki',
  recentlyViewed: 'Ostatnio oglądane',
  clearViewed: 'Wyczyść',
  previous: 'Poprzednie',
  next: 'Następne',
  carousel: 'karuzela',
};
