import type { CounterMode } from '@storyloom/backend/contract/order/counter';
import type { counter as english } from '@/words/en/admin/orders/counter';

const modes: Record<CounterMode, string> = {
  sell: 'Venta',
  receive: 'Recepción',
  return: 'Devolución',
};

const done: Record<CounterMode | 'undone', string> = {
  sell: 'Vendido.',
  receive: 'Recibido.',
  return: 'Devuelto.',
  undone: 'Deshecho.',
};

/** The outcome with the remaining stock. */
const doneOf: Record<CounterMode | 'undone', (left: string) => string> = {
  sell: (left) => `Vendido, en stock: ${left}.`,
  receive: (left) => `Recibido, en stock: ${left}.`,
  return: (left) => `Devuelto, en stock: ${left}.`,
  undone: (left) => `Deshecho, en stock: ${left}.`,
};

/** Selling, receiving and returning copies by scanner. */
export const counter: typeof english = {
  title: 'Mostrador',
  mode: 'Qué hace un escaneo',
  modes,
  field: {
    sell: 'Venta: ISBN o título',
    receive: 'Recepción: ISBN o título',
    return: 'Devolución: ISBN o título',
  },
  keys: 'F2: venta, F4: recepción, F8: devolución de un cliente. Solo Intro: siguiente cliente. Ctrl+Z: deshacer el último escaneo.',
  typedCode: 'El código',
  outcome: (book, outcome) => `${book}: ${outcome}`,
  modeOutcome: (mode, outcome) => `${modes[mode]}: ${outcome}`,
  thisCustomer: (amount) => `Este cliente: ${amount}`,
  nextCustomer: 'Siguiente cliente',

  none: (title) => `No se ha encontrado ningún libro para «${title}».`,
  noResponse: 'La tienda no ha respondido. Pulse Intro otra vez.',
  found: 'Libros encontrados',
  pick: {
    sell: (title) => `Venta: ${title}`,
    receive: (title) => `Recepción: ${title}`,
    return: (title) => `Devolución: ${title}`,
  },

  lastScans: 'Últimos escaneos',
  addBook: 'Añadir este libro',
  order: 'Pedido',
  orderOf: (title) => `Pedido de ${title}`,
  undo: 'Deshacer',
  undoWhat: (title) => `Deshacer: ${title}`,

  notDone: 'Sin hacer.',
  waiting: 'Un momento…',
  askingAgain: 'Aún no hay respuesta. Preguntando de nuevo…',
  done,
  doneOf,
  receivedFor: (number) => `Recibido, para el pedido n.º\u00a0${number}.`,
  /** A sale for which the till has the money, not the shop. */
  soldAtTill: 'Vendido en su caja.',
  soldAtTillLeft: (left) => `Vendido en su caja, en stock: ${left}.`,
  notCounted: 'Sus ejemplares no se cuentan: no hay nada que hacer.',
  refusals: {
    record_not_found: 'Ningún libro de la tienda tiene este ISBN.',
    insufficient_stock:
      'No queda ninguno en stock. Si tiene uno en la mano, registre antes su recepción.',
    book_unavailable: 'Es un borrador. Publíquelo para venderlo.',
    invalid_transition:
      'Ya no hay ninguna venta de este libro en el mostrador que se pueda devolver. Registre la recepción del ejemplar.',
  },
  signInEnded: 'Su sesión ha terminado. Inicie sesión y escanéelo de nuevo.',
  scanAgain: 'Sin hacer. Escanéelo de nuevo.',
  unreachable: 'Sin hacer: no se puede acceder a la tienda. Escanéelo de nuevo cuando se pueda.',
  cannotUndo: 'Ya no se puede deshacer: mire el pedido o el libro.',
  notUndone: 'Todavía no se ha podido deshacer. Inténtelo de nuevo.',
};
