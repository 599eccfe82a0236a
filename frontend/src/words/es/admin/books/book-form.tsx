import type { BookField } from '@storyloom/backend/contract/book/book';
import { forms } from '@storyloom/backend/contract/words/es/count';
import type { bookForm as english } from '@/words/en/admin/books/book-form';
import { vatOfBook } from '@/words/es/shop/vat';

const labels: Record<BookField, string> = {
  title: 'Título',
  description: 'Descripción',
  category: 'Categoría',
  trending: 'Tendencia',
  oldPrice: 'Precio anterior',
  newPrice: 'Precio actual',
  coverImage: 'Imagen de cubierta',
  author: 'Autor',
  stock: 'Stock',
  isbn: 'ISBN',
  publisher: 'Editorial',
  year: 'Año',
  pages: 'Páginas',
  language: 'Idioma',
  format: 'Formato',
  draft: 'Borrador',
  antique: 'Libro antiguo',
  priceLifted: 'Exento del precio fijo',
  condition: 'Estado',
  conditionNote: 'Nota sobre el estado',
  vatRate: vatOfBook.label,
  supply: 'Disponibilidad',
  supplyDays: 'Días de encargo',
  availableFrom: 'Sale a la venta el',
};

/** The forms that add and change a book. */
export const bookForm: typeof english = {
  addTitle: 'Añadir libro',
  editTitle: 'Actualizar libro',
  editFailed: 'No se han podido obtener los datos del libro',
  ordersOfBook: 'Pedidos de este libro',

  labels,
  categoryDefault: 'Elija una categoría',
  hints: {
    oldPriceFixed: {
      exact:
        'Opcional mientras los precios de los libros nuevos sean fijos: solo tienen un precio anterior tachado los libros usados y los exentos del precio fijo.',
      within5:
        'Opcional mientras los precios de los libros nuevos sean fijos: un precio anterior tachado muestra un descuento del 5 % como máximo. Los libros usados y los exentos del precio fijo no tienen este límite.',
    },
    oldPrice: (currency) => `En ${currency}. Se muestra tachado cuando es el más alto.`,
    newPrice: (currency) => `En ${currency}. Lo que paga el cliente.`,
    author: 'Opcional.',
    stock: 'Opcional. Si se deja vacío, el libro no se agota nunca.',
    isbn: 'Opcional. 10 o 13 dígitos, con guiones o sin ellos.',
    publisher: 'Opcional.',
    year: 'Opcional. De esta edición; sin ISBN, de la primera publicación.',
    pages: 'Opcional.',
    language: 'Opcional.',
    format: 'Opcional; por ejemplo, tapa dura o bolsillo.',
    coverImage: 'Una dirección web o el nombre de una imagen guardada.',
    conditionNote: 'Opcional. Lo que conviene saber de este ejemplar.',
    vatRate: vatOfBook.hint,
    supply: 'Opcional. Lo que se promete cuando no hay ejemplares.',
    supplyDays: 'Opcional, de 1 a 365. Vacío: los días de los ajustes.',
    availableFrom: 'Opcional. El libro se puede pedir antes de este día.',
  },
  /** The title of the fields that only some books need. */
  conditionAndSupply: 'Ejemplar usado, o no disponible en tienda',
  supplies: {
    default: 'Como la tienda: disponible o agotado',
    stock: 'Nunca por encargo: agotado con 0',
    orderIn: 'Por encargo',
    preorder: 'Aún no publicado',
    gone: 'Descatalogado',
  },
  uploadPicture: 'Subir una imagen',

  yes: 'sí',
  no: 'no',
  none: 'ninguno',
  stockNotLimited: 'sin límite',

  lookUp: {
    button: 'Buscar datos',
    busy: 'Buscando…',
    isbn: 'El ISBN',
    coverTaken: 'Se usa la cubierta.',
    coverFound: 'Cubierta encontrada',
    useCover: 'Usar esta cubierta',
    nothingMissing: 'Open Library no tiene ninguno de los datos que faltan aquí.',
    filled: (fields) => `Rellenado desde Open Library: ${fields.join(', ')}.`,
    unknown: 'Open Library no conoce este ISBN.',
    noAnswer: 'Open Library no responde ahora. Inténtelo de nuevo o escriba los datos del libro.',
  },

  preview: {
    label: 'Vista previa',
    inShop: 'En la tienda',
    title: 'Título del libro',
    description: 'Las primeras sesenta letras de la descripción.',
  },

  add: {
    button: 'Añadir libro',
    busy: 'Añadiendo…',
    saveDraft: 'Guardar borrador',
    doneTitle: 'Libro añadido',
    doneText: '¡Su libro se ha subido correctamente!',
    doneButton: 'De acuerdo',
    cancel: 'Cancelar',
    failed: 'No se ha podido añadir el libro. Inténtelo de nuevo.',
    draftTitle: 'Borrador guardado',
    draftText: 'Solo usted lo ve hasta que lo publique.',
    beforeTitle: 'El libro ya estaba añadido',
    beforeText:
      'Un intento anterior lo añadió, tal como estaba entonces el formulario. Cámbielo en Gestionar libros; si lo añade otra vez, habrá un segundo libro.',
  },

  edit: {
    button: 'Actualizar libro',
    busy: 'Guardando…',
    publish: 'Publicar',
    unpublish: 'Retirar',
    isDraft: 'Un borrador. Solo usted lo ve hasta que lo publique.',
    doneTitle: 'Libro actualizado',
    doneText: '¡Su libro se ha actualizado correctamente!',
    doneButton: 'De acuerdo',
    failedTitle: 'No se ha actualizado',
    failedText: 'Ha habido un error al actualizar el libro. Inténtelo de nuevo.',
    retry: 'Reintentar',
    back: 'Volver al formulario',
    deletedText:
      'Este libro se ha eliminado entretanto. Lo que escribió sigue aquí hasta que salga de la página.',
  },

  meanwhile: {
    title: 'Este libro ha cambiado mientras lo editaba. Se conserva como está ahora:',
    became: (label, before, after) => `${label}: antes ${before}, ahora ${after}.`,
    soldLeft: (sold, left) =>
      forms(sold, `# vendido, en stock: ${left}.`, `# vendidos, en stock: ${left}.`),
    cameBackLeft: (copies, left) =>
      forms(copies, `Ha vuelto #, en stock: ${left}.`, `Han vuelto #, en stock: ${left}.`),
    soldSince: (sold) =>
      forms(
        sold,
        'Stock: # vendido desde que abrió esta página',
        'Stock: # vendidos desde que abrió esta página',
      ),
    cameBackSince: (copies) =>
      forms(
        copies,
        'Stock: ha vuelto # desde que abrió esta página',
        'Stock: han vuelto # desde que abrió esta página',
      ),
    onlySold: 'Este libro se ha vendido entretanto',
    onlyCameBack: 'Un ejemplar de este libro ha vuelto entretanto',
    lessSold: (rest, typed, sold) =>
      forms(
        sold,
        `${rest} (lo que escribió, ${typed}, menos # vendido)`,
        `${rest} (lo que escribió, ${typed}, menos # vendidos)`,
      ),
    andMore: (rest, typed, copies) =>
      forms(
        copies,
        `${rest} (lo que escribió, ${typed}, y # más)`,
        `${rest} (lo que escribió, ${typed}, y # más)`,
      ),
  },
  isAntique:
    'Libro antiguo o anterior a las normas de seguridad de los productos (13 de diciembre de 2024): su página no indica la editorial',
};
