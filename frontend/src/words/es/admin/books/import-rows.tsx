import type { ImportColumn, ImportKind } from '@storyloom/backend/contract/book/book-import';
import { forms, things } from '@storyloom/backend/contract/words/es/count';
import { bookForm } from './book-form';
import { publishers } from './publishers';
import type {
  importColumns as englishColumns,
  importRows as englishRows,
} from '@/words/en/admin/books/import-rows';

const columns: Record<ImportColumn, string> = {
  ...bookForm.labels,
  ...publishers.columns,
  _id: 'El _id del libro en esta tienda',
  updatedAt: 'Hora de la exportación',
};

const kinds: Record<ImportKind, string> = {
  new: 'Nuevo',
  changed: 'Cambiado',
  unchanged: 'Sin cambios',
  unknown: 'Ignorado',
  conflict: 'Desactualizado',
  error: 'No válido',
};

/** The columns of the file, and which of them are read. */
export const importColumns: typeof englishColumns = {
  names: columns,
  skip: 'Omitir',
  read: (count) => forms(count, 'Columnas: # leída', 'Columnas: # leídas'),
  readAndSkipped: (count, skipped) => {
    const omitted = skipped === 1 ? `${skipped} omitida` : `${skipped} omitidas`;
    return forms(count, `Columnas: # leída, ${omitted}`, `Columnas: # leídas, ${omitted}`);
  },
};

/** The preview of the rows. */
export const importRows: typeof englishRows = {
  label: 'Qué haría el archivo',
  shown: 'Filas mostradas',
  search: 'Título o fila',
  caption: 'Filas del archivo',
  heads: { row: 'Fila', book: 'Libro', happens: 'Qué ocurre' },
  kinds,
  shownKinds: { ...kinds, all: 'Todas', warned: 'Con advertencias' },
  kindCount: (kind, count) => `${kind}: ${count}`,
  none: 'No hay ninguna fila así.',
  count: (count) => things(count, 'fila', 'filas'),
  countCut: (count, first) =>
    `${things(count, 'fila', 'filas')}, se muestran las primeras ${first}`,
  more: (count) => forms(count, 'Mostrar # más', 'Mostrar # más'),
  untitled: 'Sin título',
  skipped: 'Ignorado',
  sumSkipped: 'Una línea de sumas: se ignora',
  unknownSkipped: 'No es un libro de la tienda: se ignora',
  comesBack: 'Eliminado en la tienda: el archivo lo recupera',
  warning: (text) => `Advertencia: ${text}`,
  field: (label, value) => `${label}: ${value}`,
  change: (label, from, to) => `${label}: ${from} → ${to}`,
};
