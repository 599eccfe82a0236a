import { things } from '@storyloom/backend/contract/words/es/count';
import type { adminShelves as english } from '@/words/en/admin/books/admin-shelves';

const onSale = (count: number) => things(count, 'libro a la venta', 'libros a la venta');

/** The owner's own shelves. */
export const adminShelves: typeof english = {
  title: 'Estanterías',
  history: 'Historial de las estanterías',
  add: 'Estantería nueva',
  all: 'Todas las estanterías',
  failed: 'No se han podido cargar las estanterías.',
  none: 'Todavía no hay estanterías. Reúna libros que le gusten: favoritos de la casa, lecturas de verano, ejemplares firmados.',
  booksOnSale: onSale,
  booksOnSaleAndHome: (count) => `${onSale(count)}, en la página de inicio`,
  inShop: 'En la tienda',
  seeInShop: (shelf) => `Ver ${shelf} en la tienda`,
  delete: (shelf) => `Eliminar ${shelf}`,
  deleted: 'La estantería se ha eliminado.',
  notDeleted: 'La estantería no se ha eliminado.',
  isBack: (shelf) => `${shelf} está de vuelta.`,
  notRestored: (shelf) => `${shelf}: no se ha podido restaurar.`,

  made: 'La estantería se ha creado.',
  saved: 'La estantería se ha guardado.',
  form: 'Estantería',
  whatItIs: 'Qué es',
  fields: { title: 'Título', note: 'Nota', isOnHome: 'En la página de inicio', books: 'Libros' },
  noteHint: 'Va encima de los libros. Una línea vacía separa párrafos.',
  showOnHome: 'Mostrar en la página de inicio',
  books: 'Libros',
  booksInOrder: 'Libros en orden',
  isDraft: 'un borrador, todavía no se muestra',
  draftOf: (author) => `${author}, un borrador, todavía no se muestra`,
  noteOfBook: 'Qué dice usted de él',
  booksProblem: (problem) => `La estantería: ${problem}`,
  save: 'Guardar estantería',
  mayBeMade:
    'No se sabe si la estantería se ha creado. Mire todas las estanterías antes de volver a intentarlo.',
  notSaved: 'La estantería no se ha guardado. Inténtelo de nuevo.',
  yes: 'sí',
  no: 'no',
  bookAndNote: (title, note) => `${title}: ${note}`,
};
