import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { shelves as english } from '@/words/en/shop/shelves';

const plural = pluralOf('fr');

/** Pages of chosen books: a shelf, an author. */
export const shelves: typeof english = {
  unknownShelf: 'Cette sélection n’existe pas',
  unknownAuthor: 'Nous n’avons aucun livre de cet auteur',
  maybeGone: 'La page a peut-être existé. Les autres sont toujours à leur place.',
  emptyShelf: 'Cette sélection se remplit. Revenez un peu plus tard.',
  inTheShop: (count: number) =>
    plural(count, {
      one: '# livre à la librairie',
      many: '# de livres à la librairie',
      other: '# livres à la librairie',
    }),
  newestInTheShop: (count: number) =>
    plural(count, {
      one: 'Le livre le plus récent de la librairie',
      many: 'Les # de livres les plus récents de la librairie',
      other: 'Les # livres les plus récents de la librairie',
    }),
  allBooksBy: (author: string) => `Chercher tous les livres signés ${author}`,
  /** The title of a row of books on a page without books. */
  moreBooks: 'Dans nos rayons',
};
