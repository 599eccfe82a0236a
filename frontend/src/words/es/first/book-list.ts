import { things } from '@storyloom/backend/contract/words/es/count';
import type { bookList as english } from '@/words/en/first/book-list';

/** For lists of books. */
export const bookList: typeof english = {
  heading: 'Libros',
  loading: 'Cargando…',
  failed: 'No se han podido cargar los libros',
  count: (count) => things(count, 'libro', 'libros'),
  seeAll: 'Ver todos los libros',
  recentlyViewed: 'Vistos recientemente',
  clearViewed: 'Borrar',
  previous: 'Anterior',
  next: 'Siguiente',
  carousel: 'carrusel',
};
