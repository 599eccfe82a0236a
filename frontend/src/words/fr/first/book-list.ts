import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { bookList as english } from '@/words/en/first/book-list';

const plural = pluralOf('fr');

/** Wherever several books are shown. */
export const bookList: typeof english = {
  heading: 'Livres',
  loading: 'Chargement…',
  failed: 'Les livres n’ont pas pu être chargés',
  count: (count: number) =>
    plural(count, { one: '# livre', many: '# de livres', other: '# livres' }),
  seeAll: 'Voir tous les livres',
  recentlyViewed: 'Consultés récemment',
  forgetViewed: 'Effacer',
  previous: 'Précédent',
  next: 'Suivant',
  /** What a screen reader calls a row of slides. */
  carousel: 'carrousel',
};
