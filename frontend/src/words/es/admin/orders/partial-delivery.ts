import { forms } from '@storyloom/backend/contract/words/es/count';
import type { partialDelivery as english } from '@/words/en/admin/orders/partial-delivery';

/** Orders with awaited books, or sent in several parcels. */
export const partialDelivery: typeof english = {
  waits: (count) => forms(count, 'Espera # libro', 'Espera # libros'),
  allHere: 'Todos los libros están aquí',
  choose: 'Elegir los libros que se envían',
  which: '¿Qué libros se envían ahora?',
  send: (count) => forms(count, 'Enviar # libro', 'Enviar # libros'),
  sendNone: 'Enviar libros',
  restStays: 'Los demás libros quedan pendientes.',
  allOfIt: 'Son todos: el pedido pasa a «Enviado».',
  askSend: (number) => `Aún no están todos los libros del pedido n.º\u00a0${number}`,
  askSendText: (titles) => `Sin llegada registrada: ${titles.join(', ')}.`,
  /** In the history of an order. */
  sent: (titles) => `Enviado: ${titles.join(', ')}`,
  notSent: (titles) => `Al final no enviado: ${titles.join(', ')}`,
  cancelled: (titles) => `Cancelado: ${titles.join(', ')}`,
  notCancelled: (titles) => `Al final no cancelado: ${titles.join(', ')}`,
};
