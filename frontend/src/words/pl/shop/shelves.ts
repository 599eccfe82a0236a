import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { shelves as english } from '@/words/en/shop/shelves';

const plural = pluralOf('pl');

/** Pages of chosen books: a shelf, an author. */
export const shelves: typeof english = {
  unknownShelf: 'Nie ma takiej półki',
  unknownAuthor: 'Nie mamy książek tego autora',
  maybeGone: 'Może kiedyś coś tu było. Wszystko inne jest nadal na swoim miejscu.',
  emptyShelf: 'Ta półka właśnie się zapełnia. Zapraszamy później.',
  inTheShop: (count) =>
    plural(count, {
      one: '# książka w księgarni',
      few: '# książki w księgarni',
      many: '# książek w księgarni',
      other: '# książki w księgarni',
    }),
  newestInTheShop: (count) =>
    plural(count, {
      one: '# najnowsza książka w księgarni',
      few: '# najnowsze książki w księgarni',
      many: '# najnowszych książek w księgarni',
      other: '# najnowszej książki w księgarni',
    }),
  allBooksBy: (author) => `Szukaj wszystkich książek: ${author}`,
  moreBooks: 'Z naszych półek',
};
