import type { orders as english } from '@/words/en/shop/orders';

/** A customer's orders. */
export const orders: typeof english = {
  title: 'Sus pedidos',
  failed: 'No se han podido cargar los pedidos',
  none: 'Todavía no hay pedidos',
  noneText: 'Aquí se mostrará su primer pedido, con cada paso de su camino.',
  seeAllBooks: 'Ver todos los libros',
  yourAccount: 'Su cuenta',

  order: (number) => `Pedido n.º\u00a0${number}`,
  justPlaced: 'recién realizado',
  returnedOn: (when) => `Devuelto el ${when}`,
  total: 'Precio total',
  shipping: (fee) => `Envío: ${fee}`,
  freeShipping: 'Envío: gratis',
  remaining: 'Resto tras devoluciones',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  pickupAt: 'Recogida en',
  address: 'Dirección',
  orderId: 'Identificador del pedido',
  copyOrderId: 'Copiar el identificador del pedido',
  productIds: 'Identificadores de los productos',
  copyProductId: (id) => `Copiar el identificador de producto ${id}`,
  receipt: 'Recibo',
  receiptLabel: (number) => `Recibo del pedido n.º\u00a0${number}, en una pestaña nueva`,

  status: 'Estado',
  toCome: 'pendiente',
  next: {
    placed: 'Ahora lo revisamos y apartamos sus libros.',
    confirmed: 'Sus libros están apartados y se están empaquetando.',
    shipped: 'Su paquete ha salido de la librería.',
    ready: 'Sus libros le esperan en la librería.',
  },
  /** Replaces it when all books were withdrawn from. */
  nextWithdrawn: 'Ahora tramitamos el desistimiento.',
  /** Replaces it for an order that is sent in parts. */
  nextInParts: {
    waiting: 'Estamos pidiendo para usted los libros que no tenemos en la librería.',
    partSent: 'Una parte ha salido de la librería; el resto irá después.',
  },

  placed: {
    title: (number) => `Gracias. El pedido n.º\u00a0${number} se ha realizado.`,
    payOnDelivery: (amount) => (
      <>
        <span>A pagar a la entrega: </span>
        {amount}
      </>
    ),
    payOnCollection: (amount) => (
      <>
        <span>A pagar al recogerlo: </span>
        {amount}
      </>
    ),
    steps: 'Esta página muestra cada paso.',
    stepsAndEmails: (email) =>
      `Esta página muestra cada paso. Le enviaremos un correo a ${email}, y otro con cada paso.`,
  },

  cancel: {
    button: 'Cancelar pedido',
    title: (number) => `¿Cancelar el pedido n.º\u00a0${number}?`,
    text: 'Todavía no se ha empaquetado nada.',
    confirm: 'Cancelar el pedido',
    keep: 'Mantenerlo',
    done: (number) => `El pedido n.º\u00a0${number} está cancelado.`,
    failed: 'El pedido no se ha cancelado',
    tooLate: 'Ya se había cancelado o ya se está preparando en la tienda.',
    tryAgain: 'Inténtelo de nuevo en un momento.',
  },

  withdrawalReceived: (when) => `Desistimiento recibido el ${when}`,
  withdrawalReceivedUnsigned: (when) => `Desistimiento recibido el ${when}, sin iniciar sesión`,
};
