import { forms } from '@storyloom/backend/contract/words/es/count';
import type { awaitedBooks as english } from '@/words/en/admin/orders/awaited-books';

const copies = (count: number) => forms(count, '# ejemplar', '# ejemplares');

/** What has to come in for open orders, and what has come. */
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
  forOrders: (numbers) => `Para el pedido ${numbers}`,
  noPublisher: 'Sin editorial',
  promisedBy: (day) => `Prometido para el ${day}`,
  save: 'Guardar como CSV',
  take: 'Ha llegado',
  takeOf: (count, title) => `${copies(count)} de «${title}»: ha llegado`,
  sendHere: (count) =>
    forms(count, 'Enviar el libro disponible', 'Enviar los # libros disponibles'),
  sent: (count, number) =>
    forms(
      count,
      `# libro del pedido n.º\u00a0${number} está enviado`,
      `# libros del pedido n.º\u00a0${number} están enviados`,
    ),
  sentUndone: (number) => `Al final no enviados: libros del pedido n.º\u00a0${number}`,
  arrivals: {
    title: 'Libros que han llegado',
    isbn: 'ISBN',
    hint: 'Escanéelo, o escríbalo y pulse Intro.',
    copies: 'Ejemplares',
    button: 'Registrar',
    typed: 'El ISBN',
    given: (count, title, numbers) => `${copies(count)} de «${title}» para el pedido ${numbers}.`,
    left: (count, title) => `${copies(count)} de «${title}» para el stock.`,
    unknown: 'Ningún libro de la tienda tiene este ISBN.',
    notTaken: 'No se ha registrado la llegada. Inténtelo de nuevo.',
    undone: (title) => `Se ha deshecho la llegada de «${title}».`,
    cannotUndo: 'Ya no se puede deshacer: un ejemplar ha seguido su camino.',
    undoable: (title) => `la llegada de «${title}»`,
  },
};
