import { forms } from '@storyloom/backend/contract/words/es/count';
import type { phoneOrder as english } from '@/words/en/admin/orders/phone-order';

/** An order by phone. */
export const phoneOrder: typeof english = {
  title: 'Pedido nuevo por teléfono',
  books: 'Libros',
  collectedBy: 'Lo recogerá',
  isCollected: 'Se recoge en la tienda',
  email: 'Correo electrónico',
  emailHint: 'Solo si el cliente quiere correos sobre el pedido.',
  place: 'Hacer el pedido',
  isPlaced: (number) => `El pedido n.º\u00a0${number} se ha realizado.`,
  notPlaced: 'El pedido no se ha realizado.',
  tooManyBooks: (most) =>
    forms(most, 'Quite algunos libros; el máximo es #', 'Quite algunos libros; el máximo es #'),
  noBook: 'Añada al menos un libro',
  notToBeHad: 'Ya no está disponible',
  remove: (title) => `Quitar ${title}`,
  soldOut: 'Un libro se acaba de agotar; está marcado arriba.',
  unavailable: 'Un libro ya no está a la venta; está marcado arriba.',
  earlierTry:
    'Parece que un intento anterior llegó a la tienda con otros datos. Mire antes los pedidos.',
  lookOver: 'Revise los datos e inténtelo de nuevo.',
  notConfirmed:
    'La tienda no lo ha confirmado. Puede volver a intentarlo sin riesgo de pedir dos veces.',
  shipping: 'Envío',
  totalOnCollection: 'Total, en efectivo al recoger',
  totalOnDelivery: 'Total, en efectivo a la entrega',
};
