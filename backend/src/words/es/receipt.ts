import type { receipt as english } from '../en/receipt.ts';

/** The receipt of an order. It is no invoice, and no language may call it one. */
export const receipt: typeof english = {
  title: 'Recibo',
  pageTitle: (numbers, shop) => `Recibo ${numbers} - ${shop}`,
  orders: (count, numbers) =>
    count === 1 ? `Pedido n.º\u00a0${numbers}` : `Pedidos n.º\u00a0${numbers}`,
  book: 'Libro',
  price: 'Precio',
  shipping: 'Envío',
  free: 'gratis',
  wrapping: 'Envoltorio de regalo',
  taxes: 'Impuestos',
  total: 'Total',
  refund: 'Reembolso',
  returnedBook: 'Devuelto',
  cancelled: 'Este pedido está cancelado: no hay nada que pagar.',
  returned: 'Este pedido se ha devuelto: no hay nada que pagar.',
  paidAtCounter: 'Pagado en efectivo en el mostrador.',
  paid: {
    pickup: 'Pagado en efectivo al recogerlo.',
    delivery: 'Pagado en efectivo a la entrega.',
  },
  toBePaid: {
    pickup: 'A pagar en efectivo al recogerlo.',
    delivery: 'A pagar en efectivo a la entrega.',
  },
};
