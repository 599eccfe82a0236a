import type { usedBooks as english } from '@/words/en/admin/books/used-books';

/** The owner's side of used copies. */
export const usedBooks: typeof english = {
  hint: 'Los ejemplares usados pueden llevar el ISBN de un libro nuevo.',
  addCopy: 'Añadir un ejemplar usado',
  copyOf: (title: string) =>
    `Un ejemplar usado de «${title}». El precio, el estado, la nota y la imagen son los suyos propios.`,
  noBook: 'No se ha podido leer el libro. Rellene el formulario a mano.',
  exportForAbebooks: 'Exportar para AbeBooks',
  severalCopies: 'Hay varios ejemplares de este libro. Elija el que tiene en la mano.',
};
