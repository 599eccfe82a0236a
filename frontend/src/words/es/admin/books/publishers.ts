import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { publishers as english } from '@/words/en/admin/books/publishers';

const plural = pluralOf('es');

/** Las editoriales de los libros y lo que la seguridad de los productos pide de ellas. */
export const publishers: typeof english = {
  title: 'Editoriales',
  history: 'Historial de las editoriales',
  all: 'Todas las editoriales',
  about:
    'La página de un libro indica su editorial: nombre, dirección postal y una dirección de correo o web; si la editorial está fuera de la Unión Europea, también la persona responsable dentro de ella. Las listas (CSV) y los mensajes ONIX completan lo que falta y nunca sustituyen lo que usted ha escrito.',
  failed: 'No se han podido cargar las editoriales.',
  none: 'Ningún libro a la venta tiene todavía indicada una editorial.',
  incomplete: (count) =>
    plural(count, {
      one: 'Faltan datos de # editorial: las páginas de sus libros aún no la indican.',
      many: 'Faltan datos de # de editoriales: las páginas de sus libros aún no las indican.',
      other: 'Faltan datos de # editoriales: las páginas de sus libros aún no las indican.',
    }),
  complete: 'No falta nada.',
  booksOnSale: (count) =>
    plural(count, {
      one: '# libro a la venta',
      many: '# de libros a la venta',
      other: '# libros a la venta',
    }),
  missing: { address: 'Falta la dirección', contact: 'Falta una dirección de correo o web' },
  spellings: (names) => `En sus libros figura escrita de varias formas: ${names.join(' · ')}`,
  useSpelling: (name) => `Escribir «${name}» en todos`,
  looksLike: (name) => `¿Es la misma que «${name}»?`,
  mergeInto: (name) => `Unir con «${name}»`,
  merged: (name) => `En todos estos libros figura ahora «${name}».`,
  notMerged: 'Las editoriales no se han unido.',
  isBack: 'Los libros vuelven a tener la forma anterior.',
  notUndone: 'No se ha podido deshacer.',

  toPublishers: 'Gestionar las editoriales',

  fill: 'Completar las editoriales',
  fills: (count) =>
    plural(count, {
      one: '# editorial recibe los datos que le faltan.',
      many: '# de editoriales reciben los datos que les faltan.',
      other: '# editoriales reciben los datos que les faltan.',
    }),

  form: 'Editorial',
  fields: {
    name: 'Nombre',
    address: 'Dirección postal',
    email: 'Correo electrónico',
    url: 'Dirección web',
    responsible: 'Persona responsable en la UE',
  },
  hints: {
    name: 'Un nombre nuevo vale para todos los libros de la editorial.',
    contact: 'Basta con una de las dos.',
    responsible:
      'Solo si la editorial está fuera de la Unión Europea: nombre, dirección postal y correo electrónico.',
  },
  save: 'Guardar la editorial',
  saved: 'La editorial se ha guardado.',
  notSaved: 'La editorial no se ha guardado. Inténtelo de nuevo.',
  sameAsAnother: '¿Es la misma que otra editorial?',
  mergeHint:
    'Sus libros toman el nombre de la otra, que conserva sus propios datos. Puede deshacerlo.',
  other: 'La otra editorial',
  choose: 'Elija una editorial',
  merge: 'Unir',
  columns: {
    publisherAddress: 'Editorial: dirección postal',
    publisherEmail: 'Editorial: correo electrónico',
    publisherUrl: 'Editorial: dirección web',
    publisherResponsible: 'Editorial: persona responsable en la UE',
  },
};
