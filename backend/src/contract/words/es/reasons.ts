import { listOf } from '../plural.ts';
import type { Reasons } from '../reasons.ts';

const list = listOf('es');
const bookFields = {
  category: 'una categoría',
  description: 'una descripción',
  newPrice: 'un precio',
};

/** Why something the owner asked for is not done. */
export const reasons: Reasons = {
  file_is_workbook: () =>
    'El archivo es un libro de Excel y no una lista. Guárdelo como «CSV UTF-8» y envíe ese archivo.',
  file_is_no_text: () => 'El archivo no es de texto. Guárdelo como «CSV UTF-8».',
  import_in_progress: () =>
    'Este archivo, u otro con los mismos libros, se está importando. Espere un momento, por favor.',
  import_too_slow: () =>
    'El archivo no se ha importado: la base de datos está demasiado lenta en este momento. Inténtelo de nuevo más tarde.',
  import_books_changed: () =>
    'El archivo no se ha importado: algunos de sus libros se han modificado entretanto.',
  book_unknown: () => 'Este libro no existe.',
  book_incomplete: ({ missing }) =>
    `Antes de publicarse, un libro necesita ${list(missing.map((field) => bookFields[field]))}.`,
  book_price_decimals: () => 'Su precio tiene decimales, y la moneda de la tienda no los tiene.',
  book_changed_since: () => 'Este libro se ha modificado desde entonces y se queda como está.',
  isbn_taken: ({ title }) => `El ISBN ya es el de «${title}».`,
  isbn_taken_by_other: () => 'El ISBN ya es el de otro libro.',
  backup_no_space: () => 'Ya no queda espacio donde se guardan las copias de seguridad.',
  backup_no_access: () =>
    'La tienda no tiene permiso para escribir en la carpeta de las copias de seguridad.',
  backup_shop_busy: () =>
    'La tienda cambiaba sin cesar y no se ha podido guardar un estado completo. Inténtelo de nuevo cuando haya menos actividad o detenga la tienda para hacer la copia.',
  backup_system_error: ({ name }) => `El sistema indica ${name}.`,
  backup_unknown: () => 'El registro de la tienda indica el motivo.',
  email_too_old: () => 'Ha esperado más de tres días y ya no se envía por sí solo.',
  email_without_result: () => 'Cada intento de envío terminó sin resultado.',
  email_without_recipient: () => 'OWNER_EMAIL no está definido.',
};
