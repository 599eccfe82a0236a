import { forms } from '@storyloom/backend/contract/words/es/count';
import type { search as english } from '@/words/en/first/search';

/** The header's search. */
export const search: typeof english = {
  placeholder: 'Buscar libros',
  suggestions: 'Sugerencias',
  recent: 'Búsquedas recientes',
  clearRecent: 'Borrar búsquedas recientes',
  seeAll: (searched) => `Ver todos los resultados de «${searched}»`,
  nothing: 'Ningún libro empieza así.',
  outOfReach: 'Ahora no se puede acceder a las sugerencias.',
  recentShown: 'Búsquedas recientes. Elija con las teclas de flecha.',
  booksShown: (count) =>
    forms(
      count,
      '# libro. Elija con las teclas de flecha; con Intro verá todos los resultados.',
      '# libros. Elija con las teclas de flecha; con Intro verá todos los resultados.',
    ),
};
