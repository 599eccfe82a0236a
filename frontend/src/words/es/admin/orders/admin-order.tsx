import { forms } from '@storyloom/backend/contract/words/es/count';
import type { adminOrder as english } from '@/words/en/admin/orders/admin-order';

/** The fields of an order that a correction can change. */
const correctedFields = {
  name: 'nombre',
  phone: 'teléfono',
  address: 'dirección',
  company: 'empresa',
  vatNumber: 'NIF-IVA',
};

/** The labels of the total of an order; `settled` once nothing is to be paid any more. */
const sumWith = (sum: string) => ({
  settled: sum,
  counter: `${sum}, pagado en el mostrador`,
  pickup: `${sum}, en efectivo al recoger`,
  delivery: `${sum}, en efectivo a la entrega`,
});

/** The owner's page of an order. */
export const adminOrder: typeof english = {
  order: (number) => `Pedido n.º\u00a0${number}`,
  undoKey: '. Ctrl+Z deshace un paso.',
  printSlip: 'Imprimir nota de entrega',
  printReceipt: 'Imprimir recibo',
  receiptFailed: 'No se ha podido imprimir el recibo. Inténtelo de nuevo.',
  soldAtTill: 'Vendido en su caja',
  printedPage: 'Página impresa',
  allChanges: 'Todos los cambios',
  history: 'Historial',
  by: (by) => ` por ${by}`,
  id: (id) => `Identificador del pedido: ${id}`,
  correctedFields,
  corrected: (fields) => `Corregido: ${fields.join(', ')}`,
  cameBack: (titles) => `Devuelto: ${titles.join(', ')}`,
  cameNotBack: (titles) => `Al final no devuelto: ${titles.join(', ')}`,

  items: (count) => forms(count, 'Artículos (#)', 'Artículos (#)'),
  shipping: 'Envío',
  ordered: 'Pedido',
  total: sumWith('Total'),
  remaining: sumWith('Resto'),
  withdrawalReceived: (when) => `Desistimiento recibido el ${when}`,
  withdrawalNotSignedIn: (when) => `Desistimiento recibido el ${when}, sin iniciar sesión`,
  returnedAt: (when) => `Devuelto el ${when}`,
  returnBooks: 'Registrar devolución',
  whichBooks: '¿Qué libros han vuelto?',
  allOfIt: 'Son todos: el pedido pasa a «Devuelto», con su envío.',
  restStays: 'Vuelven al stock; el resto del pedido se queda como está.',
  return: 'Registrar devolución',
  returnCount: (count) =>
    forms(count, 'Registrar devolución de # libro', 'Registrar devolución de # libros'),

  notes: 'Notas',
  newNote: 'Nota nueva',
  noteHint: 'Solo la ve la tienda.',
  addNote: 'Añadir nota',
  noteFailed: 'No se ha podido guardar la nota. Inténtelo de nuevo.',
  noteBy: (by) => `${by}, `,

  pickupFor: 'Lo recogerá',
  deliverTo: 'Entregar a',
  correct: 'Corregir',
  tooLate: 'Demasiado tarde para corregir este pedido',
  tooLateText: 'Está en camino o se ha cancelado. Lo que escribió no se ha guardado.',
  isCorrected: (number) => `El pedido n.º\u00a0${number} se ha corregido.`,
  correctedTooLate: 'Demasiado tarde: este pedido está en camino o se ha cancelado.',
  notCorrected: 'No se ha podido guardar la corrección. Inténtelo de nuevo.',
  saveCorrection: 'Guardar corrección',
  discard: 'Descartar',
  name: 'Nombre',
  phone: 'Teléfono',
  address: 'Dirección',
};
