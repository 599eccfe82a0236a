import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { bookList as english } from '@/words/en/first/book-list';

const plural = pluralOf('fr');

/** For lists of books. */
export const bookList: typeof english = {
  heading: 'Livres',
  loading: 'Chargement…',
  failed: 'Les livres n’ont pas pu être chargés',
  count: (count: number) =>
    plural(count, { one: '# livre', many: '# de livres', other: '# livres' }),
  seeAll: 'Voir tous les livres',
  recentlyViewed: 'Consultés récemment',
  clearViewed: 'Effacer',
  previous: 'Précédent',
  next: 'Suivant',
  /** The role of a row of slides, for screen readers. */
  carousel: 'carrousel',
};
