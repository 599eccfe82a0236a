import { forms } from '@storyloom/backend/contract/words/es/count';
import type { awaitedBooks as english } from '@/words/en/admin/orders/awaited-books';

const copies = (count: number) => forms(count, '# ejemplar', '# ejemplares');

/** The books that open orders wait for, and their arrivals. */
export const awaitedBooks: typeof english = {
  title: 'Por encargar',
  allOrders: 'Todos los pedidos',
  open: (count) => forms(count, '# ejemplar por encargar', '# ejemplares por encargar'),
  late: (count) =>
    forms(
      count,
      '# ejemplar llega más tarde de lo prometido',
      '# ejemplares llegan más tarde de lo prometido',
    ),
  overdue: 'Más tarde de lo prometido',
  failed: 'No se ha podido cargar la lista.',
  empty: 'Ningún pedido espera un libro.',
  copies,
  forOrders: (numbers) => `Para el pedido n.º\u00a0${numbers}`,
  noPublisher: 'Sin editorial',
  promisedBy: (day) => `Prometido para el ${day}`,
  save: 'Guardar como CSV',
  take: 'Recibido',
  takeOf: (count, title) => `Recibido: ${copies(count)} de «${title}»`,
  sendHere: (count) =>
    forms(count, 'Enviar el libro disponible', 'Enviar los # libros disponibles'),
  sent: (count, number) =>
    forms(
      count,
      `Se ha enviado # libro del pedido n.º\u00a0${number}.`,
      `Se han enviado # libros del pedido n.º\u00a0${number}.`,
    ),
  sentUndone: (number) => `Al final no enviados: libros del pedido n.º\u00a0${number}.`,
  arrivals: {
    title: 'Libros que han llegado',
    isbn: 'ISBN',
    hint: 'Escanéelo, o escríbalo y pulse Intro.',
    copies: 'Ejemplares',
    button: 'Registrar',
    typed: 'El ISBN',
    given: (count, title, numbers) =>
      `${copies(count)} de «${title}» para el pedido n.º\u00a0${numbers}.`,
    toStock: (count, title) => `${copies(count)} de «${title}» para el stock.`,
    unknown: 'Ningún libro de la tienda tiene este ISBN.',
    notTaken: 'No se ha registrado la llegada. Inténtelo de nuevo.',
    undone: (title) => `Se ha deshecho la llegada de «${title}».`,
    cannotUndo: 'Ya no se puede deshacer: desde entonces se ha vendido o enviado un ejemplar.',
    undoable: (title) => `la llegada de «${title}»`,
  },
};
