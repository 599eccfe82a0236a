import type { ReactElement } from 'react';
import type { ImportLeftReason } from '@storyloom/backend/contract/book/book-import';
import { forms, things } from '@storyloom/backend/contract/words/es/count';
import type { importPast as english } from '@/words/en/admin/books/import-past';

const books = (count: number) => things(count, 'libro', 'libros');

type KeptBooks = Record<ImportLeftReason, (title: ReactElement) => ReactElement>;

const kept: KeptBooks = {
  changed_since: (title) => (
    <>
      {title}
      <span>{': modificado desde entonces'}</span>
    </>
  ),
  sold_since: (title) => (
    <>
      {title}
      <span>{': vendido desde entonces'}</span>
    </>
  ),
  price_decimals: (title) => (
    <>
      {title}
      <span>{': tenía un precio con decimales, y la moneda de la tienda no los tiene'}</span>
    </>
  ),
  isbn_taken: (title) => (
    <>
      {title}
      <span>{': tenía un ISBN que ahora tiene otro libro'}</span>
    </>
  ),
};

/** The imports of the last days. */
export const importPast: typeof english = {
  kept,
  title: 'Importaciones de los últimos 30 días',
  failed: 'No se han podido cargar las importaciones.',
  none: 'No hay ninguna.',
  notUndone: 'La importación no se ha deshecho. Inténtelo de nuevo.',
  untitled: 'Sin nombre',
  madeBy: (time, admin) => (
    <>
      {time}
      <span>{` por ${admin}`}</span>
    </>
  ),
  underWay: 'La importación está en curso. Esta lista indicará cuándo están los libros.',
  isUndone: 'Deshecha',
  undo: 'Deshacer',
  undoFile: (file) => `Deshacer la importación de ${file}`,
  askUndo: (file) => `¿Deshacer la importación de ${file}?`,
  askUndoText:
    'Sus libros nuevos se eliminan y los demás vuelven a ser como antes. Los vendidos o cambiados desde entonces se quedan como están.',
  keep: 'Mantener la importación',
  undone: (count) => `Importación deshecha en ${books(count)}.`,
  undoneSome: (count, kept) => {
    const rest = forms(kept, '# libro se queda como está', '# libros se quedan como están');
    return `Importación deshecha en ${books(count)}; ${rest}.`;
  },
  first: (count) => `Estos son los primeros ${count}.`,
};
