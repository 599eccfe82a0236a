import { forms, things } from '@storyloom/backend/contract/words/es/count';
import type { shelves as english } from '@/words/en/shop/shelves';

/** Pages of chosen books: a shelf, an author. */
export const shelves: typeof english = {
  unknownShelf: 'Esta estantería no existe',
  unknownAuthor: 'No tenemos libros de este autor',
  maybeGone: 'Puede que estuviera aquí alguna vez. Lo demás sigue en su sitio.',
  emptyShelf: 'Esta estantería se está llenando. Vuelva a mirar más tarde.',
  inTheShop: (count) => things(count, 'libro en la tienda', 'libros en la tienda'),
  newestInTheShop: (count) =>
    forms(count, 'El libro más reciente de la tienda', 'Los # libros más recientes de la tienda'),
  allBooksBy: (author) => `Buscar todos los libros de ${author}`,
  moreBooks: 'De nuestras estanterías',
};
