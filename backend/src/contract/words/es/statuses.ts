import type { OrderStatus } from '../../order/order-status.ts';
import type { EmailKind } from '../../email/email.ts';

/** How an order stands. */
export const orderStatuses: Record<OrderStatus, string> = {
  placed: 'Realizado',
  confirmed: 'Confirmado',
  ready: 'Listo para recoger',
  shipped: 'Enviado',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  returned: 'Devuelto',
};

/** The same of an order that is collected in the shop: it gets nothing delivered. */
export const pickupStatuses: Record<OrderStatus, string> = {
  ...orderStatuses,
  delivered: 'Recogido',
};

/** What emails are about, as the owner reads it. */
export const emailKinds: Record<EmailKind, string> = {
  'order-received': 'Pedido recibido',
  'order-confirmed': 'Pedido confirmado',
  'order-ready': 'Pedido listo para recoger',
  'order-shipped': 'Pedido enviado',
  'order-cancelled': 'Pedido cancelado',
  'order-returned': 'Pedido devuelto',
  'order-books-returned': 'Libros devueltos',
  'order-books-sent': 'Parte de un pedido enviada',
  'order-books-cancelled': 'Parte de un pedido cancelada',
  'order-day-changed': 'Fecha de salida cambiada',
  'new-order': 'Pedido nuevo, para usted',
  digest: 'Pedidos del día, para usted',
  'backup-failed': 'Copia de seguridad fallida, para usted',
  'withdrawal-received': 'Desistimiento recibido',
  'newsletter-confirm': 'Boletín',
  'book-request-confirm': 'Solicitud de libro por confirmar',
  'book-here': 'Libro disponible',
  'shop-message': 'Mensaje al cliente',
  'new-message': 'Mensaje, para usted',
};
