import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { shelves as english } from '@/words/en/shop/shelves';

const plural = pluralOf('de');

/** Pages of chosen books: a shelf, an author. */
export const shelves: typeof english = {
  unknownShelf: 'Dieses Regal gibt es nicht',
  unknownAuthor: 'Unter diesem Namen haben wir keine Bücher',
  maybeGone: 'Vielleicht war hier einmal etwas. Alles andere steht noch, wo es war.',
  emptyShelf: 'Dieses Regal wird gerade gefüllt. Schauen Sie später wieder vorbei.',
  inTheShop: (count) =>
    plural(count, { one: '# Buch im Sortiment', other: '# Bücher im Sortiment' }),
  newestInTheShop: (count) =>
    plural(count, {
      one: 'Das neueste Buch im Sortiment',
      other: 'Die neuesten # Bücher im Sortiment',
    }),
  allBooksBy: (author) => `Alle Bücher von ${author} suchen`,
  moreBooks: 'Aus unseren Regalen',
};
