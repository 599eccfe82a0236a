import type { packingSlip as english } from '@/words/en/admin/orders/packing-slip';

/** The printed packing slip. */
export const packingSlip: typeof english = {
  title: 'Nota de entrega',
  books: (number) => `Libros del pedido n.º\u00a0${number}`,
  quantity: 'Cantidad',
  price: 'Precio',
  shipping: 'Envío',
  payOnCollection: 'A pagar al recogerlo',
  collectOnDelivery: 'A cobrar a la entrega',
  thanks: 'Gracias por su pedido.',
  taxes: 'Impuestos',
  collectedBy: 'Lo recogerá',
};
