import { forms } from '@storyloom/backend/contract/words/es/count';
import type { addToCart as english } from '@/words/en/first/add-to-cart';

/** The button of a book. */
export const addToCart: typeof english = {
  add: 'Añadir al carrito',
  addOf: (title) => `Añadir al carrito: ${title}`,
  soldOut: 'Agotado',
  soldOutOf: (title) => `Agotado: ${title}`,
  inCart: 'En su carrito',
  inCartOf: (title) => `En su carrito. Añadir al carrito: ${title}`,
  goToCart: 'Ir al carrito',
  added: 'Añadido al carrito',
  duplicate: { title: 'Ya está en el carrito', text: 'Cada libro se añade una sola vez.' },
  full: {
    title: 'Su carrito está lleno',
    text: (max) =>
      forms(max, 'Un pedido admite hasta # libro.', 'Un pedido admite hasta # libros.'),
  },
};
