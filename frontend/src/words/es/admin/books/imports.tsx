import type { ImportConflictChoice } from '@storyloom/backend/contract/book/book-import';
import { forms, things } from '@storyloom/backend/contract/words/es/count';
import { listOf } from '@storyloom/backend/contract/words/plural';
import type { imports as english } from '@/words/en/admin/books/imports';
import { importColumns, importRows } from './import-rows';
import { importPast } from './import-past';

const list = listOf('es');
const books = (count: number) => things(count, 'libro', 'libros');

/** For one book or several. */
const conflictWays = (count: number): Record<ImportConflictChoice, string> => ({
  skip: forms(
    count,
    'Dejar este libro como está en la tienda',
    'Dejar estos libros como están en la tienda',
  ),
  'keep-stock': 'Usar el archivo, pero conservar el stock de la tienda',
  overwrite: 'Usar todo lo del archivo, también el stock',
});

const onSaleNeeds = 'Para estar a la venta, un libro necesita categoría, descripción y precio.';

/** Files of books: choosing, checking, importing and undoing them. */
export const imports: typeof english = {
  title: 'Importar libros',
  close: 'Cerrar',
  about: (days) =>
    `Una lista de libros en CSV: la suya, la de una distribuidora o la exportación de esta tienda; o el mensaje de una editorial (ONIX 3.0). Una fila con el ISBN o el _id de un libro cambia ese libro. No se guarda nada antes de que haya visto lo que hace, y puede deshacerlo durante ${days} días.`,
  file: 'Archivo CSV',
  choose: 'Elegir un archivo CSV',
  chooseAnother: 'Elegir otro archivo',
  asDrafts: 'Los libros nuevos entran como borradores, salvo que su fila diga otra cosa',
  tryAgain: 'Reintentar',
  imported: (sum) => `Importado: ${sum}`,
  importedFile: (file, sum) => `${file}: ${sum}`,

  upload: 'Subir',
  uploading: (percent) => `Subiendo, ${percent}\u00a0%`,
  checking: 'Comprobando las filas',
  storing: 'Guardando los libros',
  checkingLong: 'Comprobando las filas. La tienda sigue abierta entretanto.',
  storingLong: 'Guardando los libros. La tienda sigue abierta entretanto.',

  problems: {
    empty: 'Este archivo está vacío.',
    tooBigFor: (megabytes) => `Este archivo tiene más de ${megabytes} MB. Divídalo.`,
    tooBig: 'Este archivo es demasiado grande. Divídalo.',
    changedOnDisk:
      'Este archivo se ha cambiado o movido en su disco desde que lo eligió. Elíjalo de nuevo.',
    signIn: 'Inicie sesión de nuevo y elija el archivo otra vez.',
    noAnswer: 'La tienda no ha respondido.',
    tooOften: 'Demasiados intentos. Espere un poco, por favor.',
    notReady: 'La tienda no está lista. Inténtelo de nuevo en breve.',
    fault: 'Algo ha fallado por nuestra parte.',
    refused: 'La tienda no puede aceptar este archivo.',
    notImported: (file) => `${file}: no se ha importado`,
    outdated: 'Algunas de sus filas ya no corresponden a la tienda. Elija el archivo otra vez.',
    ofFile: (file, problem) => `${file}: ${problem}`,
  },

  counts: {
    new: (count) => forms(count, '# nuevo', '# nuevos'),
    changed: (count) => forms(count, '# cambiado', '# cambiados'),
    unchanged: (count) => forms(count, '# sin cambios', '# sin cambios'),
    unknown: (count) => forms(count, '# ignorado', '# ignorados'),
    skipped: (count) => forms(count, '# omitido', '# omitidos'),
  },
  sum: (counts) => `${counts.join(', ')}.`,

  importOthers: (count) => forms(count, 'Importar el otro', 'Importar los otros #'),
  importBooks: (count) => `Importar ${books(count)}`,
  changedMeanwhile:
    'No se ha importado nada: hay libros de este archivo que han cambiado entretanto. Vuelva a revisarlo.',
  wrongCells: (count) =>
    forms(
      count,
      'No se ha importado nada: una celda no es correcta.',
      'No se ha importado nada: # celdas no son correctas.',
    ),
  mayBeMore: 'Estas son las primeras: puede haber más.',
  skipRows: (count, sum) => {
    const rows = forms(count, 'Una fila se omite', '# filas se omiten');
    return `${rows} al importar las demás: ${sum} O corrija el archivo y elíjalo de nuevo.`;
  },
  noBooks: 'En este archivo no hay libros.',
  warnings: (count) =>
    forms(
      count,
      '# advertencia, mostrada con las filas.',
      '# advertencias, mostradas con las filas.',
    ),
  theFile: 'El archivo',

  conflicts: (count) =>
    forms(
      count,
      'Un libro ha cambiado en la tienda después de exportarse este archivo.',
      '# libros han cambiado en la tienda después de exportarse este archivo.',
    ),
  conflictQuestion: (count) =>
    forms(count, '¿Qué hacemos con este libro?', '¿Qué hacemos con estos libros?'),
  conflictWays,

  draftsCome: (count) =>
    forms(
      count,
      `Entrará # borrador, que solo ve usted. ${onSaleNeeds}`,
      `Entrarán # borradores, que solo ve usted. ${onSaleNeeds}`,
    ),
  draftsCame: (count) =>
    forms(
      count,
      `Ha entrado # borrador, que solo ve usted. ${onSaleNeeds}`,
      `Han entrado # borradores, que solo ve usted. ${onSaleNeeds}`,
    ),
  showDrafts: (link) => (
    <>
      {link('Abra los borradores')}
      <span>
        {
          ' y márquelos para dar una categoría a muchos o publicarlos. Las descripciones pueden venir en un archivo con ISBN y Descripción; si además tiene Categoría y Borrador (no), lo hace todo de una vez.'
        }
      </span>
    </>
  ),
  missingCategories: (names, link) => (
    <>
      <span>{`Categorías que la tienda no tiene: ${list(names)}. `}</span>
      {link('Añadir categorías en los ajustes')}
    </>
  ),

  twoAmounts: (example) => `«${example}» se puede leer como dos importes distintos.`,
  howAmounts: (rows) =>
    forms(
      rows,
      '¿Cómo escribe el archivo los importes? # fila depende de ello.',
      '¿Cómo escribe el archivo los importes? # filas dependen de ello.',
    ),
  amountIs: (example, amount) => `«${example}» es ${amount}`,
  columns: importColumns,
  rows: importRows,
  past: importPast,
};
