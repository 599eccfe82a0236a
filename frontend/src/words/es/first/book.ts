import { forms } from '@storyloom/backend/contract/words/es/count';
import type { book as english } from '@/words/en/first/book';

/** A book on its card and on its page. */
export const book: typeof english = {
  failed: 'No se ha podido cargar la información del libro',
  unknown:
    'En esta dirección no hay ningún libro. Puede que ya se haya vendido el último ejemplar.',
  related: 'Más para leer',
  coverOf: (title) => `Cubierta de ${title}`,
  draft: 'Un borrador. Solo usted ve esta página.',
  description: 'Descripción',
  facts: {
    author: 'Autor',
    published: 'En la tienda desde',
    category: 'Categoría',
    isbn: 'ISBN',
    publisher: 'Editorial',
    edition: 'Edición',
    firstPublished: 'Primera publicación',
    pages: 'Páginas',
    language: 'Idioma',
    format: 'Formato',
  },
  noAuthor: 'sin indicar',
  price: 'Precio',
  insteadOf: 'en lugar de',
  lowestPrice: (price) => `Precio más bajo de los 30 días anteriores a la rebaja: ${price}`,
  soldOut: 'Agotado',
  remaining: (count) => forms(count, 'Solo queda #', 'Solo quedan #'),
  share: (title) => `Compartir ${title}`,
  titleBy: (title, author) => `${title}, de ${author}`,
  linkCopied: 'Enlace copiado',
  copyLink: 'Copiar este enlace',
  wish: (title) => `Añadir ${title} a su lista de deseos`,
  wishlistFull: 'Su lista de deseos está llena. Quite un libro antes de añadir otro.',
  manufacturer: { title: 'Editorial y seguridad', responsible: 'Responsable en la UE' },
};
