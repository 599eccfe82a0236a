import { things } from '../../contract/words/es/count.ts';
import type { heads as englishHeads, noscript as englishNoscript } from '../en/heads.ts';

const invitation =
  'Descubra libros muy queridos, haga su pedido en un minuto y pague cuando lleguen.';

/** Titles and descriptions of pages for search engines and link previews. */
export const heads: typeof englishHeads = {
  newShop: (name) => `${name} es una librería independiente en línea. ${invitation}`,
  shop: (title) => `${title}. ${invitation}`,
  catalogue: ({ total, category, shop }) => {
    const books = things(total, 'libro', 'libros');
    const found = category ? `${books} de ${category}` : books;
    return `${found} en ${shop}, con pago en efectivo a la entrega. Busque por título o autor, filtre por categoría y precio.`;
  },
  book: ({ title, author, description }) =>
    author ? `${title}, de ${author}. ${description}` : `${title}. ${description}`,
  shelf: (title, shop) => `${title}: libros elegidos por ${shop}.`,
  author: (author, titles) => `Libros de ${author}: ${titles}`,
};

/** For browsers without scripts. */
export const noscript: typeof englishNoscript = {
  text: (shop) =>
    `Para iniciar sesión, llenar el carrito y hacer pedidos, ${shop} necesita JavaScript, que está desactivado en este navegador. Sin él también puede mirar los libros.`,
  allBooks: 'Ver todos los libros',
};
