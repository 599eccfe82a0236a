import type { Order } from '@storyloom/backend/contract/order/order';
import type { OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { forms } from '@storyloom/backend/contract/words/es/count';
import type { orderSteps as english } from '@/words/en/admin/orders/order-steps';

type Pickup = Pick<Order, 'pickup'>;

const steps: Record<OrderStatus, string> = {
  placed: 'Realizar',
  confirmed: 'Confirmar',
  ready: 'Marcar como listo',
  shipped: 'Marcar como enviado',
  delivered: 'Marcar como entregado',
  cancelled: 'Cancelar pedido',
  returned: 'Marcar como devuelto',
};

const step = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'Marcar como recogido' : steps[status];

/** Within a sentence. */
const states: Record<OrderStatus, string> = {
  placed: 'realizado',
  confirmed: 'confirmado',
  ready: 'listo para recoger',
  shipped: 'enviado',
  delivered: 'entregado',
  cancelled: 'cancelado',
  returned: 'devuelto',
};

const stateOf = (status: OrderStatus, { pickup }: Pickup) =>
  pickup && status === 'delivered' ? 'recogido' : states[status];

/** The steps of an order and their results. */
export const orderSteps: typeof english = {
  step,
  stepOfOrder: (status, order) => `${step(status, order)}: pedido n.º\u00a0${order.number}`,
  undoneTo: (status, order) => `Deshecho; vuelve a «${stateOf(status, order)}»`,
  doNotSend: (status) => `Este pedido está ${states[status]}. No lo envíe; no hay nada que cobrar.`,
  isNow: (status, order) =>
    `El pedido n.º\u00a0${order.number} está ahora ${stateOf(status, order)}.`,
  isAgain: (status, order) =>
    `El pedido n.º\u00a0${order.number} vuelve a estar ${stateOf(status, order)}.`,
  booksCameBack: (count, number) =>
    forms(
      count,
      `Ha vuelto # libro del pedido n.º\u00a0${number}.`,
      `Han vuelto # libros del pedido n.º\u00a0${number}.`,
    ),
  booksCameNotBack: (count, number) =>
    forms(
      count,
      `Al final no ha vuelto # libro del pedido n.º\u00a0${number}.`,
      `Al final no han vuelto # libros del pedido n.º\u00a0${number}.`,
    ),
  cameBackBefore: (titles) =>
    titles.length === 1
      ? `«${titles[0] ?? ''}» ya había vuelto.`
      : `${titles.map((title) => `«${title}»`).join(', ')} ya habían vuelto.`,
  uncertain: (number) =>
    `No es seguro que el pedido n.º\u00a0${number} haya cambiado. Mírelo antes de volver a intentarlo.`,
  askReturned: (number) => `¿Ha vuelto el pedido n.º\u00a0${number}?`,
  askCancel: (number) => `¿Cancelar el pedido n.º\u00a0${number}?`,
  askEndText: (status, order) =>
    `Sus libros vuelven al stock, y el cliente lo ve como ${stateOf(status, order)}.`,
  askWithdrawn: (number) => `¿Seguir con el pedido n.º\u00a0${number} de todos modos?`,
  askWithdrawnText: (titles) =>
    `El cliente ha desistido de ${titles.map((title) => `«${title}»`).join(', ')}. Si sigue siendo así, cancele el pedido.`,
  leaveAsIs: 'Dejarlo como está',
  keep: 'Mantener pedido',
  movedMeanwhile: 'Otra persona ha cambiado el estado de este pedido entretanto.',
  notChanged: 'No se ha podido cambiar el pedido. Inténtelo de nuevo.',
  isBeingMoved:
    'Otra persona está cambiando el estado de este pedido. Inténtelo de nuevo en un momento.',
  soldMeanwhile: (status, order) =>
    `Un libro del pedido n.º\u00a0${order.number} se ha vendido entretanto, así que el pedido sigue ${stateOf(status, order)}.`,
  undoTooLate:
    'Demasiado tarde: ese paso se dio hace más de diez segundos u otra persona ha cambiado el estado del pedido.',
  notUndone: 'No se ha podido deshacer el paso. Mire el pedido.',
};
